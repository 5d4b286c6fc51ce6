// Judges whether goods suit an animal by their page and the care advice, with both numbers (C-04, C-05).
import type { Product } from '#contract/catalog.ts'
import { GOODS, type Good, KINDS, type Kind, wholeOf } from '#domain/chat/lexicon.ts'
import { kindsIn } from '#domain/chat/recognise.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { fitText } from '#text/chat/fit.ts'
import { traitText } from '#text/chat/traits.ts'
import type { Asked } from './asked.ts'
import { needText, sharesName } from './goods-advice.ts'
import { stageNamed, stageOf } from './life-stage.ts'
import { isForKinds, isGood } from './match-kinds.ts'
import { centimetres, gramsIn, monthsIn } from './measures.ts'
import { sentencesOf } from './page-words.ts'
import { animalMeant, heightFor, litresFor, litresIn } from './tank-needs.ts'

/** `is` is null if the page does not tell. */
type FitVerdict = { is: boolean | null; why: string }

export function judge(asked: Asked, product: Product, kind: Kind | null): FitVerdict {
  const sentences = sentencesOf(product)
  const good = goodOf(product)
  // A page that names no animal excludes none: «قطع تونة في الجلي».
  const isOfAny = kindsIn(product.nameArabic, product.descriptionArabic ?? '').length === 0
  if (kind && good && !isForKinds(product, [kind], good) && !isOfAny)
    return { is: false, why: `${fitText.otherAnimals(KINDS[kind].plural)}. ${factOf(product) ?? ''}` }
  const measured =
    ofWeight(asked, sentences) ??
    (good === 'food' || good === 'lamp' ? ofAge(asked, product, kind) : null) ??
    ofHeight(asked, product) ??
    ofLitres(asked, product, kind) ??
    ofSize(product, kind && good ? needText(good, kind, asked.folded) : null)
  const suits = kind
    ? sentences.find((text) => /[يت]ناسب/.test(text) && kindsIn(text).includes(kind))
    : undefined
  // The page says it fits, and the advice for a pair does not apply to one.
  if (
    suits &&
    measured?.is === false &&
    /لزوج/.test(kind && good ? (needText(good, kind, asked.folded) ?? '') : '') &&
    !OF_TWO.test(asked.folded)
  )
    return { is: true, why: `${suits} ${product.dimensions ?? ''}.` }
  if (measured) return measured
  // Is for these animals, but may be too small: «حوض للأسماك».
  const isOfSize = good === 'tank' || good === 'cage'
  // A family includes its breeds: «للقطط والأرانب» covers a Persian.
  const whole = kind && wholeOf(KINDS[kind].family)
  const namesIt =
    kind && !isOfSize
      ? sentences.find((text) => kindsIn(text).some((each) => each === kind || each === whole))
      : undefined
  const page = good === 'food' ? [product.weight ?? [], ...sentences].flat().join('، ') : factOf(product)
  return { is: namesIt ? true : null, why: namesIt ?? page ?? '' }
}

const OF_TWO = /(?:^| )(?:ل?ل?(?:ال)?(?:زوج|جوز)\S*|ا?[ثت]نت?ين|\S{3,}(?:ين|هم|هن)|two|pair|them)(?= |$)/

export function goodOf(product?: Product): Good | null {
  return (product && (Object.keys(GOODS) as Good[]).find((good) => isGood(product, good))) ?? null
}

/** Its measures and the sentence about its purpose, otherwise a sentence with a number. */
export function factOf(product: Product): string | null {
  const { dimensions, weight } = product
  const sentences = sentencesOf(product)
  const sentence =
    sentences.find((text) => /حتى|لأحواض/.test(text)) ??
    sentences.find((text) => /\d/.test(text)) ??
    sentences[0]
  return [dimensions ? traitText.dimensions(dimensions) : weight, sentence].filter(Boolean).join('، ') || null
}

/**
 * Compares a limit («تحمل حتى 6 كيلوغرامات») with a weight in the message («وزنها 7 كيلو») or that of the shown
 * animal.
 */
function ofWeight(asked: Asked, said: readonly string[]): FitVerdict | null {
  const limit = said.find((text) => /حتى \d+ ?(?:كيلو|كجم)/.test(text))
  const has = gramsIn(asked.told) ?? weightSaid(asked.folded) ?? gramsIn(animalMeant(asked)?.weight ?? '')
  const most = limit === undefined ? null : gramsIn(limit)
  if (has === null || most === null || limit === undefined) return null
  return { is: has <= most, why: `${fitText.upTo(limit.replace(/\.$/, ''), `${has / 1000} كجم`)}.` }
}

/** A weight without a unit is in kilograms: «وزنه 4.3». */
function weightSaid(folded: string): number | null {
  const [, kilos, part = '0'] = /(?:^| )وزن\S* (\d+)(?:[ .](\d))?(?= |$)/.exec(folded) ?? []
  return kilos ? Number(`${kilos}.${part}`) * 1000 : null
}

/** An age in the text («من عمر شهرين إلى سنة»), otherwise the life stage. */
function ofAge(asked: Asked, product: Product, kind: Kind | null): FitVerdict | null {
  // The food's name tells no age of the animal: «طعام القطط البالغة».
  const question = asked.folded
    .split(' ')
    .filter((word) => !sharesName(product.nameArabic, [word]))
    .join(' ')
  const age = monthsIn(asked.told) === null ? foldArabic(animalMeant(asked)?.age ?? '') : asked.told
  const folded = `${question} ${age}`
  const why = product.descriptionArabic ?? product.nameArabic
  const [, from, to] = /من (?:عمر )?(\S+) الي (\S+)/.exec(foldArabic(why)) ?? []
  const [months, least, most] = [monthsIn(folded), monthsIn(from ?? ''), monthsIn(to ?? '')]
  if (months !== null && least !== null && most !== null)
    return { is: months >= least && months <= most, why }
  const stage = stageOf(folded, kind !== null && KINDS[kind].family === 'cats')
  const own = stageNamed(product)
  return own && { is: stage ? stage === own : null, why }
}

/** A tank against the needs of the fish, a filter against its tank. */
function ofLitres(asked: Asked, product: Product, kind: Kind | null): FitVerdict | null {
  const limit = sentencesOf(product).find((text) => /حتى \d+ لتر/.test(text))
  const most = Number(/حتى (\d+)/.exec(limit ?? '')?.[1] ?? 0)
  const asks = litresIn(asked.told) ?? litresIn(foldArabic(asked.shown[0]?.nameArabic ?? ''))
  if (limit && asks)
    return { is: asks <= most, why: `${fitText.upTo(limit.replace(/\.$/, ''), `${asks} لتراً`)}.` }
  const has = litresIn(foldArabic(product.nameArabic))
  const needs = has && kind ? litresFor(asked, kind) : null
  return has && needs ? { is: has >= needs, why: `${fitText.tank(has, needs)}.` } : null
}

/** «لأحواض ارتفاعها 45 سم فأكثر» */
function ofHeight(asked: Asked, product: Product): FitVerdict | null {
  const [needs, has] = [heightFor(asked), centimetres(product.dimensions ?? '')?.[2]]
  return goodOf(product) === 'tank' && needs && has && has < needs
    ? { is: false, why: `${fitText.height(has, needs)}.` }
    : null
}

function ofSize(product: Product, needs: string | null): FitVerdict | null {
  const least = needs && sizeIn(needs)
  const [own, wanted] = [centimetres(product.dimensions ?? ''), centimetres(least ?? '')]
  if (!own || !wanted || !least) return null
  const is = wanted.every((each, at) => (own[at] ?? own[0] ?? 0) >= each)
  return { is, why: `${fitText.measured(product.dimensions ?? '', least)}.` }
}

/** A size in the text: «80 × 45 × 50 سم», «3 × 2 متر». */
function sizeIn(text: string): string | null {
  return /\d+(?:\.\d+)?(?: × \d+(?:\.\d+)?)* (?:سم|متر)/.exec(text)?.[0] ?? null
}
