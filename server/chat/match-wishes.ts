// Matches products with wishes (C-04): sex, age, temper, colour.
import type { Product } from '#contract/catalog.ts'
import { findSentence } from '#domain/chat/find-sentence.ts'
import type { Colour, Kind, Trait } from '#domain/chat/lexicon.ts'
import { meaningsOf } from '#domain/chat/recognise.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { toRials } from '#domain/money.ts'
import type { Asked } from './asked.ts'
import { hasColour, isOfKind } from './match-kinds.ts'
import { monthsIn } from './measures.ts'
import { SAYS, sentenceAbout, sentencesOf, waterOf } from './page-words.ts'

const PARROTS: readonly Kind[] = ['parrot', 'grey', 'macaw', 'otherParrot', 'cockatiel', 'budgie']

const YOUNG_MONTHS = 6

const SEA = /بحر|مالح|salt|marine|sea/

/** Whether the record fulfils the wish; null if it does not say. */
type Fits = (product: Product, folded: string) => boolean | null

const isOfGender =
  (wished: 'male' | 'female'): Fits =>
  ({ gender }) =>
    gender && gender !== 'unknown' ? gender === wished : null

const isYoung: Fits = ({ age }) => {
  const months = age === null ? null : monthsIn(age)
  return months === null ? null : months <= YOUNG_MONTHS
}

const isOfAge: Fits = ({ age }, folded) => {
  const [wished, has] = [monthsIn(folded), age === null ? null : monthsIn(age)]
  if (wished === null) return true
  if (has === null) return null
  // Compares with an age: «أصغر من 4 شهور».
  if (/(?:اصغر|اقل|تحت|دون|under|younger)/.test(folded)) return has < wished
  return /(?:اكبر|اكثر|فوق|over|older)/.test(folded) ? has > wished : has === wished
}

const isOfWater: Fits = (product, folded) => {
  const water = waterOf(product)
  return water === null ? null : water === (/عذب|حلو|عادي|fresh/.test(folded) ? 'fresh' : 'salt')
}

/** Its page says so, or its name does. */
const isSaid =
  (trait: Trait, isAble: (product: Product) => boolean = () => true): Fits =>
  (product) => {
    if (!isAble(product)) return false
    return sentenceAbout(product, trait) || SAYS[trait]?.test(foldArabic(product.nameArabic)) ? true : null
  }

const isOnPage =
  (trait: Trait): Fits =>
  (product) =>
    sentenceAbout(product, trait) === null ? null : true

/** Saltwater fish are not easy, unless they are asked for. */
const isEasy: Fits = (product, folded) =>
  waterOf(product) === 'salt' && !SEA.test(folded) ? false : isOnPage('easy')(product, folded)

const isOfTemper =
  (trait: 'calm' | 'active', opposite: 'calm' | 'active'): Fits =>
  (product, folded) => {
    const temper = foldArabic(product.temperamentArabic ?? '')
    // A calm colour says nothing about the temper: «لون سماوي هادئ».
    if (SAYS[trait]?.test(temper)) return true
    return SAYS[opposite]?.test(temper) ? false : isOnPage(trait)(product, folded)
  }

const isAlone: Fits = (product) => {
  const sentence = sentenceAbout(product, 'alone')
  return sentence === null ? null : /مستقل/.test(sentence)
}

const isQuiet: Fits = (product) => {
  const sentence = foldArabic(sentenceAbout(product, 'noise') ?? '')
  if (sentence === '') return null
  return /هادي|خافت|خفيف|صامت|لا يسمع/.test(sentence)
}

/** Other properties do not narrow a choice. */
const FITS: Partial<Record<Trait, Fits>> = {
  male: isOfGender('male'),
  female: isOfGender('female'),
  vaccinated: ({ vaccinated }) => vaccinated,
  kids: ({ goodWithKids }) => goodWithKids,
  pets: ({ goodWithPets }) => goodWithPets,
  young: isYoung,
  age: isOfAge,
  salt: isOfWater,
  talks: isSaid('talks', (product) => PARROTS.some((kind) => isOfKind(product, kind))),
  sings: isSaid('sings', ({ gender }) => gender !== 'female'),
  whistles: isSaid('whistles'),
  easy: isEasy,
  calm: isOfTemper('calm', 'active'),
  active: isOfTemper('active', 'calm'),
  alone: isAlone,
  noise: isQuiet,
  breeds: isOnPage('breeds'),
  tame: isOnPage('tame'),
  neutered: isOnPage('neutered'),
  touch: isOnPage('touch'),
}

function fits(product: Product, trait: Trait, folded: string): boolean | null {
  return FITS[trait]?.(product, folded) ?? (trait in FITS ? null : true)
}

export function fitsAll(
  product: Product,
  traits: readonly Trait[],
  colours: readonly Colour[],
  folded: string,
): boolean {
  const isFit = (trait: Trait) => fits(product, trait, folded) === true
  // One of two properties is enough: «يتكلم أو يصفّر».
  const isAnyFit = / (?:او|or) /.test(folded) && traits.length > 1 ? traits.some(isFit) : traits.every(isFit)
  return hasColour(product, colours) && isAnyFit
}

const BELOW = /(?:^| )[وب]?(?:تحت|اقل من|دون|ما يوصل|under|below|less than|cheaper than)(?= |$)/

/** Below a limit excludes it («تحت 130»), «about» includes it («بحدود 130»). */
export function isWithin(
  { minPrice, maxPrice, folded }: Pick<Asked, 'minPrice' | 'maxPrice' | 'folded'>,
  { price }: Product,
): boolean {
  const amount = Number(price)
  const most = maxPrice === null ? Number.POSITIVE_INFINITY : Number(toRials(maxPrice))
  const isBelow = BELOW.test(folded) ? amount < most : amount <= most
  return isBelow && (minPrice === null || amount >= Number(toRials(minPrice)))
}

/** The record contradicts none of the wishes. */
export function mayFit(product: Product, traits: readonly Trait[], folded: string): boolean {
  return traits.every((trait) => fits(product, trait, folded) !== false)
}

/** If none fits, the best match comes first. */
export function byFit(
  products: readonly Product[],
  traits: readonly Trait[],
  { colours, folded }: { colours: readonly Colour[]; folded: string },
): Product[] {
  const score = (product: Product) =>
    traits.filter((trait) => fits(product, trait, folded) === true).length +
    (hasColour(product, colours) ? 2 : 0)
  return products.toSorted((a, b) => score(b) - score(a))
}

const NAMES = ['animal', 'same', 'colour']

/** Denies the wish: «يكتفي بساعة لعب». */
const DENIES = /(?:^| )(?:لا|ليس|ليست|قليل|قليله|يكتفي|تكتفي)(?= |$)/

/** The best matches with their sentences; null if no page mentions any part of the wish. */
export function byWish(
  asked: Asked,
  products: readonly Product[],
): { products: readonly Product[]; sentences: ReadonlyMap<number, string> } | null {
  const words = wishedWords(asked)
  if (words.length === 0) return null
  const matches = products
    .filter(({ id, type, quantity }) => type === 'animal' && quantity > 0 && id !== likened(asked)?.id)
    .flatMap((product) => {
      const { nameArabic, breedArabic, category } = product
      const nameWords = foldArabic([nameArabic, breedArabic, category?.nameArabic].join(' ')).split(' ')
      const sentences = sentencesOf(product).filter((text) => !DENIES.test(foldArabic(text)))
      const match = findSentence(sentences, words, nameWords)
      return match ? [{ product, ...match }] : []
    })
  if (matches.length === 0) return null
  const sorted = matches.toSorted((a, b) => b.score - a.score)
  return {
    products: sorted.map(({ product }) => product),
    sentences: new Map(sorted.map(({ product, text }) => [product.id, text])),
  }
}

function wishedWords(asked: Asked): string[] {
  const own = asked.content.filter((word) => !meaningsOf(word).some(({ kind }) => NAMES.includes(kind)))
  return [
    ...own,
    ...foldArabic(likened(asked)?.temperamentArabic ?? '')
      .split(' ')
      .filter(Boolean),
  ]
}

/** The item that others should be like: «شي يشبهه», «أرخص بنفس الطبع». */
export function likened({ concepts, focus, shown, folded }: Asked): Product | undefined {
  return concepts.has('بديل') || / (?:ب?نفس|same) /.test(folded) ? (focus[0] ?? shown[0]) : undefined
}

/** The temper of the item; without one, any temper. */
export function tempersOf(product?: Product): Trait[] {
  const tempers: readonly Trait[] = ['calm', 'active', 'tame']
  return product ? tempers.filter((trait) => fitsAll(product, [trait], [], '')) : ['nature']
}
