// Delivery runs as the office makes and follows them (W-07).
import { z } from 'zod'
import { doneResponse } from '#contract/accounts.ts'
import { coolHours } from '#contract/delivery-days.ts'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { fileId } from '#contract/files.ts'
import { calendarDay, id, timestamp } from '#contract/primitives.ts'
import { stopAnswer, stopItem } from '#contract/runs.ts'
import { RUN_LIMITS, STOP_STATES } from '#domain/runs/delivery-run.ts'
import { bulkAnswer } from './order-list.ts'
import { createRunRequest } from './run-request.ts'

const runHead = z.object({
  id,
  driver: z.string().nullable(),
  createdAt: timestamp,
  expiresAt: timestamp,
  revokedAt: timestamp.nullable(),
  isOpen: z.boolean(),
})

const runSummary = runHead.extend({
  /** Stops by outcome, without released ones. */
  counts: z.object({ open: z.int(), delivered: z.int(), failed: z.int() }),
})
export type RunSummary = z.infer<typeof runSummary>

const runStop = z.object({
  id,
  orderId: id,
  orderNumber: z.string(),
  name: z.string(),
  location: z.string(),
  items: z.array(stopItem),
  deliveryDay: calendarDay.nullable().meta({ description: 'H-06: the day that was promised' }),
  deliveryHours: coolHours.nullable(),
  state: z.enum(STOP_STATES),
  answer: stopAnswer
    .extend({ signature: z.array(z.array(z.int())).nullable(), photoIds: z.array(fileId) })
    .nullable(),
})
export type RunStop = z.infer<typeof runStop>

const runPageStop = runStop.extend({
  ban: z
    .string()
    .nullable()
    .meta({ description: 'H-06: why the animals of an open stop must not travel today' }),
})

const run = runSummary.extend({ stops: z.array(runPageStop) })
export type Run = z.infer<typeof run>

const delivery = runStop.extend({ runId: id, driver: z.string().nullable() })
export type Delivery = z.infer<typeof delivery>

/** Returned only once; the shop stores only the hash of its token. */
const runLink = z.object({ url: z.string(), whatsappUrl: z.string(), expiresAt: timestamp })
export type RunLink = z.infer<typeof runLink>

const created = z.object({
  /** Null when none of the orders could be taken. */
  run: runSummary.nullable(),
  link: runLink.nullable(),
  /** Orders that could not be taken, with the reason. */
  failed: bulkAnswer.shape.items,
  /** H-06: orders of the run that were promised for another day. */
  otherDays: z.array(z.object({ id, orderNumber: z.string(), deliveryDay: calendarDay })),
  bans: z
    .array(z.object({ id, orderNumber: z.string(), reason: z.string() }))
    .meta({ description: 'H-06: the orders whose animals must not travel today' }),
})
export type CreatedRun = z.infer<typeof created>

export const adminRunEndpoints = {
  'GET /api/admin/runs': {
    summary: 'The last 100 delivery runs, the newest first, and the orders that came back from one',
    access: 'orders:read',
    response: z.object({ items: z.array(runSummary), returned: z.array(delivery) }),
  },
  'POST /api/admin/runs': {
    summary: 'Make a delivery run; paid orders that are prepared are shipped with it',
    access: 'orders:write',
    body: createRunRequest,
    response: created,
    status: [201],
  },
  'GET /api/admin/runs/:id': {
    summary: 'A delivery run with its stops and their answers',
    access: 'orders:read',
    response: run,
  },
  'PATCH /api/admin/runs/:id': {
    summary: 'Put the open stops into this order; one that is not named is taken out',
    access: 'orders:write',
    body: z.strictObject({ stopIds: z.array(id).max(RUN_LIMITS.stops) }),
    response: run,
    refusals: ['run-ended'],
  },
  'POST /api/admin/runs/:id/link': {
    summary: 'A new link, good until the end of the next day; the one before ends',
    access: 'orders:write',
    response: runLink,
    status: [201],
    refusals: ['run-ended'],
  },
  'POST /api/admin/runs/:id/revoke': {
    summary: 'End a run: its link opens nothing, and its open stops are free for another run',
    access: 'orders:write',
    response: doneResponse,
  },
  'GET /api/admin/orders/:id/deliveries': {
    summary: 'The stops of an order in delivery runs, the newest first',
    access: 'orders:read',
    response: z.object({ items: z.array(delivery) }),
  },
} satisfies ShopEndpoints
