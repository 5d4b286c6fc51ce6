// L-03: the mails of a demo cannot be mistaken for those of a real shop.
import { DEMO_LABEL, DEMO_NOTICE } from '#text/demo.ts'
import type { MailBlock, MailContent } from '#text/mail/mail.ts'

const DEMO_BADGE: MailBlock = { kind: 'badge', label: DEMO_LABEL, value: DEMO_NOTICE, tone: 'warn' }

export function markAsDemo(content: MailContent): MailContent {
  return { ...content, preview: DEMO_NOTICE, blocks: [DEMO_BADGE, ...content.blocks] }
}
