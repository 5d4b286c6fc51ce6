// The travel rules in the office (H-06).
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { id, timestamp } from '#contract/primitives.ts'
import { lineText } from '#contract/typed-text.ts'
import { TRAVEL_LIMITS, TRAVEL_RULE_KINDS } from '#domain/animals/travel.ts'

const ids = z.array(id).max(200)
const regionIds = z.array(z.int().min(1).max(11)).max(11)
const weekdays = z.array(z.int().min(0).max(6)).max(7)
const ruleDay = z.string().max(10)

const travelRule = z.object({
  id,
  kind: z.enum(TRAVEL_RULE_KINDS),
  speciesIds: ids.nullable().meta({ description: 'Null: every animal, also one without a species' }),
  regionIds: regionIds.nullable().meta({ description: 'Null: all governorates' }),
  weekdays: weekdays.nullable().meta({ description: '0 is Sunday; null: every day' }),
  fromDay: z.string().nullable().meta({ description: '"05-15" of every year, or a date; null: always' }),
  untilDay: z.string().nullable().meta({ description: 'Included; "09-30" of every year, or a date' }),
  reason: z.string().meta({ description: 'Why, as customers read it; empty for heat' }),
  warnings: z.array(z.string()).meta({
    description:
      'Species that it leaves without a day within the next 14, and orders promised for a day that it excludes',
  }),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type AdminTravelRule = z.infer<typeof travelRule>

const ruleFields = z.strictObject({
  kind: z.enum(TRAVEL_RULE_KINDS),
  speciesIds: ids.nullable(),
  regionIds: regionIds.nullable(),
  weekdays: weekdays.nullable(),
  fromDay: ruleDay.nullable(),
  untilDay: ruleDay.nullable(),
  reason: lineText(TRAVEL_LIMITS.reason),
})
const createRequest = ruleFields.partial().required({ kind: true })
export type CreateTravelRuleRequest = z.output<typeof createRequest>

/** `updatedAt` of the rule as it was read: with another one the change is refused. */
const editRequest = ruleFields.extend({ updatedAt: timestamp }).partial()
export type EditTravelRuleRequest = z.output<typeof editRequest>

export const travelRuleEndpoints = {
  'GET /api/admin/travel-rules': {
    summary: 'When and where animals do not travel, or only in the cool hours',
    access: 'animals:read',
    response: z.object({ items: z.array(travelRule) }),
  },
  'POST /api/admin/travel-rules': {
    summary: 'Add a travel rule',
    access: 'settings:write',
    body: createRequest,
    response: travelRule,
    status: [201],
    refusals: ['too-many-travel-rules'],
  },
  'PATCH /api/admin/travel-rules/:id': {
    summary: 'Change a travel rule; days that were promised already stay promised',
    access: 'settings:write',
    body: editRequest,
    response: travelRule,
    refusals: ['changed-meanwhile'],
    current: travelRule,
  },
  'DELETE /api/admin/travel-rules/:id': {
    summary: 'Delete a travel rule',
    access: 'settings:write',
    status: [204],
  },
} satisfies ShopEndpoints
