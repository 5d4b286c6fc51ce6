// What Google documents of the structured data that it shows (developers.google.com/search/docs/appearance/structured-data),
// as a table, and every kind that the shop writes held against it (S2-15).
import { expect, test } from 'vitest'
import { siteData, storeData } from '#shop/shell/store-data.ts'
import { ANIMAL } from '#tests/support/products.ts'
import { breadcrumbData, categorySteps, listData, productData, productSteps } from './structured-data.ts'

type Data = Record<string, unknown>
type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string' && value.trim() !== ''
const isUrl: Check = (value) =>
  typeof value === 'string' && URL.canParse(value) && value.startsWith('https://')
const isUrls: Check = (value) => Array.isArray(value) && value.length > 0 && value.every(isUrl)
const isMoney: Check = (value) =>
  typeof value === 'string' && /^\d+\.\d{3}$/.test(value) && Number(value) >= 0
const isTime: Check = (value) => typeof value === 'string' && /^\d\d:\d\d$/.test(value)
const isDay: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
const oneOf =
  (...values: string[]): Check =>
  (value) =>
    values.map((name) => [name, `https://schema.org/${name}`]).some((names) => names.includes(String(value)))

/** By type: the required properties, and the format of known ones. Other properties have no rule. */
const RULES: Record<string, { required: string[]; checks: Record<string, Check> }> = {
  Product: {
    required: ['name', 'offers'],
    checks: { name: isText, description: isText, image: isUrls, sku: isText },
  },
  Brand: { required: ['name'], checks: { name: isText } },
  Offer: {
    required: ['price', 'priceCurrency', 'availability', 'itemCondition', 'url', 'hasMerchantReturnPolicy'],
    checks: {
      price: (value) => isMoney(value) && Number(value) > 0,
      priceCurrency: oneOf('OMR'),
      priceValidUntil: isDay,
      availability: oneOf(
        ...['BackOrder', 'Discontinued', 'InStock', 'InStoreOnly', 'LimitedAvailability', 'OnlineOnly'],
        ...['OutOfStock', 'PreOrder', 'PreSale', 'SoldOut'],
      ),
      itemCondition: oneOf('NewCondition', 'RefurbishedCondition', 'UsedCondition'),
      url: isUrl,
    },
  },
  OfferShippingDetails: { required: ['shippingRate', 'shippingDestination'], checks: {} },
  MonetaryAmount: { required: ['value', 'currency'], checks: { value: isMoney, currency: oneOf('OMR') } },
  DefinedRegion: { required: ['addressCountry'], checks: { addressCountry: oneOf('OM') } },
  // A link to the policy replaces its details.
  MerchantReturnPolicy: { required: ['merchantReturnLink'], checks: { merchantReturnLink: isUrl } },
  ItemList: { required: ['itemListElement'], checks: {} },
  BreadcrumbList: {
    required: ['itemListElement'],
    checks: { itemListElement: (value) => Array.isArray(value) && value.length >= 2 },
  },
  ListItem: {
    required: ['position', 'name'],
    checks: { position: (value) => Number(value) >= 1, name: isText, item: isUrl, url: isUrl },
  },
  PetStore: {
    required: ['name', 'address', 'url', 'logo', 'image'],
    checks: {
      name: isText,
      url: isUrl,
      logo: isUrl,
      image: isUrl,
      telephone: isText,
      email: isText,
      sameAs: isUrls,
    },
  },
  PostalAddress: { required: ['addressLocality', 'addressCountry'], checks: { addressCountry: oneOf('OM') } },
  OpeningHoursSpecification: {
    required: ['opens', 'closes'],
    checks: { opens: isTime, closes: isTime, validFrom: isDay, validThrough: isDay },
  },
  WebSite: { required: ['name', 'url', 'potentialAction'], checks: { name: isText, url: isUrl } },
  SearchAction: {
    required: ['target', 'query-input'],
    checks: { 'query-input': (value) => value === 'required name=search_term_string' },
  },
  Organization: { required: ['name'], checks: { name: isText } },
}

/** What breaks a rule, in the data and in all that it holds. */
function faults(data: Data): string[] {
  const type = String(data['@type'])
  const rule = RULES[type]
  const missing = rule?.required.filter((name) => !(name in data)) ?? []
  const wrong = Object.entries(rule?.checks ?? {}).filter(
    ([name, check]) => name in data && !check(data[name]),
  )
  const empty = Object.entries(data).filter(
    ([, value]) => value === null || value === undefined || value === '',
  )
  const inner = Object.values(data)
    .flat()
    .filter((value): value is Data => typeof value === 'object' && value !== null)
  return [
    ...missing.map((name) => `${type} without ${name}`),
    ...wrong.map(([name]) => `${type}.${name} is ${JSON.stringify(data[name])}`),
    ...empty.map(([name]) => `${type}.${name} says nothing`),
    ...inner.flatMap(faults),
  ]
}

const BASE = 'https://shop.example'
const PAGE = `${BASE}/animals/7`
const SELLER = { nameArabic: 'أليف', ready: true }
const SHIPPING = [
  { fee: '2.000', regions: ['Muscat'] },
  { fee: '0.000', regions: ['Dhofar'] },
]
const EMPTY_STORE = {
  ...{ nameArabic: 'أليف', name: 'Aleef', description: 'متجر', addressArabic: 'صحار، سلطنة عُمان' },
  ...{ phone: null, contactEmail: null, streetAddress: null, opening: null, logoUrl: null, socialLinks: [] },
}
const DAY = { from: '09:00', to: '21:00' }
const FULL_STORE = {
  ...EMPTY_STORE,
  ...{ phone: '+96891234567', contactEmail: 'salam@aleef.om', streetAddress: 'شارع النخيل' },
  opening: {
    week: [DAY, DAY, DAY, DAY, DAY, null, DAY],
    exceptions: [{ from: '2026-11-25', to: '2026-11-26', label: 'العيد الوطني', hours: null }],
  },
  socialLinks: [{ network: 'instagram' as const, url: 'https://instagram.com/aleef' }],
}
const BARE = {
  ...ANIMAL,
  images: [],
  descriptionArabic: null,
  category: null,
  brand: null,
  brandArabic: null,
}

test.each<[what: string, data: Data | null]>([
  ['an animal', productData(ANIMAL, PAGE, SELLER, SHIPPING)],
  ['an animal of which little is known', productData(BARE, PAGE, SELLER, [])],
  ['one on sale', productData({ ...ANIMAL, priceUntil: '2026-12-03' }, PAGE, SELLER, SHIPPING)],
  ['one that is sold', productData({ ...ANIMAL, stockLabel: 'out' }, PAGE, SELLER, SHIPPING)],
  ['one that is reserved', productData({ ...ANIMAL, stockLabel: 'out', isReserved: true }, PAGE, SELLER, [])],
  ['a supply', productData({ ...ANIMAL, type: 'product', brandArabic: 'مرح' }, PAGE, SELLER, SHIPPING)],
  ['a family', listData([ANIMAL, { ...ANIMAL, id: 9 }], 'قطط', BASE)],
  ['the way to an animal', breadcrumbData(productSteps(ANIMAL), BASE)],
  ['the way to a family', breadcrumbData(categorySteps({ id: 3, nameArabic: 'قطط' }), BASE)],
  ['a shop that says all of itself', storeData(FULL_STORE, BASE, '2026-11-22')],
  ['a shop on its first day', storeData(EMPTY_STORE, BASE, '2026-11-22')],
  ['the site', siteData(EMPTY_STORE, BASE)],
])('S2-15: the data of %s keep the rules that Google documents', (_, data) => {
  expect(data && faults(data)).toEqual([])
})

test('S2-15: the rules report missing, wrong and empty values', () => {
  const wrong = {
    ...productData(ANIMAL, PAGE, SELLER, []),
    name: '',
    offers: { '@type': 'Offer', price: '0.000' },
  }
  expect(faults(wrong)).toEqual(
    expect.arrayContaining([
      'Offer without availability',
      'Offer.price is "0.000"',
      'Product.name says nothing',
    ]),
  )
})
