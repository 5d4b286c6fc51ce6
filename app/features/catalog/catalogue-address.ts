// All that the catalogue shows stands in its address (S-CATB-01, X-22), so that reload, Back and a shared link show it
// again. What is not understood is ignored, never an error.
import { PRODUCT_SORTS, PRODUCT_TYPES, type ProductSort, type ProductType } from '#domain/product.ts'

export type CatalogueAddress = {
  search: string
  category: number | null
  type: ProductType | null
  /** A governorate it must be delivered to. */
  region: number | null
  sort: ProductSort
  /** Only what can be bought now. */
  available: boolean
  view: 'grid' | 'list'
  /** How many pages of 20 are shown, one below the other. */
  page: number
  /** Where the first of them begins, for lists longer than one page of HTML should be. */
  cursor: string | null
}

export const PAGE_SIZE = 20
/** So many pages are shown below each other; then a new stretch begins at a cursor. */
export const MOST_PAGES = 10

const MAX_SEARCH = 200
const MAX_CURSOR = 400
const NUMBER = /^[1-9]\d{0,8}$/

export const WHOLE_CATALOGUE: CatalogueAddress = {
  search: '',
  category: null,
  type: null,
  region: null,
  sort: 'featured',
  available: false,
  view: 'grid',
  page: 1,
  cursor: null,
}

export function readAddress(parameters: URLSearchParams): CatalogueAddress {
  const cursor = parameters.get('cursor') ?? ''
  return {
    search: (parameters.get('search') ?? '').trim().slice(0, MAX_SEARCH),
    category: numberOf(parameters.get('category')),
    type: oneOf(PRODUCT_TYPES, parameters.get('type')),
    region: numberOf(parameters.get('region')),
    sort: oneOf(PRODUCT_SORTS, parameters.get('sort')) ?? 'featured',
    available: parameters.get('available') === '1',
    view: parameters.get('view') === 'list' ? 'list' : 'grid',
    page: Math.min(numberOf(parameters.get('page')) ?? 1, MOST_PAGES),
    cursor: /^[\w-]+$/.test(cursor) && cursor.length <= MAX_CURSOR ? cursor : null,
  }
}

/** The address with `changes`. Another choice begins at its first page again, unless the changes say otherwise. */
export function cataloguePath(address: CatalogueAddress, changes: Partial<CatalogueAddress> = {}): string {
  const onlyLooks = Object.keys(changes).every((name) => name === 'view')
  const start = onlyLooks ? {} : { page: 1, cursor: null }
  const parameters = writeAddress({ ...address, ...start, ...changes }).toString()
  return parameters ? `/products?${parameters}` : '/products'
}

/** Only what differs from the whole catalogue, always in the same order: one list has one address. */
export function writeAddress(address: CatalogueAddress): URLSearchParams {
  const pairs: [string, string | number | null | false][] = [
    ['search', address.search],
    ['category', address.category],
    ['type', address.type],
    ['region', address.region],
    ['available', address.available && '1'],
    ['sort', address.sort !== 'featured' && address.sort],
    ['view', address.view === 'list' && 'list'],
    ['cursor', address.cursor],
    ['page', address.page > 1 && address.page],
  ]
  return new URLSearchParams(pairs.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))
}

/** Whether anything narrows the list; the order and the look do not. */
export function isNarrowed({ search, category, type, region, available }: CatalogueAddress): boolean {
  return Boolean(search || category || type || region || available)
}

/** How many filters a person has set, for the button that opens them; the search box shows its words itself. */
export function countFilters({ category, type, region, available }: CatalogueAddress): number {
  return [category, type, region, available].filter(Boolean).length
}

function numberOf(value: string | null): number | null {
  return value !== null && NUMBER.test(value) ? Number(value) : null
}

function oneOf<Value extends string>(values: readonly Value[], value: string | null): Value | null {
  return values.find((known) => known === value) ?? null
}
