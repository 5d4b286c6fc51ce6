// «فيه نتاية أجوزها له؟»: for the one animal that is spoken of those of the other sex that it can have young with (C-03, C-04).
import type { Product } from '#contract/catalog.ts'
import { kindsIn } from '#domain/chat/kinds-in.ts'
import type { Kind } from '#domain/chat/lexicon.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { genderText } from '#text/catalog.ts'
import { togetherText } from '#text/chat/together.ts'
import { paragraphs } from '#text/chat-facts.ts'
import { type AnswerPart, type Asked, asksOfStock } from './asked.ts'
import { wordsOn } from './page-words.ts'
import { animalsOfKind } from './pick-subject.ts'
import { AFTER_ITEMS, lineOf, MAX_ITEMS } from './show-items.ts'

/** «أجوزهاله», «أزوجه», «وليفة»; not «تزوجون»، which asks for a service, nor «زوج». */
const MATE = /(?:^| )[وب]?[اني]ت?(?:جوز|زوج)ه\S*|(?:^| )وليف\S*|(?:^| )a mate(?: for|$)/
/** «أنثى له», «دكر إلها» */
const FOR_IT = /(?:^| )(?:ا?ل(?:ه|ها|و)|حق(?:ه|ها)|for (?:him|her|it))(?= |$)/
const OTHER = { male: 'female', female: 'male' } as const
/** Their breeds are species of their own. */
const OF_MANY_SPECIES: readonly Kind[] = ['hamster', 'finch', 'pigeon']

/** Null where nobody asks for one, or where the sex of the animal is not known. */
export async function mateOf(asked: Asked): Promise<AnswerPart | null> {
  const { folded, traits, topics, isSick, isOwn } = asked
  const [one, ...others] = asked.focus.length > 0 ? asked.focus : asked.shown
  const sex = one?.gender === 'male' || one?.gender === 'female' ? one.gender : null
  if (!one || !sex || others.length > 0 || isSick || isOwn || topics[0] === 'vet') return null
  const isOfOther = traits.includes(OTHER[sex]) && !traits.includes(sex) && FOR_IT.test(folded)
  // «ينفع أزوجه الحين؟», «لازم أجيب له وليفة؟» ask of its keeping.
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

/** Of its breed, else of its species. */
async function sameAs(asked: Asked, one: Product): Promise<readonly Product[]> {
  const [kind] = kindsIn(one.nameArabic, one.breedArabic ?? '', one.category?.nameArabic ?? '')
  if (!kind) return []
  const any = { ...asked, minPrice: null, maxPrice: null, search: null, content: [] }
  const all = await animalsOfKind(any, kind)
  const breed = foldArabic(one.breedArabic ?? '')
  const same = all.filter(({ breedArabic }) => foldArabic(breedArabic ?? '') === breed)
  const isPaired = same.some(({ gender }) => gender !== null && gender !== one.gender)
  return isPaired || OF_MANY_SPECIES.includes(kind) ? same : all
}
