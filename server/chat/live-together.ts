// Whether the animals of a message can live together, by the advice and their pages (C-04, C-05): «عندي قطة وأبغى
// كناري», «تعيش ويا الذهبية؟» after a puffer, «وفي البيت كلب» after a rabbit. What the customer has at home is never left
// out: it may be a danger to what they buy.
import type { Product } from '#contract/catalog.ts'
import { KINDS, type Kind } from '#domain/chat/lexicon.ts'
import { kindsIn } from '#domain/chat/recognise.ts'
import type { Basket } from '#domain/chat/sums.ts'
import { TOPICS } from '#domain/chat/topics.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { type Companion, type Company, companionOf, companyOf } from '#text/care/company.ts'
import { FACTS_IN_ENGLISH } from '#text/chat/english.ts'
import { fitText } from '#text/chat/fit.ts'
import { traitText } from '#text/chat/traits.ts'
import { bullets, paragraphs } from '#text/chat-facts.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { findMentioned } from './find-mentioned.ts'
import { kindsOf } from './match-kinds.ts'
import { sentenceAbout, wordsOn } from './page-words.ts'
import { unique } from './pick-subject.ts'
import { currentItems } from './refer.ts'
import { englishName, linesOf, MAX_ITEMS } from './show-items.ts'
import { litresIn, litresNeeded } from './tank-needs.ts'

/** One animal of the question. `products` are those for sale that are meant; none for the customer's own. */
type PairMember = { kind: Kind; companion: Companion; products: readonly Product[] }

/** Null if fewer than two kinds are meant, or the guides do not say. */
export async function livesWith(asked: Asked): Promise<AnswerPart | null> {
  if (!mayAskOfCompany(asked)) return null
  const named = await membersNamed(asked)
  const before = membersBefore(asked)
  // None is named, so it is asked of those shown: «ينحطون مع بعض؟».
  const isOfShown = named.length === 0 && asked.continues && before.length > 1
  const isOfThem = named.length === 1 || THEM.test(asked.folded) || isOfShown
  if ((named.length === 0 && !isOfShown) || (isOfThem && before.length > MAX_BEFORE)) return null
  const members = isOfThem ? [...before, ...named] : named
  const verdicts = verdictsOn(members, asked).filter(({ pair }) => isOfShown || named.includes(pair[1]))
  if (verdicts.length === 0) return null
  const tooLarge = members.flatMap((member) => tooLargeFor(litresIn(asked.folded), member))
  const meant = unique(members.flatMap(({ products }) => (products.length === 1 ? products : [])))
  const isWished = asked.concepts.has('ابغي') || asked.concepts.has('سعر')
  const wished = isWished ? unique(named.flatMap(({ products }) => products)).slice(0, MAX_ITEMS) : []
  const own = members.filter(({ products }) => products.length === 0)
  const areOfOne = new Set(members.map(({ kind }) => KINDS[kind].family)).size === 1
  return {
    text: paragraphs(
      bullets(...tooLarge),
      ...verdicts.map(({ pair, says }) =>
        verdicts.length > 1
          ? fitText.pair(pair.map(nameOf), says)
          : tooLarge.length > 0
            ? says.replace(/^نعم، /, '')
            : says,
      ),
      bullets(...meant.flatMap(factsOf)),
      wished.length > 0 && linesOf(wished),
    ),
    english: verdicts.map(({ english }) => english).join('\n'),
    products: unique([...meant, ...wished]),
    meant: meant.slice(0, 1),
    among: meant,
    isPrecise: true,
    // What they have at home stays for the next animal: «والهامستر؟» after their cat and a rabbit.
    company: (own.length > 0 && !areOfOne ? own : members).map(({ kind }) => kind),
  }
}

/** A named tank is too small: «مع بعض في حوض 120؟». */
function tooLargeFor(litres: number | null, { products: [fish] }: PairMember): string[] {
  const needs = fish && fish.category?.world === 'fish' ? litresNeeded(fish) : null
  return fish && litres && needs && needs > litres
    ? [fitText.no(fish.nameArabic, `${fitText.tank(litres, needs)}.`)]
    : []
}

/** Never that it «gets on with other animals», which is no «yes» to any of them. */
function factsOf(product: Product): string[] {
  const facts = [wordsOn(product, 'salt'), sentenceAbout(product, 'pets')].flatMap((text) => text ?? [])
  return facts.length > 0 ? [traitText.said(product.nameArabic, facts)] : []
}

/** Why several of an animal to be bought cannot share one home: two Syrian hamsters; null if they can. */
export function rivalsIn(basket: Basket<Product>): Company | null {
  const all = basket.flatMap(({ item, count }) =>
    ofProducts(item.type === 'animal' ? [item] : []).flatMap(({ companion }) =>
      Array.from({ length: Math.min(count, 2) }, () => companion),
    ),
  )
  const several = all.filter((one, at) => all.indexOf(one) < at)
  return several.map((one) => companyOf(one, one)).find((company) => company?.may === 'no') ?? null
}

/** Why animals for sale cannot share one home; null if the guides do not forbid it. */
export function partedBy(products: readonly Product[], asked: Asked): Company | null {
  const members = products.flatMap((product) => ofProducts([product]))
  return verdictsOn(members, asked).find(({ may }) => may === 'no') ?? null
}

const ORDER: readonly Company['may'][] = ['no', 'limited', 'yes']
const MAX_BEFORE = 3

/** Has another animal at home: «في البيت قطة», «I also have a cat». */
const AT_HOME =
  /(?:^| )[وف]?(?:عند(?:ي|نا)|لد(?:ي|ينا)|مع(?:ي|نا)|في (?:ال)?(?:بيت|حوش)|ب?البيت|have|already)(?= |$)/
const THEM = /(?:^| )و?(?:معا?|ويا)(?:هم|هن|هما)(?= |$)|with (?:them|both)(?= |$)/
const SECOND = /(?:^| )(?:[تث]اني\S*|another|second)(?= |$)/
const MAX_WORDS = 5

function mayAskOfCompany(asked: Asked): boolean {
  const { part, topics, isSick, isCompared, isEither, folded, about, orderNumber } = asked
  const isOfOther = topics[0] !== undefined && ['shop', 'talk'].includes(TOPICS[topics[0]])
  if (isOfOther || topics[0] === 'vet' || isSick || isCompared || isEither || orderNumber !== null)
    return false
  // Carried from the question before: «وكم أنتظر قبل أن أضع السمك؟».
  const isCarried = about.subject.part === 'together' && !asked.precise.has('care') && !namesOnly(asked)
  if ((part === 'together' && !isCarried) || isBeside(asked)) return asked.eaten.length === 0
  if (asked.namedGoods.length > 0 || part !== null) return false
  // More is asked than that: «وعندي أرنب يحك أذنه», «وكم أنتظر قبل السمك؟».
  if (asked.namedKinds.length === 1 && !namesOnly(asked)) return false
  // The next animal of the same question: «والأرنب؟», «and what about guppies?».
  const isShort = folded.split(' ').length <= MAX_WORDS && !asked.concepts.has('سعر')
  const isNext = about.subject.part === 'together' && isShort
  return isNext || (!asked.precise.has('care') && AT_HOME.test(folded))
}

/** An animal, that it is at home, and nothing else. */
function namesOnly({ folded, mentions }: Asked): boolean {
  const rest = mentions.reduce((text, { text: name }) => text.replace(name, ''), folded).replace(AT_HOME, '')
  return rest.split(' ').every((word) => word === '' || BESIDE_A_NAME.test(word))
}
const BESIDE_A_NAME =
  /^(?:[وف]?(?:في|ال?بيت|طيب|زين|بعد|كمان|ايضا|برضو|انا|احنا|نحن|لو|اذا|كان|هل|مع\S*|ويا\S*|عادي|ينفع|يصير|مشكله|امان|خطر|صغير\S*|كبير\S*|واحد\S*|بال|سمعت\S*|عن\S*|حلو\S*|عيل|انزين|شو|وش|راي\S*)|i|we|also|an?|the|my|and|but|in|at|home|house|too|what|about|with|how|is|it|ok|safe)$/

/** «مع قطة» is read as a property. */
function isBeside({ companions, traits, precise }: Asked): boolean {
  const id = precise.get('care') ?? ''
  return companions.length > 0 || traits.includes('pets') || ['with-cat', 'with-dog'].includes(id)
}

function memberOf(kind: Kind | undefined, name: string, products: readonly Product[] = []): PairMember[] {
  const isMale = products.length === 1 && products[0]?.gender === 'male'
  return kind ? [{ kind, companion: companionOf(kind, name, isMale), products }] : []
}

function ofProducts(products: readonly Product[]): PairMember[] {
  const [product] = products
  return product ? memberOf(kindsOf(product)[0], foldArabic(product.nameArabic), products) : []
}

async function membersNamed(asked: Asked): Promise<PairMember[]> {
  const mentioned = await findMentioned(asked)
  const others = [...asked.namedKinds, ...asked.companions, ...(isBeside(asked) ? kindsIn(asked.folded) : [])]
  return [
    ...mentioned.flatMap(({ mention, products }) => {
      const found = ofProducts(products.filter(({ type }) => type === 'animal'))
      const isOfGoods = mention.goods.length > 0
      return isOfGoods ? [] : found.length > 0 ? found : memberOf(mention.kinds[0], mention.text)
    }),
    ...[...new Set(others)]
      .filter((kind) => !mentioned.some(({ mention }) => mention.kinds.includes(kind)))
      .flatMap((kind) => memberOf(kind, '')),
  ]
}

/** The animals of the conversation, by kind. */
function membersBefore(asked: Asked): PairMember[] {
  const { part, kinds } = asked.about.subject
  const items = THEM.test(asked.folded) ? asked.shown : currentItems(asked)
  const ofItems = items.filter(({ type }) => type === 'animal').flatMap((product) => ofProducts([product]))
  const isAtHome = part === 'together' && !ofItems.some(({ kind }) => kinds.includes(kind))
  const isOfItems = ofItems.length > 0 && !isAtHome
  const all = isOfItems ? ofItems : kinds.flatMap((kind) => memberOf(kind, ''))
  return all.filter(({ companion }, at) => all.findIndex((each) => each.companion === companion) === at)
}

function verdictsOn(members: readonly PairMember[], asked: Asked) {
  // Two of one kind only if one is beside the other: not «أي قطة تبقى وحدها؟» after another cat.
  const mayBeSame = isBeside(asked) || AT_HOME.test(asked.folded) || SECOND.test(asked.folded)
  return members
    .flatMap((one, at) => members.slice(at + 1).map((other) => [one, other] as const))
    .filter(([one, other]) => mayBeSame || one.companion !== other.companion)
    .flatMap((pair) => judge(pair).map((company) => ({ pair, ...company })))
    .toSorted((a, b) => ORDER.indexOf(a.may) - ORDER.indexOf(b.may))
}

/** The page of an animal that is not kept with others decides before the general advice. */
function judge([one, other]: readonly [PairMember, PairMember]): Company[] {
  const company = companyOf(one.companion, other.companion)
  const areBirds = [one, other].every(({ kind }) => KINDS[kind].family === 'birds')
  const against = [one, other]
    .flatMap(({ products }) => (products.length === 1 ? products : []))
    .find(({ goodWithPets }) => goodWithPets === false)
  if (!company) return []
  if (company.may === 'no' || areBirds || !against) return [company]
  return [
    {
      may: 'no',
      says: `${fitText.against(against.nameArabic)} ${company.says.replace(/^نعم، /, '')}`,
      english: `${englishName(against)} is ${FACTS_IN_ENGLISH.pets(false)}. ${company.english.replace(/^Yes, but o/, 'O')}`,
    },
  ]
}

function nameOf({ kind, products }: PairMember): string {
  return products.length === 1 && products[0] ? products[0].nameArabic : KINDS[kind].plural
}
