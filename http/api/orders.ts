// The orders of the signed-in customer (api.md, Orders).
import { idempotencyKey } from '#contract/orders.ts'
import { respond } from '#platform/api/create-api.ts'
import { refuse } from '#platform/result.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { cancelOrder } from '#server/orders/checkout/cancel-order.ts'
import { placeOrder } from '#server/orders/checkout/place-order.ts'
import { reportTransfer } from '#server/orders/checkout/report-transfer.ts'
import { findOrder, listOrders } from '#server/orders/queries/order-queries.ts'
import { byId } from './by-id.ts'
import type { Api } from './shop-api.ts'
import { limitVoucherTries } from './voucher-tries.ts'

export function ordersApi(api: Api, accounts: Pick<Accounts, 'limits'>) {
  api.on('POST /api/orders', async ({ c, context, user, headers, body }) => {
    const key = idempotencyKey.safeParse(headers['idempotency-key'])
    if (!key.success) return refuse({ code: 'missing-idempotency-key' })
    const place = () => placeOrder(context, user, { key: key.data, request: body })
    const caller = { customerId: user.id, clientAddress: c.get('clientAddress') }
    const result = await (body.voucher
      ? limitVoucherTries(accounts, caller, place, { isOrder: true })
      : place())
    if (!result.ok) return result
    return respond(result.value.order, result.value.placed ? 201 : 200)
  })

  api.on('POST /api/orders/:id/payment-sent', ({ context, user, params, body }) =>
    reportTransfer(context, user, { orderId: params.id, ...body }),
  )

  api.on('POST /api/orders/:id/cancel', byId(cancelOrder))
  api.on('GET /api/orders', ({ context, user, query }) => listOrders(context, user, query))

  api.on('GET /api/orders/:orderNumber', ({ context, user, params }) =>
    findOrder(context, user, params.orderNumber),
  )
}
