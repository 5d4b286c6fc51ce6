// The address of catalogue A (S-CATA-07, S-ROUTE-03). As in the other catalogue, unknown values are ignored.

export type PagedAddress = { search: string; category: number | null; page: number }

const NUMBER = /^[1-9]\d{0,8}$/

export function readPagedAddress(parameters: URLSearchParams): PagedAddress {
  const number = (name: string) => {
    const value = parameters.get(name) ?? ''
    return NUMBER.test(value) ? Number(value) : null
  }
  return {
    search: (parameters.get('search') ?? '').trim(),
    category: number('category'),
    page: number('page') ?? 1,
  }
}

/** A new filter starts on the first page. */
export function pagedPath(address: PagedAddress, changes: Partial<PagedAddress>): string {
  const { search, category, page } = { ...address, page: 1, ...changes }
  const parameters = new URLSearchParams()
  if (search) parameters.set('search', search)
  if (category) parameters.set('category', String(category))
  if (page > 1) parameters.set('page', String(page))
  return parameters.size > 0 ? `/products-old?${parameters}` : '/products-old'
}
