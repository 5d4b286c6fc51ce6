import { type ReactNode, useId } from 'react'
import { CategoryFigure } from '#browser/figure/category-figure.tsx'
import type { Facet } from '#contract/catalog.ts'
import { PRODUCT_TYPES, sortsOf } from '#domain/product.ts'
import { REGIONS } from '#domain/regions.ts'
import { genderText } from '#text/catalog/catalog.ts'
import { sortText, catalogueText as text, typeText } from '#text/catalog/catalogue-page.ts'
import { buttonClass } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { RadioList } from '#ui/radio-cards.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Switch } from '#ui/switch.tsx'
import { cataloguePath, categoryChange, KNOWN_GENDERS, NOT_OF_ANIMALS } from './catalogue-address.ts'
import { FacetCount } from './facet-count.tsx'
import { FacetFilters } from './facet-filters.tsx'
import { PriceFilter } from './price-filter.tsx'
import { useCatalogue } from './use-catalogue.ts'
import { facetOf, useFacets } from './use-facets.ts'

/**
 * All filters and the sort order (S-CATB-02, S-CATB-08). Links and a form, so it works before scripts load; afterwards
 * each choice applies at once. `tiles` is the shape in the sheet of a phone.
 */
export function FilterPanel({ tiles = false, replace = false }: { tiles?: boolean; replace?: boolean }) {
  const { chosen, category, choose } = useCatalogue()
  const sortId = useId()
  const facets = useFacets()
  const hasAnimals = chosen.type !== 'product' && category?.world !== 'supplies'
  return (
    <form action="/products" className="flex flex-col gap-4">
      {chosen.search ? <input type="hidden" name="search" value={chosen.search} /> : null}
      {chosen.category ? <input type="hidden" name="category" value={chosen.category} /> : null}
      {chosen.type ? <input type="hidden" name="type" value={chosen.type} /> : null}
      {chosen.view === 'list' ? <input type="hidden" name="view" value="list" /> : null}
      {chosen.panel === 'closed' ? <input type="hidden" name="panel" value="closed" /> : null}
      <Part title={text.categories}>
        <CategoryLinks tiles={tiles} replace={replace} facet={facets?.category} />
      </Part>
      {chosen.category === null ? (
        <Part title={text.type}>
          <TypeLinks replace={replace} facet={facets?.type} />
        </Part>
      ) : null}
      <div id={tiles ? 'sheet-sort' : sortId} className="border-t border-line pt-4">
        <RadioList
          legend={text.sort}
          name="sort"
          value={chosen.sort}
          options={sortsOf(chosen.search).map((value) => ({ value, label: sortText[value] }))}
          onValue={(sort) => choose({ sort }, { replace })}
        />
      </div>
      <div className="border-t border-line pt-4">
        <PriceFilter replace={replace} found={facets?.price} />
      </div>
      {hasAnimals ? (
        <div className="flex flex-col gap-2 border-t border-line pt-4">
          <GenderChoice replace={replace} facet={facets?.gender} />
          <CountedSwitch name="vaccinated" facet={facetOf(facets?.vaccinated, 'true')} replace={replace} />
        </div>
      ) : null}
      <FacetFilters facets={facets} replace={replace} />
      <div className="flex flex-col gap-2 border-t border-line pt-4">
        <SelectField
          label={text.region}
          name="region"
          value={chosen.region === null ? '' : String(chosen.region)}
          placeholder={text.anyRegion}
          options={REGIONS.map((region) => ({ value: String(region.id), label: region.nameAr }))}
          onChange={(event) => choose({ region: Number(event.target.value) || null }, { replace })}
        />
        <CountedSwitch name="available" facet={facetOf(facets?.inStock, 'true')} replace={replace} />
      </div>
      <noscript>
        <button type="submit" className={buttonClass({ variant: 'solid', block: true })}>
          {text.apply}
        </button>
      </noscript>
    </form>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-display text-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}

type FacetCounts = { facet: readonly Facet[] | undefined }

function CategoryLinks({ tiles, replace, facet }: { tiles: boolean; replace: boolean } & FacetCounts) {
  const { chosen, categories } = useCatalogue()
  return (
    <ul className={tiles ? 'grid grid-cols-2 gap-2' : 'flex flex-col gap-0.5'}>
      {categories.map((category) => {
        const selected = category.id === chosen.category
        const count = facetOf(facet, category.id)
        return (
          <li key={category.id} className={`w-${category.world}`}>
            <Link
              to={cataloguePath(chosen, categoryChange(selected ? null : category))}
              replace={replace}
              preventScrollReset
              aria-current={selected ? 'true' : undefined}
              className={classNames('filter-link', tiles && 'tile')}
              data-none={count?.count === 0 || undefined}
            >
              <CategoryFigure category={category} />
              {category.nameArabic}
              <FacetCount facet={count} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function TypeLinks({ replace, facet }: { replace: boolean } & FacetCounts) {
  const { chosen } = useCatalogue()
  const options = [
    { type: null, label: text.all },
    ...PRODUCT_TYPES.map((type) => ({ type, label: typeText[type] })),
  ]
  return (
    <ul className="flex gap-1 rounded-control bg-sunken p-1">
      {options.map(({ type, label }) => (
        <li key={label} className="flex-1">
          <Link
            to={cataloguePath(chosen, type === 'product' ? { type, ...NOT_OF_ANIMALS } : { type })}
            replace={replace}
            preventScrollReset
            aria-current={chosen.type === type ? 'true' : undefined}
            className="segment"
            data-none={(type && facetOf(facet, type)?.count === 0) || undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const GENDERS = [null, ...KNOWN_GENDERS]

function GenderChoice({ replace, facet }: { replace: boolean } & FacetCounts) {
  const { chosen, choose } = useCatalogue()
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 font-display text-h3 font-bold text-ink">{text.gender}</legend>
      <div className="flex gap-1 rounded-control bg-sunken p-1">
        {GENDERS.map((gender) => (
          <label
            key={gender}
            className="segment flex-1 gap-1.5"
            data-none={(gender && facetOf(facet, gender)?.count === 0) || undefined}
          >
            <input
              type="radio"
              className="sr-only"
              name={replace ? name : 'gender'}
              value={gender ?? ''}
              checked={chosen.gender === gender}
              onChange={() => choose({ gender }, { replace })}
            />
            {gender ? genderText[gender] : text.all}
            {gender ? <FacetCount facet={facetOf(facet, gender)} /> : null}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type CountedSwitchProps = { name: 'vaccinated' | 'available'; facet: Facet | undefined; replace: boolean }

function CountedSwitch({ name, facet, replace }: CountedSwitchProps) {
  const { chosen, choose } = useCatalogue()
  return (
    <Switch
      label={
        <span className="flex items-center justify-between gap-2">
          {text[name]}
          <FacetCount facet={facet} />
        </span>
      }
      name={name}
      value="1"
      checked={chosen[name]}
      onChange={(event) => choose({ [name]: event.target.checked }, { replace })}
      className="px-2"
    />
  )
}
