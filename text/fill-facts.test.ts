import { expect, it } from 'vitest'
import { type FactSource, factsOf, fillFacts } from './fill-facts.ts'
import { priceTerms } from './price-terms.ts'

const SHOP: FactSource = {
  contactEmail: 'salam@aleef.om',
  phone: '+96891234567',
  whatsapp: '+96891234567',
  addressArabic: 'صحار',
  streetAddress: null,
  workingHours: 'كل يوم',
  deliveryFeeOffice: '1.000',
  deliveryFeeHome: '2.500',
  freeDeliveryFrom: null,
  deliveryDays: 'من يوم إلى 3 أيام عمل',
  delivery: [{ regionId: 1, office: '1.000', home: '2.500', days: 'من يوم إلى 3 أيام عمل', animals: true }],
  orderHoldHours: 24,
  replyHours: 3,
  returnHours: 48,
  vatNumber: null,
  vetContact: null,
  viewing: null,
}
const FACTS = factsOf(SHOP)

it('X-29: a fact named in a text is filled in from the settings', () => {
  expect(
    fillFacts('إلى المنزل {deliveryFeeHome}، وإلى المكتب {deliveryFeeOffice}، {deliveryDays}.', FACTS),
  ).toBe('إلى المنزل 2.50\u00A0ر.ع، وإلى المكتب 1.00\u00A0ر.ع، من يوم إلى 3 أيام عمل.')
  expect(fillFacts('نرد خلال {replyHours}، والإرجاع خلال {returnHours}', FACTS)).toBe(
    'نرد خلال 3 ساعات، والإرجاع خلال 48 ساعة',
  )
  expect(fillFacts('اتصل {phone}', FACTS)).toBe('اتصل \u2066+968 9123 4567\u2069')
})

it('X-29: leaves out free delivery and a vet that the owner has not set', () => {
  expect(fillFacts('أول.\n\nمجاناً من {freeDeliveryFrom}.\n\nالطبيب: {vetContact}\n\nآخر.', FACTS)).toBe(
    'أول.\n\nآخر.',
  )
})

it('leaves braces that name no fact unchanged', () => {
  expect(fillFacts('{شيء} و{unknown} و{}', FACTS)).toBe('{شيء} و{unknown} و{}')
})

it('L-01: lists only the entries whose facts are set, and drops a list without any', () => {
  const unset = { ...FACTS, phone: null, email: null }
  expect(fillFacts('تصل إلينا:\n- {phone}\n- {whatsapp}\n- دائماً\n\n- {email}\n\nآخر.', unset)).toBe(
    `تصل إلينا:\n- ${FACTS.whatsapp}\n- دائماً\n\nآخر.`,
  )
})

it('L-01: mentions VAT with prices only where there is a VAT number', () => {
  expect(fillFacts('{priceTerms}.', FACTS)).toBe('السعر المعروض هو السعر النهائي.')
  expect(priceTerms({ vatNumber: 'OM1100223344' })).toBe('الأسعار تشمل ضريبة القيمة المضافة')
})

it('H-08: a text about visits stands while they are offered', () => {
  const text = 'نعم.\n\nموعد مدته {viewingTime}.'
  expect(fillFacts(text, FACTS)).toBe('نعم.')
  const offered = factsOf({ ...SHOP, viewing: { minutes: 20, holdHours: 0 } })
  expect(fillFacts(text, offered)).toBe('نعم.\n\nموعد مدته 20 دقيقة.')
})
