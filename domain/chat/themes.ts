// Themes of words, independent of dialect. They are extra features of the classifier and have no other effect.
import { foldArabic } from '#domain/fold-arabic.ts'
import { withoutArticles } from '#domain/search/search-words.ts'
import { wordForms } from './word-forms.ts'
import { THEMES } from './words/themes.ts'

const MAX_PHRASE = 3
const BY_WORDS = new Map<string, string[]>()
/** Caches the themes of single words. */
const KNOWN = new Map<string, readonly string[]>()

for (const line of THEMES.trim().split('\n')) {
  const [theme = '', ...others] = line.split(' ')
  for (const entry of [theme, ...others]) {
    const words = entry.split('_').map(foldArabic)
    const key = words.length === 1 ? (words[0] ?? '') : words.map(withoutArticles).join(' ')
    BY_WORDS.set(key, [...(BY_WORDS.get(key) ?? []), foldArabic(theme)])
  }
}

/** Themes of the longest known phrases: «دوار الشمس» is unrelated to the sun. @param words folded */
export function themesIn(words: readonly string[]): ReadonlySet<string> {
  const themes = new Set<string>()
  const bare = words.map(withoutArticles)
  for (let at = 0; at < words.length; ) {
    let length = Math.min(MAX_PHRASE, words.length - at)
    while (length > 1 && !BY_WORDS.has(bare.slice(at, at + length).join(' '))) length--
    const phrase =
      length > 1 ? BY_WORDS.get(bare.slice(at, at + length).join(' ')) : themesOf(words[at] ?? '')
    for (const theme of phrase ?? []) themes.add(theme)
    at += length
  }
  return themes
}

function themesOf(word: string): readonly string[] {
  const cached = KNOWN.get(word)
  if (cached) return cached
  const form = wordForms(word).find((each) => BY_WORDS.has(each.form))?.form
  const themes = BY_WORDS.get(form ?? '') ?? []
  KNOWN.set(word, themes)
  return themes
}
