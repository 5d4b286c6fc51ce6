// The mails about a visit (H-08): booked, moved, soon, or cancelled by the shop.
import type { ViewingEnder } from '#domain/viewings/viewing-plan.ts'
import { formatDateTime, formatDayMonth, formatTime, formatWeekday } from '#text/format-date.ts'
import { whatsappUrl } from '#text/format-phone.ts'
import { isolate } from '#text/format-text.ts'
import { fact, factsBlock, type MailBlock, type MailContent, messageBlock, paragraph, quiet } from './mail.ts'

export type ViewingMailFacts = {
  nameArabic: string
  startsAt: Date
  endsAt: Date
  heldUntil: Date | null
  /** When it will be held; null where it is held already, or never. */
  holdsFrom: Date | null
  address: string
  /** A map; null where the owner has entered no street. */
  mapUrl: string | null
  whatsapp: string | null
  /** The page of the animal, where the visit is moved and cancelled. */
  url: string
}

export const viewingCalendarText = {
  summary: (animal: string, shop: string) => `معاينة ${animal} في ${shop}`,
  description: 'موعد لك وحدك. المعاينة بلا مقابل ولا تُلزمك بالشراء.',
} as const

export function viewingBookedMail(visit: ViewingMailFacts): MailContent {
  return {
    subject: `موعدك لمعاينة ${isolate(visit.nameArabic)}`,
    preview: whenText(visit),
    heading: 'حُجز موعدك',
    blocks: [
      paragraph('ننتظرك في المتجر. الموعد لك وحدك، والمعاينة بلا مقابل ولا تُلزمك بالشراء.'),
      ...bodyOf(visit),
      ATTACHED,
    ],
  }
}

/** Both of these mails carry the calendar file. */
const ATTACHED = quiet('الملف المرفق يضيف الموعد إلى تقويمك.')

export function viewingChangedMail(visit: ViewingMailFacts): MailContent {
  return {
    subject: `موعدك الجديد لمعاينة ${isolate(visit.nameArabic)}`,
    preview: whenText(visit),
    heading: 'تغيّر موعدك',
    blocks: [paragraph('هذا موعدك الآن، والموعد السابق أُلغي.'), ...bodyOf(visit), ATTACHED],
  }
}

/** `isThere`: no other customer's order holds the animal. */
export function viewingReminderMail(visit: ViewingMailFacts, isThere: boolean): MailContent {
  return {
    subject: `موعدك اليوم في ${formatTime(visit.startsAt)}`,
    preview: whenText(visit),
    heading: 'موعدك قريب',
    blocks: [
      paragraph(`ننتظرك لمعاينة ${isolate(visit.nameArabic)}.`),
      !isThere && paragraph('حجزه عميل آخر ولم يدفع ثمنه بعد، فراسلنا قبل أن تأتي لتعرف هل بقي لك.'),
      ...bodyOf(visit),
    ],
  }
}

/** @param by `bought`: the visitor has bought it */
export function viewingCancelledMail(
  { nameArabic, startsAt, whatsapp, url }: ViewingMailFacts,
  by: ViewingEnder | 'bought',
  note: string | null,
): MailContent {
  return {
    subject: `أُلغي موعدك لمعاينة ${isolate(nameArabic)}`,
    preview: `كان موعدك ${whenText({ startsAt })}.`,
    heading: 'أُلغي موعدك',
    blocks: [
      paragraph(
        by === 'bought'
          ? `اشتريت ${isolate(nameArabic)}، فألغينا موعدك ${whenText({ startsAt })}. نتمنى لكما وقتاً طيباً.`
          : by === 'gone'
            ? `لم يعد ${isolate(nameArabic)} معروضاً للبيع، فألغينا موعدك ${whenText({ startsAt })}. نعتذر منك.`
            : `ألغى المتجر موعدك ${whenText({ startsAt })}. نعتذر منك.`,
      ),
      messageBlock('ما كتبه المتجر', note),
      by !== 'gone' && by !== 'bought' && { kind: 'link', label: 'اختر موعداً آخر', url },
      byWhatsapp(whatsapp, nameArabic),
    ],
  }
}

/** «الاثنين 30 نوفمبر في 5:30 م» */
function whenText({ startsAt }: { startsAt: Date }): string {
  return `${formatWeekday(startsAt)} ${formatDayMonth(startsAt)} في ${formatTime(startsAt)}`
}

function bodyOf(visit: ViewingMailFacts): MailContent['blocks'] {
  const { nameArabic, endsAt, heldUntil, holdsFrom, address, mapUrl, whatsapp, url } = visit
  const held = heldUntil
    ? `حجزناه لك وحدك حتى ${formatTime(heldUntil)}، فلا يُباع لغيرك. وإن أعجبك فاطلبه بهذا الحساب.`
    : holdsFrom
      ? `لم نحجزه لك بعد: نحجزه ${formatDateTime(holdsFrom)} إن بقي عندنا، ونخبرك إن بيع قبل ذلك.`
      : 'لا نحجزه قبل الموعد: إن بيع أخبرناك.'
  return [
    factsBlock(
      { label: 'الحيوان', value: nameArabic },
      fact('الموعد', `${whenText(visit)}، حتى ${formatTime(endsAt)}`),
      { label: 'المكان', value: address },
    ),
    paragraph(held),
    { kind: 'link', label: 'موعدك: غيّره أو ألغِه', url },
    mapUrl && { kind: 'link', label: 'الطريق إلينا', url: mapUrl, quiet: true },
    byWhatsapp(whatsapp, nameArabic),
  ]
}

function byWhatsapp(whatsapp: string | null, nameArabic: string): MailBlock | null {
  if (!whatsapp) return null
  const url = whatsappUrl(whatsapp, `السلام عليكم، عن موعد معاينة ${nameArabic}:`)
  return { kind: 'link', label: 'راسلنا على واتساب', url, quiet: true }
}
