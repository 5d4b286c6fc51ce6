// A mail as plain text; links and order numbers on lines of their own, so that no direction reorders them.
import { addressText } from '#text/format-address.ts'
import {
  formatPhoneInText,
  type MailBlock,
  type MailContent,
  type MailFooter,
  mailText,
} from '#text/mail/mail.ts'

export function renderText(content: MailContent, footer: MailFooter): string {
  return `${[content.heading, ...content.blocks.map((block) => block && renderBlock(block)), renderFooter(footer)].filter(Boolean).join('\n\n')}\n`
}

function renderFooter(footer: MailFooter): string {
  const { nameArabic, workingHours, phone, whatsapp } = footer
  return [
    '—',
    `${nameArabic} · ${addressText(footer)}`,
    phone && `${mailText.phone}: ${formatPhoneInText(phone)}`,
    whatsapp && `${mailText.whatsapp}: ${formatPhoneInText(whatsapp)}`,
    workingHours,
  ]
    .filter(Boolean)
    .join('\n')
}

function renderBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'written':
    case 'quiet':
      return block.text
    case 'link':
      return `${block.label}\n${block.url}`
    case 'code':
      return `${block.label}\n${block.value}`
    case 'badge':
      return `${block.label}: ${block.value}`
    case 'message':
      // Set in, so that nothing in it passes for a line of the shop's own.
      return `${block.label}:\n${block.text.replace(/^/gm, '  ')}`
    case 'facts':
      return block.facts
        .map(({ label, value, ltr }) => `${label}: ${ltr ? `\u2066${value}\u2069` : `\u2068${value}\u2069`}`)
        .join('\n')
  }
}
