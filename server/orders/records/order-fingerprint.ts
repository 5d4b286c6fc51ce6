// Fingerprints of checkouts and sales, by which repeated requests are recognised.
import { createHash } from 'node:crypto'
import type { EnterSaleRequest } from '#contract/admin/order-requests.ts'
import type { PlaceOrderRequest } from '#contract/order-requests.ts'
import type { LockedLine } from '#server/cart/cart-queries.ts'
import type { KeyedOrder } from './lock-earlier-orders.ts'

type Fingerprint = { body: string; whole: string; isCartEmpty: boolean }

/** Hashes of the body and the cart, independent of the order of their fields. */
export function orderFingerprint(request: PlaceOrderRequest, lines: readonly LockedLine[]): Fingerprint {
  const asked = lines.filter((line) => line.wanted > 0).map((line) => [line.product.id, line.wanted])
  const body = hash(Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1)))
  return { body, whole: `${body}.${hash(asked)}`, isCartEmpty: asked.length === 0 }
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}

/** True also for a late repeat, after the report of the transfer cleared the cart. */
export function isRepeat({ status, fingerprint }: KeyedOrder, asked: Fingerprint): boolean {
  if (fingerprint === asked.whole) return true
  const isCleared = asked.isCartEmpty && status !== 'pending' && status !== 'cancelled'
  return isCleared && fingerprint.split('.')[0] === asked.body
}

type SaleFingerprint = { sale: string; whole: string; isNameless: boolean }

/** Hashes of the sale (items and payment) and of the buyer. */
export function saleFingerprint(request: EnterSaleRequest): SaleFingerprint {
  const { customerName = '', customerPhone = '', customerEmail = '', ...rest } = request
  const saleFields = Object.entries(rest).filter(([, value]) => value !== undefined)
  const sale = hash(saleFields.sort(([a], [b]) => (a < b ? -1 : 1)))
  const buyer = [customerName, customerPhone, customerEmail]
  return { sale, whole: `${sale}.${hash(buyer)}`, isNameless: buyer.every((text) => text === '') }
}

/**
 * True also if the buyer is missing: the till deletes that when its cashier signs out, and may then resend the sale
 * (Z-12).
 * @param stored null for a sale from before fingerprints were kept
 */
export function isSameSale(stored: string | null, asked: SaleFingerprint): boolean {
  if (stored === null || stored === asked.whole) return true
  return asked.isNameless && stored.split('.')[0] === asked.sale
}
