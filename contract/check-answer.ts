// The answer to one question of a hand-over (H-07), checked in the browser and by the server.
import { z } from 'zod/mini'
import { CHECK_VERDICTS, HANDOVER_LIMITS } from '#domain/handovers/handover.ts'
import { uploadId } from './typed-id.ts'
import { optionalText } from './typed-text.ts'

export const checkAnswer = z
  .strictObject({
    verdict: z.enum(CHECK_VERDICTS),
    note: z.optional(optionalText(HANDOVER_LIMITS.note)),
    photoId: z._default(z.nullable(uploadId), null),
  })
  .check(({ value, issues }) => {
    if (value.verdict === 'no' && !value.note)
      issues.push({ code: 'custom', path: ['note'], params: { fault: 'note-missing' }, input: value.note })
  })
