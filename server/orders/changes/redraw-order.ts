// Recomputes an edited order (W-05): its lines and amounts as checkout would, and its delivery day. Items that stay
// keep the price at which they were ordered.
import { eq } from 'drizzle-orm'
import type { EditOrderRequest } from '#contract/admin/order-requests.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { applyVoucher } from '#domain/orders/apply-voucher.ts'
import { type DayWish, decideDay, type PromisedDay } from '#domain/orders/delivery-day.ts'
import { draftOrder, type OrderableProduct, type OrderDraft } from '#domain/orders/draft-order.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { must } from '#platform/must.ts'
import { pick } from '#platform/pick.ts'
import { ok, type Result, refuseField } from '#platform/result.ts'
import { type LockedLine, lockWanted } from '#server/cart/cart-queries.ts'
import { vouchers } from '#server/database/tables/vouchers.ts'
import { addHolds } from '#server/holds/consume-holds.ts'
import type { OrderFacts } from '#server/orders/queries/order-facts.ts'
import { mergeLines } from '#server/orders/records/merge-lines.ts'
import type { Contact } from '#server/orders/records/order-content.ts'
import { loadOrderTerms } from '#server/orders/records/order-terms.ts'
import { readTravelItems } from '#server/travel/travel-queries.ts'
import { ITEM_GONE } from '#text/admin/orders.ts'

export type RedrawRefusal = RefusalOf<
  'invalid-request' | 'insufficient-stock' | 'region-not-served' | 'day-not-offered' | 'empty-cart'
>

/** `contact` is that after the edit. */
type RequestedEdit = {
  before: OrderFacts
  contact: Pick<Contact, 'regionId' | 'customerEmail'>
  request: EditOrderRequest
  at: Date
}

/** `productId` is null if the product was deleted since. */
type OrderedUnits = { productId: number | null; quantity: number }

/** Recomputes fee and totals as checkout does, if anything they depend on changed. */
export async function recomputeDraft(
  tx: Transaction,
  { before, contact: { regionId, customerEmail }, request, at }: RequestedEdit,
): Promise<Result<{ draft: OrderDraft; lines: readonly LockedLine[] }, RedrawRefusal>> {
  const unchanged = draftOf(before)
  const wanted = request.items ? mergeLines(request.items) : unchanged.lines
  const { deliveryType = before.deliveryType } = request
  if (regionId === before.regionId && deliveryType === before.deliveryType && isSame(unchanged.lines, wanted))
    return ok({ draft: unchanged, lines: [] })
  const locked = await lockWanted(tx, wanted, at, before.id)
  if (locked.filter((line) => line.wanted > 0).length < wanted.length) return refuseField('items', ITEM_GONE)
  const terms = await loadOrderTerms(tx, null, customerEmail)
  const held = locked.map((line) => asOrdered(line, before))
  const lines = customerEmail && terms.hasHolds ? await addHolds(tx, customerEmail, held) : held
  const cart = lines
    .filter((line) => line.wanted > 0)
    .map((line) => ({ product: line.product, quantity: line.wanted }))
  const draft = draftOrder(cart, { regionId, deliveryType }, terms.delivery)
  if (!draft.ok) return draft
  return ok({ draft: await withItsVoucher(tx, draft.value, before.voucherCode, lines), lines })
}

/**
 * H-06: another governorate or a further animal has the day checked again; an order without a promised day gets none.
 * An order that only loses items keeps its day, even one that was closed since, as long as an animal is left. The shop
 * may set a day that is not offered, with a reason.
 */
export async function decideDayAfterEdit(
  tx: Transaction,
  { before, contact: { regionId }, request: { deliveryDay: asked, reason }, at }: RequestedEdit,
  lines: readonly OrderedUnits[],
): Promise<Result<PromisedDay, RedrawRefusal>> {
  const { deliveryDay, deliveryHeat } = before
  const regionChanged = regionId !== before.regionId
  const ids = (items: readonly OrderedUnits[]) => items.flatMap(({ productId }) => productId ?? [])
  const unitsIn = (items: readonly OrderedUnits[], id: number) =>
    items.reduce((sum, { productId, quantity }) => sum + (productId === id ? quantity : 0), 0)
  const addsUnits = ids(lines).some((id) => unitsIn(lines, id) > unitsIn(before.items, id))
  const removesLines = lines.length < before.items.length
  const dayChanged = asked !== undefined && asked !== deliveryDay
  if (!dayChanged && !regionChanged && !addsUnits && !removesLines) return ok({ deliveryDay, deliveryHeat })
  const { travel } = await loadOrderTerms(tx, null, null)
  const items = await readTravelItems(tx, ids(lines))
  const hadAnimal = (await readTravelItems(tx, ids(before.items))).some(({ type }) => type === 'animal')
  const had: DayWish =
    !regionChanged && !addsUnits
      ? { kind: 'stays', day: deliveryDay }
      : deliveryDay !== null
        ? { kind: 'kept', day: deliveryDay }
        : { kind: hadAnimal ? ('open' as const) : ('earliest' as const) }
  const wish: DayWish = asked === undefined ? had : { kind: reason ? 'forced' : 'chosen', day: asked }
  // The unchanged day, sent with a reason, is one that the shop insists on.
  const isInsisted = asked !== undefined && reason !== undefined
  return decideDay(items, regionId, travel, dayChanged || isInsisted ? wish : had, at)
}

/** S2-13: recalculates its voucher, even an expired one; drops it if the order no longer qualifies. */
async function withItsVoucher(
  tx: Transaction,
  draft: OrderDraft,
  code: string | null,
  lines: readonly LockedLine[],
): Promise<OrderDraft> {
  if (code === null) return draft
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.code, code)).for('no key update')
  if (!voucher) return draft
  const categories = new Map(lines.map(({ product, categoryId }) => [product.id, categoryId]))
  const discounted = applyVoucher(draft, voucher, categories)
  return discounted.ok ? discounted.value : draft
}

type Wanted = { productId: number; quantity: number }

function isSame(had: readonly Wanted[], wanted: readonly Wanted[]): boolean {
  const quantities = new Map(had.map(({ productId, quantity }) => [productId, quantity]))
  return had.length === wanted.length && wanted.every((one) => quantities.get(one.productId) === one.quantity)
}

/** The unchanged order, if no amount changes. An order with a deleted product cannot be edited. */
function draftOf({ items, ...order }: OrderFacts): OrderDraft {
  return {
    ...pick(order, 'deliveryType', 'deliveryFee', 'totalAmount', 'discountAmount', 'deliveryDiscount'),
    ...pick(order, 'voucherCode', 'finalAmount'),
    lines: items.map((item) => ({
      ...item,
      productId: must(item.productId, `product of order_items ${item.id}`),
    })),
  }
}

/** S-CHK-22: ordered items keep their name and price; one no longer sold can stay, but not get more units. */
function asOrdered(line: LockedLine, before: OrderFacts): LockedLine {
  const item = before.items.find(({ productId }) => productId === line.product.id)
  if (!item) return line
  const product: OrderableProduct = {
    ...line.product,
    name: item.productName,
    nameArabic: item.productNameArabic,
    price: item.productPrice,
    imageUrl: item.productImageUrl,
    breedArabic: item.productBreed,
    age: item.productAge,
    isActive: true,
    available: line.product.isActive ? line.product.available : line.held,
  }
  return { ...line, product }
}
