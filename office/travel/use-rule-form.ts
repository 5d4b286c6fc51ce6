import { call } from '#browser/api-client.ts'
import type { AdminTravelRule } from '#contract/admin/travel-rules.ts'
import { findTravelFaults, type TravelRuleKind } from '#domain/animals/travel.ts'
import { useRecordForm } from '#office/form/use-record-form.ts'
import { travelRuleText as text, travelFaultSentences } from '#text/admin/travel.ts'

export const PERIODS = ['always', 'yearly', 'dates'] as const
type RulePeriod = (typeof PERIODS)[number]

export type TravelRuleFields = {
  kind: TravelRuleKind
  speciesIds: number[] | null
  regionIds: number[] | null
  weekdays: number[] | null
  period: RulePeriod
  /** «05-15» or a full date, depending on the period. */
  fromDay: string
  untilDay: string
  reason: string
}

/** The initial period: the Omani summer, or no dates yet. */
export const FIRST_DAYS: Record<RulePeriod, Pick<TravelRuleFields, 'fromDay' | 'untilDay'>> = {
  always: { fromDay: '', untilDay: '' },
  yearly: { fromDay: '05-15', untilDay: '09-30' },
  dates: { fromDay: '', untilDay: '' },
}

export function useRuleForm(rule: AdminTravelRule | null, onClose: () => void) {
  return useRecordForm({
    record: rule,
    first: fieldsOf(rule),
    fieldsOf,
    check: faultsOf,
    send: ({ fields, updatedAt }) => {
      const body = requestOf(fields)
      return rule
        ? call('PATCH /api/admin/travel-rules/:id', { params: rule, body: { ...body, updatedAt } })
        : call('POST /api/admin/travel-rules', { body })
    },
    done: (saved) => ({
      title: text.saved,
      description: saved.warnings[0],
      tone: saved.warnings.length > 0 ? 'info' : 'ok',
    }),
    onDone: onClose,
    versioned: 'PATCH /api/admin/travel-rules/:id',
    refresh: ['/api/admin/travel-rules'],
  })
}

function fieldsOf(rule: AdminTravelRule | null): TravelRuleFields {
  return {
    kind: rule?.kind ?? 'ban',
    speciesIds: rule?.speciesIds ?? null,
    regionIds: rule?.regionIds ?? null,
    weekdays: rule?.weekdays ?? null,
    period: !rule?.fromDay ? 'always' : rule.fromDay.length > 5 ? 'dates' : 'yearly',
    fromDay: rule?.fromDay ?? '',
    untilDay: rule?.untilDay ?? '',
    reason: rule?.reason ?? '',
  }
}

function requestOf({ period, fromDay, untilDay, ...fields }: TravelRuleFields) {
  const isHeat = fields.kind === 'heat'
  return {
    ...fields,
    ...(isHeat && { weekdays: null, reason: '' }),
    fromDay: period === 'always' || fromDay === '' ? null : fromDay,
    untilDay: period === 'always' || untilDay === '' ? null : untilDay,
  }
}

/** Empty dates would make the rule apply always. */
function faultsOf(fields: TravelRuleFields) {
  const faults = findTravelFaults(requestOf(fields))
  const areMissing = fields.period === 'dates' && fields.fromDay === '' && fields.untilDay === ''
  return travelFaultSentences({ ...faults, ...(areMissing && { fromDay: 'period-incomplete' }) })
}
