import { expect, it } from 'vitest'
import type { AdminSettings } from '#contract/admin/settings.ts'
import { editSettingsRequest } from '#contract/admin/settings-requests.ts'
import { REGIONS } from '#domain/regions.ts'
import { FIELD_FAULTS } from '#text/accounts.ts'
import { FACT_LABELS, SETTINGS_FIELDS } from '#text/admin/settings.ts'
import { factsOfDraft } from './facts-of-draft.ts'
import {
  changedIn,
  labelOf,
  rebase,
  type SettingsDraft,
  takeFrom,
  toRequest,
  toSettingsDraft,
} from './settings-draft.ts'

const READ: AdminSettings = {
  name: 'Aleef',
  nameArabic: 'أليف',
  description: 'متجر عُماني',
  contactEmail: 'salam@aleef.example',
  notificationEmail: 'salam@aleef.example',
  phone: '+96891234567',
  whatsapp: '+96891234567',
  addressArabic: 'صحار',
  streetAddress: null,
  logoUrl: null,
  workingHours: 'كل يوم',
  opening: null,
  viewing: null,
  socialLinks: [],
  bankName: 'بنك الساحل',
  transferPhone: '+96891234567',
  accountHolder: 'سالم البلوشي',
  deliveryFeeOffice: '1.000',
  deliveryFeeHome: '2.500',
  freeDeliveryFrom: null,
  deliveryDays: 'يوم واحد',
  delivery: REGIONS.map(({ id }) => ({
    ...{ regionId: id, office: '1.000', home: id === 2 ? '4.000' : '2.500', days: 'يوم واحد', animals: true },
  })),
  orderHoldHours: 24,
  animalHoldHours: null,
  transferCheckHours: 72,
  newBadgeDays: 30,
  replyHours: 24,
  returnHours: 48,
  policies: [
    { key: 'delivery', title: 'التوصيل', body: 'الرسوم {deliveryFeeHome}.' },
    { key: 'returns', title: 'الإرجاع', body: 'خلال {returnHours}.' },
  ],
  faq: [{ question: 'كم الرسوم؟', answer: '{deliveryFeeHome}' }],
  vatNumber: null,
  vetContact: null,
  commercialRegistration: null,
  ecommerceLicence: null,
  taxNumber: null,
  complaintContact: null,
  isDemo: false,
  demoFacts: [],
  updatedAt: '2026-11-21T08:00:00.000Z',
}

function typed(values: Record<string, string>, read = READ): SettingsDraft {
  const draft = toSettingsDraft(read)
  return { ...draft, values: { ...draft.values, ...values } }
}

it('X-25: sends changed fields only, and ignores values retyped unchanged', () => {
  const base = toSettingsDraft(READ)
  expect(changedIn(toSettingsDraft(READ), base)).toEqual([])
  const draft = typed({ deliveryFeeHome: '٣٫٥', vatNumber: 'OM1234567890', 'policies.1.body': 'خلال يوم.' })
  const names = changedIn(draft, base)
  expect(names.map((name) => labelOf(name, draft))).toEqual([
    'رسوم باب المنزل',
    'الرقم الضريبي',
    'الإرجاع: النص',
  ])
  const made = toRequest(draft, names)
  if (!('request' in made)) throw new Error('refused')
  expect(made.request).toEqual({
    deliveryFeeHome: '٣٫٥',
    vatNumber: 'OM1234567890',
    policies: [READ.policies[0], { key: 'returns', title: 'الإرجاع', body: 'خلال يوم.' }],
  })
  expect(editSettingsRequest.parse(made.request)).toMatchObject({ deliveryFeeHome: 3500 })
})

it('X-25: sends null for an optional blank, and reports an invalid figure before sending', () => {
  const optional = { ...READ, freeDeliveryFrom: '50.000', animalHoldHours: 12, vetContact: 'د. مريم' }
  const blank = typed({ freeDeliveryFrom: '', animalHoldHours: ' ', vetContact: '' }, optional)
  expect(toRequest(blank, changedIn(blank, toSettingsDraft(optional)))).toEqual({
    request: { freeDeliveryFrom: null, animalHoldHours: null, vetContact: '' },
  })
  const wrong = typed({
    deliveryFeeHome: 'ريالان',
    orderHoldHours: '1.5',
    transferCheckHours: '',
    replyHours: '',
  })
  expect(toRequest(wrong, changedIn(wrong, toSettingsDraft(READ)))).toEqual({
    errors: {
      deliveryFeeHome: [FIELD_FAULTS['amount-invalid']],
      orderHoldHours: ['اكتب عدداً صحيحاً.'],
      transferCheckHours: ['يجب أن يكون رقماً.'],
      replyHours: ['يجب أن يكون رقماً.'],
    },
  })
})

it('X-25: merges what somebody else saved, and keeps what was typed', () => {
  const base = toSettingsDraft(READ)
  const mine = typed({ bankName: 'بنك آخر', 'policies.0.body': 'نصي' })
  const theirs = toSettingsDraft({
    ...READ,
    bankName: 'بنك مسقط',
    vetContact: 'د. سعيد',
    policies: READ.policies.map((policy) => ({ ...policy, title: `${policy.title} الجديد` })),
    faq: [],
  })
  const merged = rebase(mine, base, theirs)
  expect(merged.values).toMatchObject({
    bankName: 'بنك آخر',
    vetContact: 'د. سعيد',
    'policies.0.body': 'نصي',
    'policies.0.title': 'التوصيل الجديد',
  })
  expect(merged.faq).toEqual([])
  expect(changedIn(merged, theirs)).toEqual(['bankName', 'policies.0.body'])
  expect(changedIn(takeFrom(merged, theirs, ['bankName']), theirs)).toEqual(['policies.0.body'])
})

it('X-29: texts may name every filled fact, with the values in the fields', () => {
  const facts = factsOfDraft(typed({ deliveryFeeHome: '3.5', returnHours: '٧٢', freeDeliveryFrom: '' }), READ)
  expect(Object.keys(facts).sort()).toEqual(Object.keys(FACT_LABELS).sort())
  expect(facts).toMatchObject({
    deliveryFeeHome: '3.50\u00A0ر.ع',
    returnHours: '72 ساعة',
    freeDeliveryFrom: null,
  })
  expect(factsOfDraft(typed({ deliveryFeeHome: 'x' }), READ).deliveryFeeHome).toBe('2.50\u00A0ر.ع')
})

it.each(
  Object.entries(SETTINGS_FIELDS).flatMap(([name, field]) =>
    'most' in field ? [[name, field.most] as const] : [],
  ),
)('X-25: %s says truly that it holds %i characters', (name, most) => {
  const holds = (length: number) => editSettingsRequest.safeParse({ [name]: 'س'.repeat(length) }).success
  expect([holds(most), holds(most + 1)]).toEqual([true, false])
})

it('L-06: sends governorates that differ first, and all others as the shop’s terms', () => {
  const draft = toSettingsDraft(READ)
  expect(draft.delivery).toMatchObject([{ regionId: 2, office: '1.00', home: '4.00' }])
  const added = { regionId: 9, office: null, home: '٣', days: '5 أيام', animals: false }
  const changed = { ...draft, delivery: [added] }
  expect(changedIn(changed, draft)).toEqual(['delivery'])
  const made = toRequest(changed, ['delivery'])
  const { delivery = [] } = editSettingsRequest.parse('request' in made && made.request)
  expect(delivery).toHaveLength(11)
  expect(delivery[0]).toMatchObject({ regionId: 9, office: null, home: 3000, animals: false })
  expect(delivery.find(({ regionId }) => regionId === 2)).toMatchObject({ office: 1000, home: 2500 })
  expect(factsOfDraft(changed, READ).deliveryExceptions).toContain('جنوب الشرقية')
  const wrong = { ...draft, delivery: [{ ...added, home: 'ثلاثة', days: ' ' }] }
  expect(toRequest(wrong, ['delivery'])).toMatchObject({
    errors: { 'delivery.0.home': [expect.any(String)], 'delivery.0.days': [expect.any(String)] },
  })
})

it('L-12: sends a week as it is, and reports incomplete hours at their field', () => {
  const draft = toSettingsDraft(READ)
  const day = { from: '09:00', to: '21:00' }
  const exception = { row: 4, from: '2026-11-25', to: '2026-11-26', label: 'العيد', hours: null }
  const filled = { ...draft, opening: { week: Array(7).fill(day), exceptions: [exception] } }
  expect(changedIn(filled, draft)).toEqual(['opening'])
  const made = toRequest(filled, ['opening'])
  const { row: _, ...sent } = exception
  expect(editSettingsRequest.parse('request' in made && made.request).opening).toEqual({
    week: Array(7).fill(day),
    exceptions: [sent],
  })
  const half = {
    week: [{ from: '21:00', to: '09:00' }, { from: '', to: '09:00' }, null, null, null, null, null],
    exceptions: [{ ...exception, to: '2026-11-01', label: ' ' }],
  }
  const { errors } = toRequest({ ...draft, opening: half }, ['opening']) as { errors: object }
  expect(Object.keys(errors).sort()).toEqual([
    ...['opening.exceptions.0.label', 'opening.exceptions.0.to', 'opening.week.0', 'opening.week.1.from'],
  ])
})
