/** S-ROUTE-12. */
export function searchPath(words: string): string {
  return `/products?${new URLSearchParams({ search: words })}`
}
