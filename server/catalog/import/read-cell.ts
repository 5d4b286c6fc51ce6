// A cell of a file as the field of an item: words to values, numbers and dates in the formats of spreadsheets
// of any country. Ambiguous input is refused, never guessed.
import { z } from 'zod'
import { createProductRequest } from '#contract/admin/products.ts'
import { ITEM_FIELDS, type ItemFieldName, type ItemValues, itemField } from '#domain/catalog/item-fields.ts'
import { readQuantity, readTypedAmount } from '#domain/catalog/item-rules.ts'
import { foldArabic, foldDigits } from '#domain/fold-arabic.ts'
import { isDay } from '#domain/muscat-time.ts'
import { REGIONS } from '#domain/regions.ts'
import { ITEM_CHOICES, itemFaultText, NO, YES } from '#text/admin/item-fields.ts'
import { recordErrors } from '#text/admin/passport-faults.ts'
import type { FileColumn } from '#text/admin/product-file.ts'
import { rowFaultText } from '#text/admin/product-import.ts'
import { itemFieldText } from '#text/admin/products.ts'

/** `value` undefined: the cell is empty or missing. */
export type ReadCell = { value: unknown } | { sentence: string }

export type CellContext = {
  delimiter: string
  /** Null where the item is new. */
  current: ItemValues | null
  categories: NamedThings
  species: NamedThings
}

/** What a cell names by its name, or by its number. */
export type NamedThings = { ids: ReadonlySet<number>; byName: ReadonlyMap<string, readonly number[]> }

export function readCell(name: ItemFieldName, cell: string, context: CellContext): ReadCell {
  const text = cell.trim()
  const field = itemField(name)
  const isBlank = text === ''
  /** An empty cell: clears the value of an existing item, and means nothing for a new one. */
  const cleared = { value: context.current ? null : undefined }
  switch (field.type) {
    case 'category':
      return readNamed(text, context.categories, NOT_A_CATEGORY)
    case 'species':
      return isBlank && !context.current ? cleared : readNamed(text, context.species, NOT_A_SPECIES)
    case 'choice':
      if (isBlank && (field.optional || !context.current)) return cleared
      return readChoice(text, CHOICES[name])
    case 'switch':
      return isBlank && !context.current ? cleared : readChoice(text, ANSWERS)
    case 'answer':
      return isBlank ? { value: null } : readChoice(text, ANSWERS)
    case 'amount':
      return isBlank && (field.optional || !context.current) ? cleared : readMoney(name, text, context)
    case 'count':
      if (isBlank) return field.optional ? cleared : { value: undefined }
      return readUnits(text)
    case 'day':
      return isBlank ? { value: null } : readDay(text, context.current?.[name] ?? null)
    case 'regions':
      return isBlank && !context.current ? cleared : readRegions(text)
    case 'images':
      return readPictures(text)
    default:
      // Words and codes, which the schema and the rules check.
      return { value: text }
  }
}

/** True if a field has the same value as before, in whatever notation. */
export function isSameField(name: ItemFieldName, value: unknown, before: unknown): boolean {
  return canonical(name, value) === canonical(name, before)
}

function canonical(name: ItemFieldName, value: unknown): string {
  const { type } = itemField(name)
  if (type === 'amount') {
    const amount = value === null ? 0 : readTypedAmount(String(value))
    return amount === null ? `unread ${value}` : String(amount)
  }
  const cleaned = z.safeParse(createProductRequest.shape[name], value)
  const clean = cleaned.success ? cleaned.data : value
  // Alternative texts are not in the file, so pictures keep theirs.
  return JSON.stringify(clean, type === 'images' ? ['url'] : null)
}

type CellChoices = ReadonlyMap<string, unknown> & { readonly words?: readonly string[] }

function choiceOf(labels: Record<string, string>): CellChoices {
  const entries = Object.entries(labels).flatMap(([code, label]) => [
    [foldArabic(label), code] as const,
    [foldArabic(code), code] as const,
  ])
  return Object.assign(new Map<string, unknown>(entries), { words: Object.values(labels) })
}

const CHOICES: Partial<Record<ItemFieldName, CellChoices>> = Object.fromEntries(
  Object.entries(ITEM_CHOICES).map(([name, labels]) => [name, choiceOf(labels)]),
)
const ANSWERS: CellChoices = new Map<string, unknown>([
  ...[YES, 'yes', 'true', '1'].map((word) => [foldArabic(word), true] as const),
  ...[NO, 'no', 'false', '0'].map((word) => [foldArabic(word), false] as const),
])

function readChoice(text: string, choice: CellChoices | undefined): ReadCell {
  const value = choice?.get(foldArabic(text)) ?? (choice && onlyChoiceWith(foldArabic(text), choice))
  if (value !== undefined) return { value }
  return { sentence: choice?.words ? rowFaultText.choose(choice.words) : rowFaultText.yesOrNo }
}

/** Some words of one choice are enough, such as «منتج» of «منتج أو مستلزمات». */
function onlyChoiceWith(words: string, choice: CellChoices): unknown {
  const found = new Set(
    [...choice].flatMap(([all, value]) => (` ${all} `.includes(` ${words} `) ? [value] : [])),
  )
  return found.size === 1 ? [...found][0] : undefined
}

const NOT_A_CATEGORY = { unknown: rowFaultText.categoryUnknown, twice: rowFaultText.categoryTwice }
const NOT_A_SPECIES = { unknown: recordErrors.species, twice: rowFaultText.speciesTwice }

function readNamed(
  text: string,
  { ids, byName }: NamedThings,
  not: { unknown: string; twice: string },
): ReadCell {
  if (text === '') return { value: null }
  const found = byName.get(foldArabic(text)) ?? []
  if (found.length === 1) return { value: found[0] }
  if (found.length > 1) return { sentence: not.twice }
  const id = Number(/^#?(\d{1,9})$/.exec(foldDigits(text))?.[1])
  return ids.has(id) ? { value: id } : { sentence: not.unknown }
}

/**
 * «12,5» is always twelve and a half. «1,250» is 1.25 only in a file separated by semicolons; otherwise it is
 * ambiguous, unless one of the two readings is the item's current price.
 */
function readMoney(name: ItemFieldName, text: string, context: CellContext): ReadCell {
  const plain = foldDigits(text).replace(/\s|\p{Cf}/gu, '')
  const [, whole, fraction = ''] = /^(\d{1,9})[,،](\d{1,3})$/.exec(plain) ?? []
  if (whole === undefined) return { value: plain }
  const asFraction = `${whole}.${fraction}`
  if (fraction.length < 3 || context.delimiter === ';') return { value: asFraction }
  const before = context.current?.[name]
  const same = [asFraction, `${whole}${fraction}`].find(
    (reading) => before != null && readTypedAmount(reading) === readTypedAmount(String(before)),
  )
  return same === undefined ? { sentence: rowFaultText.comma } : { value: same }
}

function readUnits(text: string): ReadCell {
  const { value } = readCount(text)
  return typeof value === 'number' ? { value } : { sentence: itemFaultText('quantity', 'quantity-invalid') }
}

/** A comma only between thousands: «1,5» is no count. What cannot be read stays, for the rules to refuse. */
export function readCount(text: string): { value: number | string } {
  const plain = foldDigits(text).replace(/\s|\p{Cf}/gu, '')
  const hasComma = /[,٬]/.test(plain)
  if (hasComma && !/^\d{1,3}(?:[,٬]\d{3})+$/.test(plain)) return { value: text }
  return { value: readQuantity(plain) ?? text }
}

/** As exported, or as a spreadsheet rewrote it: day first or month first, where only one of them can be meant. */
function readDay(text: string, before: unknown): ReadCell {
  const plain = foldDigits(text).replace(/\p{Cf}/gu, '')
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain) ?? []
  if (year && month && day) return { value: dayOf(year, month, day) }
  const [, first, second, last] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(plain) ?? []
  if (!first || !second || !last) return { value: plain }
  const readings = [dayOf(last, second, first), dayOf(last, first, second)].filter(isDay)
  const certain =
    readings.find((one) => one === before) ?? (new Set(readings).size === 1 ? readings[0] : undefined)
  return certain === undefined ? { sentence: rowFaultText.day } : { value: certain }
}

function dayOf(year: string, month: string, day: string): string {
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

const REGION_IDS = new Map(REGIONS.map(({ id, nameAr }) => [foldArabic(nameAr), id]))

function readRegions(text: string): ReadCell {
  const names = text
    .split(/[،,;؛|\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const ids = new Set<number>()
  for (const name of names) {
    const id = REGION_IDS.get(foldArabic(name))
    if (id === undefined) return { sentence: rowFaultText.region(name) }
    ids.add(id)
  }
  return { value: [...ids].toSorted((a, b) => a - b) }
}

/** Only the shop's own pictures; an import fetches nothing from elsewhere. */
function readPictures(text: string): ReadCell {
  const urls = text.split(/\s+/).filter((url) => url !== '')
  return urls.every((url) => url.startsWith('/media/'))
    ? { value: urls.map((url) => ({ url })) }
    : { sentence: itemFieldText.imageUnknown }
}

/** A column that is a field of the item, and not something beside it. */
export function isField(column: FileColumn): column is ItemFieldName {
  return column in ITEM_FIELDS
}
