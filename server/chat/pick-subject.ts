// The products of the current subject: by kind of animal, sort of goods, or words of names (C-03, C-04).
import type { Product } from '#contract/catalog.ts'
import { GOODS, type Good, KINDS, type Kind, wholeOf } from '#domain/chat/lexicon.ts'
import { OF_FISH } from '#domain/chat/read-subject.ts'
import { kindsIn, meaningsOf } from '#domain/chat/recognise.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import type { ProductType } from '#domain/product.ts'
import { searchForms } from '#domain/search/search-words.ts'
import { listProducts } from '#server/catalog/browse/catalogue-queries.ts'
import { type PickOrder, pickProducts } from '#server/catalog/browse/pick-products.ts'
import type { Asked } from './asked.ts'
import { stageIn } from './life-stage.ts'
import { isCalled, isForKinds, isGood, isOfKind, isOfSort, likenessOf, sortsIn } from './match-kinds.ts'

/** Candidates; only a few of them are shown. */
const MAX_LOOKED_AT = 40
/** Of a category whose pages are searched for a property. */
const MAX_WITH_TRAITS = 20
const MAX_HEADS = 10
/** Per sort, if several are requested. */
const MAX_OF_SORT = 2

export type Picked = {
  products: readonly Product[]
  /** The named thing that the shop does not have; `products` are the nearest ones. */
  missing: string | null
}

/** Null if nothing is named. */
export async function pickSubject(asked: Asked): Promise<Picked | null> {
  const picked = await pickNamed(asked)
  const isNotRefused = (product: Product) =>
    !asked.refused.some((kind) => isOfKind(product, kind)) &&
    !asked.refusedGoods.some((good) => isNamedSo(product, good))
  return picked && { ...picked, products: picked.products.filter(isNotRefused) }
}

/** Those of them that the shop has. */
export async function findSold(asked: Asked): Promise<readonly Product[]> {
  const picked = await pickSubject(asked)
  return picked?.missing === null ? picked.products : []
}

/** A refusal includes goods that only mention the word: «مو رمل» excludes the tray. */
function isNamedSo(product: Product, good: Good): boolean {
  const heads = foldArabic(GOODS[good].head).split(' ')
  return (
    isGood(product, good) ||
    foldArabic(product.nameArabic)
      .split(' ')
      .some((word) => heads.includes(word))
  )
}

async function pickNamed(asked: Asked): Promise<Picked | null> {
  const { called, goods, search, categoryIds, categories } = asked
  const { kinds } = asked
  if (called.length > 0) return { products: called, missing: null }
  const like = await likeShown(asked)
  if (like) return like
  if (isOfGoods(asked)) return { products: await goodsForAny(asked), missing: null }
  const namedCategories = categories.filter(({ id }) => categoryIds.includes(id))
  const [good, ...others] = goods
  const ofName = await goodsCalled(asked)
  if (ofName.length > 0) return { products: ofName, missing: null }
  if (good) return severalGoods(asked, [good, ...others.filter((each) => isAdded(asked, each))])
  const inSupplies = namedCategories.filter(({ world }) => world === 'supplies')
  if (inSupplies.length > 0) return { products: await pickIn(asked, inSupplies, 'product'), missing: null }
  // An adjective of an animal is no product name: «حيوان لطيف».
  if (search && !asked.concepts.has('حيوان')) {
    const whole = await look(asked, search)
    // Each word may be a name of its own: «الشانشيلا والكاليكو».
    const each =
      whole.length > 0 ? [whole] : await Promise.all(search.split(' ').map((word) => look(asked, word)))
    const matches = each
      .flat()
      .filter((product) => kinds.length === 0 || kinds.some((kind) => isOfKind(product, kind)))
    // Prefers the current kind: «واللوتينو؟» after cockatiels
    const before = matches.filter((product) =>
      asked.about.subject.kinds.some((kind) => isOfKind(product, kind)),
    )
    if (matches.length > 0)
      return { products: sameType(kinds.length === 0 && before.length > 0 ? before : matches), missing: null }
  }
  if (kinds.length > 0) return animalsOf(asked, kinds)
  if (namedCategories.length > 0)
    return { products: await pickIn(asked, namedCategories, 'animal'), missing: null }
  return search && !asked.concepts.has('حيوان') ? { products: [], missing: search } : null
}

/** Foods called by name exclude other foods, if the shop has them: «معجون السلمون», «التونة». */
async function goodsCalled(asked: Asked): Promise<Product[]> {
  const namedFoods = asked.mentions.filter(({ goods, words }) => goods.includes('food') && words.length > 0)
  const isOfAll = asked.goods.every((good) => namedFoods.some(({ goods }) => goods.includes(good)))
  if (!isOfAll || namedFoods.length === 0) return []
  const byMention = await Promise.all(
    namedFoods.map(async ({ goods, kinds, words }) =>
      (await look(asked, words.at(-1) ?? '', 'product')).filter(
        (product) =>
          goods.some((good) => isGood(product, good) && isForKinds(product, kinds, good)) &&
          words.every((word) => isCalled(product, word)),
      ),
    ),
  )
  if (byMention.some(({ length }) => length === 0)) return []
  const forThem = byMention.map((some) =>
    some.filter((product) => asked.goods.some((good) => isForKinds(product, asked.kinds, good))),
  )
  return unique(byMention.flatMap((some, at) => (forThem[at]?.length ? forThem[at] : some)))
}

/** Others of the current sort, nearest first: «شي يشبهه». */
async function likeShown(asked: Asked): Promise<Picked | null> {
  const { concepts, continues, namedKinds, namedGoods } = asked
  const [one] = asked.focus.length > 0 ? asked.focus : asked.shown
  if (!one || !concepts.has('بديل') || !continues || namedKinds.length + namedGoods.length > 0) return null
  const any = { ...asked, search: null }
  const kinds = kindsIn(one.nameArabic, one.breedArabic ?? '')
  const families = [...new Set(kinds.map(familyOf))]
  const good = (Object.keys(GOODS) as Good[]).find((each) => isGood(one, each))
  if (one.type === 'product') {
    const near = good ? await goodsOf({ ...any, kinds: families }, good) : null
    // Food for one kind is not food for another: canaries, pigeons.
    const isAlternative = (product: Product) => product.id !== one.id && isForKinds(product, kinds, 'food')
    const hasNoAlternative = good === 'food' && near && kinds.length > 0 && !near.products.some(isAlternative)
    return hasNoAlternative ? { ...near, missing: nameOf(good, kinds, true) } : near
  }
  const whole = wholeOf(one.category?.world)
  const picked = await animalsOf(any, whole ? [whole] : kinds)
  const isNear = (product: Product) => kinds.some((kind) => isOfKind(product, kind))
  const difference = ({ price }: Product) => Math.abs(Number(price) - Number(one.price))
  const nearestFirst = (a: Product, b: Product) =>
    Number(isNear(b)) - Number(isNear(a)) || difference(a) - difference(b)
  return { ...picked, products: picked.products.toSorted(nearestFirst) }
}

function familyOf(kind: Kind): Kind {
  return wholeOf(KINDS[kind].family) ?? kind
}

/** Asks for goods for an animal: «مستلزمات القطط», a gift for an owner, or «غير الألعاب» after goods. */
function isOfGoods({ goods, kinds, concepts, refusedGoods, shown }: Asked): boolean {
  const goesOn = refusedGoods.length > 0 && shown.length > 0 && shown.every(({ type }) => type === 'product')
  return goods.length === 0 && kinds.length > 0 && (concepts.has('منتج') || goesOn)
}

/** All goods for these animals. */
async function goodsForAny(asked: Asked): Promise<Product[]> {
  const { kinds } = asked
  const isOfFish = kinds.some((kind) => KINDS[kind].family === 'fish')
  return (await allSupplies({ ...asked, regionId: null })).filter((product) => {
    const good = (Object.keys(GOODS) as Good[]).find((each) => isGood(product, each)) ?? 'toy'
    return product.quantity > 0 && isForKinds(product, kinds, good) && (isOfFish || !OF_FISH.includes(good))
  })
}

/** Two goods: «قفص وأكل»; one: «وعاء أكل». */
function isAdded({ folded }: Asked, good: Good): boolean {
  return folded
    .split(' ')
    .some(
      (word) =>
        /^و./.test(word) && meaningsOf(word.slice(1)).some(({ kind, id }) => kind === 'good' && id === good),
    )
}

async function severalGoods(asked: Asked, goods: readonly Good[]): Promise<Picked> {
  const [first, ...rest] = await Promise.all(goods.map((good) => goodsOf(asked, good)))
  if (!first || rest.length === 0) return first ?? { products: [], missing: null }
  const all = [first, ...rest]
  const missing = all.flatMap((each) => each.missing ?? [])
  const available = all.filter((each) => each.missing === null)
  return {
    products: unique(
      (available.length > 0 ? available : all).flatMap(({ products }) => products.slice(0, MAX_OF_SORT)),
    ),
    missing: missing.length > 0 ? missing.join(' ولا ') : null,
  }
}

async function goodsOf(asked: Asked, good: Good): Promise<Picked> {
  const heads = GOODS[good].head.split(' ').slice(0, MAX_HEADS)
  const byHead = await Promise.all([...heads.map((head) => look(asked, head, 'product')), allSupplies(asked)])
  const sold = unique(byHead.flat())
  const all = sold.filter((product) => isForKinds(product, asked.kinds, good))
  const exact = all.filter((product) => isGood(product, good))
  const sorts = sortsIn(asked.folded, good)
  const ofSort = exact.filter((product) => isOfSort(product, sorts))
  if (ofSort.length === 0 && exact.length > 0) return { products: exact, missing: sorts[0]?.[0] ?? null }
  if (ofSort.length > 0) {
    const patterns = [formIn(asked.folded), stageIn(asked.folded) ?? stageIn(asked.told)].filter(
      (each) => each !== null,
    )
    return { products: namedFirst(patterns.reduce(thoseSaying, ofSort), asked), missing: null }
  }
  // For food of another animal there is no near match.
  const families = asked.kinds.map(familyOf)
  const near = (good === 'food' ? all : sold.filter((product) => isForKinds(product, families, good))).filter(
    (product) => isGood(product, good) || heads.some((head) => product.nameArabic.split(' ').includes(head)),
  )
  return {
    products: near,
    missing: nameOf(
      good,
      asked.kinds,
      sold.some((product) => isGood(product, good)),
    ),
  }
}

/** @param isSold such goods are sold for other animals */
function nameOf(good: Good, kinds: readonly Kind[], isSold: boolean): string {
  const [kind] = kinds
  if (good !== 'food')
    return kind && isSold ? `${GOODS[good].plural} (${KINDS[kind].plural})` : GOODS[good].plural
  return kind ? `طعام ${KINDS[kind].plural}` : 'هذا الطعام'
}

/** All of them if no page has the words. */
function thoseSaying(products: Product[], says: RegExp): Product[] {
  const matches = products.filter(({ nameArabic, descriptionArabic }) =>
    says.test(foldArabic(`${nameArabic} ${descriptionArabic}`)),
  )
  return matches.length > 0 ? matches : products
}

/** Dry or wet food: «دراي فود», «أكل رطب». */
function formIn(folded: string): RegExp | null {
  if (/(?:^| )(?:ال)?(?:دراي|ناشف|جاف|يابس|dry)/.test(folded)) return /حبيبات|خال من الحبوب|وصفه/
  return /(?:^| )(?:ال)?(?:رطب|معلب|ويت|wet|علب)/.test(folded) ? /معجون|جلي|علبه|رطب/ : null
}

/** Goods that name the animal come before general ones. */
function namedFirst(products: readonly Product[], { kinds, folded }: Asked): Product[] {
  const typedForms = folded.split(' ').flatMap((word) => searchForms(word))
  const names = kinds.flatMap((kind) => [KINDS[kind].plural, ...likenessOf(kind)])
  const score = ({ nameArabic }: Product) =>
    Number(names.some((name) => foldArabic(nameArabic).includes(foldArabic(name)))) +
    Number(searchForms(foldArabic(nameArabic).split(' ')[0] ?? '').some((form) => typedForms.includes(form)))
  return products.toSorted((a, b) => score(b) - score(a))
}

async function animalsOf(asked: Asked, kinds: readonly Kind[]): Promise<Picked> {
  const ofEachKind = await Promise.all(kinds.map((kind) => animalsOfKind(asked, kind)))
  // Alternates between kinds, so that the first does not take all places.
  const most = Math.max(...ofEachKind.map(({ length }) => length))
  const products = unique(
    Array.from({ length: most }, (_, at) => ofEachKind.flatMap((some) => some[at] ?? [])).flat(),
  )
  if (products.length > 0) return { products, missing: null }
  const called = await calledSo(asked, kinds)
  if (called.length > 0) return { products: called, missing: null }
  const [kind] = kinds
  if (!kind) return { products, missing: null }
  const entry = KINDS[kind]
  const whole = 'near' in entry ? entry.near : wholeOf(entry.family)
  const near = whole && whole !== kind ? await animalsOfKind(asked, whole) : []
  return { products: near, missing: kinds.map((each) => KINDS[each].plural).join(' ولا ') }
}

/** Animals with that name, unless the message names its family: «البنغالي» may be a finch; «قطط بنغال» are cats. */
async function calledSo(asked: Asked, kinds: readonly Kind[]): Promise<Product[]> {
  const words = asked.folded.split(' ')
  if (kinds.some((kind) => words.some((word) => isNameOf(word, familyOf(kind))))) return []
  const names = asked.content.filter((word) => kinds.some((kind) => isNameOf(word, kind)))
  const byName = await Promise.all(
    names.map(async (name) =>
      (await look(asked, name, 'animal')).filter((product) => isCalled(product, name)),
    ),
  )
  return unique(byName.flat())
}

export async function animalsOfKind(asked: Asked, kind: Kind): Promise<Product[]> {
  const likeness = likenessOf(kind)
  if (likeness.length === 0) {
    const { family } = KINDS[kind]
    const categories = asked.categories.filter(({ world }) => world === family)
    return pickIn(
      asked,
      categories.toSorted((a, b) => b.productCount - a.productCount),
      'animal',
    )
  }
  // Of kinds that share a line of the lexicon, those that were typed, and names that only the search knows: «نيمو ودوري».
  const typed = asked.content.filter((word) => isNameOf(word, kind) || meaningsOf(word).length === 0)
  if (kind.startsWith('other') && typed.some((word) => isNameOf(word, kind))) {
    const found = await Promise.all(typed.map((word) => look(asked, word, 'animal')))
    return found.flat().filter(({ category }) => category?.world === KINDS[kind].family)
  }
  const found = await Promise.all(likeness.map((like) => look(asked, like, 'animal')))
  const all = unique(found.flat()).filter((product) => isOfKind(product, kind))
  // Those whose name matches most of the words: «فنجس زيبرا».
  const kindNames = asked.content.filter((word) => kind !== 'parrot' && isNameOf(word, kind))
  const score = (product: Product) => kindNames.filter((word) => isCalled(product, word)).length
  const most = Math.max(...all.map(score))
  return all.filter((product) => score(product) === most)
}

function isNameOf(word: string, kind: Kind): boolean {
  return meaningsOf(word).some(({ id }) => id === kind)
}

/** All animals that can be bought now, a few per category. */
export function allAnimals(asked: Asked): Promise<Product[]> {
  return pickIn(
    asked,
    asked.categories.filter(({ world }) => world !== 'supplies'),
    'animal',
  )
}

export function allSupplies(asked: Asked): Promise<Product[]> {
  return pickIn(
    asked,
    asked.categories.filter(({ world }) => world === 'supplies'),
    'product',
  )
}

function pickIn(asked: Asked, categories: Asked['categories'], type: ProductType): Promise<Product[]> {
  const { context, minPrice, maxPrice, regionId, wish, topics } = asked
  const sort: PickOrder =
    topics[0] === 'newest' ? 'newest' : wish === null ? 'featured' : wish === 'cheap' ? 'cheapest' : 'dearest'
  const most = Math.max(
    asked.traits.length > 0 ? MAX_WITH_TRAITS : 6,
    Math.floor(MAX_LOOKED_AT / Math.max(1, categories.length)),
  )
  return pickProducts(context, {
    categories: categories.map(({ id }) => ({ id, most })),
    type,
    sort,
    minPrice,
    maxPrice,
    regionId,
  })
}

export async function look({ context }: Asked, search: string, type?: ProductType): Promise<Product[]> {
  const { items } = await listProducts(context, { search, limit: MAX_LOOKED_AT, ...(type && { type }) })
  return items
}

/** Keeps products of one type: in «أكل قطط», animals whose description mentions food are dropped. */
function sameType(products: readonly Product[]): Product[] {
  return products.filter(({ type }) => type === products[0]?.type)
}

export function unique(products: readonly Product[]): Product[] {
  return [...new Map(products.map((product) => [product.id, product])).values()]
}
