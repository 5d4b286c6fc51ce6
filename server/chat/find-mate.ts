// Finds animals of the other sex that the current one can breed with (C-03, C-04): «فيه نتاية أجوزها له؟».
import type { Product } from '#contract/catalog.ts'
import { KINDS, type Kind, wholeOf } from '#domain/chat/lexicon.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { companyOf } from '#text/care/company.ts'
import { genderText } from '#text/catalog/catalog.ts'
import { togetherText } from '#text/chat/together.ts'
import { paragraphs } from '#text/chat-facts.ts'
import { type AnswerPart, type Asked, asksOfStock } from './asked.ts'
import { kindsOf } from './match-kinds.ts'
import { byFit, fitsAll } from './match-wishes.ts'
import { wordsOn } from './page-words.ts'
import { animalsOfKind } from './pick-subject.ts'
import { currentItems } from './refer.ts'
import { AFTER_ITEMS, lineOf, MAX_ITEMS } from './show-items.ts'

/** Asks for a mate: «أجوزهاله», «أزوجه», «وليفة»; not «تزوجون», a service, or «زوج», a pair. */
const MATE = /(?:^| )[وب]?[اني]ت?(?:جوز|زوج)ه\S*|(?:^| )وليف\S*|(?:^| )a mate(?: for|$)/
/** A sex with «for it»: «أنثى له», «دكر إلها». */
const FOR_IT = /(?:^| )(?:ا?ل(?:ه|ها|و)|حق(?:ه|ها)|for (?:him|her|it))(?= |$)/
const OTHER = { male: 'female', female: 'male' } as const
/** Their breeds are separate species. */
const OF_MANY_SPECIES: readonly Kind[] = ['hamster', 'finch', 'pigeon']

/** Null if no mate is requested or the animal's sex is unknown. */
export async function mateOf(asked: Asked): Promise<AnswerPart | null> {
  const { folded, traits, topics, isSick, isOwn } = asked
  const [one, ...others] = currentItems(asked)
  const sex = one?.gender === 'male' || one?.gender === 'female' ? one.gender : null
  if (!one || !sex || others.length > 0 || isSick || isOwn || topics[0] === 'vet') return null
  const isOfOther = traits.includes(OTHER[sex]) && FOR_IT.test(folded)
  // Questions about care: «ينفع أزوجه الحين؟», «لازم أجيب له وليفة؟».
  const isWished = MATE.test(folded) && asksOfStock(asked)
  if (!isWished && !isOfOther) return null
  const mates = (await sameAs(asked, one)).filter(
    ({ gender, quantity }) => gender === OTHER[sex] && quantity > 0,
  )
  if (mates.length === 0)
    return { text: togetherText.noMate(one.nameArabic, genderText[OTHER[sex]]), products: [one] }
  const lines = mates.map((mate) => lineOf(mate, [wordsOn(mate, 'sex')])).join('\n')
  return {
    text: paragraphs(togetherText.mates(one.nameArabic, genderText[OTHER[sex]]), lines),
    products: [one, ...mates].slice(0, MAX_ITEMS),
    isOfAll: true,
    suggestions: AFTER_ITEMS,
  }
}

/** One to live with the customer's own animal: «عندي قطة أنثى وأبغى لها رفيق ذكر». */
export async function companionOf(asked: Asked): Promise<AnswerPart | null> {
  const [kind] = asked.companions.length > 0 || !asked.isOwn ? asked.companions : asked.kinds
  const sexes = asked.traits.filter((trait) => trait === 'male' || trait === 'female')
  const isOfOne = FRIEND.test(asked.folded)
  const company = kind && companyOf(kind, kind)
  const isIll = asked.isSick || Boolean(asked.about.illness)
  if (!kind || company?.may === 'no' || asked.namedGoods.length > 0 || isIll) return null
  if (!asked.concepts.has('ابغي') || !isOfOne) return null
  const whole = wholeOf(KINDS[kind].family) ?? kind
  const all = await animalsOfKind({ ...asked, minPrice: null, search: null, content: [] }, whole)
  const suited = all.filter(
    (one) => one.quantity > 0 && one.goodWithPets !== false && fitsAll(one, sexes, [], asked.folded),
  )
  const products = byFit(suited, asked.traits, asked).slice(0, MAX_ITEMS)
  const lines = products.map((one) => lineOf(one, [wordsOn(one, 'sex'), wordsOn(one, 'nature')]))
  return products.length === 0
    ? null
    : {
        text: paragraphs(company?.says ?? null, lines.join('\n')),
        products,
        company: [kind],
        isPrecise: true,
      }
}
const FRIEND =
  /(?:^| )ل?(?:ال)?(?:رفيق\S*|صديق\S*|ونيس\S*|[يت]ونس\S*|[يت]عيش مع\S+|friend|companion|buddy)(?= |$)/

/** Of its breed, otherwise of its species. */
async function sameAs(asked: Asked, one: Product): Promise<readonly Product[]> {
  const [kind] = kindsOf(one)
  if (!kind) return []
  const any = { ...asked, minPrice: null, maxPrice: null, search: null, content: [] }
  const all = await animalsOfKind(any, kind)
  const breed = foldArabic(one.breedArabic ?? '')
  const same = all.filter(({ breedArabic }) => foldArabic(breedArabic ?? '') === breed)
  const isPaired = same.some(({ gender }) => gender !== null && gender !== one.gender)
  return isPaired || OF_MANY_SPECIES.includes(kind) ? same : all
}
