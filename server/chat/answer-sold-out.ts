// What is asked of items that nobody can buy now: «متى يرجع؟», «محجوز؟».
import { isReserved } from '#domain/chat/plain-topic.ts'
import { TOPICS } from '#domain/chat/topics.ts'
import { itemsText } from '#text/chat/items.ts'
import { shopText } from '#text/chat/shop.ts'
import { paragraphs } from '#text/chat-facts.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { pickSubject } from './pick-subject.ts'
import { AFTER_ITEMS, lineOf, MAX_ITEMS } from './show-items.ts'
import { meantProducts } from './thread.ts'

const WHEN = /(?:^| )[وف]?(?:متي|ا[يم]متي|امتي|امتا|when|m[ae]ta)(?= |$)/
const COMES =
  /(?:^| )[وف]?(?:ه|ب|راح |رح |ح)?[يتن](?:رجع|توفر|وفر|نزل|وصل|عود|جي|جيب)\S*|(?:^| )مت(?:وفر|اح)\S*|(?:^| )(?:back|restock\S*|available|arrive|y[ae]?rj[ae]3)(?= |$)/
const ALONE = /^(?:\S+ )?(?:ه|ب|راح |رح |ح)?[يت](?:رجع|توفر|عود)(?: \S+)?$|back in stock|restock/

/** «هيرجع تاني امتى؟»: no day is known, and who wants it is told; null where it is there, or where something else is asked. */
export function comesBack(asked: Asked): AnswerPart | null {
  const { folded, regionId, continues, isSick, facts } = asked
  const meant = meantProducts(asked)
  const isGone = meant.length > 0 && meant.every(({ quantity }) => quantity === 0)
  const isAsked = (WHEN.test(folded) && COMES.test(folded)) || ALONE.test(folded)
  if (!isGone || !isAsked || !continues || isSick || regionId !== null) return null
  return {
    text: paragraphs(itemsText.noDate, shopText.notify(facts)),
    suggestions: ['شو البديل؟', 'تواصل معنا'],
  }
}

/** «محجوز؟»: one that is held or sold out says so in its line. */
export async function reserved(asked: Asked): Promise<AnswerPart | null> {
  const [topic] = asked.topics
  if (!topic || TOPICS[topic] !== 'items' || !isReserved(asked.folded)) return null
  const shown = meantProducts(asked)
  const meant = shown.length > 0 ? shown : ((await pickSubject(asked))?.products ?? [])
  const products = meant.slice(0, MAX_ITEMS)
  if (products.length === 0) return null
  const lines = products.map((one) =>
    lineOf(one, [one.quantity > 0 ? itemsText.unreserved(one.quantity) : null]),
  )
  return { text: lines.join('\n'), products, suggestions: AFTER_ITEMS }
}
