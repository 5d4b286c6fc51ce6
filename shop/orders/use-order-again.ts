import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Order } from '#contract/orders.ts'
import { addLines, type ShortLine } from '#shop/cart/add-lines.ts'
import { CART_CHANGE } from '#shop/cart/cart-change.ts'
import { useCartContext } from '#shop/cart/cart-context.ts'
import { failureToast } from '#shop/cart/failure-toast.ts'
import { cartQuery } from '#shop/cart/use-cart.ts'
import { cartToasts } from '#text/cart-toasts.ts'
import { myOrdersText } from '#text/my-orders.ts'
import { useToast } from '#ui/toast.tsx'

/** Everything of an order into the cart again, as much of it as there is. `data`: a sentence for each that fell short. */
export function useOrderAgain(order: Order) {
  const queries = useQueryClient()
  const toast = useToast()
  const { openDrawer, announceChange } = useCartContext()
  return useMutation({
    ...CART_CHANGE,
    async mutationFn() {
      const wanted = order.items.flatMap(({ productId, quantity }) =>
        productId ? [{ productId, quantity }] : [],
      )
      const { cart, short } = await addLines(wanted)
      return { cart, missing: sentences(order, short) }
    },
    onMutate: () => queries.cancelQueries({ queryKey: cartQuery.queryKey }),
    onSuccess({ cart, missing }) {
      queries.setQueryData(cartQuery.queryKey, cart)
      announceChange()
      toast(
        missing.nothing
          ? { title: myOrdersText.againNothing, tone: 'danger' }
          : {
              title: myOrdersText.againDone,
              tone: 'ok',
              action: { label: cartToasts.showCart, onClick: openDrawer },
            },
      )
    },
    onError(error) {
      void queries.invalidateQueries({ queryKey: cartQuery.queryKey })
      toast(failureToast(myOrdersText.againFailed, error))
    },
  })
}

/** What was ordered of a product that has left the books since cannot be asked for. */
function sentences(order: Order, short: readonly ShortLine[]): { list: string[]; nothing: boolean } {
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
