// The shop's care texts (H-09): what they say, and which vet has read them.
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { CARE_TEXTS } from '#domain/animals/care-calendar.ts'
import { careReviewRequest } from './care-request.ts'

const section = z.object({ title: z.string(), lines: z.array(z.string()) })

const careText = z.object({
  name: z.enum(CARE_TEXTS),
  title: z.string(),
  source: z.string().meta({ description: 'The publications and organisations that it is taken from' }),
  sections: z.array(section),
  review: z
    .object({
      vet: z.string(),
      on: z.string(),
      isCurrent: z
        .boolean()
        .meta({ description: 'False once the text has changed: the review is then not shown to customers' }),
    })
    .nullable(),
})
export type AdminCareText = z.infer<typeof careText>

export const careTextEndpoints = {
  'GET /api/admin/care-texts': {
    summary: 'The texts that care plans and the chatbot’s answers are taken from',
    access: 'animals:read',
    response: z.object({ items: z.array(careText) }),
  },
  'PATCH /api/admin/care-texts/:name': {
    summary: 'Say which vet has read a text as it stands, and when; or that none has',
    access: 'settings:write',
    params: z.object({ name: z.string().max(40) }),
    body: careReviewRequest,
    response: careText,
  },
} satisfies ShopEndpoints
