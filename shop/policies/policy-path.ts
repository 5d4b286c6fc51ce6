/** S-ROUTE-09: privacy has its own page, the others stand together on the page of the terms. */
export function policyPath(key: string): string {
  return key === 'privacy' ? '/privacy' : `/terms#${key}`
}
