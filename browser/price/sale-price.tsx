import { percentOff } from '#domain/catalog/sale.ts'
import { baisaOf } from '#domain/money.ts'
import { cardText } from '#text/catalog/catalog.ts'
import { Price } from './price.tsx'

type SalePrice = { price: string; originalPrice?: string | null | undefined }

/** S2-13: the price before the sale, struck through beside the current price; renders nothing without a sale. */
export function PriceBefore({ product, className }: { product: SalePrice; className?: string }) {
  if (!product.originalPrice) return null
  return (
    <Price amount={product.originalPrice} struck struckLabel={cardText.priceBefore} className={className} />
  )
}

/** In whole percent; 0 without a struck price. */
export function salePercent({ price, originalPrice }: SalePrice): number {
  return originalPrice ? percentOff(baisaOf(price), baisaOf(originalPrice)) : 0
}
