// One address for all equivalent requests: the path and the known parameters, in a fixed order.

/** Leaves out parameters that are missing, empty or not among `names`; of a repeated one the first counts. */
export function canonicalUrl(path: string, given: URLSearchParams, names: readonly string[]): string {
  const query = new URLSearchParams()
  for (const name of names) {
    const value = given.get(name)
    if (value) query.set(name, value)
  }
  return query.size ? `${path}?${query}` : path
}
