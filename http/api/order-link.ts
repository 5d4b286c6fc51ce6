// An order by its private link, without an account (W-12).
import type { Accounts } from '#server/accounts/accounts.ts'
import { findLinkedOrder, reportLinkedTransfer } from '#server/orders/checkout/order-links.ts'
import type { Api } from './shop-api.ts'

export function orderLinkApi(api: Api, { limits }: Pick<Accounts, 'limits'>): void {
  api.on('POST /api/order-link', ({ c, context, body }) =>
    findLinkedOrder(context, limits, body.token, c.get('clientAddress')),
  )

  api.on('POST /api/order-link/payment-sent', ({ c, context, body }) =>
    reportLinkedTransfer(context, limits, body, c.get('clientAddress')),
  )
}
