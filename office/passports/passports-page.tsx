import { ListChecks, PawPrint, Plus, Truck } from 'lucide-react'
import type { AdminPassport } from '#contract/admin/passports.ts'
import { CardList } from '#office/list/card-list.tsx'
import { EmptyList } from '#office/list/empty-list.tsx'
import { choicesOf, FilterChips } from '#office/list/filter-chips.tsx'
import { SearchField } from '#office/list/search-field.tsx'
import { Thumb } from '#office/list/thumb.tsx'
import { useAdminList } from '#office/list/use-admin-list.ts'
import { useFilters } from '#office/list/use-filters.ts'
import { Page } from '#office/shell/page.tsx'
import { UnreadOptions } from '#office/shell/unread.tsx'
import { May } from '#office/shell/use-may.tsx'
import { lossText } from '#text/admin/losses.ts'
import { passportsText as text } from '#text/admin/passports.ts'
import { genderText } from '#text/catalog/catalog.ts'
import { formatDate } from '#text/format-date.ts'
import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { useSpeciesTable } from './use-wanted.ts'

const STATES = ['here', 'left', 'all'] as const

/** /admin/passports: the records of the shop's animals (H-01). */
export default function PassportsPage() {
  const { values, filter, narrowed, clear } = useFilters(['search', 'species', 'product', 'state'])
  const list = useAdminList('GET /api/admin/passports', values)
  const add = (
    <May need="animals:write">
      <LinkButton to="/admin/passports/new" icon={<Plus />}>
        {text.add}
      </LinkButton>
    </May>
  )
  return (
    <Page
      count={list.items ? text.counted(list.total) : null}
      actions={
        <>
          {add}
          <LinkButton to="/admin/passports/species" variant="outline" icon={<ListChecks />}>
            {text.species}
          </LinkButton>
          <LinkButton to="/admin/passports/travel" variant="outline" icon={<Truck />}>
            {text.travel}
          </LinkButton>
        </>
      }
    >
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_14rem]">
        <SearchField placeholder={text.search} {...filter('search')} />
        <SpeciesFilter {...filter('species')} />
      </div>
      <FilterChips label={text.state} {...filter('state', 'here')} choices={choicesOf(STATES, text.states)} />
      <CardList
        label={text.list}
        list={list}
        className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3"
        empty={
          <EmptyList
            text={text}
            narrowed={narrowed}
            onShowAll={clear}
            figure={<PawPrint strokeWidth={1.5} className="size-full p-4 text-world" />}
            actions={add}
          />
        }
      >
        {(passport) => <PassportCard passport={passport} />}
      </CardList>
    </Page>
  )
}

function SpeciesFilter(filter: { value: string; onValue: (species: string) => void }) {
  const species = useSpeciesTable()
  return (
    <SelectField
      label={text.allSpecies}
      labelHidden
      placeholder={text.allSpecies}
      className="min-h-12!"
      {...filter}
      hint={species.error ? <UnreadOptions query={species} /> : undefined}
      options={(species.data?.items ?? []).map(({ id, nameArabic }) => ({
        value: String(id),
        label: nameArabic,
      }))}
    />
  )
}

/** Limited to what fits on a line. */
const PAPERS = 'rounded-control whitespace-normal'

/** One animal in the list: name, numbers and missing papers. */
function PassportCard({ passport }: { passport: AdminPassport }) {
  const { id, name, species, breed, sex, birthDate, microchip, ring, leftOn, diedOn, missing, product } =
    passport
  const required = missing.flatMap(({ paper, level }) => (level === 'required' ? paper : []))
  const missingPapers = missing.flatMap(({ paper, level }) => (level === 'wanted' ? paper : []))
  const kind = [species.nameArabic, breed, sex && sex !== 'unknown' ? genderText[sex] : null]
  return (
    <Link
      to={`/admin/passports/${id}`}
      className="flex w-full min-w-0 gap-3.5 rounded-card bg-surface p-4 shadow-card hover:bg-raised"
    >
      <Thumb url={product?.imageUrl ?? null} className="size-16!" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h2 className="font-display text-h3 font-bold text-ink">
          <bdi>{name}</bdi>
        </h2>
        <p className="text-md text-ink-2">
          {[...kind, birthDate && text.born(formatDate(birthDate))].filter(Boolean).join('، ')}
        </p>
        {microchip || ring ? (
          <p className="tabular text-sm text-ink-3">
            {[microchip && text.chip(microchip), ring && text.ring(ring)].filter(Boolean).join('، ')}
          </p>
        ) : null}
        <p className="mt-1 flex flex-wrap gap-1.5">
          {diedOn ? <Badge>{lossText.died(formatDate(diedOn))}</Badge> : null}
          {leftOn && !diedOn ? <Badge>{text.left(formatDate(leftOn))}</Badge> : null}
          {passport.quarantineId === null ? null : <Badge tone="warn">{lossText.quarantined}</Badge>}
          {!leftOn && required.length > 0 ? (
            <Badge tone="danger" className={PAPERS}>
              {text.requiredMissing(required)}
            </Badge>
          ) : null}
          {!leftOn && missingPapers.length > 0 ? (
            <Badge tone="warn" className={PAPERS}>
              {text.missing(missingPapers)}
            </Badge>
          ) : null}
          {!leftOn && missing.length === 0 ? <Badge tone="ok">{text.complete}</Badge> : null}
          {product && product.contradictions.length > 0 ? (
            <Badge tone="warn">{text.contradiction.title}</Badge>
          ) : null}
        </p>
      </div>
    </Link>
  )
}
