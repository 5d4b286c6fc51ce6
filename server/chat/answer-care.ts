// Care advice: the requested part for the requested animal, with its source (C-05).
import type { Product } from '#contract/catalog.ts'
import { type CarePart, type Good, KINDS, type Kind } from '#domain/chat/lexicon.ts'
import { kindsIn } from '#domain/chat/recognise.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { stockingOf } from '#text/care/care-fish.ts'
import { foodLines, foodSource, forbiddenFoods } from '#text/care/care-foods.ts'
import { careGuide, carePart, careSource, careTextOf } from '#text/care/care-guides.ts'
import { PEOPLE_SOURCE, peopleCare } from '#text/care/care-people.ts'
import { travelCare } from '#text/care/care-travel.ts'
import { CARE_CHIPS, careText } from '#text/chat/care.ts'
import { bullets, paragraphs } from '#text/chat-facts.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { asksForbidden, toThePoint } from './fact-asked.ts'
import { firstGoods, fittingLines } from './fitting-goods.ts'
import { needText } from './goods-advice.ts'
import { isGood, kindsOf } from './match-kinds.ts'
import { mayFit } from './match-wishes.ts'
import { centimetres } from './measures.ts'
import { pickSubject } from './pick-subject.ts'
import { meantProducts } from './refer.ts'
import { lineOf, MAX_ITEMS } from './show-items.ts'
import { heightNeeded, litresIn, litresNeeded, needsOfTank } from './tank-needs.ts'

export async function care(asked: Asked): Promise<AnswerPart | null> {
  const kind = kindOf(asked)
  const isOfTank = kind === 'fish' && asked.part === 'together' && litresMeant(asked) > 0
  const part = isOfTank ? 'stocking' : kind && asked.part ? partFor(kind, asked.part) : asked.part
  if (part === 'people') return ofPeople(asked, kind)
  const eaten = kind && ofFoods(asked, kind)
  if (eaten) return eaten
  // The advice on another part is no answer (C-06).
  if (asked.isPartGuessed) return null
  if (!kind) return part || GENERAL.test(asked.folded) ? whichAnimal() : null
  const guide = careGuide(kind)
  if (!guide) return null
  // General advice does not answer a specific question.
  if (!part) {
    if (!GENERAL.test(asked.folded)) return null
    const needed = NEEDED.test(asked.folded) ? await firstGoods(asked, kind) : null
    const products = needed?.products ?? []
    return {
      text: paragraphs(
        `${guide.title}:\n${bullets(...guide.basics)}`,
        products.length > 0 && careText.needed(fittingLines(asked, kind, products)),
        needed?.unsold ?? null,
        careText.source(guide.source),
      ),
      suggestions: guide.suggestions,
      products,
      isAside: asked.continues,
    }
  }
  const forbidden = part === 'food' && asksForbidden(asked.folded) ? forbiddenFoods(kind) : null
  const kinds = [...(asked.kinds.length > 1 ? asked.kinds : [kind]), ...asked.companions]
  const own = [...new Set(kinds.flatMap((each) => carePart(each, part) ?? []))]
  // A tank shared by fish also needs the rule on keeping them together.
  if (isOfTank) own.push(...(carePart(kind, 'together') ?? []))
  // How many fish of one kind a tank holds, by their needs.
  const each = part === 'stocking' && kind !== 'fish' ? needText('tank', kind, asked.folded) : null
  const lines = each ? [each] : own.length > 0 ? own : part === 'travel' ? travelCare(kind) : null
  if (!lines) return null
  const litres = part === 'stocking' ? litresMeant(asked) : 0
  const fitting = litres > 0 && kind === 'fish' ? await fishFor(asked, litres) : []
  return {
    text: paragraphs(
      litres > 0 && (kind === 'fish' || kind === 'guppy') && stockingOf(litres),
      bullets(forbidden ?? false, ...toThePoint(lines, asked.folded)),
      fitting.length > 0 &&
        careText.fits(
          fitting.map((one) => lineOf(one, [one.temperamentArabic, ...needsOfTank(one)])).join('\n'),
        ),
      careText.source(careSource(kind, part) ?? guide.source),
    ),
    products: fitting,
    suggestions: part === 'travel' ? ['صندوق نقل', ...guide.suggestions] : guide.suggestions,
  }
}

/** From the message, otherwise from the name of the shown tank: «كم سمكة يشيل؟». */
function litresMeant({ folded, shown }: Asked): number {
  const texts = [folded, ...shown.map(({ nameArabic }) => foldArabic(nameArabic))]
  return texts.map(litresIn).find((litres) => litres !== null) ?? 0
}

/** Asks what to buy for the animal. */
export const NEEDED = /حتاج|لازم|غراض|اجهز|يلزم|يبال|اشتري|need/

/** Fish that need no more water according to their page and the guide. */
async function fishFor(asked: Asked, litres: number): Promise<readonly Product[]> {
  const picked = await pickSubject({ ...asked, kinds: ['fish'], goods: [], search: null })
  const tank = asked.shown.find((product) => isGood(product, 'tank'))
  const height = centimetres(tank?.dimensions ?? '')?.[2] ?? Number.POSITIVE_INFINITY
  const isEnough = (fish: Product) => (litresNeeded(fish) ?? 0) <= litres && heightNeeded(fish) <= height
  // Excludes saltwater fish, which live with none of the others.
  return (picked?.products ?? [])
    .filter((one) => one.quantity > 0 && isEnough(one) && mayFit(one, ['easy'], asked.folded))
    .slice(0, MAX_ITEMS)
}

/** Cleaning is about the water of a tank and about a cat's litter. */
function partFor(kind: Kind, part: CarePart): CarePart {
  if (part !== 'home') return part
  const { family } = KINDS[kind]
  return family === 'fish' ? 'water' : family === 'cats' ? 'litter' : part
}

function ofPeople({ folded }: Asked, kind: Kind | null): AnswerPart {
  const about = /حساسي|ربو|allerg|asthma/.test(folded)
    ? 'allergy'
    : /حامل|حوامل|pregnan/.test(folded)
      ? 'pregnancy'
      : null
  const lines = peopleCare(kind && KINDS[kind].family, about)
  return {
    text: paragraphs(bullets(...lines), `المصدر: ${PEOPLE_SOURCE}.`),
    suggestions: Object.keys(CARE_CHIPS),
  }
}

/** A line for each named food, then the general advice: «الأرنب ياكل جزر؟». */
export function ofFoods({ eaten, part }: Asked, kind: Kind): AnswerPart | null {
  const name = careTextOf(kind)
  const guide = careGuide(kind)
  const lines = name ? foodLines(name, eaten, part === 'food') : []
  if (!guide || lines.length === 0) return null
  const [basis] = carePart(kind, 'food') ?? []
  return {
    text: paragraphs(
      bullets(...lines, basis ?? false),
      careText.source((name && foodSource(name, eaten)) ?? guide.source),
    ),
    suggestions: guide.suggestions,
  }
}

const GENERAL =
  /(?:^| )(?:و|لل)?(?:ال)?(?:نصايح|نصيحه|عنايه|للعنايه|اعتني|اهتم|اربي|تربيه|اربيه|(?:بي?)?(?:يلزم|لزم)\S*|يبال\S*|يحتاج|تحتاج|احتاج|نحتاج|لازم|اجهز|ا?غراض\S*|[انت]شتري (?:ل|مع|ويا)|care|tips|need)/

/** Goods that only one kind of animal needs. */
const KIND_OF_GOOD: Partial<Record<Good, Kind>> = { litter: 'cat', litterbox: 'cat', post: 'cat' }

const OF_TANK: readonly Good[] = ['tank', 'filter', 'heater', 'airpump']

/** The animal that is named, shown or the current subject; fish for questions about a tank. */
export function kindOf(asked: Asked): Kind | null {
  const [shown] = meantProducts(asked).length > 0 ? meantProducts(asked) : asked.shown
  const isOfShown = shown?.type === 'animal' && (asked.continues || asked.kinds.length === 0)
  const possibleKinds = isOfShown
    ? kindsOf(shown)
    : asked.kinds.length > 0 || !shown
      ? asked.kinds
      : kindsIn(shown.nameArabic)
  const [kind] = possibleKinds.length > 0 ? possibleKinds : asked.kinds
  const [ofGood] =
    asked.namedKinds.length > 0 ? [] : asked.namedGoods.flatMap((good) => KIND_OF_GOOD[good] ?? [])
  if (ofGood && (!kind || KINDS[kind].family !== KINDS[ofGood].family)) return ofGood
  if (kind) return kind
  if (asked.companions[0]) return asked.companions[0]
  const isOfTank = asked.part === 'stocking' || asked.part === 'water' || asked.part === 'setup'
  if (asked.namedGoods.includes('hay')) return 'rabbit'
  if (!isOfTank && !asked.namedGoods.some((good) => OF_TANK.includes(good))) return null
  // The colour «gold» names the goldfish: «الذهبية تحتاج سخان؟».
  return asked.colours.includes('ذهبي') ? 'goldfish' : 'fish'
}

/** Asks which animal is meant, as the answer depends on it. */
export function whichAnimal(): AnswerPart {
  return { text: careText.which, suggestions: Object.keys(CARE_CHIPS) }
}
