import { figureOfWorld } from '#browser/figure/figure-of-category.ts'
import type { FigureName } from '#browser/figure/figures.ts'
import { useFamilies } from '#browser/store/use-store.ts'
import type { World } from '#domain/catalog/worlds.ts'
import { catalogueText as text } from '#text/catalog/catalogue-page.ts'
import { ANIMALS, PRODUCTS, RESULTS } from '#text/format-count.ts'
import { WORLD_COUNTED } from '#text/worlds.ts'
import { FamilyBand, familyFigures } from './family-band.tsx'
import { type CatalogueState, useCatalogue } from './use-catalogue.ts'

export function CatalogueBand() {
  const catalogue = useCatalogue()
  const { address, category } = catalogue
  const families = useFamilies()
  return (
    <FamilyBand
      world={category?.world ?? (address.type === 'animal' ? (families[0] ?? 'supplies') : 'supplies')}
      title={<Title catalogue={catalogue} />}
      count={countOf(catalogue)}
      description={category && category.id === catalogue.address.category ? catalogue.description : undefined}
      picture={category?.imageUrl}
      figures={figuresOf(catalogue, families)}
    />
  )
}

function Title({ catalogue: { address, category } }: { catalogue: CatalogueState }) {
  if (address.search) {
    const [before, after] = text.resultsFor
    return (
      <span className="line-clamp-3 pb-1 leading-snug">
        {before}
        <bdi>{address.search}</bdi>
        {after}
      </span>
    )
  }
  return plainTitle(address.type, category?.nameArabic)
}

/** Without a search: the category, else the type, else everything. */
export function plainTitle(type: 'animal' | 'product' | null, category: string | undefined): string {
  if (category) return category
  if (type) return type === 'animal' ? text.animals : text.supplies
  return text.title
}

function countOf(catalogue: CatalogueState): string | null {
  const { address, category, total, moreThanTotal, pending, addingMore, failed } = catalogue
  // The new title is known at once, the number of results is not.
  if (failed || (pending && !addingMore)) return null
  const plain = category ? WORLD_COUNTED[category.world] : address.type === 'animal' ? ANIMALS : PRODUCTS
  return text.counted(total, moreThanTotal, address.search || total === 0 ? RESULTS : plain)
}

/** The number of figures side by side where there is room. */
const MAX_FIGURES = 3

function figuresOf({ address, category }: CatalogueState, families: readonly World[]): FigureName[] {
  if (category) return familyFigures(category)
  // A search may be long, so its title gets the space of the figures.
  if (address.search) return []
  if (address.type === 'product') return ['house', 'basket']
  return families.slice(0, MAX_FIGURES).map(figureOfWorld)
}
