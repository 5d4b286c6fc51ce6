// Finds the governorate that a message names by its own name, a wilayat or a town.
import { foldArabic } from '#domain/fold-arabic.ts'
import { isLikelySlip, isOneEditAway } from '#domain/one-edit.ts'
import { REGIONS } from '#domain/regions.ts'
import { withoutArticles } from '#domain/search/search-words.ts'
import { ABROAD } from './lexicon.ts'
import { means, type Word } from './recognise.ts'
import { wordForms } from './word-forms.ts'
import { AMBIGUOUS_PLACES, PLACES, SHARED_PLACES } from './words/places.ts'

export type Places = {
  /** The governorate named, or that of the wilayat named. */
  regionId: number | null
  /** Governorates that share the name: «الباطنة». */
  sharedRegionIds: number[]
  /** Names a place outside Oman and none inside. */
  isAbroad: boolean
}

const MIN_CORRECTED = 5
const MAX_PHRASE = 4
/** Prepositions that mark a place: «لصور», «إلى صور», «في صور». */
const TO = /^(?:الي|الى|لين|في|ب|ل|to|in|على|عند|من)$/

const BY_NAME = new Map<string, readonly number[]>()
for (const { id, nameAr, nameEn, wilayat } of REGIONS)
  for (const name of [nameAr, nameEn, ...wilayat, ...splitNames(PLACES[id] ?? '')]) addName(name, [id])
for (const { names, regionIds } of SHARED_PLACES)
  for (const name of splitNames(names)) addName(name, regionIds)
const AMBIGUOUS = new Set(splitNames(AMBIGUOUS_PLACES).map(keyOf))
const ABROAD_NAMES = new Set(ABROAD.split(' ').map((name) => keyOf(name.replaceAll('_', ' '))))

function splitNames(table: string): string[] {
  return table.split(',').filter((name) => name.trim())
}

function keyOf(name: string): string {
  return foldArabic(name).split(' ').map(withoutArticles).join(' ')
}

function addName(name: string, regionIds: readonly number[]): void {
  if (!BY_NAME.has(keyOf(name))) BY_NAME.set(keyOf(name), regionIds)
}

/** @param isKnown whether a word has another meaning, so that it is not corrected to a place */
export function findPlaces(
  words: readonly string[],
  isKnown: (word: string) => boolean,
  speaksOfDelivery: boolean,
): Places & { used: number[] } {
  const matches: { at: number; regionIds: readonly number[] }[] = []
  let isAbroad = false
  for (let at = 0; at < words.length; at++) {
    const lone = words.length === 1
    const regionIds = placeAt(words, at, isKnown, speaksOfDelivery || lone)
    if (regionIds) matches.push({ at, regionIds })
    isAbroad ||=
      names(words[at] ?? '').some(
        (name) => ABROAD_NAMES.has(name) && isReadAsPlace(words, at, name, speaksOfDelivery || lone),
      ) || ABROAD_NAMES.has(keyOf(words.slice(at, at + 2).join(' ')))
  }
  const own = matches.find(({ regionIds }) => regionIds.length === 1)
  const shared = matches.find(({ regionIds }) => regionIds.length > 1)
  return {
    regionId: own?.regionIds[0] ?? null,
    sharedRegionIds: own ? [] : [...(shared?.regionIds ?? [])],
    isAbroad: isAbroad && !own && !shared,
    used: matches.map(({ at }) => at),
  }
}

function placeAt(
  words: readonly string[],
  at: number,
  isKnown: (word: string) => boolean,
  mayBeAmbiguous: boolean,
): readonly number[] | null {
  for (let length = Math.min(MAX_PHRASE, words.length - at); length > 0; length--) {
    const [first = '', ...rest] = words.slice(at, at + length)
    for (const name of names(first)) {
      const key = [name, ...rest.map(withoutArticles)].join(' ')
      const regionIds = BY_NAME.get(key)
      if (regionIds && isReadAsPlace(words, at, key, mayBeAmbiguous)) return regionIds
    }
  }
  return slipOf(words[at] ?? '', isKnown, mayBeAmbiguous)
}

/** Some places are also common words and need a preposition: «صور» (pictures), «عين» (an eye). */
function isReadAsPlace(words: readonly string[], at: number, key: string, mayBeAmbiguous: boolean): boolean {
  const hasPreposition = /^(?:ل|ب)(?!ل)/.test(words[at] ?? '') || TO.test(words[at - 1] ?? '')
  return !AMBIGUOUS.has(key) || mayBeAmbiguous || hasPreposition
}

function slipOf(word: string, isKnown: (word: string) => boolean, mayBe: boolean): readonly number[] | null {
  if (isKnown(word) || !mayBe) return null
  for (const name of names(word)) {
    if (name.length < MIN_CORRECTED - 1) continue
    for (const [other, regionIds] of BY_NAME) {
      const isLong = Math.min(name.length, other.length) >= MIN_CORRECTED
      if (isOneEditAway(name, other) && (isLong || isLikelySlip(name, other)) && !AMBIGUOUS.has(other))
        return regionIds
    }
  }
  return null
}

/** Strips articles and prepositions: «لصلالة», «عالسويق», «بالسيب», «والبريمي». */
function names(word: string): string[] {
  const bare = word.replace(/^و?(?:عال|لل|بال|ال)(?=..)/, '')
  return [
    ...new Set([
      withoutArticles(word),
      bare,
      ...wordForms(word)
        .filter(({ form }) => word.endsWith(form))
        .map(({ form }) => form),
      bare.replace(/^[عل](?=...)/, ''),
    ]),
  ]
}

/** Refers to the previous place: «هناك», «get there». */
export function speaksOfThere(words: readonly string[], places: Places): boolean {
  const at = words.findIndex((word) => /^و?(?:ل|الي )?(?:هناك|هنيك|هناكا|there)$/.test(word))
  return !namesPlace(places) && at >= 0 && !/^(?:is|are|isnt|arent|any)$/.test(words[at - 1] ?? '')
}

/** «كم يوم ياخذ؟» and «وهناك؟» keep the previous place; «وين توصلون؟» asks about all places. */
export function placesMeant(places: Places, words: readonly Word[], before: number | null = null): Places {
  const asksOfAll = words.some(
    (word) => means(word, 'same', 'وين') || /^و?(?:ال|لل)?(?:كل|جميع|مناطق|ولايات|محافظات)$/.test(word.text),
  )
  return namesPlace(places) || asksOfAll ? places : { ...places, regionId: before }
}

function namesPlace({ regionId, sharedRegionIds, isAbroad }: Places): boolean {
  return regionId !== null || sharedRegionIds.length > 0 || isAbroad
}
