// Questions about items that nobody can buy now: «متى يرجع؟», «محجوز؟».
import { isReserved } from '#domain/chat/plain-topic.ts'
import { TOPICS } from '#domain/chat/topics.ts'
import { englishText } from '#text/chat/english.ts'
import { itemsText } from '#text/chat/items.ts'
import { shopText } from '#text/chat/shop.ts'
import { paragraphs } from '#text/chat-facts.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { findSold, pickSubject } from './pick-subject.ts'
import { meantProducts } from './refer.ts'
import { AFTER_ITEMS, englishName, lineOf, linesOf, MAX_ITEMS } from './show-items.ts'

const WHEN = /(?:^| )[وف]?(?:متي|ا[يم]متي|امتي|امتا|when|m[ae]ta)(?= |$)/
const COMES =
  /(?:^| )[وف]?(?:ه|ب|راح |رح |ح)?[يتن](?:رجع|توفر|وفر|نزل|وصل|عود|جي|جيب)\S*|(?:^| )مت(?:وفر|اح)\S*|(?:^| )(?:back|restock\S*|available|arrive|y[ae]?rj[ae]3)(?= |$)/
const ALONE = /^(?:\S+ )?(?:ه|ب|راح |رح |ح)?[يت](?:رجع|توفر|عود)(?: \S+)?$|back in stock|restock/

/**
 * No day is known, so a notification is offered: «هيرجع تاني امتى؟». Null if it is available or the question is
 * another.
 */
export async function comesBack(asked: Asked): Promise<AnswerPart | null> {
  const { folded, regionId, continues, isSick, facts, topics, search } = asked
  const isToldOf = topics[0] === 'notify' && (search !== null || continues)
  const asksReturn = isToldOf || (WHEN.test(folded) && COMES.test(folded)) || ALONE.test(folded)
  if (!asksReturn || isSick || regionId !== null) return null
  const meant = continues ? meantProducts(asked) : await findSold(asked)
  if (meant.length === 0 || meant.some(({ quantity }) => quantity > 0)) return null
  return {
    text: paragraphs(linesOf(meant.slice(0, MAX_ITEMS)), itemsText.noDate, shopText.notify(facts)),
    products: meant.slice(0, MAX_ITEMS),
    suggestions: ['شو البديل؟', 'تواصل معنا'],
  }
}

/** Reserved and sold-out items say so in their line: «محجوز؟». */
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
  const english = products.map((one) =>
    englishText.line(
      englishName(one),
      one.price,
      one.stockLabel,
      one.quantity > 0 ? [englishText.unreserved(one.quantity)] : [],
    ),
  )
  return { text: lines.join('\n'), english: english.join('\n'), products, suggestions: AFTER_ITEMS }
}
