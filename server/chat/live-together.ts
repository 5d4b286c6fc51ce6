// Whether two animals on sale can live together, by their pages and the advice (C-04, C-05): «تعيش ويا الذهبية؟»
// after a puffer.
import type { Product } from '#contract/catalog.ts'
import { kindsIn } from '#domain/chat/recognise.ts'
import { TOPICS } from '#domain/chat/topics.ts'
import { fitText } from '#text/chat/fit.ts'
import { traitText } from '#text/chat/traits.ts'
import { bullets, paragraphs } from '#text/chat-facts.ts'
import { answerTopic } from './answer-precisely.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { findMentioned } from './find-mentioned.ts'
import { waterOf, wordsOn } from './page-words.ts'
import { unique } from './pick-subject.ts'
import { currentItems } from './refer.ts'

/** Null if it names fewer than two animals, the current one included. */
export async function livesWith(asked: Asked): Promise<AnswerPart | null> {
  const { part, topics, isOwn, isSick, isCompared, isEither, mentions } = asked
  const isOfShop = ['shop', 'talk'].includes(TOPICS[topics[0] ?? 'okay'])
  if (part !== 'together' || isCompared || isEither || isOfShop || topics[0] === 'vet' || isOwn || isSick)
    return null
  // A colour of the same item: «والبني اللي معاه أبيض؟».
  if (mentions.every(({ kinds, words }) => kinds.length + words.length === 0)) return null
  const isAnimal = ({ type }: Product) => type === 'animal'
  const current = currentItems(asked).filter(isAnimal)
  if (current.length > 1) return null
  // Without a current one, of kinds that the shop has one of: «الديسكس مع السمكة الملاك».
  const mentioned = (await findMentioned(asked))
    .filter(({ products }) => current.length > 0 || products.length === 1)
    .flatMap(({ products }) => products.slice(0, 1))
  const both = unique([...current, ...mentioned.filter(isAnimal)])
  const [one] = both
  if (!one || both.length < 2) return null
  const kinds = both.flatMap(({ nameArabic, breedArabic }) =>
    kindsIn(nameArabic, breedArabic ?? '').slice(0, 1),
  )
  const waters = new Set(both.map(waterOf))
  const isApart = waters.has('salt') && waters.has('fresh')
  // Two of one kind.
  const precise = new Set(kinds).size > 1 ? asked.precise : new Map()
  const of = { ...asked, precise, kinds: [...new Set(kinds)], shown: both, focus: [], again: [] }
  const general = isApart ? null : await answerTopic(of, 'care')
  const lines = both.map((product) =>
    traitText.said(product.nameArabic, [
      ...new Set(
        [wordsOn(product, 'salt'), wordsOn(product, 'pets') ?? product.temperamentArabic].flatMap(
          (each) => each ?? [],
        ),
      ),
    ]),
  )
  return {
    text: paragraphs(isApart && fitText.otherWater, bullets(...lines), general?.text ?? null),
    products: both,
    meant: [one],
    among: both,
    isPrecise: true,
  }
}
