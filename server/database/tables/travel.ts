// When and where animals do not travel, or only in the cool hours (H-06). The owner's own table.
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { TRAVEL_RULE_KINDS } from '#domain/animals/travel.ts'
import { oneOf, timestamps } from './columns.ts'

/** A day of every year, «05-15», or a date. */
const RULE_DAY = sql.raw(`'^([0-9]{4}-)?[0-9]{2}-[0-9]{2}$'`)

export const travelRules = pgTable(
  'travel_rules',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: TRAVEL_RULE_KINDS }).notNull(),
    /** Null: all. The id of a deleted species matches no animal. */
    speciesIds: integer('species_ids').array(),
    regionIds: integer('region_ids').array(),
    weekdays: integer('weekdays').array(),
    fromDay: text('from_day'),
    untilDay: text('until_day'),
    /** Why, as customers read it. */
    reason: text('reason').notNull().default(''),
    ...timestamps,
  },
  (t) => [
    check('travel_rules_kind', oneOf(t.kind, TRAVEL_RULE_KINDS)),
    check('travel_rules_days', sql`${t.fromDay} ~ ${RULE_DAY} AND ${t.untilDay} ~ ${RULE_DAY}`),
    check('travel_rules_period', sql`(${t.fromDay} IS NULL) = (${t.untilDay} IS NULL)`),
    check('travel_rules_reason', sql`${t.kind} = 'heat' OR ${t.reason} <> ''`),
    check('travel_rules_heat', sql`${t.kind} = 'ban' OR ${t.weekdays} IS NULL`),
  ],
)
