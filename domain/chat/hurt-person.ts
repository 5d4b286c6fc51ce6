// Whether an animal hurt a person, who needs a doctor and no vet (C-01): «القط خدش ولدي», «عضني». Whether it is one that bites, as
// «يعضني كل ما أمسكه», is a matter of care.
import type { Sign } from './signs.ts'

/** The id that such an answer leaves, so that what is told afterwards is still told of the person. */
export const PERSON_HURT = 'person-hurt'

const HURTS = '(?:عض|عظ|خدش|خرمش|خربش|خمش|جرح|نقر|قرص|لدغ|نهش|هاجم|هجم)'
const PERSON =
  '(?:ولد|ابن|بنت|طفل|طفلت|عيال|اولاد|اخو|اخ|اخت|ام|ابو|زوج|زوجت|مرت|حرمت|خادمت|صديق|جار|جارت)(?:ي|نا|تي|ه|ها)|ال(?:ولد|بنت|طفل|طفله|بيبي|شغاله|خادمه)'
const OF_BODY = '(?:يد|ايد|اصبع|صبع|رجل|وجه|خد|عين|رقبت|كف)'

const HURT = [
  `${HURTS}(?:ت|و)?(?:ني|نا)`,
  `${HURTS}(?:ت|و|تلي|لي)? (?:علي |في |ب)?(?:${OF_BODY} )?(?:${PERSON}|${OF_BODY}(?:ي|نا))`,
  `(?:${PERSON}) (?:\\S+ )?${HURTS}(?:ت|و)?(?:ه|ها|هم)`,
  `(?:${PERSON}|انا) (?:\\S+ )?ان(?:عض|خدش|جرح|قرص|لدغ)\\S*`,
  '(?:bit|bitten|scratched|stung|attacked|pecked) (?:by \\S+ )?(?:me|my (?:son|daughter|kid|child|baby|boy|girl|wife|husband|brother|sister|hand|arm|leg|finger|face))',
  '(?:i|son|daughter|kid|child|baby|boy|girl|wife|husband|brother|sister) (?:was|got|has been|is) (?:bitten|scratched|stung|attacked)',
]
const HAS_HURT = new RegExp(`(?:^| )[وف]?(?:${HURT.join('|')})(?= |$)`)
const HURTS_NOW = new RegExp(`(?:^| )ب?[يت]${HURTS}\\S* `)
const IS_OF_BODY = new RegExp(`(?:^| )[وب]?${OF_BODY}(?:ي|ه|ها|نا)(?= |$)`)
/** «كيف أمنعه؟» asks of the animal. */
const ASKS_TO_TEACH =
  /(?:^| )(?:كيف|ازاي|شلون|how) (?:\S+ )?(?:\S?منع|\S?خلي|\S?علم|\S?وقف|\S?درب|\S?عود|stop|train|teach)/
/** Of the wound of a person; of any other the animal is ill, too. */
const OF_PERSON: readonly Sign[] = ['bitten', 'wound', 'bleeding', 'swollen', 'pain', 'unwell', 'fever']

/**
 * @param text the folded message, with the signs that it tells of
 * @param isStill a person was spoken of, and no animal since: «الجرح صغير»
 */
export function hurtsPerson(text: string, signs: readonly Sign[], isStill: boolean): boolean {
  if (ASKS_TO_TEACH.test(text) || !signs.every((sign) => OF_PERSON.includes(sign))) return false
  if (isStill && signs.length > 0) return true
  return HAS_HURT.test(text) || (signs.length > 0 && HURTS_NOW.test(text) && IS_OF_BODY.test(text))
}
