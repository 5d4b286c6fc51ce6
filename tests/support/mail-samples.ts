// One job of every mail that the shop sends, about a real order and a real message.
import { randomBytes } from 'node:crypto'
import { CHECKS } from '#domain/handovers/handover.ts'
import { baisa } from '#domain/money.ts'
import { supportAnswers, supportMessages } from '#server/database/tables/support.ts'
import { hashHandoverToken } from '#server/handovers/write-handovers.ts'
import type { MailJob } from '#server/jobs/job-data.ts'
import { placeOrder } from '#server/orders/checkout/place-order.ts'
import {
  CHECKOUT,
  fillCart,
  insertAnimal,
  insertCustomer,
  insertProduct,
  type TestShop,
} from './test-shop.ts'

/** Whatever people write into the fields that appear in mails. */
export type Words = {
  firstName: string
  customerName: string
  customerAddress: string
  landmark: string
  customerNotes: string
  productName: string
  senderName: string
  reference: string
  note: string
  subject: string
  message: string
}

export const HARMLESS: Words = {
  firstName: 'مريم',
  customerName: 'سالم البلوشي',
  customerAddress: 'حي النهضة، منزل 12',
  landmark: 'قرب مسجد النور',
  customerNotes: 'اتصلوا قبل الوصول من فضلكم',
  productName: 'قط شيرازي أبيض بعينين زرقاوين',
  senderName: 'سالم بن علي',
  reference: 'TRX-00981-A7',
  note: 'وصلنا من حسابك 50 ريالاً فقط.',
  subject: 'سؤال عن قط شيرازي',
  message: 'السلام عليكم،\nهل هو مطعّم؟\n\nشكراً',
}

const BASE = 'http://shop.test'
const ACCOUNT = { to: 'maryam@example.com' }
/** Opens the record of the hand-over. */
const RECORD_TOKEN = 'g'.repeat(22)

export type Sample = { name: string; job: MailJob }

/** The order is written with these words as they are, past the checks at the shop's door. */
export async function mailSamples(shop: TestShop, words: Words = HARMLESS): Promise<Sample[]> {
  const orderId = await writeOrder(shop, words)
  const reportedId = await writeOrder(shop, words)
  await shop.pool.query(`UPDATE orders SET status = 'confirmed', payment_status = 'reported' WHERE id = $1`, [
    reportedId,
  ])
  const messageId = await writeMessage(shop, words)
  const animal = await writeAnimal(shop, words)
  const handedOver = await writeHandover(shop, orderId, words)
  const account = { ...ACCOUNT, firstName: words.firstName }
  const changes = [
    { to: 'reported' },
    { to: 'verified' },
    { to: 'difference', missing: baisa(12_500) },
    { to: 'rejected', note: words.note },
    { to: 'processing' },
    { to: 'shipped', courier: words.customerName, trackingNumber: words.reference },
    { to: 'shipment', courier: words.reference },
    { to: 'delivered' },
    {
      to: 'edited',
      changes: [
        { label: words.productName, from: '1', to: '2' },
        { label: 'العنوان', from: words.customerAddress, to: words.landmark },
        { label: 'الملاحظات', from: words.customerNotes, to: null },
      ],
      due: baisa(3_500),
    },
    { to: 'cancelled', paid: true, note: words.note },
    { to: 'revived' },
    { to: 'owed', amount: baisa(2_500) },
    { to: 'refunded', amount: baisa(2_500), method: 'transfer', reference: 'FT2611' },
    {
      to: 'return-accepted',
      items: words.productName,
      amount: baisa(4_500),
      owed: baisa(2_500),
      note: words.note,
    },
    { to: 'return-refused', items: words.productName, note: words.note },
    { to: 'extended', until: '2026-11-23T10:05:00.000Z' },
  ] as const
  const jobs: MailJob[] = [
    { mail: 'activation', ...account, url: `${BASE}/api/auth/verify-email?token=${'a'.repeat(120)}` },
    { mail: 'sign-up-attempt', ...ACCOUNT },
    { mail: 'sign-in-code', ...ACCOUNT, code: '408215' },
    { mail: 'password-reset', ...account, url: `${BASE}/auth/reset-password#token=${'b'.repeat(32)}` },
    { mail: 'password-changed', ...account, at: '2026-11-21T10:05:00.000Z' },
    ...(['on', 'moved', 'codes', 'off', 'removed'] as const).map((change) => ({
      ...{ mail: 'second-factor' as const, ...account, at: '2026-11-21T10:05:00.000Z', change },
    })),
    { mail: 'second-factor-tries', ...account, at: '2026-11-21T10:05:00.000Z' },
    { mail: 'recovery-code-used', ...account, at: '2026-11-21T10:05:00.000Z', left: 2 },
    { mail: 'admin-invitation', ...account, url: `${BASE}/admin/invitation#token=${'c'.repeat(32)}` },
    { mail: 'admin-rights', ...account, given: true },
    { mail: 'admin-rights', ...account, given: false },
    { mail: 'account-deleted', ...account },
    { mail: 'test-mail', to: account.to, code: '204816', minutes: 30 },
    { mail: 'order-received', orderId },
    { mail: 'order-reminder', orderId },
    { mail: 'order-expired', orderId },
    { mail: 'order-cancelled', orderId },
    ...changes.map((change) => ({ mail: 'order-changed' as const, orderId, change })),
    { mail: 'order-announced', orderId },
    { mail: 'transfer-reported', orderId },
    { mail: 'transfer-due', orderId: reportedId },
    { mail: 'order-unverified', orderId: reportedId },
    { mail: 'support-message', messageId },
    { mail: 'support-answer', answerId: await writeAnswer(shop, messageId, words) },
    { mail: 'newsletter-confirm', ...ACCOUNT, confirmToken: 'd'.repeat(43) },
    { mail: 'newsletter-welcome', ...ACCOUNT, unsubscribeToken: 'e'.repeat(43) },
    {
      ...{ mail: 'newsletter', ...ACCOUNT, unsubscribeToken: 'f'.repeat(43) },
      ...{ subject: words.subject, text: words.note },
    },
    { mail: 'care-plan', animalId: animal.id },
    { mail: 'animal-due', entryId: animal.entryId, on: '2026-12-01' },
    {
      ...{ mail: 'found-animal', code: animal.code, name: words.customerName, contact: '+968 9123 4567' },
      ...{ message: words.message, at: '2026-11-21T10:05:00.000Z' },
    },
    ...(['buyer', 'seller'] as const).map((to) => ({
      ...{ mail: 'handover-record' as const, orderId, handoverId: handedOver, to, token: RECORD_TOKEN },
    })),
    { mail: 'newsletter-preview', ...ACCOUNT, subject: words.subject, text: words.note },
  ]
  return jobs.map((job) => ({ name: nameOf(job), job }))
}

function nameOf(job: MailJob): string {
  if (job.mail === 'order-changed') return `order-changed-${job.change.to}`
  if (job.mail === 'second-factor') return `second-factor-${job.change}`
  if (job.mail === 'handover-record') return `handover-record-${job.to}`
  if (job.mail === 'admin-rights') return job.given ? 'admin-rights-given' : 'admin-rights-taken'
  return job.mail
}

async function writeOrder(shop: TestShop, words: Words): Promise<number> {
  const customer = await insertCustomer(shop)
  const animal = await insertAnimal(shop, { nameArabic: words.productName })
  await fillCart(shop, customer, { [animal]: 1, [await insertProduct(shop)]: 3 })
  const placed = await placeOrder(shop.context, customer, {
    key: 'a-mail-sample',
    request: { ...CHECKOUT, customerEmail: 'salim@example.com' },
  })
  if (!placed.ok) throw new Error(placed.refusal.code)
  const { id } = placed.value.order
  await shop.pool.query(
    `UPDATE orders SET customer_name = $2, customer_address = $3, landmark = $4, customer_notes = $5,
       shipping_address = $3 || '، ' || $4, payment_sender_name = $6, payment_reference = $7 WHERE id = $1`,
    [
      id,
      words.customerName,
      words.customerAddress,
      words.landmark,
      words.customerNotes,
      words.senderName,
      words.reference,
    ],
  )
  return id
}

/** H-07: of its animal, signed with names that people type. */
async function writeHandover(shop: TestShop, orderId: number, words: Words): Promise<number> {
  const no = { verdict: 'no', note: words.note, photoId: null }
  const checks = Object.fromEntries(CHECKS.map((check) => [check, no]))
  const { rows } = await shop.pool.query<{ id: number }>(
    `INSERT INTO handovers (order_id, order_item_id, unit, checks, seller_name, seller_signature, buyer_name,
       buyer_signature, happened_at, recorded_at, key, link_hash)
     SELECT $1, i.id, 1, $2, $3, '[[1, 1, 40, 40]]', $4, '[[1, 1, 40, 40]]', '2026-11-21T10:05:00Z', '2026-11-21T10:05:00Z',
       'sample ' || i.id, $6
     FROM order_items i WHERE i.order_id = $1 AND i.product_name_arabic = $5 RETURNING id`,
    [
      ...[orderId, JSON.stringify(checks), words.firstName, words.customerName, words.productName],
      hashHandoverToken(RECORD_TOKEN),
    ],
  )
  return rows[0]?.id ?? 0
}

export async function writeMessage({ db }: TestShop, words: Words): Promise<number> {
  const [written] = await db
    .insert(supportMessages)
    .values({
      customerName: words.customerName,
      customerEmail: 'maryam@example.com',
      customerPhone: '+96891234567',
      subject: words.subject,
      priority: 'high',
      message: words.message,
    })
    .returning({ id: supportMessages.id })
  if (!written) throw new Error('the message was not written')
  return written.id
}

/** Its owner shows a page for it. */
async function writeAnimal(
  shop: TestShop,
  words: Words,
): Promise<{ id: number; code: string; entryId: number }> {
  const owner = await insertCustomer(shop)
  const code = randomBytes(5).toString('hex').toUpperCase().padEnd(16, '0')
  const { rows } = await shop.pool.query<{ id: number }>(
    `INSERT INTO animals (name, species_id, birth_date, left_on, owner_id, owned_at, own_name, code, found_shows)
     SELECT 'مشمش', id, '2026-07-18', '2026-11-14', $1, now(), $2, $3, '{name}' FROM species WHERE code = 'cat'
     RETURNING id`,
    [owner.id, words.productName, code],
  )
  const id = rows[0]?.id ?? 0
  const { rows: entries } = await shop.pool.query<{ id: number }>(
    `INSERT INTO health_entries (animal_id, kind, author, author_id, done_on, against, medicine, next_on)
     VALUES ($1, 'vaccination', 'owner', $2, '2026-11-20', 'other', $3, '2026-12-01') RETURNING id`,
    [id, owner.id, words.reference],
  )
  return { id, code, entryId: entries[0]?.id ?? 0 }
}

async function writeAnswer({ db }: TestShop, messageId: number, words: Words): Promise<number> {
  const [written] = await db
    .insert(supportAnswers)
    .values({ messageId, body: words.message })
    .returning({ id: supportAnswers.id })
  if (!written) throw new Error('the answer was not written')
  return written.id
}
