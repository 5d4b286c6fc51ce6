// The delivery run as its driver sees it (W-07): by a link, with only the personal data that it needs.
import { z } from 'zod'
import { FAILURE_REASONS, RUN_LIMITS, STOP_STATES } from '#domain/runs/delivery-run.ts'
import { coolHours } from './delivery-days.ts'
import type { ShopEndpoints } from './endpoint.ts'
import { fileId, pictureUpload } from './files.ts'
import { handoverReport, handoverUnit } from './handovers.ts'
import { calendarDay, id, money, timestamp } from './primitives.ts'
import { doorFields, needsOfOutcome } from './run-request.ts'
import { phoneKey } from './signature.ts'

export const stopItem = z.object({ nameArabic: z.string(), quantity: z.int() })

/** The outcome of a stop; null while it is open. */
export const stopAnswer = z.object({
  at: timestamp.meta({ description: 'By the clock of the phone' }),
  receiver: z.string().nullable(),
  reason: z.enum(FAILURE_REASONS).nullable(),
  note: z.string().nullable(),
  cash: money.nullable(),
})

/** The destination; null once the stop has left the run. */
const destination = z.object({
  name: z.string(),
  phone: z.string(),
  secondPhone: z.string().nullable(),
  address: z.string(),
  landmark: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  notes: z.string().nullable(),
  deliveryDay: calendarDay.nullable().meta({ description: 'H-06: the day that was promised' }),
  deliveryHours: coolHours.nullable(),
  ban: z.string().nullable().meta({ description: 'H-06: why its animals must not travel today' }),
})
export type StopDestination = z.infer<typeof destination>

const driverStop = z.object({
  id,
  orderNumber: z.string(),
  state: z.enum(STOP_STATES),
  /** For a released stop, the state of its order. */
  gone: z.enum(['cancelled', 'delivered', 'taken-out']).nullable(),
  to: destination.nullable(),
  items: z.array(stopItem),
  /** H-07: animals to be handed over with the delivery. */
  animals: z.array(handoverUnit),
  due: money.meta({ description: 'Still to be paid for it, in cash at the door' }),
  /** Changes with the address or the goods; the phone stores the mark of what it has shown. */
  mark: z.string(),
  answer: stopAnswer.nullable(),
})
export type DriverStop = z.infer<typeof driverStop>

const driverRun = z.object({
  id,
  /** The driver's name in the office, as the seller in hand-overs (H-07). */
  driver: z.string().nullable(),
  expiresAt: timestamp,
  shop: z.object({ nameArabic: z.string(), phone: z.string().nullable() }),
  stops: z.array(driverStop),
})
export type DriverRun = z.infer<typeof driverRun>

const answerRequest = z
  .strictObject({
    ...doorFields,
    /** Generated on the phone, so that an answer sent twice counts once. */
    key: phoneKey,
    at: timestamp.meta({ description: 'When it happened, by the clock of the phone' }),
    photoId: fileId.nullable().default(null),
    /** H-07: of a stop with animals; the receiver is who takes them. */
    handover: z.optional(handoverReport),
    /** H-07: the pictures of the check, taken before the buyer refused. */
    checkPhotoIds: z.array(fileId).max(RUN_LIMITS.checkPhotos).default([]),
  })
  .check(needsOfOutcome)
export type AnswerRequest = z.output<typeof answerRequest>

export const runEndpoints = {
  'POST /api/runs/open': {
    summary: 'Exchange the token of a link for the cookie that opens its delivery run, and nothing else',
    access: 'public',
    body: z.strictObject({ token: z.string().max(100) }),
    response: driverRun,
    refusals: ['run-closed', 'too-many-requests'],
  },
  'GET /api/runs/:id': {
    summary: 'The stops of the run, in order',
    access: 'driver',
    response: driverRun,
  },
  'POST /api/runs/:id/stops/:stopId/answer': {
    summary:
      'Delivered, or not and why; the first answer to a stop stands, also one that comes within a day after the end',
    access: 'driver',
    body: answerRequest,
    response: driverRun.nullable().meta({ description: 'Null: the run is over and shows nothing any more' }),
    refusals: ['stop-settled', 'handover-missing', 'invalid-request', 'run-closed'],
  },
  'POST /api/runs/:id/photos': {
    summary:
      'Keep a private picture for an answer, re-encoded; one that is used by none is taken away after a day',
    access: 'driver',
    ...pictureUpload,
  },
} satisfies ShopEndpoints
