// What fish need of their tank: what their page says decides, the advice comes after it (C-04, C-05).
import type { Product } from '#contract/catalog.ts'
import type { Kind } from '#domain/chat/lexicon.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { traitText } from '#text/chat/traits.ts'
import type { Asked } from './asked.ts'
import { needText } from './goods-advice.ts'
import { kindsOf } from './match-kinds.ts'
import { sentencesOf } from './page-words.ts'

export function litresIn(folded: string): number | null {
  const [, litres, ofTank] = LITRES.exec(folded) ?? []
  return Number(litres ?? ofTank ?? 0) || null
}

/** «120 لتر», «حوضكم 120». */
const LITRES = /(\d+) ?(?:لتر|ليتر|lit)|حوض(?:كم|نا|ي)? (?:ال)?(\d{2,})(?= |$)(?! ?(?:سم|ريال))/

const isAnimal = ({ type }: Product) => type === 'animal'

/** The named animals, otherwise the current ones, otherwise the last one spoken of. */
function animalsMeant({ called, focus, shown, spoken }: Asked): readonly Product[] {
  const last = spoken.filter(isAnimal).slice(0, 1)
  return [called, focus, shown].map((some) => some.filter(isAnimal)).find(({ length }) => length > 0) ?? last
}

/** The only one of them. */
export function animalMeant(asked: Asked): Product | undefined {
  const [animal, ...others] = animalsMeant(asked)
  return others.length === 0 ? animal : undefined
}

/** The litres for the one that needs most: by its page, otherwise by the advice. */
export function litresFor(asked: Asked, kind: Kind): number | null {
  const needs = animalsMeant(asked).flatMap((fish) => litresNeeded(fish, fishCount(asked)) ?? [])
  return needs.length > 0
    ? Math.max(...needs)
    : litresOf(needText('tank', kind, asked.folded), fishCount(asked))
}

export function litresNeeded(fish: Product, count = 1): number | null {
  const onPage = Math.max(0, ...sentencesOf(fish).map((text) => litresIn(foldArabic(text)) ?? 0))
  const [kind] = kindsOf(fish)
  return onPage || (kind ? litresOf(needText('tank', kind, foldArabic(fish.nameArabic)), count) : null)
}

/** A formula with an increment per fish: «75 لتراً للأولى، و40 لكل واحدة بعدها». */
function litresOf(advice: string | null, count: number): number | null {
  const need = foldArabic(advice ?? '')
  const least = litresIn(need) ?? (Number(/\d+/.exec(need)?.[0] ?? 0) || null)
  return least && least + Number(/و(\d+) لكل/.exec(need)?.[1] ?? 0) * (count - 1)
}

/** A count from the current sum («5 منها») or the message («فيه 12 سمكة»). */
function fishCount(asked: Asked): number {
  const countInText = Number(/(\d+) (?:سمك|ذهبي|fish|goldfish)/.exec(asked.folded)?.[1] ?? 0)
  const fish = animalMeant(asked)
  return countInText || (fish ? (asked.basket.find(({ item }) => item.id === fish.id)?.count ?? 1) : 1)
}

/** The height in centimetres that the pages ask for. */
export function heightFor(asked: Asked): number {
  return Math.max(0, ...animalsMeant(asked).map(heightNeeded))
}

export function heightNeeded(fish: Product): number {
  return Number(HEIGHT.exec(foldArabic(sentencesOf(fish).join(' ')))?.[1] ?? 0)
}
const HEIGHT = /ارتفاع\S* (\d+) سم/

/** The need as the page says it («لأحواض 300 لتر فأكثر.»); of several fish, the largest. */
export function pageOnTank(asked: Asked): string | null {
  const said = animalsMeant(asked).flatMap((fish) =>
    needsOfTank(fish).map((text) => ({ fish, text, litres: litresIn(foldArabic(text)) ?? 0 })),
  )
  const [most] = said.toSorted((a, b) => b.litres - a.litres)
  return most ? traitText.quoted(most.fish.nameArabic, most.text) : null
}

export function needsOfTank(fish: Product): string[] {
  return sentencesOf(fish).filter(
    (text) => litresIn(foldArabic(text)) !== null || HEIGHT.test(foldArabic(text)),
  )
}
