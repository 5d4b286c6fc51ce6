// A sale in progress (F-07) and its changes by scans, taps and responses. Pure functions on plain data, which survives
// a reload.
import { z } from 'zod'
import { type CounterItem, counterItem } from '#contract/admin/counter.ts'
import type { SaleRequest } from '#contract/admin/order-requests.ts'
import { addBaisa, type Baisa, baisa, baisaOf, timesBaisa, toRials, ZERO } from '#domain/money.ts'
import { amountOff, type CounterPayment, DISCOUNT_KINDS } from '#domain/orders/counter-sale.ts'
import { PAYMENT_METHODS } from '#domain/payments/balance.ts'
import { reservationText, counterText as text } from '#text/admin/counter.ts'

const off = z.object({ kind: z.enum(DISCOUNT_KINDS), value: z.int().min(0) }).nullable()
const word = z.string()

const till = z.object({
  lines: z.array(z.object({ item: counterItem, quantity: z.int().min(1), off })),
  /** Scanned codes that are being looked up, or were not found. */
  lookups: z.array(z.object({ id: word, code: word, problem: word.nullable() })),
  off,
  reason: word,
  customer: z.object({ name: word, phone: word, email: word }),
  /** Sent but not answered, which blocks changes. A retry with the same key does not sell twice. */
  sent: z
    .object({
      key: word,
      payments: z.array(z.object({ method: z.enum(PAYMENT_METHODS), amount: z.int().transform(baisa) })),
    })
    .nullable(),
  /** The cash handed over beyond the amount due. */
  change: z.int().transform(baisa),
})
export type Till = z.infer<typeof till>
export type TillLine = Till['lines'][number]
export type Lookup = Till['lookups'][number]

const NOBODY = { name: '', phone: '', email: '' }

export function emptyTill(): Till {
  return { lines: [], lookups: [], off: null, reason: '', customer: NOBODY, sent: null, change: ZERO }
}

/** A sent sale may have succeeded, so it is kept when the session ends, but without the customer's data (Z-12). */
export function pendingOf(now: Till): Till | null {
  return now.sent && { ...now, customer: NOBODY }
}

/** Null if it is not a valid till. */
export function readTill(stored: unknown): Till | null {
  return till.safeParse(stored).data ?? null
}

export function setLine(now: Till, productId: number, changed: Partial<TillLine> | null): Till {
  const lines = now.lines.flatMap((line) =>
    line.item.id !== productId ? [line] : changed ? [{ ...line, ...changed }] : [],
  )
  return { ...now, lines }
}

/** Adds one unit. If that is not possible, returns the till unchanged with a message. */
export function addItem(now: Till, item: CounterItem): { till: Till; problem: string | null } {
  const quantity = (now.lines.find((line) => line.item.id === item.id)?.quantity ?? 0) + 1
  const problem = problemOf(item, quantity)
  if (problem) return { till: now, problem }
  if (quantity > 1) return { till: setLine(now, item.id, { item, quantity }), problem }
  return { till: { ...now, lines: [...now.lines, { item, quantity, off: null }] }, problem }
}

/** Why this quantity cannot be sold; null if it can. */
export function problemOf(item: CounterItem, quantity: number): string | null {
  const { nameArabic: name, quantity: left, isActive, reservations } = item
  if (!isActive) return text.hidden(name)
  if (quantity <= left) return null
  if (left > 0) return text.onlySo(name, left)
  return reservations.map((one) => reservationText(name, one)).join(' ') || text.soldOut(name)
}

/** Applies the response to a lookup. */
export function resolveLookup(now: Till, { id, code }: Lookup, found: readonly CounterItem[]): Till {
  const [item] = found
  if (!now.lookups.some((lookup) => lookup.id === id)) return now
  if (!item) return setLookup(now, id, text.unknownCode(code))
  const { till: added, problem } = addItem(now, item)
  return problem ? setLookup(now, id, problem) : withoutLookup(added, id)
}

export function setLookup(now: Till, id: string, problem: string | null): Till {
  const lookups = now.lookups.map((lookup) => (lookup.id === id ? { ...lookup, problem } : lookup))
  return { ...now, lookups }
}

export function withoutLookup(now: Till, id: string): Till {
  return { ...now, lookups: now.lookups.filter((lookup) => lookup.id !== id) }
}

export type TillSums = { subtotal: Baisa; ofLines: Baisa; ofSale: Baisa; total: Baisa }

/** The sums, computed as the server does. */
export function sumsOf({ lines, off }: Pick<Till, 'lines' | 'off'>): TillSums {
  const subtotal = addBaisa(...lines.map(subtotalOf))
  const ofLines = addBaisa(...lines.map(lineDiscount))
  const rest = baisa(subtotal - ofLines)
  const ofSale = off ? amountOff(off, rest, 1) : ZERO
  return { subtotal, ofLines, ofSale, total: baisa(rest - ofSale) }
}

export function subtotalOf({ item, quantity }: TillLine): Baisa {
  return timesBaisa(baisaOf(item.price), quantity)
}

export function lineDiscount({ item, quantity, off }: TillLine): Baisa {
  return off ? amountOff(off, baisaOf(item.price), quantity) : ZERO
}

export function counterSaleRequest(
  now: Omit<Till, 'sent'>,
  payments: readonly CounterPayment[],
): SaleRequest {
  const { lines, reason, customer } = now
  const { ofSale, ofLines } = sumsOf(now)
  return {
    channel: 'counter',
    ...{ customerName: customer.name, customerPhone: customer.phone, customerEmail: customer.email },
    items: lines.map((line) => {
      const discount = lineDiscount(line)
      const { item, quantity } = line
      return { productId: item.id, quantity, ...(discount > 0 && { discount: toRials(discount) }) }
    }),
    ...(ofSale > 0 && { discount: toRials(ofSale) }),
    ...(ofSale + ofLines > 0 && { reason }),
    payments: payments.map(({ method, amount }) => ({ method, amount: toRials(amount) })),
  }
}
