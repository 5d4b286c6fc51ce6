import { expect, test } from 'vitest'
import { siteData, storeData } from './store-data.ts'

const DAY = { from: '09:00', to: '21:00' }
const STORE = {
  nameArabic: 'أليف',
  name: 'Aleef',
  description: 'متجر',
  phone: '+96891234567',
  contactEmail: 'salam@aleef.om',
  addressArabic: 'صحار، سلطنة عُمان',
  streetAddress: null,
  opening: {
    week: [DAY, DAY, DAY, DAY, DAY, null, DAY],
    exceptions: [{ from: '2026-11-25', to: '2026-11-26', label: 'العيد الوطني', hours: null }],
  },
  logoUrl: null,
  socialLinks: [{ network: 'instagram', url: 'https://instagram.com/aleef' }],
}

test('S-GEN-05, conventions 21: describes a pet store in Sohar, Oman, with phone, hours and accounts', () => {
  expect(storeData(STORE, 'https://aleef.om', '2026-11-22')).toMatchObject({
    '@type': 'PetStore',
    telephone: '+96891234567',
    address: { addressLocality: 'صحار', addressCountry: 'OM' },
    openingHoursSpecification: [{ opens: '09:00', closes: '21:00' }, {}],
    sameAs: ['https://instagram.com/aleef'],
    image: 'https://aleef.om/share.jpg',
  })
})

test('L-05: has the owner’s logo', () => {
  const logoUrl = '/media/0123456789abcdef0123456789abcdef-320.webp'
  expect(storeData({ ...STORE, logoUrl }, 'https://aleef.om', '2026-11-22')).toMatchObject({
    logo: `https://aleef.om${logoUrl}`,
  })
})

test('S-ROUTE-12: has the URL of the shop’s search', () => {
  expect(siteData(STORE, 'https://aleef.om')).toMatchObject({
    '@type': 'WebSite',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://aleef.om/products?search={search_term_string}' },
    },
  })
})

test('L-12: has hours and current or future special days; without a week it has none', () => {
  const told = storeData(STORE, 'https://aleef.om', '2026-11-22').openingHoursSpecification
  expect(told).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
      opens: '09:00',
      closes: '21:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      ...{ validFrom: '2026-11-25', validThrough: '2026-11-26', opens: '00:00', closes: '00:00' },
    },
  ])
  expect(storeData(STORE, 'https://aleef.om', '2026-11-27').openingHoursSpecification).toHaveLength(1)
  expect(storeData({ ...STORE, opening: null }, 'https://aleef.om', '2026-11-22')).not.toHaveProperty(
    'openingHoursSpecification',
  )
})
