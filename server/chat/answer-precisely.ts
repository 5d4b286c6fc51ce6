// The answer to a precise question (text/chat/answers), otherwise the general answer of its topic.
import { type Food, KINDS, type Kind } from '#domain/chat/lexicon.ts'
import { GOOD_OF_PART } from '#domain/chat/read-request.ts'
import { meaningsOf } from '#domain/chat/recognise.ts'
import { type ChatTopic, lastTopic } from '#domain/chat/topics.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { CARE_SOURCES, careGuide, saidOf } from '#text/care/care-guides.ts'
import { preciseAnswer } from '#text/chat/answers/all.ts'
import { careText } from '#text/chat/care.ts'
import { paragraphs } from '#text/chat-facts.ts'
import type { PreciseAnswer } from '#text/precise-answer.ts'
import { kindOf, NEEDED, ofFoods, whichAnimal } from './answer-care.ts'
import { workdayNamed } from './answer-hours.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { tellsMore } from './fact-asked.ts'
import { goodsBeside } from './fitting-goods.ts'
import { isGood } from './match-kinds.ts'
import { meantProducts } from './refer.ts'
import { TOPIC_ANSWERS } from './topic-answers.ts'
import { waterVerdict } from './water-degrees.ts'

export async function answerTopic(asked: Asked, topic: ChatTopic): Promise<AnswerPart | null> {
  const general = await TOPIC_ANSWERS[topic](asked, topic)
  // Answers about an ill animal depend on its signs (C-01).
  if (topic === 'vet' && (asked.illness || asked.vetQuestions.length > 0)) return general
  const precise = preciseAnswer(asked.precise.get(topic))
  const kind = kindOf(asked)
  const near = precise ? textOf(precise, asked) : null
  const isLess =
    topic === 'care' && near !== null && general && !precise?.likeAge && tellsMore(asked, general.text, near)
  const preciseOnly = isLess ? null : near
  // Allowed and poisonous foods come from their own table, unless the precise answer is about that food.
  const isOfFoods = topic === 'care' && kind !== null && ofFoods(asked, kind) !== null
  const water = topic === 'care' ? waterVerdict(asked) : null
  const day = precise?.id === 'delivery-days' ? workdayNamed(asked) : null
  const said = water ?? (isOfFoods && !namesFoods(preciseOnly ?? '', asked.eaten) ? null : preciseOnly)
  const text = said && paragraphs(day, said)
  if (!text && precise && topic === 'care' && !kind && !general) return whichAnimal()
  if (!text) return topic === 'care' ? withGoods(asked, kind, general) : general
  const eats = precise?.likeAge ? { ...asked, told: precise.likeAge } : asked
  // A question about one shown food needs no other goods: «الكيس كم كيلو ويكفي كم يوم؟».
  const isOfOne = meantProducts(asked).some((one) => precise?.goods?.some((good) => isGood(one, good)))
  const beside = kind && precise?.goods && !isOfOne ? await goodsBeside(eats, kind, precise.goods) : null
  const part = { text, suggestions: precise?.chips ?? general?.suggestions ?? [], isPrecise: true }
  if (topic === 'care')
    return {
      ...part,
      text: paragraphs(text, beside?.text ?? null, sourceOf(asked)),
      products: beside?.products ?? [],
    }
  // The fee to a place and the price of a named item are never replaced.
  if (asked.isSick) return general
  // Collection depends on the item.
  const asksWhere = asked.concepts.has('وين')
  if (topic === 'pickup' && namesItems(asked) && !asksWhere) return general
  const isNewPlace =
    asked.sharedRegionIds.length > 0 || (asked.regionId !== null && asked.regionId !== asked.about.regionId)
  // Comfort comes first.
  if (topic === 'grief' && lastTopic(asked.about.topics) !== 'grief')
    return { ...general, ...part, text: paragraphs(general?.text ?? null, text) }
  const needsGeneral = topic === 'delivery' ? isNewPlace : topic === 'price' && namesItems(asked)
  return needsGeneral ? { ...general, ...part, text: paragraphs(text, general?.text ?? null) } : part
}

function namesFoods(text: string, foods: readonly Food[]): boolean {
  const meaningsInText = foldArabic(text)
    .split(' ')
    .flatMap((word) => meaningsOf(word))
  return foods.every((food) => meaningsInText.some(({ kind, id }) => kind === 'eaten' && id === food))
}

const BOUGHT = ['عندكم', 'تبيعون', 'سعر']
/** Of goods: «أي مشط أحسن؟». */
const ASKS_WHICH = /(?:^| )و?(?:اي|انهي|which) \S/

/** Adds the named goods below the advice: «شو يحتاج من قفص وأكل؟». */
async function withGoods(
  asked: Asked,
  kind: Kind | null,
  part: AnswerPart | null,
): Promise<AnswerPart | null> {
  const isBought =
    NEEDED.test(asked.folded) || ASKS_WHICH.test(asked.folded) || BOUGHT.some((id) => asked.concepts.has(id))
  const ofPart = asked.part && GOOD_OF_PART[asked.part]
  const goods = asked.namedGoods.length > 0 || !ofPart ? asked.namedGoods : [ofPart]
  // No goods for something that is advised against.
  if (!part || !kind || !isBought || goods.length === 0 || /^• لا /.test(part.text)) return part
  const beside = await goodsBeside(asked, kind, goods)
  if (!beside || (part.products ?? []).length > 0) return part
  return { ...part, text: paragraphs(part.text, beside.text), products: beside.products ?? [] }
}

/** The text of the precise answer; care advice without its source. */
export function preciseText(asked: Asked, topic: ChatTopic = 'care'): string | null {
  const precise = preciseAnswer(asked.precise.get(topic))
  return precise ? textOf(precise, asked) : null
}

function namesItems({ kinds, goods, search, called, shown, continues }: Asked): boolean {
  return kinds.length + goods.length + called.length > 0 || search !== null || (continues && shown.length > 0)
}

function sourceOf(asked: Asked): string {
  const kind = kindOf(asked)
  return careText.source((kind && careGuide(kind)?.source) ?? CARE_SOURCES)
}

function textOf({ answer }: PreciseAnswer, asked: Asked): string | null {
  if (typeof answer === 'string') return answer
  if (typeof answer === 'function') return answer(asked.facts)
  const kind = kindOf(asked)
  return kind ? saidOf(kind, answer) : ofOneFamily(answer)
}

type ByAnimal = Exclude<PreciseAnswer['answer'], string | ((...facts: never) => string)>

/** Names no animal, and only one family has this question: «ليش تخرخر؟». */
function ofOneFamily(answer: ByAnimal): string | null {
  const families = Object.keys(answer).map((key) => (key in KINDS ? KINDS[key as Kind].family : key))
  const [family] = new Set(families).size === 1 ? families : []
  return Object.entries(answer).find(([key]) => key === family)?.[1] ?? null
}
