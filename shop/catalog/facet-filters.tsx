import type { Facet, Facets } from '#contract/catalog.ts'
import { AGE_GROUP_NAMES } from '#domain/product.ts'
import { ageGroupText, catalogueText } from '#text/catalog/catalogue-page.ts'
import { FacetChoices } from './facet-choices.tsx'
import { useCatalogue } from './use-catalogue.ts'

/** Filters with the values of the current results; values and counts are loaded after the page (S2-07). */
export function FacetFilters({ facets, replace }: { facets: Facets | undefined; replace: boolean }) {
  const { chosen } = useCatalogue()
  if (!facets) return null
  const valuesOf = (facet: readonly Facet[], name: 'breed' | 'color') => {
    const current = chosen[name]
    const values = facet.map(({ value }) => value)
    // A chosen value stays visible, so that it can be removed, even with no results.
    if (current !== null && !values.includes(current)) values.push(current)
    return values.map((value) => ({
      value,
      label: value,
      to: { [name]: value === current ? null : value },
    }))
  }
  const hasAges = facets.age.length > 0 || chosen.age !== null
  const ages = hasAges ? AGE_GROUP_NAMES : []
  return (
    <>
      <FacetChoices
        title={catalogueText.breed}
        facet={facets.breed}
        choices={valuesOf(facets.breed, 'breed')}
        chosen={chosen.breed}
        replace={replace}
      />
      <FacetChoices
        title={catalogueText.age}
        facet={facets.age}
        choices={ages.map((value) => ({
          value,
          label: ageGroupText[value],
          to: { age: value === chosen.age ? null : value },
        }))}
        chosen={chosen.age}
        replace={replace}
      />
      <FacetChoices
        title={catalogueText.color}
        facet={facets.color}
        choices={valuesOf(facets.color, 'color')}
        chosen={chosen.color}
        replace={replace}
      />
    </>
  )
}
