import { useQuery } from '@tanstack/react-query'
import { Ban, CalendarX, MapPin, PawPrint, Plus, Sun, ThermometerSun } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { call, freshOf, queryOf } from '#browser/api-client.ts'
import type { AdminSpecies } from '#contract/admin/species.ts'
import type { AdminTravelRule } from '#contract/admin/travel-rules.ts'
import { EditableCard } from '#office/list/editable-card.tsx'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { Page } from '#office/shell/page.tsx'
import { Unread } from '#office/shell/unread.tsx'
import { May } from '#office/shell/use-may.tsx'
import { periodText, regionsText, travelRuleText as text, weekdaysText } from '#text/admin/travel.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { TravelRuleDialog } from './travel-rule-dialog.tsx'

const { removal } = text

/** /admin/passports/travel: when and where animals do not travel, or only in the cool hours (H-06). */
export default function TravelPage() {
  const rules = useQuery(freshOf('GET /api/admin/travel-rules'))
  const species = useQuery(queryOf('GET /api/admin/species'))
  const [editing, setEditing] = useState<AdminTravelRule | 'new' | null>(null)
  const [removing, setRemoving] = useState<AdminTravelRule | null>(null)
  const add = (
    <May need="settings:write">
      <Button icon={<Plus />} disabled={!species.data} onClick={() => setEditing('new')}>
        {text.add}
      </Button>
    </May>
  )
  return (
    <Page title={text.list} count={rules.data ? text.counted(rules.data.items.length) : null} actions={add}>
      <p className="max-w-4xl text-md text-ink-2">{text.lead}</p>
      {rules.data && species.data ? (
        rules.data.items.length === 0 ? (
          <Card>
            <EmptyState title={text.empty}>{text.emptyWhy}</EmptyState>
          </Card>
        ) : (
          <ul aria-label={text.list} className="grid gap-3 lg:grid-cols-2 lg:gap-5">
            {rules.data.items.map((rule) => (
              <li key={rule.id} className="flex">
                <RuleCard
                  rule={rule}
                  species={species.data.items}
                  onEdit={() => setEditing(rule)}
                  onRemove={() => setRemoving(rule)}
                />
              </li>
            ))}
          </ul>
        )
      ) : (
        <Unread query={rules.data ? species : rules} height="h-64" />
      )}
      {editing && species.data ? (
        <TravelRuleDialog
          rule={editing === 'new' ? null : editing}
          species={species.data.items}
          onClose={() => setEditing(null)}
        />
      ) : null}
      {removing ? (
        <ConfirmDialog
          {...removal}
          onClose={() => setRemoving(null)}
          send={() => call('DELETE /api/admin/travel-rules/:id', { params: removing })}
          refresh={['/api/admin/travel-rules']}
        />
      ) : null}
    </Page>
  )
}

type RuleCardProps = {
  rule: AdminTravelRule
  species: readonly AdminSpecies[]
  onEdit: () => void
  onRemove: () => void
}

function RuleCard({ rule, species, onEdit, onRemove }: RuleCardProps) {
  const isHeat = rule.kind === 'heat'
  const title = isHeat ? text.heatTitle : rule.reason
  const names = rule.speciesIds
    ? species.filter(({ id }) => rule.speciesIds?.includes(id)).map(({ nameArabic }) => nameArabic)
    : null
  return (
    <EditableCard need="settings:write" text={text} name={title} onEdit={onEdit} onRemove={onRemove}>
      <div className="flex flex-col gap-3 p-4">
        <div className="flex items-start gap-3">
          <span
            className={`grid size-11 shrink-0 place-items-center rounded-picture [&_svg]:size-6 ${isHeat ? 'bg-warn-soft text-warn' : 'bg-danger-soft text-danger'}`}
          >
            {isHeat ? <ThermometerSun /> : <Ban />}
          </span>
          <div className="min-w-0">
            <p className="text-sm text-ink-3">{text.kind[rule.kind]}</p>
            <h2 className="font-display text-h3 font-bold text-ink">
              <bdi>{title}</bdi>
            </h2>
          </div>
        </div>
        <ul className="flex flex-col gap-1.5 text-md">
          <Fact icon={<Sun />}>{periodText(rule)}</Fact>
          <Fact icon={<PawPrint />}>{names ? names.join('، ') : text.allSpecies}</Fact>
          <Fact icon={<MapPin />}>{regionsText(rule.regionIds)}</Fact>
          {isHeat ? null : <Fact icon={<CalendarX />}>{weekdaysText(rule.weekdays)}</Fact>}
        </ul>
        {rule.warnings.length > 0 ? (
          <Notice tone="warn" title={text.warningsTitle}>
            {rule.warnings.map((warning) => (
              <p key={warning}>{warning}</p>
            ))}
          </Notice>
        ) : null}
      </div>
    </EditableCard>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="flex items-start gap-2.5">
      <span className="mt-[0.3em] text-ink-3 [&_svg]:size-4.5">{icon}</span>
      <span className="min-w-0 text-ink">{children}</span>
    </li>
  )
}
