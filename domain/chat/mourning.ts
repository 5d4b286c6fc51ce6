// Decides whether a word of death is literal: «بنتي تموت على القطط» means love. Whoever lost an animal is
// comforted: no vet, and no other animal for sale (C-01, C-02).
import { foldArabic } from '#domain/fold-arabic.ts'
import type { Scored } from './learn-topics.ts'
import { asksOfStock, isQuestion } from './read-request.ts'
import { hasMeaning, meaningsOf, type Word } from './recognise.ts'
import { topicModel } from './topic-model.ts'
import { type ChatTopic, TOPICS } from './topics.ts'
import { CLEAR } from './vet-topic.ts'
import { vetQuestionsIn } from './words/vet-questions.ts'

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
/** Others are still alive. */
const OTHERS =
  /(?:^| )(?:و?(?:ال)?(?:ثاني\S*|تاني\S*|باقي\S*|بقيه|غيره\S*|غيرها|اخوه|اخوها|اخته|اختها|واحد\S*|وحده|ثنتين|اثنين|ثلاث\S*|كلهم|صغار\S*|عيالها)|other\S*|rest|another|one|two)(?= |$)/
/** Death is uncertain. */
const UNSURE =
  /(?:^| )(?:عندي|شكل\S*|احس\S*|يمكن|كانه\S*|كانها|ولا|او|هل|مدري|شبه|نص\S*|الحين|الان|هلا|هلق|دلوقتي|لقي\S*|رجع\S*|لسا|لسه|(?<!is dead )now|still|found|back|maybe|looks|think|or)(?= |$)/
const WAS = /(?:^| )و?(?:كان|كانت|كانوا|كنت|كنا|عاشت?|lived|was|were|had|used|miss)(?= |$)/
/** Is about the shop, or asks something of it. */
const OF_SHOP =
  /بعد|وصل|استل|اشتري|شري|اخذت|طلب|ضمان|تضمن|تعوض|رجع|فلوس|منكم|عندكم|طريق|لو |اذا|after|arriv|refund|bought|(?:^| )if /

/** Signs of an animal that has died are no illness: «مات أمس، كان منفوش». */
export function isOfDead(message: string, isMourned: boolean): boolean {
  const text = foldArabic(message)
  const isTold = DIED.test(text) || (isMourned && WAS.test(text))
  return isTold && !OTHERS.test(text) && !UNSURE.test(text) && !mayLive(message, isMourned)
}

/** Death is asked and not told, or a sign of life is beside it: «هذا مات؟», «بس يتنفس»; the mourned one gets up: «قام!». */
export function mayLive(message: string, isMourned: boolean): boolean {
  const text = foldArabic(message)
  if (OTHERS.test(text) || !(isMourned || DEAD.test(text))) return false
  const isAsked = ASKS_WHETHER.test(message) && !ASKS_MORE.test(text)
  return (
    isAsked || LIVES.test(text) || (isMourned && RISES.test(text)) || vetQuestionsIn(text).includes('alive')
  )
}

const DEAD = /(?:^| )[وف]?(?:مات|ماتت|ميت\S*|مايت\S*|توف\S*|نفق\S*|died?|dead|passed away)(?= |$)/
const ASKS_WHETHER =
  /(?:ماتت?|ميت[هة]?|\bdead|\bdied?)(?:\s+(?:هو|هي|خلاص|صح|يعني|already|now))?\s*[؟?]|(?:^|\s)(?:هل|معقول|is (?:he|she|it)|did (?:he|she|it))\s+(?:\S+\s+){0,3}(?:ماتت?|ميت[هة]?|dead|die)\s*(?:$|[؟?،,]|ولا|أو|او|أم|or)/iu
/** «ليش مات؟», «وإذا مات؟» */
const ASKS_MORE =
  /(?:^| )[وف]?(?:ليش|ليه|لماذا|كيف|شلون|متي|امتي|لو|اذا|بعد|عقب|وصل\S*|استل\S*|[اب]?ل?سبب\S*|(?:من|ب) ?(?:شو|وش|ايش|ايه)|why|how|when|if|after|arriv\S*)(?= |$)/
const NOT_BEFORE =
  '(?<!(?:^| )(?:كان|كانت|قبل|was)(?: \\S+){0,2})(?<!(?:^| )[وف]?(?:ما|لم|مو|مب|مش|ولا|not|without))(?:^| )[وفب]?'
const LIVES = new RegExp(
  `${NOT_BEFORE}(?<!(?:^| )لا )(?:ب?[يت]تنفس|ب?[يت]رمش|في(?:ه|ها) (?:نفس|روح|نبض)|(?:صدر|بطن|قلب|شوارب|خياشيم|عين|عيون|اذن|ذيل|رجل)(?:ه|ها)? (?:\\S+ )?ب?[يت](?:تحرك|طلع|نزل|دق|نبض|رمش)|ب?[يت]حرك (?:عين|شوارب|رجل|ذيل|خياشيم)\\S*|breath(?:es|ing)|(?:whiskers|gills|heart|eyes?|tail|chest) (?:\\S+ )?(?:mov|beat|twitch|blink)\\S*)(?= |$)`,
)
const RISES = new RegExp(
  `${NOT_BEFORE}(?:قام|صح[يت]|فاق|تحرك|تنفس)ت?(?! [يت]بك)(?= |$)|${NOT_BEFORE}(?:فتحت? (?:عين|عيون)\\S*|حيه?|عايشه?|(?:he|she|it)s? (?:\\S+ )?(?:woke|awake|alive|moved|moves|moving|(?:got|gets) up|opened))(?= |$)|(?:^| )(?:ما ماتت?|not dead|isnt dead)(?= |$)`,
)

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
