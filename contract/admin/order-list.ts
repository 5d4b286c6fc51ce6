// The list of the shop's orders: found, narrowed and sorted (W-01).
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { calendarDay, id, idParam, listOf, listQuery } from '#contract/primitives.ts'
import { optionalText } from '#contract/typed-text.ts'
import { DELIVERY_TYPES } from '#domain/delivery.ts'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#domain/order-status.ts'
import { ORDER_CHANNELS } from '#domain/orders/order-channel.ts'
import { ORDER_LIMITS } from '#domain/orders/order-limits.ts'
import { MAX_BULK_ORDERS, ORDER_DUES, ORDER_SORTS, ORDER_VIEWS } from '#domain/orders/order-list.ts'
import { viewName } from './order-requests.ts'
import { adminOrder, printedFields } from './orders.ts'

const status = z.enum(ORDER_STATUSES)
const payment = z.enum(PAYMENT_STATUSES)

/** The filters of the list, all optional. An unknown one is refused. */
const orderFilter = z.strictObject({
  view: z.enum(ORDER_VIEWS).optional(),
  status: status.optional(),
  payment: payment.optional(),
  /** Both days included. */
  from: calendarDay.optional(),
  to: calendarDay.optional(),
  region: z
    .string()
    .regex(/^(?:[1-9]|1[01])$/)
    .transform(Number)
    .optional(),
  deliveryType: z.enum(DELIVERY_TYPES).optional(),
  channel: z.enum(ORDER_CHANNELS).optional(),
  due: z.enum(ORDER_DUES).optional(),
  search: z.string().max(200).optional(),
})
export type OrderFilter = z.output<typeof orderFilter>

const adminOrderQuery = orderFilter.extend({
  ...listQuery.shape,
  sort: z.enum(ORDER_SORTS).default('newest'),
})
export type AdminOrderQuery = z.output<typeof adminOrderQuery>

const adminOrderList = listOf(adminOrder).extend({
  /** Each order counted once: by status under the chosen payment, and by payment under the chosen status. */
  counts: z.object({
    status: z.record(status, z.int()),
    payment: z.record(payment, z.int()),
  }),
})
export type AdminOrderList = z.infer<typeof adminOrderList>

const ids = z.array(id).min(1).max(MAX_BULK_ORDERS)

/** A change outside the usual order of states needs a reason, as for a single order. */
const bulkRequest = z
  .strictObject({
    ids: ids.optional(),
    /** The newest 500 that match. */
    filter: orderFilter.optional(),
    status: status.optional(),
    paymentStatus: payment.optional(),
    reason: z.optional(optionalText(ORDER_LIMITS.reason)),
  })
  .check(({ value, issues }) => {
    const missing = [
      ...((value.ids === undefined) === (value.filter === undefined) ? ['ids'] : []),
      ...(value.status === undefined && value.paymentStatus === undefined ? ['status'] : []),
    ]
    for (const name of missing)
      issues.push({ code: 'invalid_type', expected: 'array', path: [name], input: undefined })
  })

const idList = z
  .string()
  .max(8000)
  .transform((text) => text.split(','))
  .pipe(z.array(idParam).min(1).max(MAX_BULK_ORDERS))
  .meta({ description: 'Up to 500 ids, with commas between', example: '12,15' })

const exportQuery = orderFilter.extend({
  of: z.enum(['orders', 'lines']).default('orders'),
  ids: idList.optional(),
})

const orderSheets = z.object({
  items: z.array(adminOrder.extend(printedFields)),
  /** Shelves by product id, for the items that have one. */
  shelves: z.record(z.string(), z.string()),
})
export type OrderSheets = z.infer<typeof orderSheets>

const undoRequest = z.strictObject({ ids })

/** The result for each order, in the order of the request. */
export const bulkAnswer = z.object({
  items: z.array(
    z.object({
      id,
      ok: z.boolean(),
      code: z.string().optional(),
      detail: z.string().optional(),
      /** For an order that exists and was refused. */
      orderNumber: z.string().optional(),
    }),
  ),
})
export type BulkAnswer = z.infer<typeof bulkAnswer>

/** A saved filter with its name and sort order. */
const saveViewRequest = z.strictObject({
  ...viewName.shape,
  filter: orderFilter.extend({ sort: z.enum(ORDER_SORTS).optional() }),
})
export type SaveViewRequest = z.output<typeof saveViewRequest>
export type ViewFilter = SaveViewRequest['filter']

const savedView = z.object({
  id,
  name: z.string(),
  /** As in the address of the list. */
  filter: z.record(z.string(), z.string()),
})

const orderViews = z.object({
  counts: z.record(z.enum(ORDER_VIEWS), z.int()),
  /** Saved by the shop, the oldest first. */
  saved: z.array(savedView.extend({ count: z.int() })),
})
export type OrderViews = z.infer<typeof orderViews>

export const orderListEndpoints = {
  'GET /api/admin/orders': {
    summary:
      'All orders; by number however spelt, phone or part of it, name, e-mail, item, note or bank reference',
    access: 'orders:read',
    query: adminOrderQuery,
    response: adminOrderList,
  },
  'GET /api/admin/orders/export': {
    summary: 'The orders of a filter or of a selection, or their lines, with the tax in them, as CSV',
    access: 'orders:read',
    query: exportQuery,
  },
  'GET /api/admin/orders/sheets': {
    summary: 'Orders to be printed, in the order asked for, with the shelves of what is in them',
    access: 'orders:read',
    query: z.strictObject({ ids: idList }),
    response: orderSheets,
  },
  'GET /api/admin/orders/ids': {
    summary: 'The ids of all orders of a filter, the newest first, at most 10,000',
    access: 'orders:read',
    query: orderFilter,
    response: z.object({ ids: z.array(id) }),
  },
  'POST /api/admin/orders/bulk': {
    summary: 'Move up to 500 orders or their payments, each by itself; idempotent',
    access: 'orders:write',
    body: bulkRequest,
    response: bulkAnswer,
  },
  'POST /api/admin/orders/undo': {
    summary: 'Take the last step of up to 500 orders back, within seconds of it and by who took it',
    access: 'orders:write',
    body: undoRequest,
    response: bulkAnswer,
  },
  'GET /api/admin/orders/views': {
    summary: 'The views of the list with how many orders each holds',
    access: 'orders:read',
    response: orderViews,
  },
  'POST /api/admin/orders/views': {
    summary: 'Keep a filter of the list under a name',
    access: 'orders:write',
    body: saveViewRequest,
    response: savedView,
    status: [201],
  },
  'DELETE /api/admin/orders/views/:id': {
    summary: 'Remove a view of the shop’s own making',
    access: 'orders:write',
    status: [204],
  },
} satisfies ShopEndpoints
