// Recommends animals: scores each one in stock by the wishes of the message and names the best with its reasons
// (C-04, C-05): «أول مرة أربي وأبغى قطة هادية بحدود 150».
import type { Product } from '#contract/catalog.ts'
import { type CarePart, KINDS, type Kind, WHOLE_FAMILY } from '#domain/chat/lexicon.ts'
import { TOPICS } from '#domain/chat/topics.ts'
import { CARE_SOURCES, careGuide } from '#text/care/care-guides.ts'
import { adviceText } from '#text/chat/advice.ts'
import { careText } from '#text/chat/care.ts'
import { paragraphs } from '#text/chat-facts.ts'
import { formatRials } from '#text/format-price.ts'
import { withoutRepeats } from './answer-shown.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { kindsOf } from './match-kinds.ts'
import { fitsAll, isWithin } from './match-wishes.ts'
import { isShe } from './page-words.ts'
import { findSold } from './pick-subject.ts'
import { severalMeant } from './refer.ts'
import { AFTER_ITEMS, fewOfEach, lineOf } from './show-items.ts'
import {
  ADVICE_IDS,
  childAdvice,
  generalAdvice,
  isWish,
  type WeighedAnimal,
  weigh,
  wishesIn,
} from './wishes.ts'

const MAX_ADVISED = 4
/** Longer lists are shown only in part, so the choice is not limited to them. */
const MAX_CHOSEN_OF = 3

/** Null if no advice is sought, or nothing in stock is known to fit. */
export async function advised(asked: Asked): Promise<AnswerPart | null> {
  const newWishes = wishesIn(asked)
  const before = asked.continues ? (asked.about.wished ?? []).filter(isWish) : []
  const wishes = [...new Set([...newWishes, ...before])]
  if (wishes.length === 0 || !mayAdvise(asked) || !seeks(asked, newWishes, before)) return null
  const animals = await candidates(asked)
  const weighed = animals
    .map((product) => weigh(asked, product, wishes))
    .filter(({ why, ofKind }) => why.length + ofKind.length > 0)
    .toSorted((a, b) => b.score - a.score || byPrice(asked, a, b))
  // If all scores are negative (too young a child), still names the best of the requested kind.
  const isAllAgainst = asked.namedKinds.length > 0 && wishes.includes('kids')
  const suited = weighed.filter(({ score }) => score > 0)
  const ranked = suited.length > 0 || !isAllAgainst ? suited : weighed
  // If the best fulfils every wish, lists only those that do, too.
  const isWhole = ranked[0]?.open.length === 0
  const alike = isWhole ? ranked.filter(({ open }) => open.length === 0) : ranked
  const few = fewOfEach(alike.map(({ product }) => product)).slice(0, MAX_ADVISED)
  // With a governorate, lists all that are delivered there.
  const listed =
    asked.regionId === null
      ? alike.filter(({ product }) => few.includes(product))
      : alike.slice(0, MAX_ADVISED)
  const [best, ...others] = listed
  if (!best || (animals.length < 2 && asked.maxPrice === null && !asked.isAmong)) return null
  return {
    ...tell(asked, best, others, wishes),
    products: few,
    meant: [best.product],
    suggestions: AFTER_ITEMS,
    wished: wishes,
  }
}

function tell(
  asked: Asked,
  best: WeighedAnimal,
  others: readonly WeighedAnimal[],
  wishes: readonly string[],
): AnswerPart {
  const { product, why, ofKind, open } = best
  const spansFamilies =
    asked.kinds.length === 0 && others.some((one) => familyOf(one.product) !== familyOf(product))
  const general = spansFamilies || wishes.some((id) => id === 'allergy') ? generalAdvice(wishes) : null
  const child = !general && wishes.includes('kids') ? childAdvice(product) : null
  const [kind] = kindsOf(product)
  const isOfCare = child !== null || general !== null || ofKind.length > 0
  return {
    text: paragraphs(
      general,
      adviceText.best(
        product.nameArabic,
        formatRials(product.price),
        reasonsOf([...why, ...ofKind]).join('، '),
      ),
      open.length > 0 && adviceText.unsaid(open, isShe(product)),
      others.length > 0 && adviceText.others(others.map((one) => lineOfOther(one, best)).join('\n')),
      child,
      isOfCare && careText.source((!spansFamilies && kind && careGuide(kind)?.source) || CARE_SOURCES),
    ),
    isPrecise: true,
  }
}

/** Advice that holds for the whole family is said only of the best. */
function lineOfOther({ product, why, ofKind }: WeighedAnimal, best: WeighedAnimal): string {
  const repeatsBest = ofKind.every((text) => best.ofKind.includes(text))
  return lineOf(product, reasonsOf(why.length > 0 || repeatsBest ? why : ofKind))
}

function reasonsOf(said: readonly string[]): string[] {
  return withoutRepeats(said.map((text) => text.replace(/[.،]$/, '')))
}

function familyOf({ category }: Product): string | undefined {
  return category?.world
}

function byPrice({ wish }: Asked, a: WeighedAnimal, b: WeighedAnimal): number {
  return (wish === 'dear' ? -1 : 1) * (Number(a.product.price) - Number(b.product.price))
}

function isFew(seen: readonly Product[]): boolean {
  return seen.length > 1 && seen.length <= MAX_CHOSEN_OF
}

/** The few named or shown animals, otherwise the named kind, otherwise all; in stock and within the budget. */
async function candidates(asked: Asked): Promise<readonly Product[]> {
  const { shown, continues, namedKinds, colours, folded } = asked
  const isOfThem = continues && namedKinds.length === 0 && asked.about.wished === undefined
  const several = continues && asked.isAmong ? severalMeant(asked) : []
  const isKnown = several.some((product) => weigh(asked, product, wishesIn(asked)).why.length > 0)
  const seen = isKnown && several.length > 1 ? several : isOfThem && isFew(shown) ? shown : null
  const kinds = asked.kinds.length > 0 ? asked.kinds : familiesOfShown(asked)
  const all = seen ?? (await findSold({ ...asked, kinds, categoryIds: [] }))
  const bought = all.filter(
    (product) => product.type === 'animal' && product.quantity > 0 && isWithin(asked, product),
  )
  const needed = asked.traits.filter((trait) => !isWish(trait))
  const fitting = bought.filter((product) => fitsAll(product, needed, colours, folded))
  return fitting.length > 0 ? fitting : bought
}

function familiesOfShown({ shown, continues }: Asked): Kind[] {
  const whole: Partial<Record<string, Kind>> = { ...WHOLE_FAMILY, small: 'hamster' }
  const worlds = new Set(continues ? shown.map(familyOf) : [])
  const [world, ...others] = worlds
  const one = world && others.length === 0 ? whole[world] : undefined
  return one
    ? [one]
    : Object.values(whole).flatMap((kind) => (kind && KINDS[kind].family !== 'dogs' ? [kind] : []))
}

/** Asks for a recommendation: «انصحني», «أي قط ينفع», «which one». */
const ADVISE =
  /(?:^| )[وفل]?(?:ال)?(?:انسب|افضل|احسن|اسهل|اريح|[اتنيب]{0,2}نصح\S*|[اتن]?قترح\S*|[اتن]ختار\S*|recommend\S*|suggest\S*|best|suits?|suitable|an?y? good)(?= |$)|(?:^| )(?:شي|شيء|حاجه) (?:\S+ )?(?:[يت]?ناسب|مناسب)(?= |$)|(?:^| )(?:اي|انهي|اني|which|what) (?:\S+ ){1,2}(?:[يت]نفع|[يت]ناسب|[يت]صلح|مناسب|ما |is |would |can )|(?:^| )(?:اي|انهي|which) (?:واحد\S*|وحده|one)(?= |$)/
/** Asks who has more of a property: «أيهم ألطف مع الأطفال», «مين يتعود بسرعة». */
const WHO = /(?:^| )(?:ايهم|ايهما|ايهن|مين|which) .*(?:الطف|احن|اسرع|اكثر|اكتر|اقل|بسرعه|gentl|most|least)/
/** Either of two properties, answered by the list of traits: «يصفر أو يغرد». */
const EITHER = / (?:او|or) /
const OTHER = /(?:^| )(?:اعرف|اسال|افهم|اتعلم|اعلم|know|ask|learn|ادرب\S*|اعود\S*)(?= |$)/

/** Properties that come in degrees. */
const COMPARED: readonly string[] = ['kids', 'easy', 'light', 'sheds', 'flat', 'elderly']

/** The message asks for a choice. */
function seeks(asked: Asked, said: readonly string[], before: readonly string[]): boolean {
  const { folded, concepts, topics, continues, kinds, mentions, maxPrice, about } = asked
  if (ADVISE.test(folded) || (WHO.test(folded) && asked.isAmong && said.some((id) => COMPARED.includes(id))))
    return true
  const namesAnimal =
    kinds.length > 0 || concepts.has('حيوان') || (said.length > 1 && / (?:شي|شيء|حاجه) /.test(folded))
  if (concepts.has('ابغي') && namesAnimal && said.length > 0) return !OTHER.test(folded)
  const isOfItems = TOPICS[topics[0] ?? 'okay'] === 'items'
  // Another one by its name or colour: «والرمادي ينمسك باليد؟».
  const isDefinite = mentions.some(({ text }) => /^[وبل]?ال/.test(text))
  if (before.length > 0 && isOfItems && !isDefinite)
    return maxPrice !== about.subject.maxPrice || said.some((id) => !before.includes(id))
  return said.length > 1 && !EITHER.test(folded) && !continues && namesAnimal && isOfItems && !isDefinite
}

const PARTS: readonly (CarePart | null)[] = [
  null,
  'firstdays',
  'taming',
  'people',
  'coat',
  'together',
  'play',
  'home',
]

function mayAdvise(asked: Asked): boolean {
  const { isSick, isOwn, goods, pick, choice, thing, orderNumber, concepts, quantity } = asked
  const isAboutOther = isSick || isOwn || goods.length > 0 || thing !== null
  const isChosen = pick !== null || choice !== null || asked.isCompared || asked.isEither || asked.isSum
  if (isAboutOther || isChosen || orderNumber !== null || quantity !== null || concepts.has('ارجع'))
    return false
  if (!PARTS.includes(asked.part)) return false
  const [topic] = asked.topics
  const kind = topic ? TOPICS[topic] : 'items'
  if (kind === 'items') return true
  if (topic !== 'care') return !asked.isSure && topic !== 'vet' && asked.namedKinds.length > 0
  const id = asked.precise.get('care')
  return id === undefined ? ADVISE.test(asked.folded) : ADVICE_IDS.includes(id)
}
