// Structured data of the shop for its home page (schema.org, conventions 21), from the settings.
import type { Store } from '#contract/store.ts'
import { openingData } from './opening-data.ts'

type DescribedStore = Pick<
  Store,
  | 'nameArabic'
  | 'name'
  | 'description'
  | 'phone'
  | 'contactEmail'
  | 'addressArabic'
  | 'streetAddress'
  | 'opening'
  | 'logoUrl'
  | 'socialLinks'
>

/** The shop as a place that is open and can be called (S-GEN-05, L-12). */
export function storeData(store: DescribedStore, baseUrl: string, today: string): Record<string, unknown> {
  // «صحار، سلطنة عُمان»: the town comes first.
  const [town = store.addressArabic] = store.addressArabic.split('،')
  return {
    '@context': 'https://schema.org',
    '@type': 'PetStore',
    '@id': new URL('/#store', baseUrl).href,
    name: store.nameArabic,
    alternateName: store.name,
    description: store.description,
    url: new URL('/', baseUrl).href,
    logo: new URL(store.logoUrl ?? '/icons/icon-512.png', baseUrl).href,
    image: new URL('/share.jpg', baseUrl).href,
    ...(store.phone && { telephone: store.phone }),
    ...(store.contactEmail && { email: store.contactEmail }),
    currenciesAccepted: 'OMR',
    paymentAccepted: 'Bank transfer',
    areaServed: { '@type': 'Country', name: 'Oman' },
    address: {
      '@type': 'PostalAddress',
      ...(store.streetAddress && { streetAddress: store.streetAddress }),
      addressLocality: town.trim(),
      addressCountry: 'OM',
    },
    ...(store.opening && { openingHoursSpecification: openingData(store.opening, today) }),
    ...(store.socialLinks.length > 0 && { sameAs: store.socialLinks.map(({ url }) => url) }),
  }
}

/** The site and where its search is (S-ROUTE-12). */
export function siteData(
  store: Pick<Store, 'nameArabic' | 'name'>,
  baseUrl: string,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': new URL('/#site', baseUrl).href,
    name: store.nameArabic,
    alternateName: store.name,
    url: new URL('/', baseUrl).href,
    inLanguage: 'ar-OM',
    publisher: { '@id': new URL('/#store', baseUrl).href },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${new URL('/products', baseUrl).href}?search={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}
