/** Copies the named properties. */
export function pick<From extends object, Name extends keyof From>(
  from: From,
  ...names: Name[]
): Pick<From, Name> {
  // Filled in the next line.
  const picked = {} as Pick<From, Name>
  for (const name of names) picked[name] = from[name]
  return picked
}
