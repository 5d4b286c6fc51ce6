// What the chatbot says of the shop's policies: their own words as the owner wrote them, cut where they are long, and
// the page where they stand whole.
import { type ChatFacts, pathText, reachUs } from '#text/chat-facts.ts'

/** A policy's text as the chat shows it: headings lose their marks, «- » becomes «• ». */
function plain(paragraph: string): string {
  return paragraph.replace(/^## /, '').replace(/^- /gm, '• ')
}

/** The paragraphs of a policy, from its beginning, up to so many characters; never less than the first. */
export function policyBeginning(body: string, most: number): string {
  const kept: string[] = []
  let length = 0
  for (const paragraph of body.split(/\n{2,}/)) {
    length += paragraph.length
    if (kept.length > 0 && length > most) break
    kept.push(paragraph)
  }
  // A heading says nothing without what stands below it.
  while (kept.length > 1 && HEADINGS.test(kept.at(-1) ?? '')) kept.pop()
  return kept.map(plain).join('\n\n')
}

const HEADINGS = /^## /

/** Its paragraphs, and entries of lists, that speak of something; null where none does. */
export function policyAbout(body: string, words: RegExp): string | null {
  const found = policyParts(body).filter((part) => words.test(part))
  return found.length > 0 ? found.join('\n\n') : null
}

/** Its paragraphs and entries of lists, without headings. */
export function policyParts(body: string): string[] {
  return body
    .split(/\n{2,}|\n(?=- )/)
    .filter((part) => !HEADINGS.test(part))
    .map(plain)
}

export const policyText = {
  condolence: (facts: ChatFacts) => `يؤسفنا ما حدث. ${reachUs(facts)} واذكر رقم الطلب، ونتابع الأمر معك.`,
  /** An animal that came ill: at once, with a picture. */
  tellUs: (facts: ChatFacts) => `أبلغنا الآن وصوّر ما تلاحظه: ${reachUs(facts)} واذكر رقم الطلب.`,
  returnsPage: `النص الكامل في ${pathText('/terms')}.`,
  termsPage: `الشروط كلها في ${pathText('/terms')}.`,
  privacyPage: `التفاصيل كلها في ${pathText('/privacy')}.`,
  nothingWritten: (facts: ChatFacts) => `لم يُكتب هذا في صفحات المتجر بعد. ${reachUs(facts)} ونجيبك.`,
} as const
