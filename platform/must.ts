// For values that only a bug or a damaged database can make missing. The error names what an operator can look up.

/** @param what the table and the id, as «orders 12» */
export function must<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`missing: ${what}`)
  return value
}

/** The first row of a query that always has one. */
export function mustRow<T>([row]: readonly T[], what: string): T {
  return must(row, what)
}
