// The shop's policies in the owner's own words: shortened if long, with a link to the full page.
import { type ChatFacts, pathText, reachUs } from '#text/chat-facts.ts'

/** Markdown as the chat shows it: headings without marks, lists with bullets. */
function plain(paragraph: string): string {
  return paragraph.replace(/^## /, '').replace(/^- /gm, '• ')
}

/** The first paragraphs, up to a length; at least one. */
export function policyBeginning(body: string, most: number): string {
  const kept: string[] = []
  let length = 0
  for (const paragraph of body.split(/\n{2,}/)) {
    length += paragraph.length
    if (kept.length > 0 && length > most) break
    kept.push(paragraph)
  }
  // A heading at the end would have no text.
  while (kept.length > 1 && HEADINGS.test(kept.at(-1) ?? '')) kept.pop()
  return kept.map(plain).join('\n\n')
}

const HEADINGS = /^## /

/** The paragraphs and list entries that match; null if none does. */
export function policyAbout(body: string, words: RegExp): string | null {
  const found = policyParts(body).filter((part) => words.test(part))
  return found.length > 0 ? found.join('\n\n') : null
}

/** The paragraphs and list entries, without headings. */
export function policyParts(body: string): string[] {
  return body
    .split(/\n{2,}|\n(?=- )/)
    .filter((part) => !HEADINGS.test(part))
    .map(plain)
}

export const policyText = {
  condolence: (facts: ChatFacts) => `يؤسفنا ما حدث. ${reachUs(facts)} واذكر رقم الطلب، ونتابع الأمر معك.`,
  /** For an animal that arrived ill. */
  tellUs: (facts: ChatFacts) => `أبلغنا الآن وصوّر ما تلاحظه: ${reachUs(facts)} واذكر رقم الطلب.`,
  returnsPage: `النص الكامل في ${pathText('/terms')}.`,
  termsPage: `الشروط كلها في ${pathText('/terms')}.`,
  privacyPage: `التفاصيل كلها في ${pathText('/privacy')}.`,
  nothingWritten: (facts: ChatFacts) => `لم يُكتب هذا في صفحات المتجر بعد. ${reachUs(facts)} ونجيبك.`,
} as const
