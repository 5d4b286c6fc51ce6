// Mails about an order: to its customer or to the shop, from the order as it is in the database.
import { asc, eq } from 'drizzle-orm'
import { deliveryTerms } from '#domain/delivery.ts'
import { isReady } from '#domain/readiness.ts'
import type { Database } from '#platform/database/connect.ts'
import { pick } from '#platform/pick.ts'
import type { Context } from '#server/context.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { orderItems, orders } from '#server/database/tables/orders.ts'
import type { OrderMailJob } from '#server/jobs/job-data.ts'
import { deliveryRecord } from '#server/settings/delivery-record.ts'
import type { Settings } from '#server/settings/settings-queries.ts'
import type { MailContent } from '#text/mail/mail.ts'
import { orderChangedMail } from '#text/mail/order-change-mail.ts'
import {
  type OrderMailFacts,
  orderCancelledMail,
  orderExpiredMail,
  orderReceivedMail,
  orderReminderMail,
  orderUnverifiedMail,
} from '#text/mail/order-mail.ts'
import { orderAnnouncedMail, transferDueMail, transferReportedMail } from '#text/mail/shop-mail.ts'
import type { Letter } from './letter.ts'
import { markAsDemo } from './mark-as-demo.ts'

/** Null when there is nobody to write to, or nothing left to say. */
export async function orderLetter(
  context: Context,
  settings: Settings,
  job: OrderMailJob,
): Promise<Letter | null> {
  const found = await readOrder(context, settings, job.orderId)
  if (!found) return null
  const letter = letterAbout(context, settings, found, job)
  return letter && settings.isDemo ? { ...letter, content: markAsDemo(letter.content) } : letter
}

function letterAbout(
  context: Context,
  settings: Settings,
  { order, recipient }: FoundOrder,
  job: OrderMailJob,
): Letter | null {
  const adminUrl = `${context.baseUrl}/admin/orders`
  switch (job.mail) {
    case 'order-announced':
      return toShop(settings, orderAnnouncedMail(order, adminUrl))
    case 'transfer-reported':
      return toShop(settings, transferReportedMail(order, adminUrl))
    case 'transfer-due':
      return isUnverified(order)
        ? toShop(settings, transferDueMail(order, `${context.baseUrl}/admin/transfers`))
        : null
    default: {
      const content = toCustomer(context, settings, order, job)
      return recipient && content ? { to: recipient, content } : null
    }
  }
}

function toShop({ notificationEmail }: Settings, content: MailContent): Letter | null {
  return notificationEmail ? { to: notificationEmail, content } : null
}

/** By the time the mail leaves, somebody may have found the transfer. */
function isUnverified({ status, paymentStatus }: OrderMailFacts): boolean {
  return paymentStatus === 'reported' && status !== 'cancelled'
}

type CustomerJob = Exclude<OrderMailJob, { mail: 'order-announced' | 'transfer-reported' | 'transfer-due' }>

/** Asks for a transfer only while it is awaited (mails may be late), to a known account (L-02). */
function toCustomer(
  { baseUrl, now, production }: Context,
  settings: Settings,
  order: OrderMailFacts,
  job: CustomerJob,
): MailContent | null {
  const isAwaited = order.status === 'pending' && order.expiresAt > now() && isReady(settings, production)
  switch (job.mail) {
    case 'order-received':
      return isAwaited ? orderReceivedMail(order, settings) : null
    case 'order-reminder':
      return isAwaited ? orderReminderMail(order, settings) : null
    case 'order-expired':
      return orderExpiredMail(order, settings, `${baseUrl}/cart`)
    case 'order-unverified':
      return orderUnverifiedMail(order, settings)
    case 'order-cancelled':
      return orderCancelledMail(order, settings)
    case 'order-changed':
      return orderChangedMail(order, settings, job.change)
  }
}

type FoundOrder = { order: OrderMailFacts; recipient: string | null }

/** The address given with the order, else that of the account, unless the account has ended. */
async function readOrder(
  { db, baseUrl }: Context,
  settings: Settings,
  id: number,
): Promise<FoundOrder | null> {
  const [row] = await db
    .select({ order: orders, accountEmail: profiles.email, endedAt: profiles.deactivatedAt })
    .from(orders)
    .leftJoin(profiles, eq(profiles.id, orders.userId))
    .where(eq(orders.id, id))
  if (!row) return null
  const { order, accountEmail, endedAt } = row
  return {
    recipient: order.customerEmail ?? (endedAt ? null : accountEmail),
    order: {
      orderNumber: order.orderNumber,
      orderUrl: order.userId === null ? null : `${baseUrl}/orders/${order.orderNumber}`,
      ...pick(order, 'status', 'paymentStatus', 'customerName', 'customerPhone', 'customerEmail'),
      ...pick(order, 'shippingAddress', 'customerNotes', 'deliveryType'),
      deliveryDays: deliveryTerms(deliveryRecord(settings), order.governorateId).days,
      deliveryDay: order.deliveryDay,
      deliveryHeat: order.deliveryHeat,
      items: await readItems(db, id),
      ...pick(order, 'totalAmount', 'deliveryFee', 'discountAmount', 'returnedAmount', 'finalAmount'),
      expiresAt: order.expiresAt,
      senderName: order.paymentSenderName,
      reference: order.paymentReference,
    },
  }
}

function readItems(db: Database, orderId: number): Promise<OrderMailFacts['items']> {
  return db
    .select({
      nameArabic: orderItems.productNameArabic,
      quantity: orderItems.quantity,
      subtotal: orderItems.subtotal,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.id))
}
