import { expect, test } from 'vitest'
import { openingHours } from '#app/features/shell/opening-hours.ts'
import { siteData, storeData } from '#app/features/shell/store-data.ts'

const STORE = {
  nameArabic: 'أليف',
  name: 'Aleef',
  description: 'متجر',
  phone: '+96891234567',
  contactEmail: 'salam@aleef.om',
  addressArabic: 'صحار، سلطنة عُمان',
  streetAddress: null,
  workingHours: 'السبت – الخميس، 9:00 ص – 9:00 م',
  socialLinks: [{ network: 'instagram', url: 'https://instagram.com/aleef' }],
}

test('S-GEN-05, conventions 21: the shop is a pet store in Sohar, Oman, with its phone, hours and accounts', () => {
  expect(storeData(STORE, 'https://aleef.om')).toMatchObject({
    '@type': 'PetStore',
    telephone: '+96891234567',
    address: { addressLocality: 'صحار', addressCountry: 'OM' },
    openingHoursSpecification: { opens: '09:00', closes: '21:00' },
    sameAs: ['https://instagram.com/aleef'],
    image: 'https://aleef.om/share.jpg',
  })
})

test('S-ROUTE-12: search engines know where the search of the shop is', () => {
  expect(siteData(STORE, 'https://aleef.om')).toMatchObject({
    '@type': 'WebSite',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://aleef.om/products?search={search_term_string}' },
    },
  })
})

test.each([
  ['السبت – الخميس، 9:00 ص – 9:00 م', 6, '09:00', '21:00'],
  ['الأحد إلى الخميس، من 8 ص إلى 12 م', 5, '08:00', '12:00'],
  ['الجمعة، 4:30 م - 12:00 ص', 1, '16:30', '00:00'],
  ['الخميس - السبت 10:00 ص – 1:00 م', 3, '10:00', '13:00'],
])('«%s» is understood', (sentence, days, opens, closes) => {
  const hours = openingHours(sentence)
  expect([hours?.dayOfWeek.length, hours?.opens, hours?.closes]).toEqual([days, opens, closes])
})

test('a sentence of another form claims nothing', () => {
  expect(openingHours('على مدار الساعة')).toBeNull()
  expect(
    storeData({ ...STORE, workingHours: 'حسب الموعد', socialLinks: [] }, 'https://aleef.om'),
  ).not.toHaveProperty('openingHoursSpecification')
})
