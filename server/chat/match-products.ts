// What a product's own record says of what was asked (C-04): its kind, its properties, its colour.
import type { Product } from '#contract/catalog.ts'
import {
  type Colour,
  GOODS,
  type Good,
  KINDS,
  type Kind,
  type Trait,
  WHOLE_FAMILY,
} from '#domain/chat/lexicon.ts'
import { areAlike } from '#domain/chat/likeness.ts'
import { meaningsOf } from '#domain/chat/recognise.ts'
import { NUMBERS } from '#domain/chat/words/numbers.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { searchForms } from '#domain/search/search-words.ts'
import { genderText } from '#text/catalog.ts'
import { traitText } from '#text/chat/traits.ts'

const PARROTS: readonly Kind[] = ['parrot', 'grey', 'macaw', 'otherParrot', 'cockatiel', 'budgie']

/** The names that mark what is for a kind, folded: every question asks every product for all of them. */
const MARKS = new Map(
  (Object.keys(KINDS) as Kind[]).map((kind) => [
    kind,
    [KINDS[kind].plural, ...likenessOf(kind), ...KINDS[kind].words.split(' ').slice(0, 6)].map(foldArabic),
  ]),
)

function wordsOf(...texts: readonly (string | null)[]): Set<string> {
  return new Set(searchForms(foldArabic(texts.join(' '))))
}

/** The names by which a kind is known in names and breeds. */
export function likenessOf(kind: Kind): readonly string[] {
  const entry = KINDS[kind]
  return 'like' in entry ? entry.like.split(' ') : []
}

export function isOfKind(product: Product, kind: Kind): boolean {
  const { family } = KINDS[kind]
  if (product.type !== 'animal') return false
  if ((Object.values(WHOLE_FAMILY) as Kind[]).includes(kind)) return product.category?.world === family
  const words = wordsOf(product.nameArabic, product.breedArabic, product.category?.nameArabic ?? null)
  return likenessOf(kind).some((like) => words.has(foldArabic(like)))
}

/** Its name begins as names of that sort do: «رمل ...», not «صندوق رمل». */
export function isGood(product: Product, good: Good): boolean {
  const [first = '', second = ''] = foldArabic(product.nameArabic).split(' ')
  const head = foldArabic(GOODS[good].head)
  if (good === 'litterbox') return `${first} ${second}` === head
  if (good === 'carrier' && first === 'صندوق') return foldArabic(product.nameArabic).includes('نقل')
  if (good === 'food' && product.category && /طعام|اطعمه|اغذيه/.test(foldArabic(product.category.nameArabic)))
    return true
  return head.split(' ').some((name) => searchForms(first).includes(name))
}

/** «برسيم» is no timothy, «قارورة» no bowl: the sorts of such goods that are named, each with all its names, folded. */
export function sortsIn(folded: string, good: Good): string[][] {
  const words = folded.split(' ')
  // «وقارورة؟»
  const said = words.flatMap((word) => searchForms(`${word} ${word.replace(/^و/, '')}`))
  const sorts = sortsOf(good).filter((names) => names.some((name) => said.includes(name)))
  // «شنطة ظهر وصندوق نقل»
  const heads = foldArabic(GOODS[good].head).split(' ')
  const others = heads.filter((head) => words.some((word) => word === `و${head}` || word === `وال${head}`))
  return sorts.length > 0 ? [...sorts, ...others.map((head) => [head])] : []
}

function sortsOf(good: Good): string[][] {
  const entry = GOODS[good]
  return 'sorts' in entry ? entry.sorts.split(' ').map((names) => names.split('|').map(foldArabic)) : []
}

/** Of one of the sorts, or of any where none is named. */
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

/** What names no animal at all is for any, but food; what names another is not for this one. */
export function isForKinds(product: Product, kinds: readonly Kind[], good: Good): boolean {
  if (kinds.length === 0) return true
  const inName = wordsOf(product.nameArabic)
  const inAll = wordsOf(product.nameArabic, product.descriptionArabic)
  const isNamed = (words: ReadonlySet<string>) => (kind: Kind) =>
    MARKS.get(kind)?.some((mark) => words.has(mark)) ?? false
  const families = kinds.map((kind) => KINDS[kind].family)
  const every = Object.keys(KINDS) as Kind[]
  // The name counts before the ingredients: «زيت سمك» does not make it food for fish.
  const has = isNamed(every.some(isNamed(inName)) ? inName : inAll)
  const named = every.filter(has)
  // «طعام قطط بالدجاج» is for cats.
  const whole = named.filter(isWhole)
  if (good === 'food' && whole.length > 0) return whole.some((kind) => families.includes(KINDS[kind].family))
  // «قفص طيور … يناسب الكناري والبادجي»
  const suited = every.filter((kind) => !isWhole(kind) && isNamed(inAll)(kind))
  const isForOthers =
    suited.some((kind) => families.includes(KINDS[kind].family)) &&
    !kinds.some((kind) => suited.includes(kind))
  if (good !== 'food' && isForOthers && !kinds.some(isWhole)) return false
  // «خلطة حبوب الحمام … للزاجل وحمام الزينة»
  const isOfFamily = named.some((kind) => families.includes(KINDS[kind].family))
  if (kinds.some((kind) => has(kind) || (isOfFamily && isNamed(inAll)(kind)))) return true
  return (
    (named.length === 0 && good !== 'food') ||
    named.some((kind) => (isWhole(kind) || kinds.some(isWhole)) && families.includes(KINDS[kind].family))
  )
}

function isWhole(kind: Kind): boolean {
  return (Object.values(WHOLE_FAMILY) as Kind[]).includes(kind)
}

export function hasColour({ colorArabic, nameArabic }: Product, colours: readonly Colour[]): boolean {
  const stem = (word: string) =>
    foldArabic(word)
      .replace(/^ا(?=.{3})/, '')
      .slice(0, 3)
  const words = foldArabic(`${colorArabic ?? ''} ${nameArabic}`).split(' ')
  // «مشمشي» is orange.
  const isColour = (word: string, colour: Colour) =>
    stem(word) === stem(colour) || meaningsOf(word).some(({ kind, id }) => kind === 'colour' && id === colour)
  return colours.every((colour) => words.some((word) => isColour(word, colour)))
}

const YOUNG_MONTHS = 6
const WEEKS_OF_MONTH = 4.35
const MONTH_WORDS: Record<string, number> = { شهر: 1, شهرين: 2, شهران: 2, سنه: 12, سنتين: 24, سنتان: 24 }

const HALF = /^ونصف?$/

/** «4 أشهر», «شهران», «سنة»: in months, where it can be told. */
export function monthsIn(text: string): number | null {
  const words = foldArabic(text).split(' ')
  for (const [at, word] of words.entries()) {
    const unit = /^(?:اشهر|شهور|شهر|شهرا|months?)$/.test(word)
      ? 1
      : /^(?:سنوات|سنين|سنه|years?)$/.test(word)
        ? 12
        : /^(?:اسابيع|اسبوع|weeks?)$/.test(word)
          ? 1 / WEEKS_OF_MONTH
          : 0
    const before = words[at - 1] ?? ''
    const count = Number(before) || Number(NUMBERS.get(before) ?? 0)
    // «سنة ونص»
    const [isHalf, after] = [HALF.test(words[at + 1] ?? ''), MONTH_WORDS[word.replace(/^ال/, '')]]
    if (unit > 0 && count > 0) return (count + Number(isHalf) / 2) * unit
    if (after) return after + (isHalf ? (after < 12 ? 0.5 : 6) : 0)
  }
  return null
}

/** «1.8 كجم», «12 × 85 جم»: in grams, where it can be told. */
export function gramsIn(text: string): number | null {
  const [, times = '1', amount, unit] =
    /(?:(\d+)\s*[×x*]\s*)?(\d+(?:\.\d+)?)\s*(كجم|كيلو|كغ|kg|kilo|جم|غرام)/.exec(text) ?? []
  return amount ? Number(times) * Number(amount) * (/^[كk]/.test(unit ?? '') ? 1000 : 1) : null
}

/** Whether the record says yes to what is wished; null where it says nothing. */
function fits(product: Product, trait: Trait, folded: string): boolean | null {
  const { gender, age, vaccinated, goodWithKids, goodWithPets } = product
  switch (trait) {
    case 'male':
    case 'female':
      return gender && gender !== 'unknown' ? gender === trait : null
    case 'vaccinated':
      return vaccinated
    case 'kids':
      return goodWithKids
    case 'pets':
      return goodWithPets
    case 'young': {
      const months = age === null ? null : monthsIn(age)
      return months === null ? null : months <= YOUNG_MONTHS
    }
    case 'age': {
      const [wished, has] = [monthsIn(folded), age === null ? null : monthsIn(age)]
      if (wished === null) return true
      if (has === null) return null
      // «أصغر من 4 شهور»
      if (/(?:اصغر|اقل|تحت|دون|under|younger)/.test(folded)) return has < wished
      return /(?:اكبر|اكثر|فوق|over|older)/.test(folded) ? has > wished : has === wished
    }
    case 'salt': {
      const water = waterOf(product)
      return water === null ? null : water === (/عذب|حلو|عادي|fresh/.test(folded) ? 'fresh' : 'salt')
    }
    case 'talks':
    case 'sings':
    case 'whistles':
      if (trait === 'sings' && product.gender === 'female') return false
      if (trait === 'talks' && !PARROTS.some((kind) => isOfKind(product, kind))) return false
      return (sentenceAbout(product, trait) ?? (SAYS[trait]?.test(foldArabic(product.nameArabic)) || null))
        ? true
        : null
    case 'easy':
      // No fish of the sea is easy to who asks for no such fish.
      return waterOf(product) === 'salt' && !SEA.test(folded)
        ? false
        : sentenceAbout(product, trait) === null
          ? null
          : true
    case 'calm':
    case 'active': {
      const [is, isNot] = [trait, trait === 'calm' ? 'active' : 'calm'].map((each) => SAYS[each as Trait])
      const temper = foldArabic(product.temperamentArabic ?? '')
      // «لون سماوي هادئ» says nothing of its temper.
      if (is?.test(temper) || isNot?.test(temper)) return is?.test(temper) ?? false
      return sentenceAbout(product, trait) === null ? null : true
    }
    case 'alone': {
      const said = sentenceAbout(product, trait)
      return said === null ? null : /مستقل/.test(said)
    }
    case 'noise': {
      const said = foldArabic(sentenceAbout(product, trait) ?? '')
      return said === '' || /صوت المكنسه/.test(said) ? null : /هادي|خافت|خفيف|صامت|لا يسمع/.test(said)
    }
    case 'breeds':
    case 'tame':
    case 'neutered':
    case 'touch':
      return sentenceAbout(product, trait) === null ? null : true
    default:
      return true
  }
}

export function fitsAll(
  product: Product,
  traits: readonly Trait[],
  colours: readonly Colour[],
  folded: string,
): boolean {
  const isFit = (trait: Trait) => fits(product, trait, folded) === true
  // «يتكلم أو يصفّر»
  const isAnyFit = / (?:او|or) /.test(folded) && traits.length > 1 ? traits.some(isFit) : traits.every(isFit)
  return hasColour(product, colours) && isAnyFit
}

const SEA = /بحر|مالح|salt|marine|sea/
const MARINE = /بحري|شقايق|مالح|مهرج|تانغ|porcupine|marine|clownfish/
const FRESH = /عذب|صنبور|البرك|بيتا|جوبي|ذهبي|كوي|روبيان كرزي/

/** Of a fish by its page; null where that does not tell. */
function waterOf(product: Product): 'salt' | 'fresh' | null {
  if (product.category?.world !== 'fish') return null
  const { nameArabic, name, breedArabic, breed } = product
  const said = foldArabic([nameArabic, name, breedArabic, breed, ...sentencesOf(product)].join(' '))
  return MARINE.test(said) ? 'salt' : FRESH.test(said) ? 'fresh' : null
}

/** The record says no to none of it. */
export function mayFit(product: Product, traits: readonly Trait[], folded: string): boolean {
  return traits.every((trait) => fits(product, trait, folded) !== false)
}

const SIZE = /(\d+(?:\.\d+)?) ?(كيلو|كجم|كغ|kg|kilo|لتر|ليتر|lit)/

/** «10 كيلو», «60 لتر», «زوج»: of what size something is asked for; null where none is said. */
export function sizeIn(folded: string): string | null {
  return SIZE.exec(folded)?.[0] ?? (/(?:^| )(?:ال)?(?:زوج|جوز)(?= |$)/.test(folded) ? 'زوج' : null)
}

export function isOfSize({ nameArabic, weight }: Product, size: string): boolean {
  const has = foldArabic(`${nameArabic} ${weight ?? ''}`)
  const [, amount, unit = ''] = SIZE.exec(size) ?? []
  if (!amount) return has.includes(size)
  return [...has.matchAll(new RegExp(SIZE, 'g'))].some(
    ([, other, of = '']) => other === amount && of.startsWith('ل') === unit.startsWith('ل'),
  )
}

/** Where none fits, what fits most comes first. */
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

/** Whether its name, breed or brand has the word; what only its description has is not what was asked for. */
export function isCalled(
  { nameArabic, name, breedArabic, breed, brandArabic, brand }: Product,
  word: string,
): boolean {
  const called = foldArabic([nameArabic, name, breedArabic, breed, brandArabic, brand].join(' ')).split(' ')
  return searchForms(word).some((form) => called.some((each) => each.startsWith(form)))
}

/** Its name or its page has one of the words, in any form. */
export function hasWord(product: Product, words: string): boolean {
  const { nameArabic, breedArabic, brandArabic, brand } = product
  const said = foldArabic(
    [nameArabic, breedArabic, brandArabic, brand, ...sentencesOf(product)].join(' '),
  ).split(' ')
  return words.split(' ').some((word) => said.some((each) => areAlike(word, each)))
}

const SAYS: Partial<Record<Trait, RegExp>> = {
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
  capacity: /سعت|سعه|لتر/,
}

/** The record's own words on something that has no field. */
function sentenceAbout(product: Product, trait: Trait): string | null {
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
