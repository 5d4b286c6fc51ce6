// What a product's page says of it, in its own words (C-04).
import type { Product } from '#contract/catalog.ts'
import type { Trait } from '#domain/chat/lexicon.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { genderText } from '#text/catalog.ts'
import { traitText } from '#text/chat/traits.ts'

export const SAYS: Partial<Record<Trait, RegExp>> = {
  sex: /(?:^| )(?:ذكر|انثي)/,
  neutered: /معقم|مخصي/,
  noise: /صوت|صامت|موا(?: |$)|ضجيج/,
  easy: /اول طاير|اول مره|مبتدي|سهل|لا يحتاج كثيرا/,
  touch: /(?:^| )ب?(?:ال)?يد|للمشاهده|تلمس|الحمل|الحضن/,
  pets: /وحده|وحدها|رفيق|منفرد|ازواج|جماع|مستقل|ذكر واحد|مع الاسماك|اسماك بطييه|متالف/,
  talks: /(?<!لا )(?:يتكلم|متكلم|كلمات|يقلد|ينطق)/,
  // «نشأت مع كناري مغرّد» is said of another.
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
  capacity: /سعت|سعه|لتر/,
}

/** The record's own words on something that has no field. */
export function sentenceAbout(product: Product, trait: Trait): string | null {
  return sentencesOf(product).find((text) => SAYS[trait]?.test(foldArabic(text))) ?? null
}

/** All text of its page, without the name. */
export function sentencesOf(product: Product): string[] {
  const { descriptionArabic, temperamentArabic, healthStatusArabic, specialNeedsArabic } = product
  const facts = [temperamentArabic, healthStatusArabic, specialNeedsArabic]
  const described = (descriptionArabic ?? '').split(/(?<=[.؟!])\s+/)
  return [...described, ...facts].filter((text): text is string => text !== null && text !== '')
}

/** «قطة», «سمكة», «حقيبة»: spoken of as «هي». */
export function isShe({ gender, nameArabic }: Product): boolean {
  return gender === 'female' || (gender !== 'male' && /ه$/.test(foldArabic(nameArabic).split(' ')[0] ?? ''))
}

const MARINE = /بحري|شقايق|مالح|مهرج|تانغ|porcupine|marine|clownfish/
const FRESH = /عذب|صنبور|البرك|بيتا|جوبي|ذهبي|كوي|روبيان كرزي/

/** Of a fish by its page; null where that does not tell. */
export function waterOf(product: Product): 'salt' | 'fresh' | null {
  if (product.category?.world !== 'fish') return null
  const { nameArabic, name, breedArabic, breed } = product
  const said = foldArabic([nameArabic, name, breedArabic, breed, ...sentencesOf(product)].join(' '))
  return MARINE.test(said) ? 'salt' : FRESH.test(said) ? 'fresh' : null
}

const FIRST_DOSE = /جرعه (?:ال)?(?:اولي|ثانيه)|دفعه/
const AGAINST = /جرعه|محصن|ضد/

/** With what it is vaccinated against; «تلقّى الجرعة الأولى من التطعيم» is not all of it. */
function vaccinationOf({ vaccinated, healthStatusArabic: health }: Product): string | null {
  const said = foldArabic(health ?? '')
  if (FIRST_DOSE.test(said)) return health
  if (vaccinated === null) return null
  const is = traitText.vaccinated(vaccinated)
  return vaccinated && AGAINST.test(said) ? `${is}، ${health}` : is
}

/** What the record says of it, in words; null where it says nothing. */
export function wordsOn(product: Product, trait: Trait | 'colour'): string | null {
  const { gender, age, goodWithKids, goodWithPets, weight } = product
  const known = gender && gender !== 'unknown' ? genderText[gender] : null
  switch (trait) {
    case 'male':
    case 'female':
    case 'sex':
      return known ?? sentenceAbout(product, 'sex')
    case 'age':
    case 'young':
      return age && `العمر: ${age}`
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
      // «تحمل حتى 6 كيلوغرامات», «سعتها 250 مل»
      return (
        sentencesOf(product).find((text) => /حتى \d+ ?كيلو|(?:^| )ب?سع[تة]/.test(text)) ??
        wordsOn(product, 'dimensions')
      )
    case 'capacity':
      // «حوض زجاجي 120 لتراً» says it in its name.
      return (
        [product.nameArabic, ...sentencesOf(product)].find((text) => SAYS.capacity?.test(foldArabic(text))) ??
        null
      )
    case 'breed':
      return product.breedArabic && `السلالة: ${product.breedArabic}`
    case 'story':
      return [known, age, product.colorArabic, product.descriptionArabic].filter(Boolean).join('، ') || null
    default:
      return sentenceAbout(product, trait)
  }
}
