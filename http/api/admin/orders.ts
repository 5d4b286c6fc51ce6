// The orders of the shop and its transfer desk (api.md, Admin; A-ORD-*, X-11, X-18, X-19).
import { z } from 'zod'
import {
  adminOrderDetail,
  adminOrderList,
  adminOrderQuery,
  editOrderRequest,
  enterSaleRequest,
  orderParams,
  removeOrderQuery,
  transferList,
  transferQuery,
  verifyTransfersAnswer,
  verifyTransfersRequest,
} from '#contract/admin/orders.ts'
import { idempotencyKey } from '#contract/orders.ts'
import { ok, refuse } from '#platform/result.ts'
import { findOrderOfShop, listOrdersOfShop } from '#server/orders/admin-order-queries.ts'
import { changeOrder } from '#server/orders/change-order.ts'
import { enterSale } from '#server/orders/enter-sale.ts'
import { removeOrder } from '#server/orders/remove-order.ts'
import { listTransfers } from '#server/orders/transfer-queries.ts'
import { verifyTransfers } from '#server/orders/verify-transfers.ts'
import { type Api, answer } from '../endpoint.ts'
import { adminOf } from '../require-user.ts'

export function adminOrdersApi(api: Api): void {
  api.on(
    'GET',
    '/api/admin/orders',
    {
      summary: 'All orders, newest first; by number however spelt, phone or part of it, name, e-mail',
      access: 'admin',
      query: adminOrderQuery,
      answer: adminOrderList,
    },
    ({ context, query }) => listOrdersOfShop(context, query),
  )

  api.on(
    'POST',
    '/api/admin/orders',
    {
      summary: 'Enter a sale by phone or over the counter',
      access: 'admin',
      headers: z.object({
        'idempotency-key': z.string().optional().meta({
          description: '8 to 200 visible ASCII characters, one for each sale; twice is then the same as once',
        }),
      }),
      body: enterSaleRequest,
      answer: adminOrderDetail,
      status: [201, 200],
      refusals: ['missing-idempotency-key', 'insufficient-stock', 'region-not-served'],
    },
    async ({ c, context, headers, body }) => {
      const key = idempotencyKey.optional().safeParse(headers['idempotency-key'])
      if (!key.success) return refuse({ code: 'missing-idempotency-key' })
      const result = await enterSale(context, adminOf(c), { key: key.data ?? null, request: body })
      if (!result.ok) return result
      return answer(result.value.order, result.value.entered ? 201 : 200)
    },
  )

  api.on(
    'GET',
    '/api/admin/orders/:id',
    {
      summary: 'One order with what happened to it and its customer’s others',
      access: 'admin',
      params: orderParams,
      answer: adminOrderDetail,
      refusals: ['not-found'],
    },
    ({ context, params }) => findOrderOfShop(context, params.id),
  )

  api.on(
    'PATCH',
    '/api/admin/orders/:id',
    {
      summary:
        'Move an order, its payment or its deadline; off the path with a reason; twice is the same as once',
      access: 'admin',
      params: orderParams,
      body: editOrderRequest,
      answer: adminOrderDetail,
      refusals: [
        'not-found',
        'status-not-allowed',
        'payment-not-allowed',
        'payment-not-verified',
        'amount-short',
        'cannot-reserve',
        'order-not-editable',
        'changed-meanwhile',
      ],
    },
    ({ c, context, params, body }) => changeOrder(context, adminOf(c), params.id, body),
  )

  api.on(
    'DELETE',
    '/api/admin/orders/:id',
    {
      summary: 'Take an order out of every list and total; what it held goes back on the shelf',
      access: 'admin',
      params: orderParams,
      query: removeOrderQuery,
      status: [204],
      refusals: ['not-found', 'changed-meanwhile'],
    },
    ({ c, context, params, query }) => removeOrder(context, adminOf(c), params.id, query.updatedAt),
  )

  api.on(
    'GET',
    '/api/admin/transfers',
    {
      summary: 'Transfers by stage, the one that waits longest first',
      access: 'admin',
      query: transferQuery,
      answer: transferList,
    },
    ({ context, query }) => listTransfers(context, query),
  )

  api.on(
    'POST',
    '/api/admin/transfers/verify',
    {
      summary: 'Note that the money of many orders is there, each judged for itself',
      access: 'admin',
      body: verifyTransfersRequest,
      answer: verifyTransfersAnswer,
    },
    async ({ c, context, body }) => ok(await verifyTransfers(context, adminOf(c), body.orderIds)),
  )
}
