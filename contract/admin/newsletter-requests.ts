// The newsletter as it is sent (W-11); a draft of it may still be empty.
import { z } from 'zod/mini'
import { personText, requiredText } from '#contract/typed-text.ts'
import { NEWSLETTER } from '#domain/newsletter.ts'

export const previewIssueRequest = z.strictObject({
  subject: personText(NEWSLETTER.subjectMax),
  text: requiredText(NEWSLETTER.textMax),
})
export type PreviewIssueRequest = z.output<typeof previewIssueRequest>
