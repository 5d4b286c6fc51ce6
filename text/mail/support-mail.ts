// What the shop reads when somebody has written to it (S-CON-03, S-CON-06).
import type { InboxMessage } from '#contract/admin/inbox.ts'
import { PRIORITY_LABELS } from '#text/contact.ts'
import { formatDateTime } from '#text/format-date.ts'
import { formatPhone } from '#text/format-phone.ts'
import { cutText, isolate } from '#text/format-text.ts'
import { fact, factsBlock, type MailContent, messageBlock, quiet } from './mail.ts'

export type SupportMailFacts = Pick<
  InboxMessage,
  'id' | 'customerName' | 'customerEmail' | 'customerPhone' | 'subject' | 'priority' | 'message'
> & { sentAt: Date }

const TONES = { low: 'plain', medium: 'plain', high: 'warn', urgent: 'danger' } as const

export function supportMail(facts: SupportMailFacts): MailContent {
  const { customerName, customerEmail, customerPhone, subject, priority, message, sentAt } = facts
  return {
    subject: `رسالة رقم ${facts.id}: ${isolate(subject)}`,
    preview: `${isolate(customerName)}: ${isolate(cutText(message.replace(/\s+/g, ' '), 90))}`,
    heading: 'رسالة جديدة من صفحة تواصل معنا',
    blocks: [
      { kind: 'badge', label: 'الأولوية', value: PRIORITY_LABELS[priority], tone: TONES[priority] },
      factsBlock(
        fact('الاسم', customerName),
        fact('البريد الإلكتروني', customerEmail, { ltr: true }),
        fact('الهاتف', customerPhone && formatPhone(customerPhone), { ltr: true }) ??
          fact('الهاتف', 'غير محدد'),
        fact('الموضوع', subject),
        fact('وقت الإرسال', `${formatDateTime(sentAt)} بتوقيت مسقط`),
      ),
      messageBlock('الرسالة', message),
      quiet('للرد على صاحب الرسالة، رُدّ على هذا البريد مباشرة.'),
    ],
  }
}

export function supportAnswerMail({
  id,
  customerName,
  subject,
  message,
  answer,
  readsReplies,
}: Pick<SupportMailFacts, 'id' | 'customerName' | 'subject' | 'message'> & {
  answer: string
  /** Whether somebody reads what is sent back to this mail. */
  readsReplies: boolean
}): MailContent {
  return {
    subject: `ردّنا على رسالتك رقم ${id}: ${isolate(subject)}`,
    preview: isolate(cutText(answer.replace(/\s+/g, ' '), 90)),
    heading: `مرحباً ${isolate(customerName)}، هذا ردّنا`,
    blocks: [
      messageBlock('ردّ المتجر', answer),
      messageBlock('رسالتك', message),
      quiet(
        readsReplies
          ? 'إن بقي لديك سؤال فرُدّ على هذا البريد مباشرة.'
          : 'إن بقي لديك سؤال فاكتب إلينا من صفحة «تواصل معنا».',
      ),
    ],
  }
}
