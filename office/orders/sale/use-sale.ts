import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call, freshOf, isRefused, refusalIn, sentenceOf } from '#browser/api-client.ts'
import { wrongFields } from '#browser/form-errors.ts'
import { useNavigateHere } from '#browser/use-navigate-here.ts'
import { useSubmit } from '#browser/use-submit.ts'
import { enterSaleRequest, type SaleRequest } from '#contract/admin/order-requests.ts'
import type { Product } from '#contract/catalog.ts'
import type { DeliveryType } from '#domain/delivery.ts'
import { addBaisa, baisaOf, timesBaisa } from '#domain/money.ts'
import { DEFAULT_REGION_ID } from '#domain/regions.ts'
import { ORDER_READS } from '#office/undo/use-undo.ts'
import { saleText } from '#text/admin/sale.ts'
import { missingItemText, unservedItemText } from '#text/orders.ts'
import type { PictureImage } from '#ui/picture.tsx'

export type SaleFields = {
  customerName: string
  customerPhone: string
  customerEmail: string
  /** A string, as the select's value. */
  regionId: string
  wilayat: string
  customerAddress: string
  customerNotes: string
  deliveryType: DeliveryType
  /** H-06: empty if the day is agreed later or no animal is sold. */
  deliveryDay: string
  isPaid: boolean
}

/** `quantity`: the stock; null if unknown. */
export type SaleProduct = Pick<Product, 'id' | 'nameArabic' | 'price'> & {
  quantity: number | null
  images: readonly PictureImage[]
}

export type SaleLine = { product: SaleProduct; quantity: number }

const FIRST: SaleFields = {
  customerName: '',
  customerPhone: '',
  customerEmail: '',
  regionId: String(DEFAULT_REGION_ID),
  wilayat: '',
  customerAddress: '',
  customerNotes: '',
  deliveryType: 'office',
  deliveryDay: '',
  isPaid: false,
}

/** The form of a sale. It is sent with one idempotency key per sale, so that a double click places one order. */
export function useSale() {
  const [fields, setFields] = useState(FIRST)
  const [lines, setLines] = useState<readonly SaleLine[]>([])
  const key = useRef<string>(undefined)
  const navigate = useNavigateHere()
  const days = useSaleDays(lines, fields.regionId)
  // A day that the items or the governorate no longer allow is deselected.
  const isOffered = days.offered.some(({ day }) => day === fields.deliveryDay)
  const values = { ...fields, deliveryDay: isOffered ? fields.deliveryDay : '' }

  const { submit, wrong, pending, failure } = useSubmit({
    check: (body) => wrongFields(enterSaleRequest, body, saleText),
    send(body: SaleRequest) {
      key.current ??= crypto.randomUUID()
      return call('POST /api/admin/orders', { body, headers: { 'idempotency-key': key.current } })
    },
    done: saleText.saved,
    onDone: (sale) => navigate(`/admin/orders/${sale.id}`),
    onFailed(error) {
      // A refused sale was not stored, so the next attempt needs a new key.
      if (isRefused(error)) key.current = undefined
      if (refusalIn(error, 'day-not-offered')) days.refetch()
    },
    refresh: ORDER_READS,
  })

  return {
    fields: values,
    days,
    set: (changed: Partial<SaleFields>) => setFields((before) => ({ ...before, ...changed })),
    lines,
    setLines,
    subtotal: addBaisa(...lines.map(({ product, quantity }) => timesBaisa(baisaOf(product.price), quantity))),
    errors: wrong,
    failureSentences: sentencesOf(failure),
    pending,
    submit: () => submit(bodyOf(values, lines)),
  }
}

function bodyOf(fields: SaleFields, lines: readonly SaleLine[]): SaleRequest {
  const items = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }))
  const deliveryDay = fields.deliveryDay || undefined
  return { ...fields, channel: 'phone', items, regionId: Number(fields.regionId), deliveryDay }
}

export type DaysOfSale = ReturnType<typeof useSaleDays>

/** H-06: the days on which all animals of the sale can be delivered there; empty without animals. */
function useSaleDays(lines: readonly SaleLine[], regionId: string) {
  const products = lines.map(({ product }) => product.id).sort((a, b) => a - b)
  const { data, error, refetch } = useQuery({
    ...freshOf('GET /api/delivery-days', { query: { regionId, products: products.join() } }),
    enabled: products.length > 0,
  })
  const days = products.length > 0 ? (data?.days ?? []) : []
  return {
    hasDays: days.length > 0,
    offered: days.filter(({ isOffered }) => isOffered),
    error: data ? null : error,
    refetch: () => void refetch(),
  }
}

/** The refusal, and the products that caused it. */
function sentencesOf(error: unknown): string[] {
  return error === null ? [] : itemSentences(error)
}

export function itemSentences(error: unknown): string[] {
  const missing = refusalIn(error, 'insufficient-stock')
  if (missing) return (missing.items ?? []).map(missingItemText)
  return refusalIn(error, 'region-not-served')?.items.map(unservedItemText) ?? [sentenceOf(error)]
}
