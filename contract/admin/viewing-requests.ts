// The office's requests about visits (H-08).
import { z } from 'zod/mini'
import { optionalText } from '#contract/typed-text.ts'
import { MAX_VIEWING_NOTE } from '#domain/viewings/viewing-plan.ts'

export const settleViewingRequest = z.strictObject({
  state: z.enum(['attended', 'missed', 'cancelled']),
  /** The shop's reason for cancelling, for the customer. */
  note: optionalText(MAX_VIEWING_NOTE),
})
export type SettleViewingRequest = z.output<typeof settleViewingRequest>

export const blockSlotRequest = z.strictObject({ startsAt: z.iso.datetime() })
