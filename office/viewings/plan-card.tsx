import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call, sentenceOf } from '#browser/api-client.ts'
import { hasFieldErrors, type WrongFields, wrongPaths } from '#browser/form-errors.ts'
import { useSubmit } from '#browser/use-submit.ts'
import type { AdminSettings } from '#contract/admin/settings.ts'
import { editSettingsRequest } from '#contract/admin/settings-requests.ts'
import { type Hours, WEEK_FROM_SATURDAY } from '#domain/opening.ts'
import { FIRST_PLAN, type ViewingPlan } from '#domain/viewings/viewing-plan.ts'
import { DayHours } from '#office/opening/day-hours.tsx'
import { hoursErrorOf } from '#office/opening/hours-fields.tsx'
import { settingsQuery } from '#office/settings/use-settings-form.ts'
import { ConflictNotice } from '#office/shell/conflict-notice.tsx'
import { FailureCard } from '#office/shell/failure-card.tsx'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { adminViewingsText } from '#text/admin/viewings.ts'
import { WEEKDAYS } from '#text/format-date.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Switch } from '#ui/switch.tsx'

const text = adminViewingsText.plan
const CHOICES = {
  minutes: { values: [10, 15, 20, 30, 45, 60], words: text.minutesOf },
  holdHours: { values: [0, 2, 6, 12, 24, 48, 72], words: text.hoursOf },
  daysAhead: { values: [1, 2, 3, 5, 7, 10, 14], words: text.daysOf },
} as const
const USUAL: Hours = { from: '16:30', to: '19:30' }

/** The times when animals can be viewed; a setting, like the opening hours. */
export function PlanCard() {
  const query = useQuery({ ...settingsQuery, refetchOnMount: 'always' })
  const { data } = query
  if (query.error && !data) return <FailureCard query={query} title={text.title} />
  return (
    <TitledCard title={text.title}>
      <p className="text-md text-ink-2">{text.lead}</p>
      {data ? <PlanForm read={data} /> : <Skeleton className="h-60 w-full" />}
    </TitledCard>
  )
}

function PlanForm({ read }: { read: AdminSettings }) {
  const queries = useQueryClient()
  const [base, setBase] = useState(read)
  const [plan, setPlan] = useState<ViewingPlan>(read.viewing ?? FIRST_PLAN)
  const form = useSubmit({
    check: () => wrongPaths(editSettingsRequest, { viewing: plan }),
    send: (updatedAt: string) => call('PATCH /api/admin/settings', { body: { viewing: plan, updatedAt } }),
    done: text.saved,
    onDone(after) {
      setBase(after)
      queries.setQueryData(settingsQuery.queryKey, after)
    },
    versioned: 'PATCH /api/admin/settings',
    refresh: ['/api/admin/viewings'],
  })
  const { pending, wrong, failure, conflict } = form
  const set = (change: Partial<ViewingPlan>) => setPlan((before) => ({ ...before, ...change }))

  function submit(event: FormEvent) {
    event.preventDefault()
    form.submit(base.updatedAt)
  }

  return (
    <form ref={form.formRef} noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Switch
        label={text.isOffered}
        checked={plan.isOffered}
        onChange={(event) => set({ isOffered: event.currentTarget.checked })}
      />
      {plan.isOffered ? null : <p className="text-md text-ink-2">{text.off}</p>}
      <PlanFields plan={plan} wrong={wrong} onChange={set} />
      {conflict ? (
        <ConflictNotice
          onShow={() => {
            setBase(conflict)
            setPlan(conflict.viewing ?? FIRST_PLAN)
            form.reset()
          }}
          onKeep={() => {
            setBase(conflict)
            form.submit(conflict.updatedAt)
          }}
        />
      ) : failure && !hasFieldErrors(failure) ? (
        <Notice tone="danger" live title={text.notSaved}>
          <p>{sentenceOf(failure)}</p>
        </Notice>
      ) : null}
      <Button type="submit" pending={pending} pendingLabel={text.saving}>
        {text.save}
      </Button>
    </form>
  )
}

type PlanFieldsProps = {
  plan: ViewingPlan
  wrong: WrongFields
  onChange: (change: Partial<ViewingPlan>) => void
}

function PlanFields({ plan, wrong, onChange }: PlanFieldsProps) {
  return (
    <>
      <ul className="divide-y divide-line">
        {WEEK_FROM_SATURDAY.map((day) => (
          <DayHours
            key={day}
            name={WEEKDAYS[day] ?? ''}
            none={text.none}
            hours={plan.week[day] ?? null}
            usual={plan.week.find((hours) => hours !== null) ?? USUAL}
            error={hoursErrorOf((name) => wrong[name], `viewing.week.${day}`)}
            onChange={(hours) => onChange({ week: plan.week.map((each, at) => (at === day ? hours : each)) })}
          />
        ))}
      </ul>
      {(['minutes', 'holdHours', 'daysAhead'] as const).map((name) => (
        <SelectField
          key={name}
          label={text[name]}
          value={String(plan[name])}
          error={wrong[`viewing.${name}`]}
          options={optionsOf(name, plan[name])}
          onValue={(value) => onChange({ [name]: Number(value) })}
        />
      ))}
    </>
  )
}

/** A value set through the API may not be among the options. */
function optionsOf(name: keyof typeof CHOICES, value: number) {
  const { values, words } = CHOICES[name]
  return [...new Set<number>([...values, value])]
    .sort((a, b) => a - b)
    .map((one) => ({ value: String(one), label: words(one) }))
}
