import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { randomKey } from '#browser/random-key.ts'
import { useChange } from '#browser/use-change.ts'
import type { Order } from '#contract/orders.ts'
import { addLines, type ShortLine } from '#shop/cart/add-lines.ts'
import { CART_CHANGE } from '#shop/cart/cart-change.ts'
import { useCartContext } from '#shop/cart/cart-context.ts'
import { failureToast } from '#shop/cart/failure-toast.ts'
import { cartQuery } from '#shop/cart/use-cart.ts'
import { cartToasts } from '#text/cart/cart-toasts.ts'
import { myOrdersText } from '#text/my-orders.ts'

/**
 * Adds the items of an order to the cart, as far as stock allows. `missing`: a sentence for each item that fell short.
 */
export function useOrderAgain(order: Order) {
  const queries = useQueryClient()
  const { openDrawer, announceChange } = useCartContext()
  const { queryKey } = cartQuery
  // Another one only after success, so that a second press adds what the first one did not.
  const [key, setKey] = useState(randomKey)
  return useChange({
    ...CART_CHANGE,
    async send() {
      const lines = order.items.flatMap(({ productId, quantity }) =>
        productId ? [{ productId, quantity }] : [],
      )
      const { cart, short } = await addLines(lines, key)
      return { cart, missing: shortfalls(order, short) }
    },
    onDone({ cart }) {
      setKey(randomKey())
      queries.setQueryData(queryKey, cart)
      announceChange()
    },
    done: ({ missing }) =>
      missing.nothing
        ? { title: myOrdersText.againNothing, tone: 'danger' }
        : {
            title: myOrdersText.againDone,
            tone: 'ok',
            action: { label: cartToasts.showCart, onClick: openDrawer },
          },
    onFailed: () => void queries.invalidateQueries({ queryKey }),
    failed: (error) => failureToast(myOrdersText.againFailed, error),
  })
}

/** Items whose product was deleted cannot be added. */
function shortfalls(order: Order, short: readonly ShortLine[]): { list: string[]; nothing: boolean } {
  const added = order.items.map((item) => {
    if (item.productId === null) return 0
    return short.find(({ productId }) => productId === item.productId)?.added ?? item.quantity
  })
  return {
    nothing: added.every((count) => count === 0),
    list: order.items.flatMap(({ productNameArabic: name, quantity }, index) => {
      const count = added[index] ?? 0
      if (count >= quantity) return []
      return [count === 0 ? myOrdersText.goneNow(name) : myOrdersText.fewerNow(name, count, quantity)]
    }),
  }
}
