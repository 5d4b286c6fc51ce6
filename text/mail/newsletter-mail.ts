// What the mails of the newsletter say.
import { isolate } from '#text/format-text.ts'
import { type MailContent, paragraph, quiet } from './mail.ts'

export function newsletterConfirmMail(shop: string, url: string): MailContent {
  return {
    subject: `أكّد اشتراكك في نشرة ${isolate(shop)}`,
    preview: 'خطوة واحدة ونخبرك حين يصل جديد.',
    heading: 'بقيت خطوة واحدة',
    blocks: [
      paragraph('وصلنا طلب اشتراك بهذا البريد في نشرتنا. افتح الرابط واضغط «تأكيد الاشتراك»:'),
      { kind: 'link', label: 'تأكيد الاشتراك', url },
      quiet('الرابط صالح أسبوعاً. إن لم تطلب الاشتراك فتجاهل هذه الرسالة، ولن نرسل إليك شيئاً.'),
    ],
  }
}

export function newsletterWelcomeMail(
  shop: string,
  productsUrl: string,
  unsubscribeUrl: string,
): MailContent {
  return {
    subject: `أهلاً بك في نشرة ${isolate(shop)}`,
    preview: 'نراسلك حين يصل صديق جديد، لا أكثر.',
    heading: 'تم تأكيد اشتراكك',
    blocks: [
      paragraph('سعدنا بانضمامك. نراسلك حين يصل صديق جديد إلى المتجر، لا أكثر.'),
      { kind: 'link', label: 'تصفّح المنتجات', url: productsUrl },
      quiet('غيّرت رأيك؟ ألغِ الاشتراك متى شئت من هذا الرابط:'),
      { kind: 'link', label: 'إلغاء الاشتراك', url: unsubscribeUrl, quiet: true },
    ],
  }
}

/** What the owner wrote (W-11). @param unsubscribeUrl null for a preview to its writer */
export function newsletterMail(
  shop: string,
  subject: string,
  text: string,
  unsubscribeUrl: string | null,
): MailContent {
  return {
    subject,
    preview: text.split('\n', 1)[0] ?? '',
    heading: subject,
    blocks: [
      { kind: 'written', text },
      quiet(`تصلك هذه الرسالة لأنك اشتركت في نشرة ${isolate(shop)} وأكدت بريدك.`),
      unsubscribeUrl === null
        ? quiet('في نسخة المشتركين هنا زر «إلغاء الاشتراك»، لكل مشترك زره.')
        : { kind: 'link', label: 'إلغاء الاشتراك', url: unsubscribeUrl, quiet: true },
    ],
  }
}
