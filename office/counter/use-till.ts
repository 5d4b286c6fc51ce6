import { useEffect, useEffectEvent, useState } from 'react'
import { call, isRefused, refusalIn } from '#browser/api-client.ts'
import { refusedFields } from '#browser/form-errors.ts'
import { randomKey } from '#browser/random-key.ts'
import { readStoredJson, writeStored, writeStoredJson } from '#browser/storage.ts'
import { useChange } from '#browser/use-change.ts'
import type { CounterItem } from '#contract/admin/counter.ts'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import { readBarcode } from '#domain/catalog/barcode.ts'
import { type Baisa, baisa } from '#domain/money.ts'
import type { CounterPayment } from '#domain/orders/counter-sale.ts'
import { ORDER_READS } from '#office/undo/use-undo.ts'
import { counterText as text } from '#text/admin/counter.ts'
import {
  addItem,
  counterSaleRequest,
  emptyTill,
  type Lookup,
  pendingOf,
  readTill,
  resolveLookup,
  setLine,
  setLookup,
  sumsOf,
  type Till,
} from './till.ts'

/** Forgotten at sign-out (browser/session/use-session.ts). */
const KEY = 'aleef-till'
const PENDING_KEY = 'aleef-pending-sale'

export type Sold = { order: AdminOrderDetail; change: Baisa }

/** The sale at hand, kept over a reload; what is scanned is looked up one request each, and none of it is lost. */
export function useTill() {
  const [till, setTill] = useState<Till>(readKeptTill)
  const [sold, setSold] = useState<Sold | null>(null)
  /** For screen readers. */
  const [said, setSaid] = useState('')
  useEffect(() => {
    const pendingSale = pendingOf(till)
    writeStoredJson(KEY, till, 'tab')
    writeStored(PENDING_KEY, pendingSale && JSON.stringify(pendingSale), 'tab')
  }, [till])

  async function lookUp(lookup: Lookup) {
    try {
      const { items } = await call('GET /api/admin/counter/items', { query: { search: lookup.code } })
      setTill((now) => resolveLookup(now, lookup, items))
      if (items[0]) setSaid(items[0].nameArabic)
    } catch {
      // The line says it, and asks again when told to.
      setTill((now) => setLookup(now, lookup.id, text.lookupFailed(lookup.code)))
    }
  }

  // What was on its way when the page was left.
  const resume = useEffectEvent(() => {
    for (const lookup of till.lookups) if (lookup.problem === null) void lookUp(lookup)
  })
  useEffect(() => resume(), [])

  const { run, pending, failure, reset } = useChange({
    send: ({ sent, ...now }: Till & { sent: NonNullable<Till['sent']> }) =>
      call('POST /api/admin/orders', {
        body: counterSaleRequest(now, sent.payments),
        headers: { 'idempotency-key': sent.key },
      }),
    onDone(order, now) {
      setSold({ order, change: now.change })
      setTill(emptyTill())
    },
    onFailed(error) {
      // What was refused was not sold: it can be changed, and the next try is another one.
      if (!isRefused(error)) return
      setTill((now) => ({ ...now, sent: null }))
      void refreshLines(error)
    },
    refresh: [...ORDER_READS, '/api/admin/drawer', '/api/admin/products', '/api/admin/inventory'],
  })

  /** Refreshes stock and prices of the lines after a refused sale. */
  async function refreshLines(error: unknown) {
    if (!refusalIn(error, 'insufficient-stock') && !refusalIn(error, 'payment-mismatch')) return
    for (const { item } of till.lines) {
      const query = { search: `#${item.id}` }
      // Without an answer the line stays as it was; the refusal is said either way.
      const found = await call('GET /api/admin/counter/items', { query }).catch(() => null)
      const now = found?.items[0]
      if (now) setTill((before) => setLine(before, item.id, { item: now }))
    }
  }

  /** Nothing changes while it is not known whether it was sold; after a sale the next begins. */
  function change(next: (now: Till) => Till) {
    setSold(null)
    reset()
    setTill((now) => (now.sent ? now : next(now)))
  }

  return {
    ...{ till, sums: sumsOf(till), sold, said, pending, failure, change },
    errors: refusedFields(failure),
    startAnew: () => setSold(null),
    /** Its sentence when it cannot be sold. */
    add(item: CounterItem): string | null {
      const { problem } = addItem(till, item)
      if (problem) return problem
      change((now) => addItem(now, item).till)
      setSaid(item.nameArabic)
      return null
    },
    scan(code: string) {
      const barcode = readBarcode(code)
      const known = till.lines.find(({ item }) => item.barcode !== null && item.barcode === barcode)
      if (known && !addItem(till, known.item).problem) {
        change((now) => addItem(now, known.item).till)
        setSaid(known.item.nameArabic)
        return
      }
      const lookup = { id: randomKey(), code, problem: null }
      change((now) => ({ ...now, lookups: [...now.lookups, lookup] }))
      if (!till.sent) void lookUp(lookup)
    },
    retry(lookup: Lookup) {
      change((now) => setLookup(now, lookup.id, null))
      void lookUp(lookup)
    },
    /** `change`: what was handed over beyond what is due. */
    pay(payments: CounterPayment[], handedBack: Baisa = baisa(0)) {
      // A key for each try: a copy of this tab, or what was put back, is another sale.
      const now = { ...till, sent: { key: randomKey(), payments }, change: handedBack }
      setTill(now)
      return run(now)
    },
    resend: () => till.sent && run({ ...till, sent: till.sent }),
  }
}

function readKeptTill(): Till {
  const [own, pendingSale] = [KEY, PENDING_KEY].map((key) => readTill(readStoredJson(key, 'tab')))
  return own ?? pendingSale ?? emptyTill()
}

export type TillNow = ReturnType<typeof useTill>
