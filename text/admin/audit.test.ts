import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { AuditEntry } from '#contract/admin/audit.ts'
import { entityTypeOf } from '#server/audit/note-action.ts'
import { actionText, auditPath, auditSubject, kindLabel } from './audit.ts'
import { changedFields } from './audit-fields.ts'

const ENTRY: AuditEntry = {
  id: 1,
  at: '2026-11-21T10:00:00.000Z',
  actor: null,
  action: 'product.edited',
  entityType: 'product',
  entityId: '7',
  subject: 'قط شيرازي',
  before: undefined,
  after: undefined,
}

it('E-ACT-01: every change in the audit log has Arabic words, and so has the kind of thing it changed', () => {
  const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`server/${file}`, 'utf8'))
    .filter((source) => source.includes('noteAction('))
    .join('\n')
  const all = (pattern: RegExp) => [...new Set([...sources.matchAll(pattern)].map(([, code = '']) => code))]
  const actions = all(/'([a-z-]+\.(?:created|edited|removed))'/g)
  expect(actions.length).toBeGreaterThan(18)
  for (const action of actions) expect(actionText({ action, before: {}, after: {} })).not.toContain(action)
  for (const kind of actions.map(entityTypeOf)) expect(kindLabel(kind)).not.toBe(kind)
})

it('E-ACT-01: a change without words shows its code', () => {
  expect(actionText({ action: 'moon.edited', before: null, after: null })).toBe('moon.edited')
  expect(kindLabel('moon')).toBe('moon')
})

it.each([
  ['message.edited', { answerId: 3 }, 'الرد على رسالة'],
  ['message.edited', { handled: true }, 'إنهاء رسالة'],
  ['message.edited', { handled: false }, 'إعادة رسالة إلى الانتظار'],
  ['product.removed', { outcome: 'archived' }, 'نقل عنصر إلى الأرشيف'],
  ['product.removed', { outcome: 'deleted' }, 'حذف عنصر'],
  ['user.edited', { isAdmin: true }, 'قبول الدعوة إلى الإدارة'],
])('E-ACT-01: %s with %o is «%s»', (action, after, words) => {
  expect(actionText({ action, before: undefined, after })).toBe(words)
})

it.each([
  [{}, '/admin/animals?edit=7'],
  [{ entityType: 'order', subject: 'ALF12345678ABCD' }, '/admin/orders/7'],
  [{ entityType: 'user', entityId: 'a/b' }, '/admin/users?user=a%2Fb'],
  [{ entityType: 'message' }, '/admin/messages?message=7'],
  [{ entityType: 'settings', subject: null }, '/admin/settings'],
  [{ entityType: 'moon' }, null],
  // What is gone is nowhere to be looked at.
  [{ subject: null }, null],
])('the link for %o is %s', (change, place) => {
  expect(auditPath({ ...ENTRY, ...change })).toBe(place)
})

it('a deleted thing is shown by its recorded name', () => {
  expect(auditSubject({ ...ENTRY, subject: null, before: { nameArabic: 'ببغاء' } })).toBe('ببغاء')
  expect(auditSubject({ ...ENTRY, subject: null })).toBe('#7')
  expect(auditSubject({ ...ENTRY, entityType: 'settings', subject: null })).toBeNull()
})

it('lists differences only: money in rials, whole baisa too; codes, times and governorates in words', () => {
  const before = {
    price: 12500,
    isFeatured: false,
    status: 'pending',
    brand: 'رويال',
    regionIds: [1, 2],
    age: '',
  }
  const after = {
    price: 18750,
    isFeatured: true,
    status: 'confirmed',
    brand: 'رويال',
    regionIds: [1],
    age: 'شهر',
  }
  expect(changedFields({ before, after })).toEqual([
    { name: 'السعر', before: '12.50\u00A0ر.ع', after: '18.75\u00A0ر.ع' },
    { name: 'مميّز في الصفحة الرئيسية', before: 'لا', after: 'نعم' },
    { name: 'حالة الطلب', before: 'في الانتظار', after: 'مؤكد' },
    { name: 'المحافظات', before: 'مسقط، ظفار', after: 'مسقط' },
    { name: 'العمر كما تكتبه', before: 'لا شيء', after: 'شهر' },
  ])
  expect(
    changedFields({
      before: undefined,
      after: { paymentAmount: '5.000', expiresAt: '2026-11-21T10:00:00.000Z' },
    }),
  ).toEqual([
    { name: 'المبلغ الذي وصل', before: null, after: '5.00\u00A0ر.ع' },
    { name: 'المهلة', before: null, after: '21 نوفمبر 2026 في 2:00\u00A0م' },
  ])
  expect(changedFields({ before: ['قطة'], after: ['قطة', 'بسة'] })).toEqual([
    { name: 'الكلمات', before: 'قطة', after: 'قطة، بسة' },
  ])
})

const WEEK = [null, ...Array.from({ length: 6 }, () => ({ from: '09:00', to: '21:00' }))]
const LATIN = /[a-z]{2}|null|[{}[\]]/i

it.each([
  ['run.created', { driver: 'حمد', orderNumbers: ['1'], expiresAt: '2026-11-29T20:00:00.000Z' }],
  ['run.edited', { stops: 3 }],
  ['run.removed', { released: 2 }],
  ['run-stop.edited', { orderNumber: '1', outcome: 'failed', reason: 'no-answer' }],
  ['statement.created', { fileName: null, lines: 5 }],
  ['statement.edited', { columns: ['date', 'credit', null, 'balance'], dateOrder: 'dmy' }],
  ['drawer.created', { expected: '12.000', counted: '11.500', difference: '-0.500', remaining: '5.000' }],
  ['hold.created', { quantity: 1, until: '2026-11-29T20:00:00.000Z', name: 'سالم' }],
  ['wanted.edited', { told: 3, until: null }],
  ['viewing.edited', { state: 'attended' }],
  ['viewing-block.created', { startsAt: '2026-11-29T12:30:00.000Z' }],
  ['review.edited', { state: 'shown', reply: 'شكراً' }],
  ['question.edited', { settledAs: 'answered' }],
  ['handover.created', { orderNumber: '1', animals: 1, faults: 0 }],
  ['newsletter-issue.created', { subject: 'وصل جديد', receivers: 12 }],
  ['newsletter-issue.edited', { stoppedAt: '2026-11-29T12:30:00.000Z' }],
  ['order-view.created', { name: 'مسقط', filter: { payment: 'awaiting', region: 1, deliveryType: 'home' } }],
  ['order-content.edited', { deliveryType: 'office', deliveryFee: '1.000' }],
  ['settings.edited', { mailCheckedAt: '2026-11-29T12:30:00.000Z' }],
  ['settings.edited', { opening: { week: WEEK, exceptions: [] } }],
  ['settings.edited', { viewing: { isOffered: true, week: [], minutes: 20, holdHours: 24, daysAhead: 7 } }],
  ['settings.edited', { deliveryExceptions: [{ regionId: 2, office: null, home: 4000, days: 'يومان' }] }],
  ['species.edited', { wants: { microchip: { level: 'wanted', fromMonths: 3 } } }],
])('E-ACT-01: %s says what changed in Arabic alone', (action, after) => {
  const fields = changedFields({ action, before: undefined, after })
  expect(fields.map(({ name, after }) => `${name}: ${after}`).filter((line) => LATIN.test(line))).toEqual([])
})

it('E-ACT-01: a name is called after what it names', () => {
  const nameIn = (action: string) =>
    changedFields({ action, before: undefined, after: { name: 'ثلج' } })[0]?.name
  expect(['passport.created', 'hold.created', 'category.created'].map(nameIn)).toEqual([
    'اسمه',
    'لمن',
    'الاسم بالإنجليزية',
  ])
})

it('the log can be rendered whatever an entry contains', () => {
  for (const odd of [
    null,
    3,
    'x',
    [],
    [[1]],
    { a: { b: 1 } },
    { price: 1e20 },
    { price: -1 },
    { moon: '<b>' },
  ])
    expect(changedFields({ before: odd, after: undefined })).toBeInstanceOf(Array)
  expect(changedFields({ before: undefined, after: { moon: 1 } })).toEqual([
    { name: 'moon', before: null, after: '1' },
  ])
})
