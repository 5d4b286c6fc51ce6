/** S-ROUTE-09: privacy has its own page, the others share the page of the terms. */
export function policyPath(key: string): string {
  return key === 'privacy' ? '/privacy' : `/terms#${key}`
}
