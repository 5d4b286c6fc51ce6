// The private link of an order entered by the shop (W-12): without an account it shows amount, payment details and
// status, and accepts the report of the transfer. The database has its hash only.
import { and, eq, isNull } from 'drizzle-orm'
import type { OrderLink } from '#contract/admin/order-links.ts'
import type { PaymentSentRequest } from '#contract/order-requests.ts'
import type { Order } from '#contract/orders.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { isMobile } from '#domain/is-mobile.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, orNotFound, type Result, refuse } from '#platform/result.ts'
import { hashLinkToken, newLinkToken } from '#platform/sessions/link-token.ts'
import type { Granted } from '#server/access/current-user.ts'
import type { RateLimits } from '#server/access/rate-limits.ts'
import { type LinkRefusal, refuseLink } from '#server/access/refuse-link.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { orderLinks, orders } from '#server/database/tables/orders.ts'
import { toOrder } from '#server/orders/queries/order-facts.ts'
import { readOrderHistory } from '#server/orders/queries/order-history.ts'
import { selectOrders } from '#server/orders/queries/order-queries.ts'
import { NO_PLACE } from '#server/orders/records/read-place-fields.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { orderLinkMessage } from '#text/admin/order-messages.ts'
import { whatsappUrl } from '#text/format-phone.ts'
import { type ReportRefusal, reportTransferOf } from './report-transfer.ts'

type CreateRefusal = RefusalOf<'not-found' | 'order-has-account'>

/** Creates a link and revokes the previous one. It cannot be read again later. */
export async function createOrderLink(
  context: Context,
  admin: Granted<'orders:write'>,
  orderId: number,
): Promise<Result<OrderLink, CreateRefusal>> {
  const token = newLinkToken()
  const createdAt = context.now()
  const settings = await readSettings(context)
  const created = await inTransaction(context.db, async (tx) => {
    const order = await lockEntered(tx, orderId)
    if (!order.ok) return order
    const fresh = { tokenHash: hashToken(token), createdBy: admin.id, createdAt }
    await tx
      .insert(orderLinks)
      .values({ orderId, ...fresh })
      .onConflictDoUpdate({ target: orderLinks.orderId, set: fresh })
    await noteAction({ tx, admin, at: createdAt }, 'order-link.created', orderId)
    const [facts] = await selectOrders(tx).where(eq(orders.id, orderId))
    return orNotFound(facts)
  })
  if (!created.ok) return created
  const url = `${context.baseUrl}/o#${token}`
  const { customerPhone } = created.value
  const message = orderLinkMessage(created.value, settings.nameArabic, url)
  return ok({
    url,
    // A landline receives no messages.
    whatsappUrl: isMobile(customerPhone) ? whatsappUrl(customerPhone, message) : null,
    createdAt: createdAt.toISOString(),
  })
}

/** Revokes the link. Idempotent. */
export async function revokeOrderLink(
  { db, now }: Context,
  admin: Granted<'orders:write'>,
  orderId: number,
): Promise<Result<{ status: true }, CreateRefusal>> {
  return inTransaction(db, async (tx) => {
    const order = await lockEntered(tx, orderId)
    if (!order.ok) return order
    const gone = await tx
      .delete(orderLinks)
      .where(eq(orderLinks.orderId, orderId))
      .returning({ id: orderLinks.orderId })
    if (gone.length > 0) await noteAction({ tx, admin, at: now() }, 'order-link.removed', orderId)
    return ok({ status: true })
  })
}

/** The order as its link shows it: without phone, mail and address, which the holder of the link need not see. */
export async function findLinkedOrder(
  context: Context,
  limits: RateLimits,
  token: string,
  clientAddress: string,
): Promise<Result<Order, LinkRefusal>> {
  const orderId = await findByToken(context.db, token)
  if (orderId === null) return refuseLink(limits, clientAddress, 'not-found')
  return showLinked(context, orderId)
}

/** the same as a customer's own report, without a cart behind it. */
export async function reportLinkedTransfer(
  context: Context,
  limits: RateLimits,
  { token, ...report }: PaymentSentRequest & { token: string },
  clientAddress: string,
): Promise<Result<Order, LinkRefusal | ReportRefusal>> {
  const orderId = await findByToken(context.db, token)
  if (orderId === null) return refuseLink(limits, clientAddress, 'not-found')
  const reported = await reportTransferOf(context, orderId, report)
  return reported.ok ? showLinked(context, orderId) : reported
}

async function showLinked(context: Context, orderId: number): Promise<Result<Order, RefusalOf<'not-found'>>> {
  const [settings, [facts]] = await Promise.all([
    readSettings(context),
    selectOrders(context.db).where(and(eq(orders.id, orderId), isNull(orders.deletedAt))),
  ])
  if (!facts) return refuse({ code: 'not-found' })
  const order = toOrder(facts, settings, context.now())
  return ok({
    ...order,
    customerPhone: '',
    customerEmail: null,
    customerAddress: '',
    landmark: null,
    customerNotes: null,
    ...NO_PLACE,
    history: await readOrderHistory(context, orderId),
  })
}

async function lockEntered(tx: Transaction, orderId: number): Promise<Result<null, CreateRefusal>> {
  const [order] = await tx
    .select({ userId: orders.userId })
    .from(orders)
    .where(and(eq(orders.id, orderId), isNull(orders.deletedAt)))
    .for('update')
  if (!order) return refuse({ code: 'not-found' })
  return order.userId === null ? ok(null) : refuse({ code: 'order-has-account' })
}

async function findByToken(db: Database, token: string): Promise<number | null> {
  const [link] = await db
    .select({ orderId: orderLinks.orderId })
    .from(orderLinks)
    .where(eq(orderLinks.tokenHash, hashToken(token)))
  return link?.orderId ?? null
}

function hashToken(token: string): string {
  return hashLinkToken('order-link', token)
}
