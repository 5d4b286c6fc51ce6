// The cart of the signed-in customer (S-API-01, S-API-02, X-23).
import { z } from 'zod'
import { VOUCHER_KINDS } from '#domain/vouchers/voucher.ts'
import { product } from './catalog.ts'
import type { ShopEndpoints } from './endpoint.ts'
import { idempotencyKey } from './orders.ts'
import { id, money } from './primitives.ts'
import { voucherCode } from './voucher-code.ts'
import { VOUCHER_REFUSALS } from './voucher-refusals.ts'

/** More than any realistic stock, and far below the limit of an integer column. */
const MAX_QUANTITY = 100_000

const cartItem = z.object({ id, productId: id, quantity: z.int(), lineTotal: money, product })
export type CartItem = z.infer<typeof cartItem>

/** `total` equals `subtotal`: no fees or discounts in the cart itself (S-CART-09). */
export const cart = z.object({ items: z.array(cartItem), itemCount: z.int(), subtotal: money, total: money })
export type Cart = z.infer<typeof cart>

/** The voucher's discount on the lines; its discount on the delivery depends on the destination. */
const cartVoucher = z.object({ code: z.string(), kind: z.enum(VOUCHER_KINDS), discountAmount: money })
export type CartVoucher = z.infer<typeof cartVoucher>

const addToCartRequest = z.strictObject({ productId: id, quantity: z.int().min(1).max(MAX_QUANTITY) })
export type AddToCartRequest = z.infer<typeof addToCartRequest>

/** 0 or less removes the line (S-CART-08). */
const changeQuantityRequest = z.strictObject({
  quantity: z.int().min(-MAX_QUANTITY).max(MAX_QUANTITY),
})

export const cartEndpoints = {
  'GET /api/cart': {
    summary: 'The cart as it stands; with `voucher`, what that would take off, or why not',
    access: 'customer',
    query: voucherCode,
    response: cart.extend({ voucher: cartVoucher.optional() }),
    refusals: [...VOUCHER_REFUSALS, 'too-many-requests'],
  },
  'POST /api/cart': {
    summary: 'Add units of a product, onto its line if there is one',
    access: 'customer',
    headers: z.object({
      'idempotency-key': idempotencyKey.optional().meta({
        description: 'Optional: the same units with the same key are added once, also after a lost response',
      }),
    }),
    body: addToCartRequest,
    response: cart,
    refusals: ['not-found', 'out-of-stock', 'insufficient-stock'],
  },
  'PATCH /api/cart/items/:id': {
    summary: 'Set the quantity of a line; 0 or less removes it',
    access: 'customer',
    body: changeQuantityRequest,
    response: cart,
    refusals: ['out-of-stock', 'insufficient-stock'],
  },
  'DELETE /api/cart/items/:id': {
    summary: 'Remove a line',
    access: 'customer',
    response: cart,
  },
  'DELETE /api/cart': { summary: 'Remove every line', access: 'customer', response: cart },
} satisfies ShopEndpoints
