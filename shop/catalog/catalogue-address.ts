// The whole state of the catalogue is in its URL, so that reload, Back and a shared link restore it (S-CATB-01, X-22).
// Unknown values are ignored.
import type { World } from '#domain/catalog/worlds.ts'
import { type Baisa, readRials, toShortRials } from '#domain/money.ts'
import {
  AGE_GROUP_NAMES,
  type AgeGroup,
  type Gender,
  PRODUCT_TYPES,
  type ProductSort,
  type ProductType,
  sortFor,
} from '#domain/product.ts'

export type CatalogueAddress = {
  search: string
  category: number | null
  type: ProductType | null
  /** A governorate it must be delivered to. */
  region: number | null
  /** The price from and to, both included. */
  min: Baisa | null
  max: Baisa | null
  gender: (typeof KNOWN_GENDERS)[number] | null
  vaccinated: boolean
  /** Values as stored in the items. */
  breed: string | null
  color: string | null
  age: AgeGroup | null
  sort: ProductSort
  /** Only what can be bought now. */
  available: boolean
  view: 'grid' | 'list'
  /** The filters are beside the list on a wide screen. */
  panel: 'open' | 'closed'
  /** How many pages of 20 are shown, one below the other. */
  page: number
  /** Where the first of them begins, for lists longer than one page of HTML should be. */
  cursor: string | null
}

/** The filter offers male and female, not "unknown". */
export const KNOWN_GENDERS = ['male', 'female'] as const satisfies readonly Gender[]

export const PAGE_SIZE = 20
/** The maximum number of pages in one list; more start a new list at a cursor. */
export const MAX_PAGES = 10

const MAX_CURSOR = 400
const NUMBER = /^[1-9]\d{0,8}$/

export const WHOLE_CATALOGUE: CatalogueAddress = {
  search: '',
  category: null,
  type: null,
  region: null,
  min: null,
  max: null,
  gender: null,
  vaccinated: false,
  breed: null,
  color: null,
  age: null,
  sort: 'featured',
  available: false,
  view: 'grid',
  panel: 'open',
  page: 1,
  cursor: null,
}

export function readAddress(parameters: URLSearchParams): CatalogueAddress {
  const cursor = parameters.get('cursor') ?? ''
  const search = (parameters.get('search') ?? '').trim()
  return {
    search,
    category: numberOf(parameters.get('category')),
    type: oneOf(PRODUCT_TYPES, parameters.get('type')),
    region: numberOf(parameters.get('region')),
    min: readRials(parameters.get('min') ?? ''),
    max: readRials(parameters.get('max') ?? ''),
    gender: oneOf(KNOWN_GENDERS, parameters.get('gender')),
    vaccinated: parameters.get('vaccinated') === '1',
    breed: wordsOf(parameters.get('breed')),
    color: wordsOf(parameters.get('color')),
    age: oneOf(AGE_GROUP_NAMES, parameters.get('age')),
    sort: sortFor(search, parameters.get('sort')),
    available: parameters.get('available') === '1',
    view: parameters.get('view') === 'list' ? 'list' : 'grid',
    panel: parameters.get('panel') === 'closed' ? 'closed' : 'open',
    page: Math.min(numberOf(parameters.get('page')) ?? 1, MAX_PAGES),
    cursor: /^[\w-]+$/.test(cursor) && cursor.length <= MAX_CURSOR ? cursor : null,
  }
}

/** Parameters of the layout, which do not change the results. */
const LOOKS: readonly string[] = ['view', 'panel'] satisfies (keyof CatalogueAddress)[]

/** The address with `changes`, on its first page unless the changes name another. */
export function cataloguePath(address: CatalogueAddress, changes: Partial<CatalogueAddress> = {}): string {
  const onlyLooks = Object.keys(changes).every((name) => LOOKS.includes(name))
  const start = onlyLooks ? {} : { page: 1, cursor: null }
  const parameters = writeAddress({ ...address, ...start, ...changes }).toString()
  return parameters ? `/products?${parameters}` : '/products'
}

/** Writes only non-default values, in a fixed order, so that each list has exactly one URL. */
export function writeAddress(address: CatalogueAddress): URLSearchParams {
  const pairs: [string, string | number | null | false][] = [
    ['search', address.search],
    ['category', address.category],
    ['type', address.type],
    ['region', address.region],
    ['min', address.min !== null && toShortRials(address.min)],
    ['max', address.max !== null && toShortRials(address.max)],
    ['gender', address.gender],
    ['vaccinated', address.vaccinated && '1'],
    ['breed', address.breed],
    ['color', address.color],
    ['age', address.age],
    ['available', address.available && '1'],
    ['sort', isOwnSort(address) && address.sort],
    ['view', address.view === 'list' && 'list'],
    ['panel', address.panel === 'closed' && 'closed'],
    ['cursor', address.cursor],
    ['page', address.page > 1 && address.page],
  ]
  const parameters = new URLSearchParams()
  for (const [name, value] of pairs) if (value) parameters.set(name, String(value))
  return parameters
}

/** Omits the default order, and relevance when there is no search. */
function isOwnSort({ search, sort }: CatalogueAddress): boolean {
  return sort !== 'relevance' && sort !== sortFor(search)
}

/** Whether both addresses show the same list, regardless of layout and page. */
export function isSameList(one: CatalogueAddress, other: CatalogueAddress): boolean {
  return listKey(one) === listKey(other)
}

/** Identifies the list of an address, regardless of layout and page. */
export function listKey(address: CatalogueAddress): string {
  return writeAddress({ ...address, view: 'grid', panel: 'open', page: 1 }).toString()
}

/** Removes all filters; search, order and layout stay. */
export function withoutFilters({ search, sort, view, panel }: CatalogueAddress): CatalogueAddress {
  return { ...WHOLE_CATALOGUE, search, sort, view, panel }
}

/** The filters that apply to animals only. */
export const NOT_OF_ANIMALS = { gender: null, vaccinated: false, breed: null, age: null } as const

/** Resets the type with the category, which implies it. */
export function categoryChange(category: { id: number; world: World } | null): Partial<CatalogueAddress> {
  if (!category) return { category: null }
  const ofSupplies = category.world === 'supplies' ? NOT_OF_ANIMALS : null
  return { category: category.id, type: null, ...ofSupplies }
}

/** Whether any filter is set; order and layout do not count. */
export function isNarrowed(address: CatalogueAddress): boolean {
  return address.search !== '' || countFilters(address) > 0
}

/** The number of filters, for the button that opens them; the search is shown in its own box. */
export function countFilters(address: CatalogueAddress): number {
  const { category, type, region, min, max, gender, vaccinated, breed, color, age, available } = address
  const price = min !== null || max !== null
  return [category, type, region, price, gender, vaccinated, breed, color, age, available].filter(Boolean)
    .length
}

function numberOf(value: string | null): number | null {
  return value !== null && NUMBER.test(value) ? Number(value) : null
}

/** The longest colour or breed (domain/catalog/item-fields.ts). */
const MAX_WORDS = 100

function wordsOf(value: string | null): string | null {
  const words = value?.trim() ?? ''
  return words && words.length <= MAX_WORDS ? words : null
}

function oneOf<Value extends string>(values: readonly Value[], value: string | null): Value | null {
  return values.find((known) => known === value) ?? null
}

export function filterOfAddress(address: CatalogueAddress) {
  return {
    search: address.search,
    category: address.category ?? undefined,
    type: address.type ?? undefined,
    region: address.region ?? undefined,
    minPrice: address.min ?? undefined,
    maxPrice: address.max ?? undefined,
    gender: address.gender ?? undefined,
    vaccinated: address.vaccinated || undefined,
    inStock: address.available || undefined,
    breed: address.breed ?? undefined,
    color: address.color ?? undefined,
    age: address.age ?? undefined,
  }
}
