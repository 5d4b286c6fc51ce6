// The answer to the point of a precise question (text/chat/answers), else the general answer of its topic.
import { type Food, KINDS, type Kind } from '#domain/chat/lexicon.ts'
import { GOOD_OF_PART } from '#domain/chat/read-request.ts'
import { meaningsOf } from '#domain/chat/recognise.ts'
import { lastTopic } from '#domain/chat/told.ts'
import type { ChatTopic } from '#domain/chat/topics.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { careGuide, saidOf } from '#text/care/care-guides.ts'
import { PRECISE_ANSWERS } from '#text/chat/answers/all.ts'
import { careText } from '#text/chat/care.ts'
import { paragraphs } from '#text/chat-facts.ts'
import type { PreciseAnswer } from '#text/precise-answer.ts'
import { kindOf, NEEDED, ofFoods, whichAnimal } from './answer-care.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { tellsMore } from './fact-asked.ts'
import { goodsBeside } from './fitting-goods.ts'
import { isGood } from './match-kinds.ts'
import { meantProducts } from './thread.ts'
import { TOPIC_ANSWERS } from './topic-answers.ts'
import { waterVerdict } from './water-degrees.ts'

const ANSWERS = new Map(PRECISE_ANSWERS.map((each) => [each.id, each] as const))

export async function answerTopic(asked: Asked, topic: ChatTopic): Promise<AnswerPart | null> {
  const general = await TOPIC_ANSWERS[topic](asked, topic)
  // What is said of an ill animal depends on its signs (C-01).
  if (topic === 'vet' && (asked.illness || asked.vetQuestions.length > 0)) return general
  // «توصلهم الباطنة؟» says nothing but the place.
  const isBarePlace = topic === 'delivery' && asked.sharedRegionIds.length > 0 && asked.content.length === 0
  const precise = isBarePlace ? undefined : ANSWERS.get(asked.precise.get(topic) ?? '')
  const kind = kindOf(asked)
  const near = precise ? textOf(precise, asked) : null
  const isLess =
    topic === 'care' && near !== null && general && !precise?.likeAge && tellsMore(asked, general.text, near)
  const said = isLess ? null : near
  // Which foods it may have, and which poison it, is a table of its own, unless the answer is about that food.
  const isOfFoods = topic === 'care' && kind !== null && ofFoods(asked, kind) !== null
  const water = topic === 'care' ? waterVerdict(asked) : null
  const text = water ?? (isOfFoods && !namesFoods(said ?? '', asked.eaten) ? null : said)
  if (!text && precise && topic === 'care' && !kind && !general) return whichAnimal()
  if (!text) return topic === 'care' ? withGoods(asked, kind, general) : general
  const eats = precise?.likeAge ? { ...asked, told: precise.likeAge } : asked
  // «الكيس كم كيلو ويكفي كم يوم؟» of one food wants no others.
  const isOfOne = meantProducts(asked).some((one) => precise?.goods?.some((good) => isGood(one, good)))
  const beside = kind && precise?.goods && !isOfOne ? await goodsBeside(eats, kind, precise.goods) : null
  const part = { text, suggestions: precise?.chips ?? general?.suggestions ?? [], isPrecise: true }
  if (topic === 'care')
    return {
      ...part,
      text: paragraphs(text, beside?.text ?? null, sourceOf(asked)),
      products: beside?.products ?? [],
    }
  // Nothing stands in the place of the fee to a place, nor of the price of what is named.
  if (asked.isSick) return general
  // Whether it may be fetched depends on what it is.
  const asksWhere = asked.concepts.has('وين') || asked.concepts.has('متي')
  if (topic === 'pickup' && namesItems(asked) && !asksWhere) return general
  const isNewPlace =
    asked.sharedRegionIds.length > 0 || (asked.regionId !== null && asked.regionId !== asked.about.regionId)
  // Whoever mourns is comforted first.
  if (topic === 'grief' && lastTopic(asked.about.topics) !== 'grief')
    return { ...general, ...part, text: paragraphs(general?.text ?? null, text) }
  const isNamed = topic === 'delivery' ? isNewPlace : topic === 'price' && namesItems(asked)
  return isNamed ? { ...general, ...part, text: paragraphs(text, general?.text ?? null) } : part
}

function namesFoods(text: string, foods: readonly Food[]): boolean {
  const named = foldArabic(text)
    .split(' ')
    .flatMap((word) => meaningsOf(word))
  return foods.every((food) => named.some(({ kind, id }) => kind === 'eaten' && id === food))
}

const BOUGHT = ['عندكم', 'تبيعون', 'سعر']

/** «شو يحتاج من قفص وأكل؟»: the goods that it names, beneath the advice. */
async function withGoods(
  asked: Asked,
  kind: Kind | null,
  part: AnswerPart | null,
): Promise<AnswerPart | null> {
  const isBought = NEEDED.test(asked.folded) || BOUGHT.some((id) => asked.concepts.has(id))
  const ofPart = asked.part && GOOD_OF_PART[asked.part]
  const goods = asked.namedGoods.length > 0 || !ofPart ? asked.namedGoods : [ofPart]
  // Nothing is sold for what is not to be done.
  if (!part || !kind || !isBought || goods.length === 0 || /^• لا /.test(part.text)) return part
  const beside = await goodsBeside(asked, kind, goods)
  if (!beside || (part.products ?? []).length > 0) return part
  return { ...part, text: paragraphs(part.text, beside.text), products: beside.products ?? [] }
}

/** What is said to the point, of care without its source. */
export function preciseText(asked: Asked, topic: ChatTopic = 'care'): string | null {
  const precise = ANSWERS.get(asked.precise.get(topic) ?? '')
  return precise ? textOf(precise, asked) : null
}

function namesItems({ kinds, goods, search, called, shown, continues }: Asked): boolean {
  return kinds.length + goods.length + called.length > 0 || search !== null || (continues && shown.length > 0)
}

function sourceOf(asked: Asked): string {
  const kind = kindOf(asked)
  return careText.source((kind && careGuide(kind)?.source) ?? careText.sources)
}

function textOf({ answer }: PreciseAnswer, asked: Asked): string | null {
  if (typeof answer === 'string') return answer
  if (typeof answer === 'function') return answer(asked.facts)
  // «أحطهم في قفص واحد؟» of a canary and a budgie asks of both.
  if (asked.part === 'together' && asked.kinds.length > 1 && asked.precise.get('care') === 'one-or-pair')
    return null
  const kind = kindOf(asked)
  return kind ? saidOf(kind, answer) : ofOneFamily(answer)
}

type ByAnimal = Exclude<PreciseAnswer['answer'], string | ((...facts: never) => string)>

/** No animal is named, and only one family has this question: «ليش تخرخر؟». */
function ofOneFamily(answer: ByAnimal): string | null {
  const families = Object.keys(answer).map((key) => (key in KINDS ? KINDS[key as Kind].family : key))
  const [family] = new Set(families).size === 1 ? families : []
  return Object.entries(answer).find(([key]) => key === family)?.[1] ?? null
}
