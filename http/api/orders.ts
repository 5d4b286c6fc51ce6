// The orders of the signed-in customer (api.md, Orders).
import { z } from 'zod'
import { idempotencyKey, order, orderList, paymentSentRequest, placeOrderRequest } from '#contract/orders.ts'
import { idParam, listQuery } from '#contract/primitives.ts'
import { refuse } from '#platform/result.ts'
import { cancelOrder } from '#server/orders/cancel-order.ts'
import { findOrder, listOrders } from '#server/orders/order-queries.ts'
import { placeOrder } from '#server/orders/place-order.ts'
import { reportTransfer } from '#server/orders/report-transfer.ts'
import { type Api, answer } from './endpoint.ts'
import { customerOf } from './require-user.ts'

export function ordersApi(api: Api) {
  api.on(
    'POST',
    '/api/orders',
    {
      summary: 'Place the order for the cart, repeat it by the same key, or amend it while pending',
      access: 'customer',
      headers: z.object({
        'idempotency-key': z
          .string()
          .optional()
          .meta({ description: 'Required: 8 to 200 visible ASCII characters, one for each checkout' }),
      }),
      body: placeOrderRequest,
      answer: order,
      status: [201, 200],
      refusals: [
        'missing-idempotency-key',
        'shop-not-ready',
        'empty-cart',
        'terms-not-accepted',
        'insufficient-stock',
        'region-not-served',
        'order-not-editable',
        'order-cancelled',
      ],
    },
    async ({ c, context, headers, body }) => {
      const key = idempotencyKey.safeParse(headers['idempotency-key'])
      if (!key.success) return refuse({ code: 'missing-idempotency-key' })
      const result = await placeOrder(context, customerOf(c), { key: key.data, request: body })
      if (!result.ok) return result
      return answer(result.value.order, result.value.placed ? 201 : 200)
    },
  )

  api.on(
    'POST',
    '/api/orders/:id/payment-sent',
    {
      summary: 'Report the transfer: the order is confirmed and the cart cleared; twice is the same as once',
      access: 'customer',
      params: z.object({ id: idParam }),
      body: paymentSentRequest,
      answer: order,
      refusals: ['not-found', 'order-cancelled'],
    },
    ({ c, context, params, body }) => reportTransfer(context, customerOf(c), { orderId: params.id, ...body }),
  )

  api.on(
    'POST',
    '/api/orders/:id/cancel',
    {
      summary: 'Cancel while pending; what it held is for sale again. Twice is the same as once',
      access: 'customer',
      params: z.object({ id: idParam }),
      answer: order,
      refusals: ['not-found', 'order-not-cancellable'],
    },
    ({ c, context, params }) => cancelOrder(context, customerOf(c), params.id),
  )

  api.on(
    'GET',
    '/api/orders',
    { summary: 'Own orders, newest first', access: 'customer', query: listQuery, answer: orderList },
    ({ c, context, query }) => listOrders(context, customerOf(c), query),
  )

  api.on(
    'GET',
    '/api/orders/:orderNumber',
    {
      summary: 'One own order by its number',
      access: 'customer',
      params: z.object({ orderNumber: z.string() }),
      answer: order,
      refusals: ['not-found'],
    },
    ({ c, context, params }) => findOrder(context, customerOf(c), params.orderNumber),
  )
}
