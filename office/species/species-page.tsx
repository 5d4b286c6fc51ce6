import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { call, freshOf } from '#browser/api-client.ts'
import type { AdminSpecies } from '#contract/admin/species.ts'
import { PAPERS, type WantLevel } from '#domain/animals/species.ts'
import { EditableCard } from '#office/list/editable-card.tsx'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { Page } from '#office/shell/page.tsx'
import { Unread } from '#office/shell/unread.tsx'
import { May } from '#office/shell/use-may.tsx'
import { PAPER_TEXT, speciesText as text } from '#text/admin/species.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { CareTexts } from './care-texts.tsx'
import { SpeciesDialog } from './species-dialog.tsx'

const { removal } = text

/** /admin/passports/species: the papers that the shop wants for animals of each species (H-01). */
export default function SpeciesPage() {
  const query = useQuery(freshOf('GET /api/admin/species'))
  const { data } = query
  const [editing, setEditing] = useState<AdminSpecies | 'new' | null>(null)
  const [removing, setRemoving] = useState<AdminSpecies | null>(null)
  return (
    <Page
      title={text.list}
      count={data ? text.counted(data.items.length) : null}
      actions={
        <May need="settings:write">
          <Button icon={<Plus />} onClick={() => setEditing('new')}>
            {text.add}
          </Button>
        </May>
      }
    >
      <p className="max-w-4xl text-md text-ink-2">{text.lead}</p>
      {data ? (
        <ul aria-label={text.list} className="grid gap-3 sm:grid-cols-2 lg:gap-5 xl:grid-cols-3">
          {data.items.map((species) => (
            <li key={species.id} className="flex">
              <SpeciesCard
                species={species}
                onEdit={() => setEditing(species)}
                onRemove={() => setRemoving(species)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <Unread query={query} height="h-dvh" />
      )}
      <CareTexts />
      {editing ? (
        <SpeciesDialog species={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      ) : null}
      {removing ? (
        <ConfirmDialog
          {...removal}
          onClose={() => setRemoving(null)}
          title={removal.title(removing.nameArabic)}
          send={() => call('DELETE /api/admin/species/:id', { params: removing })}
          refresh={['/api/admin/species']}
        />
      ) : null}
    </Page>
  )
}

type SpeciesCardProps = { species: AdminSpecies; onEdit: () => void; onRemove: () => void }

function SpeciesCard({ species, onEdit, onRemove }: SpeciesCardProps) {
  const { nameArabic, name, keeping, isProhibited, citesAppendix, products, animals } = species
  const used = text.used(products, animals)
  const [required, wanted] = [wantsOf(species, 'required'), wantsOf(species, 'wanted')]
  return (
    <EditableCard
      need="settings:write"
      text={text}
      name={nameArabic}
      onEdit={onEdit}
      onRemove={used === '' ? onRemove : undefined}
    >
      <div className="flex flex-col gap-2 p-4">
        <div>
          <h2 className="font-display text-h3 font-bold text-ink">{nameArabic}</h2>
          <p dir="ltr" className="text-end text-sm text-ink-3">
            {name}
          </p>
        </div>
        <p className="flex flex-wrap gap-1.5">
          {isProhibited ? <Badge tone="danger">{text.prohibited}</Badge> : null}
          <Badge>{text.keeping[keeping]}</Badge>
          {citesAppendix ? <Badge tone="warn">{text.citesOf(citesAppendix)}</Badge> : null}
        </p>
        {keeping === 'single' ? (
          <dl className="flex flex-col gap-1 text-md">
            {required ? <Wanted label={text.required} papers={required} /> : null}
            {wanted ? <Wanted label={text.wanted} papers={wanted} /> : null}
            {required || wanted ? null : <dd className="text-ink-2">{text.wantsNothing}</dd>}
          </dl>
        ) : null}
        <p className="text-sm text-ink-3">{used || text.unused}</p>
      </div>
    </EditableCard>
  )
}

function Wanted({ label, papers }: { label: string; papers: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-3">{label}</dt>
      <dd className="text-ink">{papers}</dd>
    </div>
  )
}

function wantsOf({ wants }: AdminSpecies, level: WantLevel): string {
  return PAPERS.flatMap((paper) => {
    const want = wants[paper]
    return want?.level === level ? [text.paperFrom(PAPER_TEXT[paper], want.fromMonths)] : []
  }).join('، ')
}
