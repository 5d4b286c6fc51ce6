import { ListChecks, PawPrint, Plus, Truck } from 'lucide-react'
import { CardList } from '#office/list/card-list.tsx'
import { EmptyList } from '#office/list/empty-list.tsx'
import { choicesOf, FilterChips } from '#office/list/filter-chips.tsx'
import { SearchField } from '#office/list/search-field.tsx'
import { useAdminList } from '#office/list/use-admin-list.ts'
import { useFilters } from '#office/list/use-filters.ts'
import { Page } from '#office/shell/page.tsx'
import { UnreadOptions } from '#office/shell/unread.tsx'
import { May } from '#office/shell/use-may.tsx'
import { passportsText as text } from '#text/admin/passports.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { PassportCard } from './passport-card.tsx'
import { useSpeciesTable } from './use-wanted.ts'

const STATES = ['here', 'left', 'all'] as const

/** /admin/passports: the records of the shop's animals (H-01). */
export default function PassportsPage() {
  const { values, set, narrowed } = useFilters(['search', 'species', 'product', 'state'])
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
        <SearchField placeholder={text.search} value={values.search} onSearch={(search) => set({ search })} />
        <SpeciesFilter value={values.species} onChoose={(species) => set({ species })} />
      </div>
      <FilterChips
        label={text.state}
        value={values.state || 'here'}
        onChoose={(state) => set({ state: state === 'here' ? '' : state })}
        choices={choicesOf(STATES, text.states)}
      />
      <CardList
        label={text.list}
        list={list}
        className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3"
        empty={
          <EmptyList
            text={text}
            narrowed={narrowed}
            onShowAll={() => set({ search: '', species: '', product: '', state: '' })}
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

function SpeciesFilter({ value, onChoose }: { value: string; onChoose: (species: string) => void }) {
  const species = useSpeciesTable()
  return (
    <SelectField
      label={text.allSpecies}
      labelHidden
      placeholder={text.allSpecies}
      className="min-h-12!"
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
      hint={species.error ? <UnreadOptions query={species} /> : undefined}
      options={(species.data?.items ?? []).map(({ id, nameArabic }) => ({
        value: String(id),
        label: nameArabic,
      }))}
    />
  )
}
