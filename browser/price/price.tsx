import { type Baisa, baisaOf } from '#domain/money.ts'
import { priceParts } from '#text/format-price.ts'
import { PriceText } from '#ui/price-text.tsx'

type PriceProps = {
  amount: Baisa | string
  struck?: boolean
  /** Read before a struck price: «السعر السابق». */
  struckLabel?: string
  /** For long lists, see PriceText. */
  light?: boolean
  /** Size, weight and colour; text prices are 600–700 of the text face. */
  className?: string
}

/** An amount: whole baisa, or rials as the API gives them ("12.500"). `struck`: a former price, struck through. */
export function Price({ amount, struck, struckLabel, light, className }: PriceProps) {
  const { digits, unit, spoken } = priceParts(typeof amount === 'string' ? baisaOf(amount) : amount)
  return (
    <PriceText
      digits={digits}
      unit={unit}
      spoken={struck && struckLabel ? `${struckLabel} ${spoken}` : spoken}
      struck={struck}
      light={light}
      className={className}
    />
  )
}
