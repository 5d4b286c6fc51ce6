// Whether the animals of a message can live together, by the advice and their pages (C-04, C-05): «عندي قطة وأبغى
// كناري», «تعيش ويا الذهبية؟» after a puffer, «وفي البيت كلب» after a rabbit. What the customer has at home is never left
// out: it may be a danger to what they buy.
import type { Product } from '#contract/catalog.ts'
import { KINDS, type Kind } from '#domain/chat/lexicon.ts'
import { kindsIn } from '#domain/chat/recognise.ts'
import { TOPICS } from '#domain/chat/topics.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { CARE_SOURCES } from '#text/care/care-guides.ts'
import { type Companion, type Company, companionOf, companyOf } from '#text/care/company.ts'
import { careText } from '#text/chat/care.ts'
import { FACTS_IN_ENGLISH } from '#text/chat/english.ts'
import { fitText } from '#text/chat/fit.ts'
import { traitText } from '#text/chat/traits.ts'
import { bullets, paragraphs } from '#text/chat-facts.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { findMentioned } from './find-mentioned.ts'
import { kindsOf } from './match-kinds.ts'
import { isShe, sentenceAbout } from './page-words.ts'
import { unique } from './pick-subject.ts'
import { currentItems } from './refer.ts'
import { englishName, linesOf, MAX_ITEMS } from './show-items.ts'

/** One animal of the question. `products` are those for sale that are meant; none for the customer's own. */
type Member = { kind: Kind; companion: Companion; products: readonly Product[] }

/** Null if fewer than two kinds are meant, or the guides do not say. */
export async function livesWith(asked: Asked): Promise<AnswerPart | null> {
  if (!mayAskOfCompany(asked)) return null
  const named = await membersNamed(asked)
  const before = membersBefore(asked)
  const isOfThem = named.length === 1 || THEM.test(asked.folded)
  if (named.length === 0 || (isOfThem && before.length > MAX_BEFORE)) return null
  const members = isOfThem ? [...before, ...named] : named
  const verdicts = members
    .flatMap((one, at) => members.slice(at + 1).map((other) => ({ one, other })))
    .filter(({ other }) => named.includes(other))
    .flatMap(({ one, other }) => {
      const company = judge(one, other)
      return company ? [{ one, other, ...company }] : []
    })
    .toSorted((a, b) => ORDER.indexOf(a.may) - ORDER.indexOf(b.may))
  if (verdicts.length === 0) return null
  const areMany = verdicts.length > 1
  const meant = unique(members.flatMap(({ products }) => (products.length === 1 ? products : [])))
  const isWished = asked.concepts.has('ابغي') || asked.concepts.has('سعر')
  const wished = isWished ? unique(named.flatMap(({ products }) => products)).slice(0, MAX_ITEMS) : []
  return {
    text: paragraphs(
      ...verdicts.map(({ one, other, says }) =>
        areMany ? fitText.pair([nameOf(one), nameOf(other)], says) : says,
      ),
      bullets(...meant.flatMap((product) => limitOf(product) ?? [])),
      wished.length > 0 && linesOf(wished),
      careText.source(CARE_SOURCES),
    ),
    english: verdicts
      .map(({ one, other, english }) =>
        areMany ? `${one.companion}, ${other.companion}: ${english}` : english,
      )
      .join('\n'),
    products: unique([...meant, ...wished]),
    meant: meant.slice(0, 1),
    among: meant,
    isPrecise: true,
    company: keptKinds(members),
  }
}

function nameOf({ kind, products }: Member): string {
  const [product] = products
  return product && products.length === 1 ? product.nameArabic : KINDS[kind].plural
}

/** All that would share a home; without the cat of the customer, of those for sale. */
function keptKinds(members: readonly Member[]): Kind[] {
  const forSale = members.filter(({ products }) => products.length > 0)
  const families = new Set(members.map(({ kind }) => KINDS[kind].family))
  return (forSale.length > 0 && families.size > 1 ? forSale : members).map(({ kind }) => kind)
}

const ORDER: readonly Company['may'][] = ['no', 'limited', 'yes']
const MAX_BEFORE = 3

/** Has another animal at home: «في البيت قطة», «I also have a cat». */
const AT_HOME =
  /(?:^| )[وف]?(?:عند(?:ي|نا)|لد(?:ي|ينا)|مع(?:ي|نا)|في (?:ال)?(?:بيت|حوش)|ب?البيت|have|already)(?= |$)/
const THEM = /(?:^| )و?(?:معا?|ويا)(?:هم|هن|هما)(?= |$)|with (?:them|both)(?= |$)/
const OF_COMPANY = ['with-cat', 'with-dog', 'different-kinds-together', 'one-or-pair']
const MAX_WORDS = 5

function mayAskOfCompany(asked: Asked): boolean {
  const { part, topics, isSick, isCompared, isEither, folded, about, orderNumber } = asked
  const kind = TOPICS[topics[0] ?? 'okay']
  const isOfOther = kind === 'shop' || (kind === 'talk' && topics[0] !== undefined) || topics[0] === 'vet'
  if (isOfOther || isSick || isCompared || isEither || orderNumber !== null || asked.eaten.length > 0)
    return false
  const precise = asked.precise.get('care')
  if (
    part === 'together' ||
    asked.companions.length > 0 ||
    asked.traits.includes('pets') ||
    OF_COMPANY.includes(precise ?? '')
  )
    return true
  if (asked.namedGoods.length > 0 || part !== null) return false
  // The next animal of the same question: «والأرنب؟», «and what about guppies?».
  const isNext =
    about.subject.part === 'together' && folded.split(' ').length <= MAX_WORDS && !asked.concepts.has('سعر')
  return isNext || (precise === undefined && AT_HOME.test(folded))
}

async function membersNamed(asked: Asked): Promise<Member[]> {
  const mentioned = await findMentioned(asked)
  const members = mentioned.flatMap(({ mention, products }): Member[] => {
    const animals = products.filter(({ type }) => type === 'animal')
    const [product] = animals
    const [kind] = product ? kindsOf(product) : mention.goods.length > 0 ? [] : mention.kinds
    const isBeside = mention.kinds.some((each) => asked.companions.includes(each))
    const name = product ? foldArabic(product.nameArabic) : mention.text
    return kind
      ? [
          {
            kind,
            companion: companionOf(kind, name),
            products: isBeside && animals.length > 1 ? [] : animals,
          },
        ]
      : []
  })
  // «مع قطة» is read as a property.
  const beside = asked.traits.includes('pets') ? kindsIn(asked.folded) : []
  const others = [...asked.namedKinds, ...asked.companions, ...beside].filter(
    (kind) => !mentioned.some(({ mention }) => mention.kinds.includes(kind)),
  )
  return [
    ...members,
    ...[...new Set(others)].map((kind) => ({ kind, companion: companionOf(kind, ''), products: [] })),
  ]
}

/** The animals of the conversation, by kind. */
function membersBefore(asked: Asked): Member[] {
  const items = THEM.test(asked.folded) ? asked.shown : currentItems(asked)
  const animals = items.filter(({ type }) => type === 'animal')
  const ofItems = animals.flatMap((product): Member[] => {
    const [kind] = kindsOf(product)
    return kind
      ? [{ kind, companion: companionOf(kind, foldArabic(product.nameArabic)), products: [product] }]
      : []
  })
  const ofKinds = asked.about.subject.kinds.map((kind): Member => ({ kind, companion: kind, products: [] }))
  const all = ofItems.length > 0 ? ofItems : ofKinds
  return all.filter(({ companion }, at) => all.findIndex((each) => each.companion === companion) === at)
}

/** The page of an animal that is not kept with others decides before the general advice. */
function judge(one: Member, other: Member): Company | null {
  // A bought one beside another of its kind.
  const isSame = one.companion === other.companion
  if (isSame && one.products.length + other.products.length === 0) return null
  const company = companyOf(one.companion, other.companion)
  const areBirds = [one, other].every(({ kind }) => KINDS[kind].family === 'birds')
  const [against] = [one, other].flatMap(({ products }) =>
    products.length === 1 ? products.filter(({ goodWithPets }) => goodWithPets === false) : [],
  )
  if (!company || company.may === 'no' || areBirds || !against) return company
  return {
    may: 'no',
    says: `${fitText.against(against.nameArabic)} ${company.says.replace(/^نعم، /, '')}`,
    english: `${englishName(against)} is ${FACTS_IN_ENGLISH.pets(false)}. ${company.english.replace(/^Yes, but o/, 'O')}`,
  }
}

/** What its page limits; that it «gets on with other animals» is no «yes» to any of them. */
function limitOf(product: Product): string | null {
  const { goodWithPets, specialNeedsArabic } = product
  const limits = [
    goodWithPets === false ? traitText.pets(false, isShe(product)) : null,
    sentenceAbout(product, 'pets'),
    product.category?.world === 'fish' ? specialNeedsArabic : null,
  ].filter((text) => text !== null)
  return limits.length > 0 ? traitText.said(product.nameArabic, [...new Set(limits)]) : null
}
