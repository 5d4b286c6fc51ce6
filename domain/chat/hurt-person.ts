// Detects that a person is hurt or ill and needs a doctor, not a vet (C-01): «القط خدش ولدي»,
// «بنتي شربت من ماي الحوض», «ضاق نفسي». An animal's habit of biting, «يعضني كل ما أمسكه», is a question of care.
import type { CaseReport } from './emergency-model.ts'
import { signsIn } from './illness.ts'
import type { PersonHarm } from './person-harms.ts'
import { meaningsOf, means, type Word } from './recognise.ts'
import type { Sign } from './signs.ts'
import { topicModel } from './topic-model.ts'

const KIN =
  'ولد|ابن|بنت|بنات|طفل|طفلت|عيال|اولاد|ولاد|اخو|اخ|اخت|اختين|ام|ابو|زوج|زوجت|جوز|مرت|مرات|حرمت|خادمت|شغالت|عاملت|صديق|صاحب|جار|جارت|جد|جدت|خالت|عمت|حفيد|حفيدت|رضيع|رضيعت|بيبي'
const THE = 'ال(?:ولد|بنت|طفل|طفله|بيبي|رضيع|شغاله|خادمه|عامله|مربيه|حرمه|جاهل|بزر|نونو)|(?:ابو|ام) العيال'
const KIN_OF_US =
  '(?:my|our|the) (?:(?:little|young|baby|small|older|younger) )?(?:son|daughter|kid|child|baby|boy|girl|toddler|wife|husband|brother|sister|mother|father|mom|mum|dad|nephew|niece|maid|friend|grandson|granddaughter)'
const PERSON = `(?:${KIN})(?:ي|نا|تي|ه|ها)|${THE}`
const BODY = '(?:يد|ايد|اصبع|صبع|رجل|وجه|خد|عين|عيون|رقبت|كف|لسان|شفايف|شفت|جلد|جسم|صدر|بطن|فم|خشم|انف)'

const HURTS = '(?:عض|عظ|خدش|خرمش|خربش|خمش|جرح|نقر|قرص|لدغ|نهش|هاجم|هجم)'
const HURT = [
  `${HURTS}(?:ت|و)?(?:ني|نا)`,
  `${HURTS}(?:ت|و|تلي|لي)? (?:علي |في |ب)?(?:${BODY} )?(?:${PERSON}|${BODY}(?:ي|نا))`,
  `(?:${PERSON}) (?:\\S+ )?${HURTS}(?:ت|و)?(?:ه|ها|هم)`,
  `(?:لحس|لعق)(?:ت|و)? جرح(?:ي|نا| (?:${PERSON}))|جرح(?:ي)? (?:\\S+ )?(?:لحس|لعق)ت?ه`,
  `(?:${PERSON}|انا) (?:\\S+ )?ان(?:عض|خدش|جرح|قرص|لدغ)\\S*`,
  '(?:bit|bitten|scratched|stung|attacked|pecked) (?:by \\S+ )?(?:me|my (?:son|daughter|kid|child|baby|boy|girl|wife|husband|brother|sister|hand|arm|leg|finger|face))',
  '(?:i|son|daughter|kid|child|baby|boy|girl|wife|husband|brother|sister) (?:was|got|has been|is) (?:bitten|scratched|stung|attacked)',
]

/**
 * Words for animals are marked with §: «قط ولدي» and «من يد ولدي» mention no person; in «ولدي §القطة عطاها» the
 * person is the one who acts.
 */
const NOT_OF = '(?<!(?:§\\S*|من|مع|مال|حق|تبع|بتاع|بتاعت|حقت|حليب|دوا|لعبه|غرفه|سرير|من (?:يد|ايد|حضن)) )'
const SOMEBODY = `${NOT_OF}(?:(?:(?:ابن|بنت|ولد|زوج|زوجه|ام) )?(?:${KIN})(?:ي|يا|نا|تي)|${THE}|${KIN_OF_US}|انا|اني)(?! s )`
/** Ends before the words about somebody else: «ولدي وهي ما تاكل». */
const OTHER = '(?!و|(?:ما|لا|مو|مب|مش|لم|not) )[^ §]\\S*'

const TAKEN = '(?:من|شوي\\S*|حب\\S*|قطع\\S*|حته|اكل|طعام|علف|دراي|رمل|دوا\\S*|شامبو|سم|مبيد|بخاخ)'
const SWALLOWED =
  '(?:كلت|كلات|كليت|ابتلع|بلع|شرب|لحس|لعق|مص|مضغ|قضم|اكل|ماكل|شارب|بالع|استنشق|تسمم|انسم)(?:ت|وا|ه|ها|ته|تها)?(?! §)'
const SWALLOWS = `(?:ب|بي|بت|عم )?[يت](?:اكل|شرب|بلع|لحس|مص|مضغ)(?= ${TAKEN})|(?:كل|كال|شم|شمت)(?= ${TAKEN})`
const SWALLOW = [
  `${SOMEBODY} (?:${OTHER} ){0,2}?(?:${SWALLOWED}|${SWALLOWS})`,
  `${SOMEBODY} (?:${OTHER} )?(?:كل|اكل|كال|ذاق)\\S* (?:من )?(?:§\\S+ )?(?:§)?(?:ال)?(?:منتفخ|منفوخ)\\S*`,
  `(?:بلع|ابتلع|شرب)(?:ت|ها|ه|تها|ته)? ${SOMEBODY}`,
  `${SOMEBODY} (?:حط|حطت|دخل|دخلت) (?:\\S+ ){1,5}?(?:في |ب)?(?:فم|ثم|حلج|بوز)(?:ه|ها)`,
  `(?:عطيت|اعطيت|عطينا|gave) ${SOMEBODY} (?:دوا|دواء|حبوب|حبه|فيتامين|قطره|شراب)`,
  `${KIN_OF_US} put (?:\\S+ ){1,4}?in (?:his|her) mouth`,
  `${KIN_OF_US} (?:${OTHER} ){0,2}(?:swallowed|ate|drank|licked|eaten|drunk|inhaled|chewed)`,
  'i (?:(?:accidentally|just|have|ve|also) )*(?:swallowed|ate|drank|licked|inhaled)',
]
const GETS_IN = '(?:دخل|طار|راح|نزل|جا|جاء|اجا|وصل|انرش|رش|وقع|طاح|انصب|انسكب|طرطش)\\S*'
const EYES = [
  '(?:عين|عيون)(?:ي|نا) (?:ب|عم )?(?:تحرق|حرقت)\\S*',
  `${GETS_IN} (?:\\S+ ){0,4}?(?:في |ب|ع)?(?:عين|عيون)(?:ي|نا| (?:${PERSON}))`,
  `${SOMEBODY} (?:${OTHER} )?${GETS_IN} (?:\\S+ ){0,4}?(?:في |ب|ع)?(?:عين|عيون)(?:ه|ها)`,
  `(?:got|went|splashed|sprayed|fell|is) (?:\\S+ ){0,5}?in(?:to)? (?:my|${KIN_OF_US} s|${KIN_OF_US}s) (?:${OTHER} )?eyes?`,
  `${KIN_OF_US} (?:got|has|rubbed) (?:\\S+ ){0,5}?in(?:to)? (?:his|her) eyes?`,
]

const CANNOT_BREATHE = [
  'صدري (?:ضايق|ضاق|كاتم|مكتوم|يحرقني)|ضاق (?:نفسي|صدري)|نفسي (?:ضايق|مكتوم)',
  '(?:ما|مو|مش|مب|لا) (?:عم )?(?:(?:اقدر|قادر|قادره|استطيع) )?اتنفس',
  'i can ?t (?:breathe|breath)',
]
const IS_ILL = [`${SOMEBODY} (?:${OTHER} )?(?:مريض|تعبان|عيان|مرضان|مرضت?|sick|ill)\\S*`]

const anyOf = (sentences: readonly string[]) => new RegExp(`(?:^| )[وف]?(?:${sentences.join('|')})(?= |$)`)
const HAS_HURT = anyOf(HURT)
const HAS_SWALLOWED = anyOf(SWALLOW)
const HAS_IN_EYES = anyOf(EYES)
const HURTS_NOW = new RegExp(`(?:^| )ب?[يت]${HURTS}\\S* `)
const IS_OF_BODY = new RegExp(`(?:^| )[وب]?${BODY}(?:ي|ه|ها|نا)(?= |$)`)

/** What is said about a person, up to the next animal or after they touched one. */
const TOLD_OF = new RegExp(
  `(?:^| )[وف]?(?:${SOMEBODY}|${NOT_OF}${BODY}ي|جاني|جاتني|صارلي|صار لي|حسيت|i (?:have|got|feel|can t|cant)|my (?:throat|tongue|face|lips|chest|hand|skin)) ((?:[^ §]\\S*(?: |$))+)`,
  'g',
)
const TOUCHED = new RegExp(
  `(?:^| )[وف]?${SOMEBODY} (?:${OTHER} )?(?:مسك|لمس|لعب|باس|حضن|نام|شال|لحس|touched|held|kissed|licked|played)\\S* (.*)$`,
)
const ALLERGIC = new RegExp(
  `(?:^| )(?:${SOMEBODY} .*(?:حساسي|ربو|allerg|asthma)|حساسيتي|عندي (?:حساسيه|ربو)|i (?:m|am) allergic)`,
)
const IS_BREATHLESS = anyOf(CANNOT_BREATHE)
const HAS_ILL_PERSON = anyOf(IS_ILL)
const IS_SOMEBODY = anyOf([SOMEBODY])

/** «داء السعار» is the disease; «السعار» alone is mostly the cat's vaccine. */
const NAMES_RABIES = /(?:^| )\S?(?:دا السعار|مسعور\S*|rabies|rabid)(?= |$)/
const SPREADS_RABIES =
  /(?:^| )\S?(?:ال|لل)?سعار (?:.* )?(?:[يت]نتقل|[يت]نقل|[يت]عدي|[يت]صيب|معدي|اعراض|علامات|خطر|للانسان|للناس|شارع|ضال)\S*|(?:^| )(?:[يت]نقل|اعراض|علامات|خايف|خايفه|اخاف|مصاب|مصابه|فيه|فيها) (?:\S+ ){0,3}?\S?(?:ال)?سعار(?= |$)/
const OF_VACCINE = /(?:^| )\S*(?:طعم|طعيم|لقاح|تحصين|محصن|جرع|ابره|سفر|شهاده|vaccin|shot|booster)\S*(?= |$)/
const OF_BITE = /(?:^| )\S{0,2}(?:(?<!ب)عض(?!و)|خدش|خمش|bite|bitten|scratch)\S*(?= |$)/

/** What a person gave to an animal: «أنا أصلاً عطيتها فولتارين». */
const TREATS = /(?:^| )(?:ا?عطي|ادي?|سقي|حطي|رشي|بخي|دهن|شرب)(?:ت|نا)(?:ه|ها|هم)(?= |$)/

/** Asks how to train the animal: «كيف أمنعه؟». */
const ASKS_TO_TEACH =
  /(?:^| )(?:كيف|ازاي|شلون|how) (?:\S+ )?(?:\S?منع|\S?خلي|\S?علم|\S?وقف|\S?درب|\S?عود|stop|train|teach)/
/** Words for a person's wound; any other wound means that the animal is ill, too. */
const OF_WOUND: readonly Sign[] = ['bitten', 'wound', 'bleeding', 'swollen', 'pain', 'unwell', 'fever']
/** Signs that are not reported of a person in passing, such as a tired child. */
const OF_ILL: readonly Sign[] = [
  'breathing',
  'seizure',
  'collapse',
  'poison',
  'swallowed',
  'swollen',
  'vomiting',
  'diarrhoea',
  'fever',
  'itching',
  'eyes',
  'cough',
  'heat',
  'fumes',
  'shock',
  'passes-blood',
]
const HARM_OF: Partial<Record<Sign, PersonHarm>> = {
  burn: 'person-burnt',
  bleeding: 'person-hurt',
  wound: 'person-hurt',
  bitten: 'person-hurt',
  poison: 'person-swallowed',
}

/**
 * @param clauses the words of each clause
 * @param signs all signs found, whoever has them
 * @param before what a person had in the previous answer, unless an animal was mentioned since: «الجرح صغير»
 */
export function personHarmIn(
  clauses: readonly Word[][],
  signs: readonly Sign[],
  before: PersonHarm | null,
  { cases, harms }: CaseReport,
): PersonHarm | null {
  const text = clauses.flat().map(markAnimal).join(' ')
  if (ASKS_TO_TEACH.test(text)) return null
  if (HAS_HURT.test(text)) return 'person-hurt'
  // The person is the one who acts: «جدتي عطت القط شوكولاتة».
  const isOfAnimal = !before && !TOUCHED.test(text)
  if (isOfAnimal && cases.animal >= SURE) return null
  if (HAS_SWALLOWED.test(text)) return 'person-swallowed'
  if (HAS_IN_EYES.test(text)) return 'person-eyes'
  if (IS_BREATHLESS.test(text)) return 'person-ill'
  const isOfWound = signs.length > 0 && signs.every((sign) => OF_WOUND.includes(sign))
  if (isOfWound && HURTS_NOW.test(text) && IS_OF_BODY.test(text)) return 'person-hurt'
  if (before && signs.length > 0) return before
  if (isOfAnimal && cases.animal > cases.person) return null
  const harmful = clauses.flatMap((clause) => signsOfPerson(clause.map(markAnimal).join(' '), signs))
  const [harm] = harmful.map((sign) => HARM_OF[sign] ?? 'person-ill')
  const isOfDisease = OF_BITE.test(text) || !OF_VACCINE.test(text)
  const asksOfRabies = SPREADS_RABIES.test(text) || (NAMES_RABIES.test(text) && isOfDisease)
  if (!harm && asksOfRabies) return 'person-rabies'
  return harm ?? (cases.person >= SURE ? (harms[0]?.topic ?? null) : null)
}

/** The share of a report from which nothing else decides who is hurt. */
const SURE = 0.8

/**
 * The signs that remain for an animal: «القط عض ولدي وما ياكل من يومين» has an injured person and an ill cat;
 * «أمي مريضة وتبغى عصفور» has no ill animal.
 */
export function signsOfAnimal(
  clauses: readonly Word[][],
  signs: readonly Sign[],
  harm: PersonHarm | null,
): readonly Sign[] {
  // Nobody looks into a mouth that may be rabid.
  if (harm === 'person-rabies') return signs.filter((sign) => sign !== 'teeth')
  if (harm) return harm === 'person-hurt' ? signs.filter((sign) => !OF_WOUND.includes(sign)) : []
  const isOfPerson = HAS_ILL_PERSON.test(clauses.flat().map(markAnimal).join(' '))
  return isOfPerson && signs.every((sign) => sign === 'unwell') ? [] : signs
}

/** Mentions a person beside an ill animal; either may be the ill one. */
export function speaksOfPerson(clauses: readonly Word[][]): boolean {
  return IS_SOMEBODY.test(clauses.flat().map(markAnimal).join(' '))
}

function signsOfPerson(clause: string, signs: readonly Sign[]): Sign[] {
  const reports = [...clause.matchAll(TOLD_OF)].flatMap(([, words = '']) =>
    TREATS.test(words) ? [] : [words],
  )
  const harms = [...reports, TOUCHED.exec(clause)?.[1] ?? ''].flatMap(signsSaid)
  const allergic = ALLERGIC.test(clause)
    ? signs.filter((sign) => ['breathing', 'swollen', 'collapse'].includes(sign))
    : []
  return [...harms, ...allergic].filter((sign) => OF_ILL.includes(sign) || sign in HARM_OF)
}

/** What is said without naming anybody. */
function signsSaid(words: string): Sign[] {
  if (words.trim() === '') return []
  const named = words
    .split(' ')
    .flatMap((word) => meaningsOf(word).flatMap(({ kind, id }) => (kind === 'sign' ? [id as Sign] : [])))
  return [
    ...signsIn(
      { whole: topicModel().report(words.trim().split(' ')), clauses: [] },
      { hasAnimal: false, isPlain: true },
    ),
    ...named,
  ]
}

function markAnimal(word: Word): string {
  return means(word, 'animal') ? `§${word.text}` : word.text
}
