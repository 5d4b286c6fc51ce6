import { createContext, use } from 'react'
import type { LinkProps } from 'react-router'
import type { Product } from '#contract/catalog.ts'
import { productPath } from '#domain/product.ts'

type Linked = Pick<Product, 'id' | 'type'>
export type ProductLink = Pick<
  LinkProps,
  'to' | 'mask' | 'preventScrollReset' | 'onPointerEnter' | 'onTouchStart' | 'onFocus'
>

/** Where a card leads: to the product's page, or over the list where a modal stands ready (ProductModalHost). */
export const ProductLinks = createContext<(product: Linked) => ProductLink>((product) => ({
  to: productPath(product),
}))

/** The props of a `<Link>` to this product. */
export function useProductLink(product: Linked): ProductLink {
  return use(ProductLinks)(product)
}
