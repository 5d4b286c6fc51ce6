// One spelling for every way to ask for the same thing: the path and the parameters that count, in a fixed order.

/** Parameters that are missing, empty or not among `names` leave no trace; of a repeated one the first counts. */
export function canonicalUrl(path: string, given: URLSearchParams, names: readonly string[]): string {
  const query = new URLSearchParams()
  for (const name of names) {
    const value = given.get(name)
    if (value) query.set(name, value)
  }
  return query.size ? `${path}?${query}` : path
}
