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
  const { gender, age, goodWithKids, goodWithPets, weight } = product
  const genderName = gender && gender !== 'unknown' ? genderText[gender] : null
  switch (trait) {
    case 'male':
    case 'female':
    case 'sex':
      return genderName ?? sentenceAbout(product, 'sex')
    case 'age':
    case 'young':
      // The age that goods are for: «من عمر شهرين إلى سنة».
      return product.type === 'product'
        ? (sentencesOf(product).find(
            (text) => /(?:^| )من (?:عمر |سن )?\S+|سنوات/.test(text) && OF_AGE.test(foldArabic(text)),
          ) ?? null)
        : age && `العمر: ${age}`
    case 'colour':
      return product.colorArabic && `اللون: ${product.colorArabic}`
    case 'vaccinated':
      return vaccinationOf(product)
    case 'health':
      return product.healthStatusArabic
    case 'kids':
      return goodWithKids === null ? null : traitText.kids(goodWithKids, isShe(product))
    case 'pets':
      return (
        [
          goodWithPets === null ? null : traitText.pets(goodWithPets, isShe(product)),
          sentenceAbout(product, trait),
        ]
          .filter((words) => words !== null)
          .join('، ') || null
      )
    case 'dimensions':
      return product.dimensions && traitText.dimensions(product.dimensions)
    case 'material':
      return product.materialArabic && traitText.material(product.materialArabic)
    case 'brand':
      return product.brandArabic && traitText.brand(product.brandArabic)
    case 'place':
      return product.locationArabic && traitText.place(product.locationArabic)
    case 'left':
      return traitText.left(product.quantity)
    case 'salt': {
      const water = waterOf(product)
      return water && traitText.water[water]
    }
    case 'calm':
    case 'active':
    case 'nature':
    case 'tame':
      return product.temperamentArabic ?? sentenceAbout(product, trait)
    case 'weight':
      if (weight || product.type === 'animal') return weight && `الوزن: ${weight}`
      // The capacity as a sentence: «تحمل حتى 6 كيلوغرامات», «سعتها 250 مل».
      return (
        sentencesOf(product).find((text) => /حتى \d+ ?كيلو|(?:^| )ب?سع[تة]/.test(text)) ??
        wordsOn(product, 'dimensions')
      )
    case 'capacity':
      // The volume in the name: «حوض زجاجي 120 لتراً».
      return (
        sentencesOf(product).find((text) => SAYS.capacity?.test(foldArabic(text))) ??
        traitText.volume(/\d+ ل[يت]\S*/.exec(product.nameArabic)?.[0])
      )
    case 'breed':
      return product.breedArabic && `السلالة: ${product.breedArabic}`
    case 'story':
      return (
        [genderName, age, product.colorArabic, product.descriptionArabic].filter(Boolean).join('، ') || null
      )
    default:
      return sentenceAbout(product, trait)
  }
}
