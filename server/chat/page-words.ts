// Facts in the words of a product's page (C-04).
import type { Product } from '#contract/catalog.ts'
import type { Trait } from '#domain/chat/lexicon.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { genderText } from '#text/catalog/catalog.ts'
import { traitText } from '#text/chat/traits.ts'

export const SAYS: Partial<Record<Trait, RegExp>> = {
  sex: /(?:^| )(?:ذكر|انثي)/,
  neutered: /معقم|مخصي/,
  noise: /صوت|صامت|موا(?: |$)|ضجيج/,
  easy: /اول طاير|اول مره|مبتدي|سهل|لا يحتاج كثيرا/,
  touch: /(?:^| )ب?(?:ال)?يد|للمشاهده|تلمس|الحمل|الحضن/,
  pets: /وحده|وحدها|رفيق|منفرد|ازواج|جماع|مستقل|ذكر واحد|مع الاسماك|اسماك بطييه|متالف/,
  talks: /(?<!لا )(?:يتكلم|متكلم|كلمات|يقلد|ينطق)/,
  // Excludes sentences about another animal: «نشأت مع كناري مغرّد».
  sings: /(?<!لا |مع (?:\S+ ){1,2})(?:مغرد|يغرد|تغريد|غناء)/,
  whistles: /(?:^| )[يت]صفر|صفير/,
  calm: /هادي|وديع|لطيف|رقيق|وقور|هدوء|قليل الحركه|كسول/,
  active: /(?<!قليل )(?:نشيط|نشاط|لعوب|مرح|فضولي|جري(?:ي|ء)|تسلق|تحب اللعب|يحب اللعب|سريع[هت]?(?= ومرح))/,
  single: /[يت]باع/,
  alone: /البقاء? وحد|(?<!حوض )مستقل|سريعه التعلق/,
  breeds: /جاهزان للانتاج|تزاوج|تكاثر/,
  tame: /اليف|اليفه|بصاحب|ودود|حنون|الحضن|يحب ان يحك|من اليد|ربي باليد|تالف/,
  lasts: /(?:^| )تكفي /,
  included: /(?:^| )(?:مع|ومعه|ومعها|يباع|يباعان|[يت]سلم) /,
  capacity: /سعت|سعه|(?:^|[\d ])لتر/,
}

/** Words of the record about something without a field. */
export function sentenceAbout(product: Product, trait: Trait): string | null {
  return sentencesOf(product).find((text) => SAYS[trait]?.test(foldArabic(text))) ?? null
}

/** The text of its page, without the name. */
export function sentencesOf(product: Product): string[] {
  const { descriptionArabic, temperamentArabic, healthStatusArabic, specialNeedsArabic } = product
  const facts = [temperamentArabic, healthStatusArabic, specialNeedsArabic]
  const described = (descriptionArabic ?? '').split(/(?<=[.؟!])\s+/)
  return [...described, ...facts].filter((text): text is string => text !== null && text !== '')
}

/** Feminine names, with the pronoun «هي»: «قطة», «سمكة», «حقيبة». */
export function isShe({ gender, nameArabic }: Product): boolean {
  return gender === 'female' || (gender !== 'male' && /ه$/.test(foldArabic(nameArabic).split(' ')[0] ?? ''))
}

const MARINE = /بحري|شقايق|مالح|مهرج|تانغ|porcupine|marine|clownfish/
const FRESH = /عذب|صنبور|البرك|بيتا|جوبي|ذهبي|كوي|روبيان كرزي/

/** Freshwater or saltwater, from the page of a fish; null if it does not tell. */
export function waterOf(product: Product): 'salt' | 'fresh' | null {
  if (product.category?.world !== 'fish') return null
  const { nameArabic, name, breedArabic, breed } = product
  const text = foldArabic([nameArabic, name, breedArabic, breed, ...sentencesOf(product)].join(' '))
  return MARINE.test(text) ? 'salt' : FRESH.test(text) ? 'fresh' : null
}

const FIRST_DOSE = /جرعه (?:ال)?(?:اولي|ثانيه)|دفعه/
const AGAINST = /جرعه|محصن|ضد/

/** The vaccination with its vaccines; «تلقّى الجرعة الأولى من التطعيم» is incomplete by itself. */
function vaccinationOf({ vaccinated, healthStatusArabic: health }: Product): string | null {
  const healthText = foldArabic(health ?? '')
  if (FIRST_DOSE.test(healthText)) return health
  if (vaccinated === null) return null
  const is = traitText.vaccinated(vaccinated)
  return vaccinated && AGAINST.test(healthText) ? `${is}، ${health}` : is
}

const OF_AGE = /(?:^| )(?:عمر|شهر\S*|سنه|سنوات)(?= |$)/

/** The record's words about a property; null if there are none. */
export function wordsOn(product: Product, trait: Trait | 'colour'): string | null {
  const words = WORDS_ON[trait]
  return words ? words(product) || null : sentenceAbout(product, trait)
}

const sexOn = (product: Product) => genderOf(product) ?? sentenceAbout(product, 'sex')

function genderOf({ gender }: Product): string | null {
  return gender && gender !== 'unknown' ? genderText[gender] : null
}

/** The age of an animal, and the one that goods are for: «من عمر شهرين إلى سنة». */
function ageOn(product: Product): string | null {
  if (product.type === 'animal') return product.age && `العمر: ${product.age}`
  const isOfAge = (text: string) =>
    /(?:^| )من (?:عمر |سن )?\S+|سنوات/.test(text) && OF_AGE.test(foldArabic(text))
  return sentencesOf(product).find(isOfAge) ?? null
}

function weightOn(product: Product): string | null {
  const { weight, type } = product
  if (weight || type === 'animal') return weight && `الوزن: ${weight}`
  // The capacity as a sentence: «تحمل حتى 6 كيلوغرامات», «سعتها 250 مل».
  const isOfCapacity = (text: string) => /حتى \d+ ?كيلو|(?:^| )ب?سع[تة]/.test(text)
  return sentencesOf(product).find(isOfCapacity) ?? wordsOn(product, 'dimensions')
}

/** The volume may stand in the name: «حوض زجاجي 120 لتراً». */
function capacityOn(product: Product): string | null {
  const said = sentencesOf(product).find((text) => SAYS.capacity?.test(foldArabic(text)))
  return said ?? traitText.volume(/\d+ ل[يت]\S*/.exec(product.nameArabic)?.[0])
}

function waterOn(product: Product): string | null {
  const water = waterOf(product)
  return water && traitText.water[water]
}

function petsOn(product: Product): string | null {
  const { goodWithPets } = product
  const ofRecord = goodWithPets === null ? null : traitText.pets(goodWithPets, isShe(product))
  return [ofRecord, sentenceAbout(product, 'pets')].filter((words) => words !== null).join('، ')
}

const temperOn = (trait: Trait) => (product: Product) =>
  product.temperamentArabic ?? sentenceAbout(product, trait)

/** Properties with fields of their own; the others are looked for in the sentences. */
const WORDS_ON: Partial<Record<Trait | 'colour', (product: Product) => string | null>> = {
  male: sexOn,
  female: sexOn,
  sex: sexOn,
  age: ageOn,
  young: ageOn,
  colour: ({ colorArabic }) => colorArabic && `اللون: ${colorArabic}`,
  vaccinated: vaccinationOf,
  health: ({ healthStatusArabic }) => healthStatusArabic,
  kids: (product) =>
    product.goodWithKids === null ? null : traitText.kids(product.goodWithKids, isShe(product)),
  pets: petsOn,
  dimensions: ({ dimensions }) => dimensions && traitText.dimensions(dimensions),
  material: ({ materialArabic }) => materialArabic && traitText.material(materialArabic),
  brand: ({ brandArabic }) => brandArabic && traitText.brand(brandArabic),
  place: ({ locationArabic }) => locationArabic && traitText.place(locationArabic),
  left: ({ quantity }) => traitText.left(quantity),
  salt: waterOn,
  calm: temperOn('calm'),
  active: temperOn('active'),
  nature: temperOn('nature'),
  tame: temperOn('tame'),
  weight: weightOn,
  capacity: capacityOn,
  breed: ({ breedArabic }) => breedArabic && `السلالة: ${breedArabic}`,
  story: (product) =>
    [genderOf(product), product.age, product.colorArabic, product.descriptionArabic]
      .filter(Boolean)
      .join('، '),
}
