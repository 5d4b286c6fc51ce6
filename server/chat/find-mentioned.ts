// The items that the mentions of a message refer to (C-03): shown items before the catalogue, the best match only.
import type { Product } from '#contract/catalog.ts'
import { GOODS, KINDS, type Kind, wholeOf } from '#domain/chat/lexicon.ts'
import { kindsIn } from '#domain/chat/recognise.ts'
import type { Mention } from '#domain/chat/understanding.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { withoutArticles } from '#domain/search/search-words.ts'
import type { Asked } from './asked.ts'
import {
  hasColour,
  hasWord,
  isCalled,
  isForKinds,
  isGood,
  isOfKind,
  isOfSort,
  sortsIn,
} from './match-kinds.ts'
import { isOfSize, sizeIn } from './measures.ts'
import { animalsOfKind, findSold, look, unique } from './pick-subject.ts'

/** Empty if the shop has nothing of that name. */
export type Mentioned = { mention: Mention; products: readonly Product[] }

const YOUNG = /(?:^| )(?:ال)?(?:صغار|صغير|صغيره|صغيرين)(?= |$)/

export function findMentioned(asked: Asked): Promise<Mentioned[]> {
  return Promise.all(
    asked.mentions.map(async (mention, at) => ({
      mention,
      products: await productsOf(asked, withSubject(mention, at, asked)),
    })),
  )
}

export async function itemsMentioned(asked: Asked): Promise<Product[]> {
  return (await findMentioned(asked)).flatMap(({ products }) => products)
}

/**
 * The items that a message names one by one, whatever it asks, for the questions that follow: «القزم الأبيض مع
 * غيره؟», then «ذكر ولا أنثى؟». None of the customer's own animals.
 */
export async function itemsNamed(asked: Asked): Promise<readonly Product[]> {
  const isBeside = asked.part === 'together' && asked.shown.length > 0
  if (isBeside || asked.isOwn || asked.isSick || asked.topics[0] === 'vet') return []
  return (await findMentioned(asked)).flatMap(({ mention: { colours, words }, products }) =>
    colours.length + words.length > 0 && products.length === 1 ? products : [],
  )
}

function isBare({ kinds, goods, words }: Mention): boolean {
  return kinds.length + goods.length + words.length === 0
}

/**
 * A mention without a kind takes that of the mention before, otherwise the current one: «البادجي الأزرق والأخضر».
 */
function withSubject(
  mention: Mention,
  at: number,
  { mentions, shown, spoken, earlier, about }: Asked,
): Mention {
  if (!isBare(mention) || [...shown, ...spoken, ...earlier].some((product) => fits(product, mention)))
    return mention
  // The kind may follow the first mention: «the grey and the lutino cockatiel».
  const withSort =
    mentions.slice(0, at).findLast((one) => one.kinds.length + one.goods.length > 0) ??
    mentions.find((one) => one.kinds.length > 0)
  const { kinds, goods } = withSort ?? about.subject
  return { ...mention, kinds, goods }
}

/** The current items that it names; empty if it names none of them. */
export function spokenAs(mention: Mention, spoken: readonly Product[]): readonly Product[] {
  return best(
    // Another sort than the one shown: «وأكل الصغار؟» after food for adults.
    spoken.filter(
      (product) =>
        fits(product, mention) &&
        (mention.goods.length === 0 ||
          !YOUNG.test(mention.text) ||
          YOUNG.test(foldArabic(product.nameArabic))),
    ),
    mention,
  )
}

async function productsOf(asked: Asked, mention: Mention): Promise<readonly Product[]> {
  const isByName = mention.goods.length + mention.kinds.length === 0
  // A name without a kind takes the one beside it or before: «الكوكتيل الرمادي واللوتينو», «القزم» after hamsters.
  const likely = (some: readonly Product[]) => {
    const ofKind = some.filter((product) => asked.kinds.some((kind) => isOfKind(product, kind)))
    return isByName && ofKind.length > 0 ? ofKind : some
  }
  // Goods for the named animal: «بادجي مع الأكل» after cat food.
  const owners = mention.kinds.length > 0 ? [] : animalsBeside(asked)
  const isTheirs = (product: Product) =>
    mention.goods.length === 0 || mention.goods.some((good) => isForKinds(product, owners, good))
  const before = [asked.shown, asked.spoken, asked.earlier]
    .map((some) => likely(spokenAs(mention, some.filter(isTheirs))))
    .find(({ length }) => length > 0)
  const isKnown = before?.some((product) => hasAllWords(product, mention)) ?? false
  if (isKnown || (mention.goods.length > 0 && before?.some((product) => isCalledAll(product, mention))))
    return before ?? []
  const all = (await lookUp(asked, mention)).filter((product) => fits(product, mention))
  const called = all.filter((product) => isCalledAll(product, mention))
  // Another one than those shown has all its words: «فنجس بنغالي» after a zebra finch.
  const exact = all.filter((product) => hasAllWords(product, mention))
  if (before && (mention.goods.length > 0 ? called : exact).length === 0) return before
  const candidates = exact.length > 0 ? exact : called.length > 0 ? called : all
  return best(likely(candidates), mention)
}

/** The name of another food, not one of those shown: «التونة». */
export function isCalledAll(product: Product, { goods, words }: Mention): boolean {
  return !goods.includes('food') || words.every((word) => isCalled(product, word))
}

function hasAllWords(product: Product, { text }: Mention): boolean {
  const words = text.split(' ').filter((word) => word.length > 2)
  return words.every((word) => hasWord({ ...product, ...NO_PAGE }, word) || isCalled(product, word))
}

function animalsBeside({ mentions }: Asked): Kind[] {
  return mentions.flatMap(({ goods, kinds }) => (goods.length === 0 ? kinds : []))
}

async function lookUp(asked: Asked, mention: Mention): Promise<readonly Product[]> {
  const { kinds, goods, words, text } = mention
  const anywhere: Asked = { ...asked, minPrice: null, maxPrice: null, regionId: null, wish: null, called: [] }
  if (goods.length === 0)
    return (
      await Promise.all(
        words.length > 0
          ? words.map((word) => look(asked, word))
          : kinds.map((kind) => animalsOfKind(anywhere, kind)),
      )
    ).flat()
  // Goods for the animals beside them: «والخلطة» after budgies.
  const ofAnimals = asked.shown.flatMap(({ type, nameArabic }) =>
    type === 'animal' ? kindsIn(nameArabic).slice(0, 1) : [],
  )
  const ofGoods = asked.shown.flatMap(({ descriptionArabic }) => kindsIn(descriptionArabic ?? ''))
  const before = [ofAnimals, asked.about.subject.kinds, ofGoods]
  const owners = [animalsBeside(asked), ...before].filter(({ length }) => length > 0)
  // A cage with a hamster is not for birds.
  const isAdded = owners.length > 0 && (ADDS.test(asked.folded) || animalsBeside(asked).length > 0)
  const families = owners.map((some) => some.flatMap((kind) => wholeOf(KINDS[kind].family) ?? []))
  const others = isAdded ? families.filter(({ length }) => length > 0) : [[]]
  for (const of of kinds.length > 0 ? [kinds] : [...owners, ...others]) {
    const subject = { kinds: [...of], goods: [...goods], search: null, categoryIds: [] }
    // Each of its own sort: «قارورة ماء ووعاء».
    const sold = await findSold({ ...anywhere, ...subject, mentions: [mention], folded: text })
    if (sold.length > 0) return sold
  }
  return []
}

const ADDS = /(?:^| )و?(?:مع|ويا|with|plus)(?= )/

function fits(product: Product, { kinds, goods, colours, sex, words, text }: Mention): boolean {
  const isSort =
    goods.length > 0
      ? goods.some(
          (good) =>
            product.type === 'product' &&
            isGood(product, good) &&
            isForKinds(product, kinds, good) &&
            isOfSort(product, sortsIn(text, good)),
        )
      : kinds.every((kind) => isOfKind(product, kind))
  const size = sizeIn(text)
  const sort = goods.includes('food')
    ? text
        .split(' ')
        .map(withoutArticles)
        .find((word) => FOOD_SORTS.includes(word))
    : null
  return (
    isSort &&
    (!sort || hasWord({ ...product, ...NO_PAGE }, sort)) &&
    hasColour(product, colours) &&
    (sex === null || product.gender === sex) &&
    (goods.length > 0 || words.every((word) => isCalled(product, word))) &&
    (size === null || goods.length === 0 || isOfSize(product, size))
  )
}

/** A sort that excludes others: «الحبيبات» is not hay. */
const FOOD_SORTS = GOODS.food.head.split(' ').filter((name) => name !== 'طعام')

const PAIR = /(?:^| )[وب]?(?:ال)?جوز(?= |$)/

/** The items with the most matching words: «البريطاني الرمادي», although the blue one is greyish, too. */
function best(products: readonly Product[], { colours, text }: Mention): readonly Product[] {
  const score = (product: Product) => {
    const isColourInName = colours.length > 0 && hasColour({ ...product, colorArabic: null }, colours)
    const isYoung = YOUNG.test(text) && YOUNG.test(foldArabic(product.nameArabic))
    const matchingWords = text
      .split(' ')
      .filter(
        (word) => word.length > 2 && (hasWord({ ...product, ...NO_PAGE }, word) || isCalled(product, word)),
      )
    const isPair = PAIR.test(text) && product.nameArabic.startsWith('زوج')
    return (
      Number(isColourInName) +
      Number(isYoung) +
      Number(isPair) +
      matchingWords.length +
      (product.quantity > 0 ? 0.5 : 0)
    )
  }
  const most = Math.max(...products.map(score))
  return unique(products.filter((product) => score(product) === most))
}
const NO_PAGE = {
  descriptionArabic: null,
  temperamentArabic: null,
  healthStatusArabic: null,
  specialNeedsArabic: null,
}
