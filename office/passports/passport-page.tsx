import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { PrintPapers } from '#browser/animals/print-papers.tsx'
import { call, freshOf } from '#browser/api-client.ts'
import { useNavigateHere } from '#browser/use-navigate-here.ts'
import type { AdminHealthEntry, OpenedPassport } from '#contract/admin/passports.ts'
import { groupedMicrochip } from '#domain/animals/microchip.ts'
import { AnimalMishaps, AnimalState } from '#office/losses/animal-state.tsx'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { Fact, FactList } from '#office/shell/fact-list.tsx'
import { Page } from '#office/shell/page.tsx'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { UnreadPage } from '#office/shell/unread.tsx'
import { May } from '#office/shell/use-may.tsx'
import { ORIGIN_TEXT, PASSPORT_LABELS, passportsText as text } from '#text/admin/passports.ts'
import { genderText } from '#text/catalog/catalog.ts'
import { formatDate } from '#text/format-date.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { EntriesCard } from './entries-card.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { Papers } from './papers-field.tsx'
import { PassportWarnings } from './passport-warnings.tsx'

/** /admin/passports/:id: one animal, its papers and its health record (H-01, H-02). */
export default function PassportPage() {
  const { id = '' } = useParams()
  const query = useQuery(freshOf('GET /api/admin/passports/:id', { params: { id } }))
  const { data } = query
  if (data) return <Shown key={data.id} passport={data} />
  return (
    <UnreadPage
      query={query}
      height="h-64"
      gone={
        <EmptyState
          title={text.nothingFound}
          actions={<LinkButton to="/admin/passports">{text.back}</LinkButton>}
        />
      }
    />
  )
}

function Shown({ passport }: { passport: OpenedPassport }) {
  const [editing, setEditing] = useState<AdminHealthEntry | 'new' | null>(null)
  const [removing, setRemoving] = useState(false)
  const navigate = useNavigateHere()
  return (
    <Page
      title={passport.name}
      count={[passport.species.nameArabic, passport.breed].filter(Boolean).join('، ')}
      actions={<PassportActions passport={passport} onAdd={() => setEditing('new')} />}
    >
      <AnimalState passport={passport} />
      <PassportWarnings passport={passport} />
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
        <Identity passport={passport} />
        <EntriesCard entries={passport.entries} onEdit={setEditing} />
      </div>
      <AnimalMishaps passport={passport} />
      <May need="animals:write">
        <Button
          variant="ghost"
          icon={<Trash2 />}
          onClick={() => setRemoving(true)}
          className="self-start text-danger"
        >
          {text.remove}
        </Button>
      </May>
      {editing ? (
        <EntryDialog
          passport={passport}
          entry={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      ) : null}
      {removing ? (
        <ConfirmDialog
          {...text.removal}
          onClose={() => setRemoving(false)}
          title={text.removal.title(passport.name)}
          send={async () => {
            await call('DELETE /api/admin/passports/:id', { params: passport })
            navigate('/admin/passports')
          }}
          refresh={['/api/admin/passports', '/api/admin/products', '/api/admin/species']}
        />
      ) : null}
    </Page>
  )
}

function PassportActions({ passport, onAdd }: { passport: OpenedPassport; onAdd: () => void }) {
  return (
    <May need="animals:write">
      <Button icon={<Plus />} onClick={onAdd}>
        {text.addEntry}
      </Button>
      <PrintPapers
        link={(body) => call('POST /api/admin/passports/:id/papers', { params: passport, body })}
      />
      <LinkButton to={`/admin/passports/${passport.id}/edit`} variant="outline" icon={<Pencil />}>
        {text.edit}
      </LinkButton>
    </May>
  )
}

function Identity({ passport }: { passport: OpenedPassport }) {
  const { product, mother, father, sex, origin, birthDate, leftOn } = passport
  const facts: [keyof typeof PASSPORT_LABELS, string | null][] = [
    ['sex', sex && genderText[sex]],
    ['birthDate', birthDate && formatDate(birthDate)],
    ['colour', passport.colour],
    ['marks', passport.marks],
    // Wraps on a small phone, but only between its groups.
    ['microchip', passport.microchip && groupedMicrochip(passport.microchip).replaceAll('\u00A0', ' ')],
    ['ring', passport.ring],
    ['origin', origin && ORIGIN_TEXT[origin]],
    ['importPermit', passport.importPermit],
    ['healthCertificate', passport.healthCertificate],
    ['citesPermit', passport.citesPermit],
    ['leftOn', leftOn && formatDate(leftOn)],
  ]
  const parents = [
    ['motherId', mother],
    ['fatherId', father],
  ] as const
  return (
    <TitledCard title={text.sections.identity}>
      <FactList>
        {facts.map(([name, value]) =>
          value ? (
            <Fact key={name} label={PASSPORT_LABELS[name]}>
              <bdi className="tabular">{value}</bdi>
            </Fact>
          ) : null,
        )}
        {parents.map(([name, parent]) =>
          parent ? (
            <Fact key={name} label={PASSPORT_LABELS[name]}>
              <Link to={`/admin/passports/${parent.id}`} className="text-brand-ink hover:underline">
                {parent.name}
              </Link>
            </Fact>
          ) : null,
        )}
        <Fact label={PASSPORT_LABELS.productId}>
          {product ? (
            <Link to={`/admin/animals?edit=${product.id}`} className="text-brand-ink hover:underline">
              {product.nameArabic}
            </Link>
          ) : (
            text.notSold
          )}
        </Fact>
      </FactList>
      <Papers files={passport.files} />
    </TitledCard>
  )
}
