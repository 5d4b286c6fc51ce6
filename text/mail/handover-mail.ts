// The mails about a hand-over, to its buyer and to the seller (H-07).
import { formatDateTime } from '#text/format-date.ts'
import { isolate } from '#text/format-text.ts'
import { fact, factsBlock, type MailBlock, type MailContent, paragraph, quiet } from './mail.ts'

export type HandoverMailFacts = {
  orderNumber: string
  /** One, or several joined. */
  animals: string
  happenedAt: Date
  claimUntil: string
  seller: string
  buyer: string
  /** «5 نعم، 1 لا ينطبق», over all animals. */
  verdicts: string
  hasFaults: boolean
  hasPhotos: boolean
  url: string
}

export function buyerHandoverMail(facts: HandoverMailFacts): MailContent {
  return {
    subject: `سجل تسليم ${isolate(facts.animals)}`,
    preview: `فحصتماه معاً ووقّعتما: ${facts.verdicts}.`,
    heading: `${isolate(facts.animals)}: وصل إليك`,
    blocks: [
      paragraph(
        'هذا سجل ما فحصتماه معاً ووقّعتما عليه عند التسليم. احتفظ به: يُرجع إليه إن سألت لاحقاً عن حاله.',
      ),
      ...sharedBlocks(facts),
      paragraph(
        `إن ظهرت عليه مشكلة صحية كانت فيه عند التسليم، أو لم يكن ما طلبته، فأخبرنا قبل ${formatDateTime(facts.claimUntil)}: تُحسب المهلة من وقت التسليم.`,
      ),
      quiet(privacyText(facts)),
    ],
  }
}

export function sellerHandoverMail(facts: HandoverMailFacts): MailContent {
  return {
    subject: `سُلّم ${isolate(facts.animals)}: الطلب ${isolate(facts.orderNumber)}`,
    preview: `استلمه ${isolate(facts.buyer)}: ${facts.verdicts}.`,
    heading: 'سُلّم بفحص وتوقيعين',
    blocks: [
      facts.hasFaults && paragraph('في الفحص جواب «لا» واحد على الأقل، وقبله المشتري. اقرأ سببه في السجل.'),
      ...sharedBlocks(facts),
      paragraph(`تنتهي مهلة المطالبة ${formatDateTime(facts.claimUntil)}.`),
      quiet(privacyText(facts)),
    ],
  }
}

function privacyText({ hasPhotos }: HandoverMailFacts): string {
  const [has, go] = hasPhotos ? ['توقيعان وصور', 'تُحذف'] : ['توقيعان', 'يُحذفان']
  return `في السجل ${has}: لا ترسل رابطه إلا لمن تثق به. ${go} بعد ستة أشهر، ويتوقف الرابط.`
}

function sharedBlocks(facts: HandoverMailFacts): MailBlock[] {
  return [
    { kind: 'code', label: 'رقم الطلب', value: facts.orderNumber },
    factsBlock(
      fact('وقت التسليم', formatDateTime(facts.happenedAt)),
      { label: 'البائع', value: facts.seller },
      { label: 'المشتري', value: facts.buyer },
      fact('الفحص', facts.verdicts),
    ),
    { kind: 'link', label: 'افتح السجل', url: facts.url },
  ]
}
