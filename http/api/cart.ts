// The cart of the signed-in customer (api.md, Cart; X-23). Every change answers with the whole cart.
import { ok } from '#platform/result.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { createAddOnce } from '#server/cart/add-once.ts'
import { readCart } from '#server/cart/cart-queries.ts'
import { readCartWithVoucher } from '#server/cart/cart-with-voucher.ts'
import { changeQuantity } from '#server/cart/change-quantity.ts'
import { clearCart } from '#server/cart/clear-cart.ts'
import { removeCartItem } from '#server/cart/remove-cart-item.ts'
import { byId } from './by-id.ts'
import type { Api } from './shop-api.ts'
import { limitVoucherTries } from './voucher-tries.ts'

export function cartApi(api: Api, accounts: Pick<Accounts, 'limits'>) {
  api.on('GET /api/cart', async ({ c, context, user, query: { voucher } }) => {
    if (!voucher?.trim()) return ok(await readCart(context, user))
    const caller = { customerId: user.id, clientAddress: c.get('clientAddress') }
    return limitVoucherTries(accounts, caller, () => readCartWithVoucher(context, user, voucher))
  })

  const addOnce = createAddOnce()
  api.on('POST /api/cart', ({ context, user, headers, body }) =>
    addOnce(context, user, body, headers['idempotency-key']),
  )

  api.on('PATCH /api/cart/items/:id', ({ context, user, params, body }) =>
    changeQuantity(context, user, { itemId: params.id, quantity: body.quantity }),
  )

  api.on('DELETE /api/cart/items/:id', byId(removeCartItem))
  api.on('DELETE /api/cart', async ({ context, user }) => ok(await clearCart(context, user)))
}
