/** The catalogue's path for a search (S-ROUTE-12). */
export function searchPath(words: string): string {
  return `/products?${new URLSearchParams({ search: words })}`
}
