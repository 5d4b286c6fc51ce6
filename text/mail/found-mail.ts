// The mail to the owner of an animal that somebody found (H-05).
import { formatDateTime } from '#text/format-date.ts'
import { cutText, isolate } from '#text/format-text.ts'
import { fact, factsBlock, type MailContent, messageBlock, paragraph, quiet } from './mail.ts'

export type FoundMailFacts = {
  animal: string
  name: string
  contact: string
  message: string
  at: string
  url: string
}

/** A reply to it goes to the shop: the finder learns the owner's address only if the owner writes to them. */
export function foundMail({ animal, name, contact, message, at, url }: FoundMailFacts): MailContent {
  return {
    subject: `رسالة عن ${isolate(animal)}: قد يكون أحدهم وجده`,
    preview: isolate(cutText(message.replace(/\s+/g, ' '), 90)),
    heading: `كُتب إليك عن ${isolate(animal)}`,
    blocks: [
      paragraph('فتح أحدهم صفحة بطاقته وكتب إليك عن طريقنا. لم نعطه شيئاً من بياناتك.'),
      messageBlock('الرسالة', message),
      factsBlock(
        fact('الاسم', name),
        fact('كيف تصل إليه', contact, { ltr: true }),
        fact('وقت الإرسال', `${formatDateTime(at)} بتوقيت مسقط`),
      ),
      paragraph(
        'لا نعرف من كتبها ولم نتحقق منه. اطلب صورة له الآن قبل أن تذهب، والتقيا في مكان عام، ولا ترسل مالاً ولا رمزاً.',
      ),
      { kind: 'link', label: 'بطاقته وما تعرضه', url },
      quiet('الرد على هذا البريد يصل إلى المتجر لا إلى كاتب الرسالة. لإيقاف هذه الرسائل أغلق صفحة بطاقته.'),
    ],
  }
}
