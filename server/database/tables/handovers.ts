// The hand-over of an animal (H-07): what seller and buyer checked together, and who signed.
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CheckAnswers } from '#domain/handovers/handover.ts'
import type { Stroke } from '#domain/runs/signature.ts'
import { profiles } from './accounts.ts'
import { animals } from './animals.ts'
import { cascades, moment } from './columns.ts'
import { orderItems, orders } from './orders.ts'
import { deliveryRuns } from './runs.ts'

export const handovers = pgTable(
  'handovers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: cascades(integer('order_id'), () => orders.id),
    orderItemId: cascades(integer('order_item_id'), () => orderItems.id),
    /** Which one of its line, from 1; `count` animals of a lot are one hand-over. */
    unit: integer('unit').notNull(),
    count: integer('count').notNull().default(1),
    animalId: integer('animal_id').references(() => animals.id, { onDelete: 'set null' }),
    /** The signed animal, if it could not be assigned to the order: no other is assigned until the office names it. */
    signedAnimalId: integer('signed_animal_id').references(() => animals.id, { onDelete: 'set null' }),
    checks: jsonb('checks').$type<CheckAnswers>().notNull(),
    /** Pictures of the hand-over itself; those of faults are in `checks`. */
    photoId: text('photo_id'),
    /** Seller and buyer; deleted with the proof of delivery. */
    sellerName: text('seller_name'),
    sellerSignature: jsonb('seller_signature').$type<Stroke[]>(),
    buyerName: text('buyer_name'),
    buyerSignature: jsonb('buyer_signature').$type<Stroke[]>(),
    /** By the phone's clock, within what is possible. */
    happenedAt: moment('happened_at').notNull(),
    recordedAt: moment('recorded_at').notNull(),
    /** Made on the phone, so that a hand-over that is sent twice counts once. */
    key: text('key').notNull(),
    /** The driver's run, or the member of staff who was signed in. */
    runId: integer('run_id').references(() => deliveryRuns.id, { onDelete: 'set null' }),
    recordedBy: text('recorded_by').references(() => profiles.id, { onDelete: 'set null' }),
    /** SHA-256 of the token in its link, shared by all records of one report. */
    linkHash: text('link_hash'),
    /** Since when it no longer counts: the order went back, another came first, or the animal had left. */
    setAsideAt: moment('set_aside_at'),
    forgottenAt: moment('forgotten_at'),
  },
  (t) => [
    check('handovers_unit', sql`${t.unit} > 0 AND ${t.count} > 0`),
    check(
      'handovers_signed',
      sql`CASE WHEN ${t.forgottenAt} IS NULL
        THEN ${t.sellerName} <> '' AND ${t.buyerName} <> '' AND ${t.sellerSignature} IS NOT NULL AND ${t.buyerSignature} IS NOT NULL
          AND ${t.sellerName} IS NOT NULL AND ${t.buyerName} IS NOT NULL
        ELSE ${t.sellerName} IS NULL AND ${t.buyerName} IS NULL AND ${t.sellerSignature} IS NULL AND ${t.buyerSignature} IS NULL
          AND ${t.photoId} IS NULL AND ${t.linkHash} IS NULL END`,
    ),
    check('handovers_time', sql`${t.happenedAt} <= ${t.recordedAt}`),
    // The same animal is handed over once, even from two phones.
    uniqueIndex('handovers_one_a_unit').on(t.orderItemId, t.unit).where(sql`set_aside_at IS NULL`),
    uniqueIndex('handovers_key').on(t.key, t.orderItemId, t.unit),
    index('handovers_order_idx').on(t.orderId, t.id),
    index('handovers_animal_idx').on(t.animalId),
    index('handovers_signed_animal_idx').on(t.signedAnimalId),
    index('handovers_run_idx').on(t.runId),
    index('handovers_link_idx').on(t.linkHash),
  ],
)
