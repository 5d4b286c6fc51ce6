import { useState } from 'react'
import type { Facet } from '#contract/catalog.ts'
import { catalogueText } from '#text/catalog/catalogue-page.ts'
import { chipClass } from '#ui/chip.tsx'
import { Link } from '#ui/link.tsx'
import { type CatalogueAddress, cataloguePath } from './catalogue-address.ts'
import { useCatalogue } from './use-catalogue.ts'
import { facetOf } from './use-facets.ts'

/** The number of values visible before "more". */
const FIRST = 6

type FacetChoicesProps = {
  title: string
  facet: readonly Facet[]
  choices: readonly { value: string; label: string; to: Partial<CatalogueAddress> }[]
  chosen: string | null
  replace: boolean
}

/** The values of one filter in the results, each with its count; a tap on the chosen one removes it. */
export function FacetChoices({ title, facet, choices, chosen: selected, replace }: FacetChoicesProps) {
  const { chosen } = useCatalogue()
  const [all, setAll] = useState(false)
  // A single value filters nothing.
  if (selected === null && choices.length < 2) return null
  const visible = all ? choices : choices.filter(({ value }, at) => at < FIRST || value === selected)
  return (
    <fieldset className="border-t border-line pt-4">
      <legend className="float-start mb-2 w-full font-display text-h3 font-bold text-ink">{title}</legend>
      <ul className="clear-both flex flex-wrap gap-2">
        {visible.map(({ value, label, to }) => {
          const count = facetOf(facet, value)
          return (
            <li key={value} className="flex">
              <Link
                to={cataloguePath(chosen, to)}
                replace={replace}
                preventScrollReset
                aria-current={value === selected ? 'true' : undefined}
                className={`${chipClass({ selected: value === selected })} facet`}
                data-none={count?.count === 0 || undefined}
              >
                <bdi>{label}</bdi>
                {count ? (
                  <span className="count">{catalogueText.leaves(count.count, count.more)}</span>
                ) : null}
              </Link>
            </li>
          )
        })}
        {choices.length > visible.length ? (
          <li className="flex">
            <button type="button" className={`${chipClass()} facet`} onClick={() => setAll(true)}>
              {catalogueText.moreValues}
            </button>
          </li>
        ) : null}
      </ul>
    </fieldset>
  )
}
