// The sort of fact that a question asks for: how long, how often, what is forbidden. A text without it is no
// answer.
import { foldArabic } from '#domain/fold-arabic.ts'
import type { Asked } from './asked.ts'

const HOW_MANY = '(?:كم|كام|قديش|اديش|جم|شكثر|how (?:many|long)|kam|kem|2addeh|2adeish)'
const UNIT =
  '(?:يوم|ايام|اسبوع|اسابيع|شهر|شهور|اشهر|سنه|سنين|سنوات|ساع|دقيق|مده|وقت|days?|weeks?|months?|years?|hours?|yom|shahr)'
const SPAN = '(?:\\d|يوم|اسبوع|شهر|سنه|سنتين|سنين|ساعه|دقيقه|موعد)'

const FACTS = [
  {
    asks: /(?:^| )و?(?:ال)?(?:ممنوع|محظور|محرم)\S*|(?:^| )(?:ما|لا|مش|مو|مب|لم) (?:لازم |مفروض )?(?:[يتن]?ب?[يت]?(?:اكل|طعم|عط)\S*|يصير|يجوز|[يتب]*نفع\S*)|(?:^| )(?:م[يت]نفعش|مينفعش|ميصحش)(?= |$)|(?:^| )(?:ب?[يت]ضر|سام|خطر علي|avoid|(?:not|can ?t|should ?n ?t|do ?n ?t) (?:eat|have|give)|bad for|never eat|toxic)/,
    tells: /(?:^| )لا /,
  },
  {
    asks: /(?:^| )و?(?:كم|كام|قديش|اديش|جم|kam|kem) (?:مره|وجبه|مرات|وجبات|marra)|كل (?:متي|كم|قد|قديش)|how (?:often|many times)/,
    tells: /(?:^| )و?(?:مره|مرات|مرتان|مرتين|كل (?:يوم|اسبوع|شهر))/,
  },
  {
    asks: new RegExp(
      `(?:^| )و?(?:متي|امتي|ايمت\\S*|when|مده)(?= |$)|${HOW_MANY} (?:\\S+ )?${UNIT}|${UNIT}\\S* (?:كم|كام|قديش)|how long`,
    ),
    tells: new RegExp(`(?:^| )\\S{0,3}${SPAN}`),
  },
] as const

/** What an animal eats, whatever else the text says about food. */
const WHAT_EATEN =
  /(?:^| )و?(?:شو|وش|ايش|ايه|شنو|موه|ماذا|what) (?:\S+ ){0,3}?(?:ب?[يتن](?:اكل|تغذي|طعم)\S*|eats?|feed)|(?:^| )\S{0,2}[يت](?:اكل|تغذي)\S* (?:ايه|شو|ايش|وش|شنو)(?= |$)|(?:^| )(?:اكل|طعام)(?:ه|ها|هم) (?:ايه|شو|ايش|وش|شنو)/

const OF_FOOD = /طعام|اكل|وجب|حبيبات|حليب|خلط|دريس|بذور|حبوب|علف|غرام|طعم/

/** Lines with the requested fact come first. */
export function toThePoint(lines: readonly string[], folded: string): readonly string[] {
  const patterns = FACTS.filter(({ asks }) => asks.test(folded)).map(({ tells }) => tells)
  const points = (line: string) => patterns.filter((tells) => tells.test(foldArabic(line))).length
  return patterns.length > 0 ? lines.toSorted((a, b) => points(b) - points(a)) : lines
}

export function asksForbidden(folded: string): boolean {
  return FACTS[0].asks.test(folded)
}

/** The general advice replaces the precise answer if it has more of the requested facts. */
export function tellsMore(asked: Asked, general: string, precise: string): boolean {
  const { folded, part, traits } = asked
  const [much, little] = [general, precise].map((text) => foldArabic(text)) as [string, string]
  const facts = FACTS.filter(({ asks }) => asks.test(folded))
  const countFacts = (text: string) => facts.filter(({ tells }) => tells.test(text)).length
  const isOfAge = traits.includes('young') || asked.told !== ''
  const isOfFood = WHAT_EATEN.test(folded) && part === 'food' && !isOfAge
  // A precise answer without food does not say what an animal eats.
  if (part === 'food' && !OF_FOOD.test(little)) return true
  if (facts.length === 0 && !isOfFood) return false
  const [ofMuch, ofLittle] = [countFacts(much), countFacts(little)]
  if (ofMuch !== ofLittle) return ofMuch > ofLittle
  return isOfFood
}
