import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react'
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

/** Deleted at sign-out (browser/session/use-session.ts). */
const KEY = 'aleef-till'
const PENDING_KEY = 'aleef-pending-sale'

export type Sold = { order: AdminOrderDetail; change: Baisa }

/** The current sale, which survives a reload. Each scanned code is looked up separately, and none is lost. */
export function useTill() {
  const [till, setTill] = useKeptTill()
  const [sold, setSold] = useState<Sold | null>(null)
  /** Announced by screen readers. */
  const [announcement, announce] = useState('')
  const lookUp = useLookUp(till, setTill, announce)
  const { run, pending, failure, reset } = useSell(till, setTill, setSold)

  /** Ignores changes while the outcome of a sale is unknown; after a sale, starts the next one. */
  function change(next: (now: Till) => Till) {
    setSold(null)
    reset()
    setTill((now) => (now.sent ? now : next(now)))
  }

  return {
    till,
    sums: sumsOf(till),
    sold,
    announcement,
    pending,
    failure,
    change,
    errors: refusedFields(failure),
    startAnew: () => setSold(null),
    /** Returns a message if it cannot be sold. */
    add(item: CounterItem): string | null {
      const { problem } = addItem(till, item)
      if (problem) return problem
      change((now) => addItem(now, item).till)
      announce(item.nameArabic)
      return null
    },
    scan(code: string) {
      const barcode = readBarcode(code)
      const existing = till.lines.find(({ item }) => item.barcode !== null && item.barcode === barcode)
      if (existing && !addItem(till, existing.item).problem) {
        change((now) => addItem(now, existing.item).till)
        announce(existing.item.nameArabic)
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
    /** `change`: the cash handed over beyond the amount due. */
    pay(payments: CounterPayment[], handedBack: Baisa = baisa(0)) {
      // A new key per attempt, since a duplicated or restored tab is another sale.
      return run({ ...till, sent: { key: randomKey(), payments }, change: handedBack })
    },
    resend: () => till.sent && run({ ...till, sent: till.sent }),
  }
}

type SetTill = Dispatch<SetStateAction<Till>>

/** Kept in this tab until the sale is made. */
function useKeptTill(): [Till, SetTill] {
  const [till, setTill] = useState<Till>(readKeptTill)
  useEffect(() => {
    const pendingSale = pendingOf(till)
    writeStoredJson(KEY, till, 'tab')
    writeStored(PENDING_KEY, pendingSale && JSON.stringify(pendingSale), 'tab')
  }, [till])
  return [till, setTill]
}

function readKeptTill(): Till {
  const [own, pendingSale] = [KEY, PENDING_KEY].map((key) => readTill(readStoredJson(key, 'tab')))
  return own ?? pendingSale ?? emptyTill()
}

function useLookUp(till: Till, setTill: SetTill, announce: (name: string) => void) {
  async function lookUp(lookup: Lookup) {
    try {
      const { items } = await call('GET /api/admin/counter/items', { query: { search: lookup.code } })
      setTill((now) => resolveLookup(now, lookup, items))
      if (items[0]) announce(items[0].nameArabic)
    } catch {
      // The line shows the failure with a retry.
      setTill((now) => setLookup(now, lookup.id, text.lookupFailed(lookup.code)))
    }
  }
  // Resumes the lookups that were pending when the page was left.
  const resume = useEffectEvent(() => {
    for (const lookup of till.lookups) if (lookup.problem === null) void lookUp(lookup)
  })
  useEffect(() => resume(), [])
  return lookUp
}

function useSell(till: Till, setTill: SetTill, setSold: (sold: Sold) => void) {
  return useChange({
    send: ({ sent, ...now }: Till & { sent: NonNullable<Till['sent']> }) =>
      call('POST /api/admin/orders', {
        body: counterSaleRequest(now, sent.payments),
        headers: { 'idempotency-key': sent.key },
      }),
    // Not for a second press, whose key is never sent.
    optimistic: async (now) => setTill(now),
    onDone(order, now) {
      setSold({ order, change: now.change })
      setTill(emptyTill())
    },
    onFailed(error) {
      // A refused sale was not made: it can be changed, and the next attempt has a new key.
      if (!isRefused(error)) return
      setTill((now) => ({ ...now, sent: null }))
      void refreshLines(till, setTill, error)
    },
    refresh: [...ORDER_READS, '/api/admin/drawer', '/api/admin/products', '/api/admin/inventory'],
  })
}

/** Refreshes stock and prices of the lines after a refused sale. */
async function refreshLines(till: Till, setTill: SetTill, error: unknown) {
  if (!refusalIn(error, 'insufficient-stock') && !refusalIn(error, 'payment-mismatch')) return
  for (const { item } of till.lines) {
    const query = { search: `#${item.id}` }
    // Without a response the line stays unchanged; the refusal is shown either way.
    const found = await call('GET /api/admin/counter/items', { query }).catch(() => null)
    const now = found?.items[0]
    if (now) setTill((before) => setLine(before, item.id, { item: now }))
  }
}

export type TillNow = ReturnType<typeof useTill>
