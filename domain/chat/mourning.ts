// Decides whether a word of death is literal: «بنتي تموت على القطط» means love. Whoever lost an animal is
// comforted: no vet, and no other animal for sale (C-01, C-02).
import { foldArabic } from '#domain/fold-arabic.ts'
import type { Scored } from './learn-topics.ts'
import { asksOfStock, isQuestion } from './read-request.ts'
import { hasMeaning, meaningsOf, type Word } from './recognise.ts'
import { topicModel } from './topic-model.ts'
import { type ChatTopic, TOPICS } from './topics.ts'
import { CLEAR } from './vet-topic.ts'

const LOVES =
  /(?<![^\s])(\S*(?:موت|موتون|موتوا|ميت|ميته|ميتة|مايت|مايته|ميتين))\s+(على|علي|عليه|عليها|في|ف)\s+(\S+)/gu
const LAUGHS =
  /(?<![^\s])\S{0,2}(?:مات|ماتت|ماتوا|مت|متت|متنا|موت|موتنا|ميت|ميتين)\s+(?:من\s+)?(?:ال)?(?:ضحك|فرح)\S*/gu
const PEOPLE =
  /(?:^| )(?:انا|بنتي|ولدي|ابني|اختي|اخوي|امي|زوجي|زوجتي|مرتي|حرمتي|طفلي|طفلتي|(?:ال)?(?:عيال|اولاد|بنات|ولاد|اطفال|يهال)\S*) (?:\S+ )?$/
const MY_OWN = /^(?:ب|با|ح)?(?:اموت|موت)$|^(?:انا )?(?:ميت|ميته|مايت|مايته)$/

/**
 * «تموت على القطط», «ميت على هالقطة», «بتموت على التونة» express love; «يموت في الحوض», «بيموت علي» are about a
 * death; «مات من الضحك» laughs.
 */
export function asLove(message: string): string {
  return message
    .replace(LAUGHS, 'ضحك')
    .replace(LOVES, (all: string, verb: string, on: string, what: string, at: number) => {
      const meanings = meaningsOf(foldArabic(what))
      const isFood = meanings.some(({ kind, id }) => kind === 'eaten' || id === 'food')
      const isAnimal = meanings.some(({ kind }) => kind === 'animal')
      const isPerson = PEOPLE.test(`${foldArabic(message.slice(0, at))} `) || MY_OWN.test(foldArabic(verb))
      // A habit, not love: «واحد يموت في الطيور كل يوم».
      const isLoved =
        isFood || (isAnimal && (isPerson || /^عل/.test(on))) || (isPerson && /^[فع]\S*ه/.test(what))
      return isLoved ? `${isPerson && isAnimal ? 'ابغى' : 'تحب'} ${what}` : all
    })
    .replace(/\b(?:dying|die) (?:for|to (?:get|have))\b|\bto death\b/giu, ' love ')
}

const DIED =
  /(?:^| )و?(?:خلاص )?(?:مات|ماتت|ماتوا|توفي|توفت|توفيت|توفوا|نفق|نفقت|نفقوا|(?:لقي|حصل|وجد|شف)\S* (?:ميت|ميته)|died|passed away|is dead|put (?:him|her|it) down)(?= |$)/
/** Death is uncertain, or others are still alive. */
const NOT_ALL =
  /(?:^| )(?:و?(?:ال)?(?:ثاني\S*|تاني\S*|باقي\S*|بقيه|غيره\S*|غيرها|اخوه|اخوها|اخته|اختها|واحد\S*|وحده|ثنتين|اثنين|ثلاث\S*|كلهم|صغار\S*|عيالها)|عندي|شكل\S*|احس\S*|يمكن|كانه\S*|كانها|ولا|او|هل|مدري|شبه|نص\S*|الحين|الان|هلا|هلق|دلوقتي|لقي\S*|رجع\S*|لسا|لسه|(?<!is dead )now|still|found|back|other\S*|rest|another|one|two|maybe|looks|think|or)(?= |$)/
const WAS = /(?:^| )و?(?:كان|كانت|كانوا|كنت|كنا|was|were|had|used|miss)(?= |$)/
/** Is about the shop, or asks something of it. */
const OF_SHOP =
  /بعد|وصل|استل|اشتري|شري|اخذت|طلب|ضمان|تضمن|تعوض|رجع|فلوس|منكم|عندكم|طريق|لو |اذا|after|arriv|refund|bought|(?:^| )if /

/** Signs of an animal that has died are no illness: «مات أمس، كان منفوش». @param text folded */
export function isOfDead(text: string, isMourned: boolean): boolean {
  return (DIED.test(text) || (isMourned && WAS.test(text))) && !NOT_ALL.test(text)
}

/**
 * A loss: «فقدت كلبي», «i miss my bird». Without such a word, or in a question, nobody mourns.
 * @param text folded
 */
export function tellsOfLoss(text: string): boolean {
  return LOST.test(text) && !/(?:^| )(?:هل|كيف|متي|وين|should|can|do|does|how|what|when)(?= |$)/.test(text)
}

const LOST = /(?:^| )(?:و|ا)?(?:فقد|خسر|رحل|ودع|اشتاق|اشتقت|وحش)\S*|(?:^| )(?:lost|miss|missing|gone)(?= |$)/

type MournedIn = {
  /** Folded. */
  text: string
  words: readonly Word[]
  /** The folded words as typed. */
  typed: readonly string[]
  last: ChatTopic | undefined
}

/** Of a word of death: not grief, «صوته ميت», if nothing else tells of one. */
const IDLE = 0.8

/** A death at home and the messages after it, until something is asked of the shop. */
export function mourns(
  { text, words, last, typed }: MournedIn,
  scored: readonly Scored<ChatTopic>[],
): boolean {
  const mentionsDeath =
    hasMeaning(words, 'same', 'مات') && (last === 'grief' || topicModel().report(typed).cases.calm < IDLE)
  if (mentionsDeath) return !OF_SHOP.test(`${text} `)
  if (last !== 'grief') return false
  const [best] = scored
  if (!best || WAS.test(text)) return true
  if (best.topic === 'grief' || best.topic === 'vet' || topicModel().preciseIn('grief', words)) return true
  if (asksOfStock(words)) return false
  const isOtherTopic = TOPICS[best.topic] !== 'care' || isQuestion(words)
  return !(isOtherTopic && best.share >= CLEAR)
}
