import type { Product } from '#contract/catalog.ts'
import type { FactKind } from '#domain/catalog/item-fields.ts'
import { factText, productText } from '#text/catalog/product-page.ts'
import {
  BadgeCheck,
  Cake,
  Dna,
  Hash,
  type Icon,
  Layers,
  MapPin,
  Mars,
  NonBinary,
  Palette,
  Ruler,
  Scaling,
  Tag,
  Venus,
  Weight,
} from '#ui/icons.tsx'
import { productFacts } from './product-facts.ts'

const ICONS: Partial<Record<FactKind, Icon>> = {
  breed: Dna,
  age: Cake,
  color: Palette,
  size: Scaling,
  weight: Weight,
  location: MapPin,
  brand: BadgeCheck,
  model: Hash,
  material: Layers,
  dimensions: Ruler,
}
const GENDER_ICONS = { male: Mars, female: Venus, unknown: NonBinary }

/** Facts in the tint of their family; the last of an odd number takes the whole line. */
export function FactTiles({ product }: { product: Product }) {
  const facts = productFacts(product)
  if (facts.length === 0) return null
  return (
    <dl
      aria-label={productText.facts}
      className="mt-4 grid grid-cols-2 gap-2.5 lg:mt-5 [&>:last-child:nth-child(odd)]:col-span-2"
    >
      {facts.map(({ kind, value }) => {
        const Icon = kind === 'gender' ? GENDER_ICONS[product.gender ?? 'unknown'] : (ICONS[kind] ?? Tag)
        return (
          <div key={kind} className="relative rounded-picture bg-tint py-2.5 ps-13.5 pe-4">
            <dt className="text-xs text-world">
              <Icon strokeWidth={1.8} className="absolute inset-y-0 start-4 my-auto size-5.5 text-world" />
              {factText[kind]}
            </dt>
            <dd className="font-semibold text-ink">
              <bdi>{value}</bdi>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
