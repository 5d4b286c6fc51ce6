// A driver's answer for a stop (W-07), checked on the phone and by the server.
import { z } from 'zod/mini'
import { FAILURE_REASONS, RUN_LIMITS } from '#domain/runs/delivery-run.ts'
import { signature } from './signature.ts'
import { rowId } from './typed-id.ts'
import { paidInput } from './typed-money.ts'
import { optionalText, personText } from './typed-text.ts'

const fields = z.strictObject({
  outcome: z.enum(['delivered', 'failed']),
  /** For a delivery: the receiver, their signature, and the cash paid at the door. */
  receiver: z.optional(personText(RUN_LIMITS.receiver)),
  signature: z.optional(signature('signature-missing')),
  cash: z._default(z.nullable(paidInput()), null),
  /** For a failed delivery. */
  reason: z.optional(z.enum(FAILURE_REASONS)),
  /** H-10: which animals died or fell ill, by the line of the order. */
  lost: z.optional(
    z
      .array(z.strictObject({ id: rowId, quantity: z.int().check(z.minimum(1), z.maximum(1_000_000)) }))
      .check(z.maxLength(RUN_LIMITS.stops)),
  ),
  note: z.optional(optionalText(RUN_LIMITS.note)),
})
export const doorFields = fields.shape

/** The required fields of each outcome. */
export function needsOfOutcome({ value, issues }: z.core.ParsePayload<z.output<typeof fields>>): void {
  const needed = value.outcome === 'delivered' ? (['receiver', 'signature'] as const) : (['reason'] as const)
  for (const name of needed)
    if (value[name] === undefined)
      issues.push({ code: 'invalid_type', expected: 'string', path: [name], input: undefined })
  if (value.reason === 'other' && !value.note)
    issues.push({ code: 'custom', path: ['note'], params: { fault: 'note-missing' }, input: value.note })
}

/** The fields of the form; the phone adds the time. */
export const doorAnswer = fields.check(needsOfOutcome)
export type DoorAnswer = z.input<typeof doorAnswer>
