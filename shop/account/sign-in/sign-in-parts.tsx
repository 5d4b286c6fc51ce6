// Parts of the sign-in sheet that are loaded after its first step.
import type { ReactNode } from 'react'
import { Price } from '#browser/price/price.tsx'
import { useSteadyQuery } from '#browser/session/use-steady-query.ts'
import { lineFacts } from '#shop/cart/line-facts.ts'
import { readProductQuery } from '#shop/product/use-product.ts'
import { secondFactorText } from '#text/second-factor.ts'
import { Picture } from '#ui/picture.tsx'

export { SecondFactorForm } from '#browser/accounts/second-factor-form.tsx'
export { CodeStep } from './code-step.tsx'

export const SECOND_FACTOR_TITLE = secondFactorText.title

/** The wanted product, small at the top, as the reason for signing in; `places` until it is loaded. */
export function Wanted({ productId, places }: { productId: number; places: ReactNode }) {
  const { data: product } = useSteadyQuery(readProductQuery(productId)).query
  if (!product) return places
  return (
    <>
      <Picture
        image={product.images[0]}
        sizes="56px"
        decorative
        className="size-14 shrink-0 rounded-control"
      />
      <div className="min-w-0">
        <p className="truncate text-body font-semibold text-ink">{product.nameArabic}</p>
        <p className="flex items-baseline gap-2 text-sm text-ink-3">
          <Price amount={product.price} className="text-md font-semibold text-ink" />
          <span className="truncate">{lineFacts(product)}</span>
        </p>
      </div>
    </>
  )
}
