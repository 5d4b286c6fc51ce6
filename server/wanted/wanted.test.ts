// S2-12: who waits is told once, in turn, and at an address that is theirs.
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { TellRequest } from '#contract/admin/wanted.ts'
import type { WantedRequest } from '#contract/wanted-request.ts'
import { baisa } from '#domain/money.ts'
import { MAX_WANTED } from '#domain/wanted.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import { createRateLimits } from '#server/access/rate-limits.ts'
import { anonymiseAccount } from '#server/accounts/own/anonymise-account.ts'
import { removeExpired } from '#server/accounts/remove-expired.ts'
import { addToCart } from '#server/cart/add-to-cart.ts'
import { listInventory } from '#server/catalog/stock/inventory-queries.ts'
import type { WantedMailJob } from '#server/jobs/job-data.ts'
import { composeMail } from '#server/mail/compose-mail.ts'
import {
  createTestShop,
  expectNoBreach,
  insertAdmin,
  insertAnimal,
  insertCustomer,
  stockOf,
} from '#tests/support/test-shop.ts'
import { askFor } from './ask-for.ts'
import { confirmWanted, endOwnWanted, leaveWanted } from './end-wanted.ts'
import { notifyWaiting } from './notify-waiting.ts'
import { countWaiting, listMatching, listOwnHolds, listOwnWanted, listWanted } from './wanted-queries.ts'

let cat: number
let stranger: string
let people = 0
const shop = await createTestShop()
const admin = await insertAdmin(shop)
afterAll(async () => {
  await expectNoBreach(shop)
  await shop.close()
})
beforeEach(async () => {
  await shop.pool.query('TRUNCATE wanted CASCADE; DELETE FROM pgboss.job')
  cat = await insertAnimal(shop, { quantity: 0 })
  stranger = `stranger-${++people}@example.com`
})

const ask = (request: WantedRequest, customer: Customer | null = null) =>
  askFor(shop.context, createRateLimits(shop.context), request, { customer, clientAddress: '192.0.2.1' })

async function mails(): Promise<WantedMailJob[]> {
  const { rows } = await shop.pool.query<{ data: WantedMailJob }>(
    `SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data->>'mail' LIKE 'wanted-%' ORDER BY created_on, (data->>'wantedId')::int`,
  )
  return rows.map(({ data }) => data)
}

async function tell(request: Partial<TellRequest> = {}) {
  const told = await notifyWaiting(shop.context, admin, { productId: cat, ...request })
  return told.ok ? told.value : told.refusal.code
}

const restock = (productId: number, units: number) =>
  shop.pool.query('UPDATE products SET quantity = quantity + $2 WHERE id = $1', [productId, units])

describe('S2-12: an unconfirmed e-mail address', () => {
  it('gets one mail with a link, and nothing else until the link is opened', async () => {
    expect(await ask({ productId: cat, email: stranger })).toEqual({
      ok: true,
      value: { confirmation: true },
    })
    const [confirm] = await mails()
    if (!confirm) throw new Error('no mail')
    const mail = await composeMail(shop.context, confirm)
    expect([mail?.to, mail?.text.includes(`/wanted/confirm?token=${confirm.token}`)]).toEqual([
      stranger,
      true,
    ])
    await restock(cat, 1)
    expect(await countWaiting(shop.db, cat)).toBe(0)
    expect(await tell()).toEqual({ told: 0, waiting: 0 })

    expect(await confirmWanted(shop.context, 'a-guess')).toMatchObject({ refusal: { code: 'invalid-token' } })
    await confirmWanted(shop.context, confirm.token)
    await confirmWanted(shop.context, confirm.token)
    expect(await countWaiting(shop.db, cat)).toBe(1)
    expect(await tell()).toEqual({ told: 1, waiting: 0 })
    expect((await mails()).map(({ mail }) => mail)).toEqual(['wanted-confirm', 'wanted-available'])
  })

  it('gets the same response whether it waits already, waits for too much, or asks too often', async () => {
    const customer = await insertCustomer(shop)
    await ask({ productId: cat }, customer)
    expect(await ask({ productId: cat, email: customer.email })).toEqual({
      ok: true,
      value: { confirmation: true },
    })
    expect(await mails()).toEqual([])

    await shop.pool.query(
      `INSERT INTO wanted (email, species) SELECT $1, 'قط' FROM generate_series(1, ${MAX_WANTED})`,
      [stranger],
    )
    expect(await ask({ productId: cat, email: stranger })).toEqual({
      ok: true,
      value: { confirmation: true },
    })
    expect(await mails()).toEqual([])

    const limited = createRateLimits({ ...shop.context, rateLimitScale: 1 })
    const flooded = `flooded-${people}@example.com`
    const asked = await Promise.all(
      [1, 2, 3, 4, 5].map(() =>
        askFor(
          shop.context,
          limited,
          { species: 'قط', email: flooded },
          { customer: null, clientAddress: '192.0.2.9' },
        ),
      ),
    )
    expect(asked).toEqual(Array(5).fill({ ok: true, value: { confirmation: true } }))
    expect(await mails()).toHaveLength(3)
  })

  it('is deleted after a week if its link is not opened', async () => {
    await ask({ species: 'قط', email: stranger })
    shop.pass(6 * 24)
    await removeExpired(shop.context)
    expect((await shop.pool.query('SELECT FROM wanted')).rowCount).toBe(1)
    shop.pass(2 * 24)
    await removeExpired(shop.context)
    expect((await shop.pool.query('SELECT FROM wanted')).rowCount).toBe(0)
  })
})

describe('S2-12: a customer', () => {
  it('waits once for a product, sees the request and ends it; nobody else does', async () => {
    const [customer, other] = [await insertCustomer(shop), await insertCustomer(shop)]
    await Promise.all([1, 2, 3].map(() => ask({ productId: cat }, customer)))
    const own = await listOwnWanted(shop.context, customer)
    expect(own.items).toMatchObject([{ product: { id: cat }, toldAt: null }])
    const id = own.items[0]?.id ?? 0
    expect(await endOwnWanted(shop.context, other, id)).toMatchObject({ refusal: { code: 'not-found' } })
    expect(await endOwnWanted(shop.context, customer, id)).toMatchObject({ ok: true })
    expect((await listOwnWanted(shop.context, customer)).items).toEqual([])
    expect(await ask({ productId: cat }, customer)).toMatchObject({ ok: true })
    expect(await countWaiting(shop.db, cat)).toBe(1)
  })

  it('has a limited number of requests, and cannot ask for hidden products', async () => {
    const customer = await insertCustomer(shop)
    const hidden = await insertAnimal(shop, { isActive: false })
    expect(await ask({ productId: hidden }, customer)).toMatchObject({ refusal: { code: 'not-found' } })
    for (let n = 0; n < MAX_WANTED; n++) await ask({ species: 'قط', breed: `سلالة ${n}` }, customer)
    expect(await ask({ species: 'قط' }, customer)).toMatchObject({ refusal: { code: 'too-many-wanted' } })
    expect(await ask({ species: 'قط' })).toMatchObject({
      refusal: { errors: { email: [expect.any(String)] } },
    })
  })

  it('leaves no request when the account ends', async () => {
    const customer = await insertCustomer(shop)
    await ask({ productId: cat }, customer)
    await inTransaction(shop.db, async (tx) =>
      ok(await anonymiseAccount(tx, customer.id, shop.context.now())),
    )
    // One that was on its way meanwhile.
    expect(await ask({ productId: cat }, customer)).toMatchObject({ refusal: { code: 'not-found' } })
    expect((await shop.pool.query('SELECT FROM wanted')).rowCount).toBe(0)
  })
})

describe('S2-12: the shop', () => {
  it('notifies in order of request, holds a unit for each, and notifies nobody twice', async () => {
    const waiting = [
      await insertCustomer(shop),
      await insertCustomer(shop),
      await insertCustomer(shop),
    ] as const
    for (const customer of waiting) await ask({ productId: cat }, customer)
    expect(await tell()).toBe('out-of-stock')
    await restock(cat, 2)
    const taps = await Promise.all([1, 2, 3].map(() => tell({ hours: 4 })))
    expect(taps.map((tap) => (typeof tap === 'string' ? tap : tap.told)).sort()).toEqual([
      2,
      'out-of-stock',
      'out-of-stock',
    ])
    expect(await stockOf(shop, cat)).toBe(0)
    const held = await Promise.all(waiting.map(async (one) => (await listOwnHolds(shop.context, one)).items))
    expect(held).toMatchObject([[{ productId: cat }], [{ productId: cat }], []])
    expect(await countWaiting(shop.db, cat)).toBe(1)

    const [available] = await mails()
    const mail = available && (await composeMail(shop.context, available))
    expect(mail).toMatchObject({ to: waiting[0].email, text: expect.stringContaining('حجزناه لك وحدك حتى') })
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    const add = (customer: Customer) => addToCart(shop.context, customer, { productId: cat, quantity: 1 })
    expect([(await add(waiting[0])).ok, (await add(waiting[2])).ok]).toEqual([true, false])
  })

  it('notifies everybody without holding anything, and the link in the mail ends all their requests', async () => {
    const customer = await insertCustomer(shop)
    await ask({ productId: cat }, customer)
    for (let n = 0; n < 3; n++) await ask({ species: 'ببغاء', maxPrice: baisa(9_000) }, customer)
    expect((await listOwnWanted(shop.context, customer)).items).toHaveLength(2)
    await restock(cat, 1)
    expect(await tell()).toEqual({ told: 1, waiting: 0 })
    expect(await stockOf(shop, cat)).toBe(1)
    const [available] = await mails()
    if (!available) throw new Error('no mail')
    expect((await composeMail(shop.context, available))?.text).toContain('من يطلبه أولاً يأخذه')
    await leaveWanted(shop.context, available.token)
    await leaveWanted(shop.context, available.token)
    expect(await composeMail(shop.context, available)).toBeNull()
    expect((await listWanted(shop.context)).items).toEqual([])
  })

  it('sees the requests, beside the stock and for a newly added item', async () => {
    const [first, second] = [await insertCustomer(shop), await insertCustomer(shop)]
    await ask({ productId: cat }, first)
    await ask({ productId: cat }, second)
    await ask({ species: 'قط', breed: 'شيرازي', maxPrice: baisa(90_000), gender: 'female' }, first)
    const kitten = await insertAnimal(shop, { gender: 'female', price: baisa(60_000) })
    const { items } = await listWanted(shop.context)
    expect(items).toMatchObject([
      {
        kind: 'product',
        product: { id: cat },
        waiting: 2,
        people: [{ email: first.email }, { email: second.email }],
      },
      {
        kind: 'animal',
        wish: { breed: 'شيرازي', maxPrice: '90.000' },
        matches: expect.arrayContaining([expect.objectContaining({ id: kitten })]),
      },
    ])
    const inventory = await listInventory(shop.context, { level: 'all', limit: 100 })
    expect(inventory.ok && inventory.value.items.find(({ id }) => id === cat)?.waiting).toBe(2)

    const like = await listMatching(shop.context, {
      productId: cat,
      words: 'قطة شيرازية قطط',
      gender: 'female',
      price: '60.000',
    })
    expect(like).toMatchObject({ waiting: 2, wishes: [{ species: 'قط' }] })
    const dear = await listMatching(shop.context, { words: 'قطة شيرازية', price: '95.000' })
    expect(dear.wishes).toEqual([])

    const wish = items[1]?.kind === 'animal' ? items[1].wish.id : 0
    expect(await tell({ productId: kitten, requestIds: [wish] })).toEqual({ told: 1, waiting: 0 })
    const [available] = await mails()
    expect(available && (await composeMail(shop.context, available))?.text).toContain(`/animals/${kitten}`)
  })
})
