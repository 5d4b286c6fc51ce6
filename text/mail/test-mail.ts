// The test mail of the guide (L-05): it proves that orders reach the owner.
import { formatCount, MINUTES_GENITIVE } from '#text/format-count.ts'
import { type MailContent, paragraph, quiet } from './mail.ts'

export function testMail(code: string, minutes: number, guideUrl: string): MailContent {
  return {
    subject: `رمز التحقق من بريد المتجر: ${code}`,
    preview: 'وصلت الرسالة. اكتب الرمز في صفحة تجهيز المتجر.',
    heading: 'وصلتك الرسالة',
    blocks: [
      paragraph('هنا ستصلك الطلبات والرسائل الجديدة. اكتب هذا الرمز في صفحة تجهيز المتجر:'),
      { kind: 'code', label: 'الرمز', value: code },
      { kind: 'link', label: 'صفحة تجهيز المتجر', url: guideUrl, quiet: true },
      quiet(
        `الرمز صالح لمدة ${formatCount(minutes, MINUTES_GENITIVE)}. إن لم تكن تدير هذا المتجر فتجاهل هذه الرسالة.`,
      ),
    ],
  }
}
