// Mails of the waiting list (S2-12).
import type { Baisa } from '#domain/money.ts'
import { formatDateTime } from '#text/format-date.ts'
import { formatPrice } from '#text/format-price.ts'
import { isolate } from '#text/format-text.ts'
import { type MailContent, paragraph, quiet } from './mail.ts'

export function wantedConfirmMail(shop: string, what: string, url: string): MailContent {
  return {
    subject: `أكّد أنك تنتظر ${isolate(what)}`,
    preview: 'خطوة واحدة ونخبرك حين يتوفر.',
    heading: 'بقيت خطوة واحدة',
    blocks: [
      paragraph(
        `طُلب من ${isolate(shop)} أن يخبر هذا البريد حين يتوفر ${isolate(what)}. افتح الرابط واضغط «أكّد»:`,
      ),
      { kind: 'link', label: 'أكّد بريدي', url },
      quiet('إن لم تطلب ذلك فتجاهل هذه الرسالة، ولن نرسل إليك شيئاً.'),
    ],
  }
}

export function wantedAvailableMail({
  nameArabic,
  price,
  url,
  until,
  leaveUrl,
}: {
  nameArabic: string
  price: Baisa
  url: string
  until: string | null
  leaveUrl: string
}): MailContent {
  const kept = until
    ? `حجزناه لك وحدك حتى ${formatDateTime(until)}. ادخل إلى المتجر بهذا البريد واطلبه قبل ذلك.`
    : null
  return {
    subject: `${isolate(nameArabic)} متوفر الآن`,
    preview: kept ?? 'طلبت أن نخبرك حين يتوفر.',
    heading: 'توفّر ما تنتظره',
    blocks: [
      paragraph(`طلبت أن نخبرك، فنخبرك: ${isolate(nameArabic)} متوفر الآن، وسعره ${formatPrice(price)}.`),
      paragraph(kept ?? 'لم نحجزه لأحد: من يطلبه أولاً يأخذه.'),
      { kind: 'link', label: 'انظر إليه في المتجر', url },
      quiet('لم تعد تنتظر شيئاً؟ لا نراسلك عنه بعد أن تضغط هذا الرابط:'),
      { kind: 'link', label: 'لا تخبروني بعد الآن', url: leaveUrl, quiet: true },
    ],
  }
}
