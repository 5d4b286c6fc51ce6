// The ledger of money of an order (api.md, Beyond; F-01).
import { byId } from '#http/api/by-id.ts'
import type { Api } from '#http/api/shop-api.ts'
import { listPayments } from '#server/ledger/payment-queries.ts'
import { listRefundsDue } from '#server/orders/queries/refund-queries.ts'
import { enterPayment, enterReversal } from '#server/payments/enter-payment.ts'

export function adminPaymentsApi(api: Api): void {
  api.on('GET /api/admin/orders/:id/payments', ({ context, params }) => listPayments(context, params.id))
  api.on('GET /api/admin/refunds-due', ({ context, query }) => listRefundsDue(context, query))
  api.on('POST /api/admin/orders/:id/payments', byId(enterPayment))

  api.on('POST /api/admin/orders/:id/payments/:paymentId/reverse', ({ context, user, params }) =>
    enterReversal(context, user, params),
  )
}
