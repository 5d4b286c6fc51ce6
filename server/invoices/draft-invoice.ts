// The content of an order's invoice: to be issued, or printed before as «بيان طلب» (F-04). A replacement of an issued
// one is for the same sale, so it keeps the seller, buyer and tax rates of that one.
import { asc, eq, sql } from 'drizzle-orm'
import type { InvoiceContent } from '#contract/invoices.ts'
import { invoiceTitle } from '#domain/invoices/invoice-kinds.ts'
import { invoiceLines, invoiceTotals, type SoldItem } from '#domain/invoices/invoice-lines.ts'
import { addBaisa, pickRials, timesBaisa, toRials } from '#domain/money.ts'
import { remainingSale } from '#domain/returns/return-amounts.ts'
import type { Queryable } from '#platform/database/connect.ts'
import { mustRow } from '#platform/must.ts'
import { products } from '#server/database/tables/catalog.ts'
import { orderItems, orders } from '#server/database/tables/orders.ts'
import type { Settings } from '#server/settings/settings-queries.ts'
import { addressText } from '#text/format-address.ts'
import { legalFacts } from '#text/legal-facts.ts'
import { DELIVERY_TYPE_LABELS } from '#text/orders.ts'

export async function draftInvoice(
  db: Queryable,
  settings: Settings,
  orderId: number,
  issued?: InvoiceContent,
): Promise<InvoiceContent> {
  const order = mustRow(await db.select().from(orders).where(eq(orders.id, orderId)), `orders ${orderId}`)
  const seller = issued?.seller ?? sellerOf(settings)
  const isTaxed = seller.vatNumber !== null
  // Returned items are no longer sold (F-03).
  const kept = remainingSale({ ...order, items: await readItems(db, orderId) })
  const sold = issued ? kept.lines.map((line) => asIssued(line, issued)) : kept.lines
  const lines = invoiceLines(sold, kept.delivery, { isTaxed })
  const { vat } = invoiceTotals(lines)
  return {
    title: invoiceTitle(seller.vatNumber, order.finalAmount),
    seller,
    buyer: issued?.buyer ?? {
      name: order.customerName,
      phone: order.customerPhone,
      address: order.shippingAddress,
    },
    orderNumber: order.orderNumber,
    orderedAt: order.createdAt.toISOString(),
    channel: order.channel,
    deliveryType: DELIVERY_TYPE_LABELS[order.deliveryType],
    lines: lines.map((line) => ({
      ...line,
      ...pickRials(line, 'price', 'discount', 'total', 'vat'),
    })),
    subtotal: toRials(addBaisa(...kept.lines.map(({ price, quantity }) => timesBaisa(price, quantity)))),
    discount: toRials(addBaisa(...lines.map(({ discount }) => discount))),
    voucher: order.voucherCode,
    total: toRials(order.finalAmount),
    vat: isTaxed ? toRials(vat) : null,
  }
}

function sellerOf(settings: Settings): InvoiceContent['seller'] {
  return {
    name: settings.nameArabic,
    address: addressText(settings),
    phone: settings.phone,
    email: settings.contactEmail,
    vatNumber: settings.vatNumber,
    legal: legalFacts(settings),
  }
}

/** A line added since the first invoice has the tax of its product. */
function asIssued(line: SoldItem, { lines }: InvoiceContent): SoldItem {
  const was = lines.find(
    ({ kind, name, detail, price }) =>
      kind === 'item' && name === line.name && detail === line.detail && price === toRials(line.price),
  )
  return was && was.vatPercent !== null ? { ...line, isVatFree: was.vatPercent === 0 } : line
}

/** For a deleted product: the usual tax. */
async function readItems(db: Queryable, orderId: number): Promise<(SoldItem & { returned: number })[]> {
  const rows = await db
    .select({
      name: orderItems.productNameArabic,
      breed: orderItems.productBreed,
      age: orderItems.productAge,
      quantity: orderItems.quantity,
      returned: orderItems.returned,
      price: orderItems.productPrice,
      discount: orderItems.discount,
      isVatFree: sql<boolean>`coalesce(${products.vatFree}, false)`,
    })
    .from(orderItems)
    .leftJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.id))
  return rows.map(({ breed, age, ...item }) => ({
    ...item,
    detail: [breed, age].filter(Boolean).join(' · ') || null,
  }))
}
