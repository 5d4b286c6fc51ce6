// The cart of the signed-in customer (S-API-01, S-API-02, X-23).
import { z } from 'zod'
import { product } from '#contract/catalog.ts'
import { id, money } from '#contract/primitives.ts'

/** More than any shelf holds, and far below what an integer column can. */
const MAX_QUANTITY = 100_000

const cartItem = z.object({ id, productId: id, quantity: z.int(), lineTotal: money, product })
export type CartItem = z.infer<typeof cartItem>

/** `total` equals `subtotal`: no fees or discounts in the cart itself (S-CART-09). */
export const cart = z.object({ items: z.array(cartItem), itemCount: z.int(), subtotal: money, total: money })
export type Cart = z.infer<typeof cart>

export const addToCartRequest = z.strictObject({ productId: id, quantity: z.int().min(1).max(MAX_QUANTITY) })
export type AddToCartRequest = z.infer<typeof addToCartRequest>

/** 0 or less removes the line (S-CART-08). */
export const changeQuantityRequest = z.strictObject({
  quantity: z.int().min(-MAX_QUANTITY).max(MAX_QUANTITY),
})
