// Matches products with kinds, sorts, colours and names, by their record (C-04).
import type { Product } from '#contract/catalog.ts'
import { type Colour, GOODS, type Good, isWholeFamily, KINDS, type Kind } from '#domain/chat/lexicon.ts'
import { areAlike } from '#domain/chat/likeness.ts'
import { kindsIn, meaningsOf } from '#domain/chat/recognise.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { searchForms } from '#domain/search/search-words.ts'
import { sentencesOf } from './page-words.ts'

/** The names of each kind, folded once, as every question checks every product. */
const MARKS = new Map(
  (Object.keys(KINDS) as Kind[]).map((kind) => [
    kind,
    [KINDS[kind].plural, ...likenessOf(kind), ...KINDS[kind].words.split(' ').slice(0, 6)].map(foldArabic),
  ]),
)

function wordsOf(...texts: readonly (string | null)[]): Set<string> {
  return new Set(searchForms(foldArabic(texts.join(' '))))
}

/** The names of a kind in product names and breeds. */
export function likenessOf(kind: Kind): readonly string[] {
  const entry = KINDS[kind]
  return 'like' in entry ? entry.like.split(' ') : []
}

/** The kinds that an animal's record names. */
export function kindsOf({ nameArabic, breedArabic, category }: Product): Kind[] {
  return kindsIn(nameArabic, breedArabic ?? '', category?.nameArabic ?? '')
}

export function isOfKind(product: Product, kind: Kind): boolean {
  const { family } = KINDS[kind]
  if (product.type !== 'animal') return false
  if (isWholeFamily(kind)) return product.category?.world === family
  const words = wordsOf(product.nameArabic, product.breedArabic, product.category?.nameArabic ?? null)
  return likenessOf(kind).some((like) => words.has(foldArabic(like)))
}

/** The name begins as names of that sort do: «رمل ...», not «صندوق رمل». */
export function isGood(product: Product, good: Good): boolean {
  const [first = '', second = ''] = foldArabic(product.nameArabic).split(' ')
  const head = foldArabic(GOODS[good].head)
  if (good === 'litterbox') return `${first} ${second}` === head
  if (good === 'carrier' && first === 'صندوق') return foldArabic(product.nameArabic).includes('نقل')
  if (good === 'food' && product.category && /طعام|اطعمه|اغذيه/.test(foldArabic(product.category.nameArabic)))
    return true
  return head.split(' ').some((name) => searchForms(first).includes(name))
}

/**
 * The sorts that the message names, each with all its names, folded: «برسيم» is not timothy, «قارورة» not a bowl.
 */
export function sortsIn(folded: string, good: Good): string[][] {
  const words = folded.split(' ')
  // A leading «and»: «وقارورة؟».
  const typed = words.flatMap((word) => searchForms(`${word} ${word.replace(/^و/, '')}`))
  const sorts = sortsOf(good).filter((names) => names.some((name) => typed.includes(name)))
  // The message also names a sort by its main word: «شنطة ظهر وصندوق نقل».
  const heads = foldArabic(GOODS[good].head).split(' ')
  const others = heads.filter((head) => words.some((word) => word === `و${head}` || word === `وال${head}`))
  return sorts.length > 0 ? [...sorts, ...others.map((head) => [head])] : []
}

function sortsOf(good: Good): string[][] {
  const entry = GOODS[good]
  return 'sorts' in entry ? entry.sorts.split(' ').map((names) => names.split('|').map(foldArabic)) : []
}

/** Belongs to one of the sorts; any sort if none is named. */
export function isOfSort({ nameArabic }: Product, sorts: readonly string[][]): boolean {
  const forms = searchForms(foldArabic(nameArabic))
  return sorts.length === 0 || sorts.flat().some((name) => forms.includes(name))
}

/** One product of each sort. */
export function oneOfSort(products: readonly Product[], good: Good): Product[] {
  const sortOf = ({ nameArabic }: Product) => sortsIn(foldArabic(nameArabic), good)[0]?.[0]
  return products.filter(
    (product, at) => products.findIndex((each) => sortOf(each) === sortOf(product)) === at,
  )
}

/** Goods that name no animal are for any, except food; those that name another animal are not for this one. */
export function isForKinds(product: Product, kinds: readonly Kind[], good: Good): boolean {
  if (kinds.length === 0) return true
  const inName = wordsOf(product.nameArabic)
  const inAll = wordsOf(product.nameArabic, product.descriptionArabic)
  const namesKind = (words: ReadonlySet<string>) => (kind: Kind) =>
    MARKS.get(kind)?.some((mark) => words.has(mark)) ?? false
  const families = kinds.map((kind) => KINDS[kind].family)
  const every = Object.keys(KINDS) as Kind[]
  // The name outranks the ingredients: «زيت سمك» is not food for fish.
  const has = namesKind(every.some(namesKind(inName)) ? inName : inAll)
  const namedKinds = every.filter(has)
  // Food that names a family is for that family: «طعام قطط بالدجاج» is for cats.
  const whole = namedKinds.filter(isWholeFamily)
  if (good === 'food' && whole.length > 0) return whole.some((kind) => families.includes(KINDS[kind].family))
  // The page limits a family to some kinds: «قفص طيور … يناسب الكناري والبادجي».
  const suited = every.filter((kind) => !isWholeFamily(kind) && namesKind(inAll)(kind))
  const isForOthers =
    suited.some((kind) => families.includes(KINDS[kind].family)) &&
    !kinds.some((kind) => suited.includes(kind))
  if (good !== 'food' && isForOthers && !kinds.some(isWholeFamily)) return false
  // If the name has the family, the page may name the kind: «خلطة حبوب الحمام … للزاجل وحمام الزينة».
  const isOfFamily = namedKinds.some((kind) => families.includes(KINDS[kind].family))
  if (kinds.some((kind) => has(kind) || (isOfFamily && namesKind(inAll)(kind)))) return true
  return (
    (namedKinds.length === 0 && good !== 'food') ||
    namedKinds.some(
      (kind) => (isWholeFamily(kind) || kinds.some(isWholeFamily)) && families.includes(KINDS[kind].family),
    )
  )
}

export function hasColour({ colorArabic, nameArabic }: Product, colours: readonly Colour[]): boolean {
  const stem = (word: string) =>
    foldArabic(word)
      .replace(/^ا(?=.{3})/, '')
      .slice(0, 3)
  const words = foldArabic(`${colorArabic ?? ''} ${nameArabic}`).split(' ')
  // A product may use another word of the colour: «مشمشي» is orange.
  const isColour = (word: string, colour: Colour) =>
    stem(word) === stem(colour) ||
    (colour === 'ملون' && word === 'الالوان') ||
    meaningsOf(word).some(({ kind, id }) => kind === 'colour' && id === colour)
  return colours.every((colour) => words.some((word) => isColour(word, colour)))
}

/** The main colour: «أبيض»; not «أسود وأبيض». */
export function isMainly({ colorArabic }: Product, [colour, ...others]: readonly Colour[]): boolean {
  const [first = ''] = foldArabic(colorArabic ?? '').split(' ')
  return others.length === 0 && meaningsOf(first).some(({ kind, id }) => kind === 'colour' && id === colour)
}

/** The name, breed or brand has the word; a word in the description is not enough. */
export function isCalled(
  { nameArabic, name, breedArabic, breed, brandArabic, brand }: Product,
  word: string,
): boolean {
  const called = foldArabic([nameArabic, name, breedArabic, breed, brandArabic, brand].join(' ')).split(' ')
  return searchForms(word).some((form) => called.some((each) => each.startsWith(form)))
}

/** The name or the page has one of the words, in any form. */
export function hasWord(product: Product, words: string): boolean {
  const { nameArabic, breedArabic, brandArabic, brand } = product
  const pageWords = foldArabic(
    [nameArabic, breedArabic, brandArabic, brand, ...sentencesOf(product)].join(' '),
  ).split(' ')
  return words.split(' ').some((word) => pageWords.some((each) => areAlike(word, each)))
}
