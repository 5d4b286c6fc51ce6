import { createContext, use } from 'react'
import type { Product } from '#contract/catalog.ts'
import { productPath } from '#domain/product.ts'
import type { LinkProps } from '#ui/link.tsx'

type Linked = Pick<Product, 'id' | 'type'>
export type ProductLink = Pick<
  LinkProps,
  'to' | 'mask' | 'preventScrollReset' | 'onPointerEnter' | 'onTouchStart' | 'onFocus'
>

/** The link of a card: to the product's page, or to its modal over the list (ProductModalHost). */
export const ProductLinks = createContext<(product: Linked) => ProductLink>((product) => ({
  to: productPath(product),
}))

export function useProductLink(product: Linked): ProductLink {
  return use(ProductLinks)(product)
}
