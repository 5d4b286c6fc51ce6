// A shop on a database of its own without HTTP, for testing verbs.
import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { PlaceOrderRequest } from '#contract/order-requests.ts'
import type { Order } from '#contract/orders.ts'
import { baisa } from '#domain/money.ts'
import type { Permission } from '#domain/permissions.ts'
import type { Services } from '#http/api/shop-api.ts'
import { createMailer, type Mailer } from '#platform/mail/mailer.ts'
import { createImageStore, type StoredImage } from '#platform/media/image-store.ts'
import { createLog } from '#platform/process/log.ts'
import { folderDisk } from '#platform/storage/disk.ts'
import { type Customer, findCustomer, type Granted } from '#server/access/current-user.ts'
import { addToCart } from '#server/cart/add-to-cart.ts'
import type { Context } from '#server/context.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { productRegions, products } from '#server/database/tables/catalog.ts'
import { stockMovements } from '#server/database/tables/stock.ts'
import { readEnvironment } from '#server/environment.ts'
import { describeSetUp } from '#server/insights/describe-set-up.ts'
import { openJobQueue } from '#server/jobs/job-queue.ts'
import { IMAGE_WIDTHS } from '#server/media/image-widths.ts'
import { placeOrder } from '#server/orders/checkout/place-order.ts'
import { insertDefaultSettings } from '#server/settings/default-settings.ts'
import { createChanges } from '#server/start/listen-for-changes.ts'
import { hasBreach, verify } from '#server/verify/verify.ts'
import { enterShopFacts } from './shop-facts.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export type TestShop = TestDatabase & {
  context: Context
  /** The folder of its pictures. */
  mediaFolder: string
  /** Sets the shop's clock forward. */
  pass(hours: number): void
  close(): Promise<void>
}

type ShopOptions = {
  /** `false` for a shop as it is on its first day: nothing entered yet (L-01). */
  facts?: boolean
  /** A migrated one, instead of an empty shop's. */
  database?: TestDatabase
}

export async function createTestShop({ facts = true, ...given }: ShopOptions = {}): Promise<TestShop> {
  const database = given.database ?? (await createTestDatabase())
  const images = mkdtempSync(join(tmpdir(), 'aleef-images-'))
  const log = createLog('error')
  let hours = 0
  await insertDefaultSettings(database.db)
  if (facts) await enterShopFacts(database.db)
  // Jobs are written; nothing works them off.
  const jobs = await openJobQueue(database.db, log, { works: false })
  const changes = createChanges({ db: database.db, url: database.url, log })
  return {
    ...database,
    mediaFolder: images,
    context: {
      db: database.db,
      now: () => new Date(Date.now() + hours * 3_600_000),
      random: (below) => randomInt(below),
      jobs,
      images: createImageStore(folderDisk(images)),
      changes,
      log,
      baseUrl: 'http://shop.test',
      googleSignIn: 'off',
      mailArrives: true,
      mailFrom: undefined,
      production: false,
      debugRoutes: false,
      rateLimitScale: 0,
    },
    pass: (more) => {
      hours += more
    },
    async close() {
      await changes.close()
      await jobs.stop()
      await database.drop()
      rmSync(images, { recursive: true })
    },
  }
}

/** The configuration of a development shop without a mail server. */
export function testDiagnostics(): Services['diagnostics'] {
  return {
    setUp: describeSetUp(
      readEnvironment({ DATA_DIR: SET_UP_FOLDER, AUTH_SECRET: 'never used, and long enough to be one' }),
    ),
    checkMail: testMailer().check,
  }
}

/** Only a test that sends or checks mail makes it. */
const SET_UP_FOLDER = join(tmpdir(), 'aleef-set-up')

export function testMailer(): Mailer {
  return createMailer({ smtpUrl: undefined, dataDir: SET_UP_FOLDER, baseUrl: 'http://shop.test' })
}

/** A picture as an upload leaves it, but uploaded by nobody. */
export async function storeImage(
  { context }: Pick<TestShop, 'context'>,
  bytes: Uint8Array,
): Promise<StoredImage> {
  const encoded = await context.images.encode(bytes, IMAGE_WIDTHS.item)
  if (!encoded.ok) throw new Error(encoded.refusal.code)
  return context.images.keep(encoded.value)
}

let people = 0

/** A signed-in person with an activated account. */
export async function insertCustomer({ db }: Pick<TestShop, 'db'>): Promise<Customer> {
  const id = randomUUID()
  await db.insert(profiles).values({
    id,
    email: `person-${++people}-${id.slice(0, 8)}@example.com`,
    emailVerified: true,
    firstName: 'سالم',
  })
  return customerOf({ db }, { id })
}

/** Somebody whom no verb refuses. */
export type Admin = Granted<Permission>

/** The same who owns the shop. */
export async function insertAdmin(shop: Pick<TestShop, 'db'>): Promise<Admin> {
  const { id } = await insertCustomer(shop)
  await shop.db.update(profiles).set({ isAdmin: true, isOwner: true }).where(eq(profiles.id, id))
  return (await findCustomer(shop.db, id)) as Admin
}

type ProductValues = Partial<typeof products.$inferInsert> & { regions?: number[] }

/** A supply that is delivered everywhere, unless told otherwise. */
export async function insertProduct(
  { db }: Pick<TestShop, 'db'>,
  values: ProductValues = {},
): Promise<number> {
  const { regions = [], ...columns } = values
  const row = {
    name: 'Cat food',
    nameArabic: 'طعام قطط',
    price: baisa(4500),
    quantity: 10,
    itemType: 'product' as const,
    deliveryType: 'both' as const,
    deliveryEverywhere: true,
    ...columns,
  }
  return db.transaction(async (tx) => {
    const [made] = await tx.insert(products).values(row).returning({ id: products.id })
    if (!made) throw new Error('the product was not made')
    if (regions.length > 0) {
      await tx.insert(productRegions).values(regions.map((regionId) => ({ productId: made.id, regionId })))
    }
    if (row.quantity > 0) {
      await tx
        .insert(stockMovements)
        .values({ productId: made.id, change: row.quantity, quantityAfter: row.quantity, reason: 'initial' })
    }
    return made.id
  })
}

/** A live animal, one of its kind, delivered to Muscat and North Al Batinah. */
export function insertAnimal(shop: Pick<TestShop, 'db'>, values: ProductValues = {}): Promise<number> {
  return insertProduct(shop, {
    name: 'Persian cat',
    nameArabic: 'قط شيرازي',
    price: baisa(89_990),
    quantity: 1,
    itemType: 'animal',
    deliveryType: 'home_only',
    deliveryEverywhere: false,
    breedArabic: 'شيرازي',
    age: '6 أشهر',
    regions: [1, 6],
    ...values,
  })
}

export const CHECKOUT: PlaceOrderRequest = {
  customerName: 'سالم البلوشي',
  customerPhone: '9123 4567',
  customerAddress: 'حي النهضة، منزل 12',
  regionId: 1,
  acceptedTerms: true,
}

/** Puts products into a cart; throws where the shop refuses. */
export async function fillCart(
  { context }: Pick<TestShop, 'context'>,
  customer: Customer,
  lines: Record<number, number>,
): Promise<void> {
  for (const [productId, quantity] of Object.entries(lines)) {
    const added = await addToCart(context, customer, { productId: Number(productId), quantity })
    if (!added.ok) throw new Error(`not added: ${added.refusal.code}`)
  }
}

/** An order that awaits its transfer, placed as checkout does; throws where the shop refuses. */
export async function placeOrderOf(
  { context }: Pick<TestShop, 'context'>,
  customer: Customer,
  lines: Record<number, number>,
  { key = 'checkout-1', ...contact }: Partial<PlaceOrderRequest> & { key?: string } = {},
): Promise<Order> {
  await fillCart({ context }, customer, lines)
  const placed = await placeOrder(context, customer, { key, request: { ...CHECKOUT, ...contact } })
  if (!placed.ok) throw new Error(`refused: ${placed.refusal.code}`)
  return placed.value.order
}

/** The same of a new customer. */
export async function insertOrder(
  shop: Pick<TestShop, 'context' | 'db'>,
  lines: Record<number, number>,
  contact?: Parameters<typeof placeOrderOf>[3],
): Promise<Order & { customer: Customer }> {
  const customer = await insertCustomer(shop)
  return { ...(await placeOrderOf(shop, customer, lines, contact)), customer }
}

/** A signed-in customer, as the verbs take them. */
export async function customerOf({ db }: Pick<TestShop, 'db'>, { id }: { id: string }): Promise<Customer> {
  const customer = await findCustomer(db, id)
  if (!customer) throw new Error('no customer')
  return customer
}

/** The id of a species that every shop begins with: «cat», «canary». */
export async function speciesIdOf({ pool }: Pick<TestShop, 'pool'>, code: string): Promise<number> {
  const { rows } = await pool.query('SELECT id FROM species WHERE code = $1', [code])
  return rows[0].id
}

/** No invariant of the stored data is broken. */
export async function expectNoBreach({ db, context }: Pick<TestShop, 'db' | 'context'>): Promise<void> {
  const findings = await verify(db, context.now())
  expect(findings.filter((finding) => hasBreach([finding]))).toEqual([])
}

export async function stockOf({ pool }: Pick<TestShop, 'pool'>, productId: number): Promise<number> {
  const { rows } = await pool.query('SELECT quantity FROM products WHERE id = $1', [productId])
  return rows[0].quantity
}
