// The cart of the signed-in customer (api.md, Cart; X-23). Every change answers with the whole cart.
import { z } from 'zod'
import { addToCartRequest, cart, changeQuantityRequest } from '#contract/cart.ts'
import { idParam } from '#contract/primitives.ts'
import { ok } from '#platform/result.ts'
import { addToCart } from '#server/cart/add-to-cart.ts'
import { readCart } from '#server/cart/cart-queries.ts'
import { changeQuantity } from '#server/cart/change-quantity.ts'
import { clearCart } from '#server/cart/clear-cart.ts'
import { removeCartItem } from '#server/cart/remove-cart-item.ts'
import type { Api } from './endpoint.ts'
import { customerOf } from './require-user.ts'

const line = z.object({ id: idParam })

export function cartApi(api: Api) {
  api.on(
    'GET',
    '/api/cart',
    { summary: 'The cart as it stands', access: 'customer', answer: cart },
    async ({ c, context }) => ok(await readCart(context, customerOf(c))),
  )

  api.on(
    'POST',
    '/api/cart',
    {
      summary: 'Add units of a product, onto its line if there is one',
      access: 'customer',
      body: addToCartRequest,
      answer: cart,
      refusals: ['not-found', 'out-of-stock', 'insufficient-stock'],
    },
    ({ c, context, body }) => addToCart(context, customerOf(c), body),
  )

  api.on(
    'PATCH',
    '/api/cart/items/:id',
    {
      summary: 'Set the quantity of a line; 0 or less removes it',
      access: 'customer',
      params: line,
      body: changeQuantityRequest,
      answer: cart,
      refusals: ['not-found', 'out-of-stock', 'insufficient-stock'],
    },
    ({ c, context, params, body }) =>
      changeQuantity(context, customerOf(c), { itemId: params.id, quantity: body.quantity }),
  )

  api.on(
    'DELETE',
    '/api/cart/items/:id',
    {
      summary: 'Remove a line',
      access: 'customer',
      params: line,
      answer: cart,
      refusals: ['not-found'],
    },
    ({ c, context, params }) => removeCartItem(context, customerOf(c), params.id),
  )

  api.on(
    'DELETE',
    '/api/cart',
    { summary: 'Remove every line', access: 'customer', answer: cart },
    async ({ c, context }) => ok(await clearCart(context, customerOf(c))),
  )
}
