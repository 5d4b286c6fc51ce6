import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { queryOf } from '#browser/api-client.ts'
import { useNow } from '#browser/orders/use-now.ts'
import type { AuditEntry } from '#contract/admin/audit.ts'
import { EmptyList } from '#office/list/empty-list.tsx'
import { ListFrame } from '#office/list/list-frame.tsx'
import { useAdminList } from '#office/list/use-admin-list.ts'
import { useFilters } from '#office/list/use-filters.ts'
import { useWideScreen } from '#office/list/use-wide-screen.ts'
import { Page } from '#office/shell/page.tsx'
import { userName } from '#office/users/user-name.ts'
import { auditSubject, auditText, kindLabel } from '#text/admin/audit.ts'
import { isolate } from '#text/format-text.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField, type SelectOption } from '#ui/select-field.tsx'
import { AuditLine } from './audit-line.tsx'

type AuditFilters = Partial<Record<'entityType' | 'entityId' | 'actorId', string>>

/** E-ACT-01: the audit log: who changed what and when, with the old values. */
export default function AuditPage() {
  const { values, set, filter, narrowed, clear } = useFilters(['entityType', 'entityId', 'actorId'])
  const [parameters] = useSearchParams()
  const list = useAdminList('GET /api/admin/audit', values)
  const wide = useWideScreen()
  const people = usePeople(values.actorId, list.items)

  function addressOf(changed: AuditFilters): string {
    const search = new URLSearchParams(parameters)
    for (const [name, value] of Object.entries(changed)) search.set(name, value)
    return `?${search}`
  }

  return (
    <Page>
      <div className="grid grid-cols-2 gap-3 lg:max-w-160">
        <SelectField
          label={auditText.kind}
          placeholder={auditText.allKinds}
          value={values.entityType}
          onValue={(value) => set({ entityType: value, entityId: '' })}
          options={kindOptions(list.first?.entityTypes ?? [], values.entityType)}
        />
        <SelectField
          label={auditText.person}
          placeholder={auditText.everybody}
          {...filter('actorId')}
          options={people}
        />
      </div>
      {values.entityId ? (
        <Button
          variant="soft"
          size="sm"
          iconEnd={<X />}
          onClick={() => set({ entityId: '' })}
          className="self-start"
        >
          {auditText.record(recordName(list.items))}
        </Button>
      ) : null}
      <ListFrame
        list={list}
        wide={wide}
        empty={<EmptyList text={auditText} narrowed={narrowed} onShowAll={clear} />}
      >
        {(items) => <Entries items={items} addressOf={addressOf} />}
      </ListFrame>
    </Page>
  )
}

type EntriesProps = {
  items: readonly AuditEntry[]
  addressOf: (changed: AuditFilters) => string
}

function Entries({ items, addressOf }: EntriesProps) {
  const now = new Date(useNow())
  return (
    <Card padded={false} className="px-4 lg:px-6">
      <ol aria-label={auditText.list} className="divide-y divide-line">
        {items.map((entry) => (
          <li key={entry.id}>
            <AuditLine
              entry={entry}
              now={now}
              personTo={(actorId) => addressOf({ actorId })}
              recordTo={({ entityType, entityId }) => addressOf({ entityType, entityId: entityId ?? '' })}
            />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function recordName(items: readonly AuditEntry[] | undefined): string {
  const name = items?.[0] && auditSubject(items[0])
  return name ? isolate(name) : auditText.thisRecord
}

/** Includes the requested kind even before the list of kinds is loaded. */
function kindOptions(types: readonly string[], chosen: string): SelectOption[] {
  return [...new Set([...types, chosen])]
    .filter((value) => value !== '')
    .map((value) => ({ value, label: kindLabel(value) }))
}

/** T-03: everybody with a role, and the chosen person even without one. */
function usePeople(chosen: string, items: readonly AuditEntry[] | undefined): SelectOption[] {
  const admins = useQuery(queryOf('GET /api/admin/users', { query: { role: 'admin', limit: '100' } })).data
  const limited = useQuery(queryOf('GET /api/admin/users', { query: { role: 'limited', limit: '100' } })).data
  const options = [...(admins?.items ?? []), ...(limited?.items ?? [])].map((user) => ({
    value: user.id,
    label: userName(user),
  }))
  if (!chosen || options.some(({ value }) => value === chosen)) return options
  const actor = items?.find((entry) => entry.actor?.id === chosen)?.actor
  return [...options, { value: chosen, label: actor?.name || actor?.email || auditText.thisPerson }]
}
