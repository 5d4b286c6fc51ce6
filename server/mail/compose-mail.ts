// From a job to a mail: reads what the mail is about as it stands now, and knows whom it goes to.
import { asc, eq } from 'drizzle-orm'
import { ACTIVATION_HOURS, RESET_MINUTES } from '#server/accounts/auth.ts'
import type { Context } from '#server/context.ts'
import type { Database } from '#server/database/connect.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { orderItems, orders } from '#server/database/tables/orders.ts'
import type { MailJob } from '#server/jobs/job-data.ts'
import { loadSettings, type Settings } from '#server/settings/settings-queries.ts'
import {
  activationMail,
  mailFooter,
  type OrderMailFacts,
  orderAnnouncedMail,
  orderCancelledMail,
  orderExpiredMail,
  orderReceivedMail,
  passwordResetMail,
  signUpAttemptMail,
  transferReportedMail,
} from '#text/mail.ts'
import type { Letter, Mail } from './mail.ts'
import { newsletterLetter } from './newsletter-letter.ts'
import { renderHtml } from './render-html.tsx'
import { renderText } from './render-text.ts'
import { supportLetter } from './support-letter.ts'

type MailContext = Pick<Context, 'db' | 'baseUrl'>

/** Null when there is nobody to write to: the order is gone, or came without an e-mail. */
export async function composeMail(context: MailContext, job: MailJob): Promise<Mail | null> {
  const settings = await loadSettings(context.db)
  const letter = await letterFor(context, settings, job)
  if (!letter) return null
  const { content, ...envelope } = letter
  const shop = { name: settings.nameArabic, addressArabic: settings.addressArabic, phone: settings.phone }
  const footer = mailFooter(shop)
  return {
    from: { name: settings.nameArabic, address: settings.contactEmail },
    ...envelope,
    subject: content.subject,
    text: renderText(content, footer),
    html: renderHtml(content, footer, settings.nameArabic),
  }
}

function letterFor(
  context: MailContext,
  settings: Settings,
  job: MailJob,
): Promise<Letter | null> | Letter | null {
  switch (job.mail) {
    case 'activation':
    case 'sign-up-attempt':
    case 'password-reset':
      return accountLetter(context, job)
    case 'support-message':
      return supportLetter(context.db, settings, job.messageId)
    case 'newsletter-confirm':
    case 'newsletter-welcome':
      return newsletterLetter(context.baseUrl, settings, job)
    default:
      return orderLetter(context, settings, job)
  }
}

type AccountJob = Extract<MailJob, { mail: 'activation' | 'sign-up-attempt' | 'password-reset' }>
type OrderJob = Extract<MailJob, { orderId: number }>

function accountLetter({ baseUrl }: MailContext, job: AccountJob): Letter {
  switch (job.mail) {
    case 'activation':
      return { to: job.to, content: activationMail(job.firstName, job.url, ACTIVATION_HOURS) }
    case 'sign-up-attempt':
      return { to: job.to, content: signUpAttemptMail(`${baseUrl}/auth`, `${baseUrl}/forgot-password`) }
    case 'password-reset':
      return { to: job.to, content: passwordResetMail(job.firstName, job.url, RESET_MINUTES) }
  }
}

async function orderLetter(context: MailContext, settings: Settings, job: OrderJob): Promise<Letter | null> {
  const order = await readOrder(context, job.orderId)
  if (!order) return null
  const toCustomer = order.recipient
  switch (job.mail) {
    case 'order-received':
      return toCustomer
        ? { to: toCustomer, content: orderReceivedMail(order.facts, shopFacts(settings)) }
        : null
    case 'order-expired':
      return toCustomer
        ? {
            to: toCustomer,
            content: orderExpiredMail(order.facts, shopFacts(settings), `${context.baseUrl}/cart`),
          }
        : null
    case 'order-cancelled':
      return toCustomer
        ? { to: toCustomer, content: orderCancelledMail(order.facts, shopFacts(settings)) }
        : null
    case 'order-announced':
      return { to: settings.notificationEmail, content: orderAnnouncedMail(order.facts) }
    case 'transfer-reported':
      return { to: settings.notificationEmail, content: transferReportedMail(order.facts) }
  }
}

function shopFacts({ nameArabic, phone, bankName, transferPhone, accountHolder }: Settings) {
  return { name: nameArabic, phone, bankName, transferPhone, accountHolder }
}

/** The address given with the order, else that of the account. */
async function readOrder(
  { db, baseUrl }: MailContext,
  id: number,
): Promise<{ facts: OrderMailFacts; recipient: string | null } | null> {
  const [row] = await db
    .select({ order: orders, accountEmail: profiles.email })
    .from(orders)
    .leftJoin(profiles, eq(profiles.id, orders.userId))
    .where(eq(orders.id, id))
  if (!row) return null
  const { order, accountEmail } = row
  return {
    recipient: order.customerEmail ?? accountEmail,
    facts: {
      orderNumber: order.orderNumber,
      orderUrl: `${baseUrl}/orders/${order.orderNumber}`,
      customerName: order.customerName,
      customerPhone: order.customerPhone,
      customerEmail: order.customerEmail,
      shippingAddress: order.shippingAddress,
      customerNotes: order.customerNotes,
      deliveryType: order.deliveryType,
      items: await readItems(db, id),
      totalAmount: order.totalAmount,
      deliveryFee: order.deliveryFee,
      finalAmount: order.finalAmount,
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
