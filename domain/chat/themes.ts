// What the words of a message have to do with, whatever the dialect: learned from beside the words themselves, and without
// any other effect than that.
import { foldArabic } from '#domain/fold-arabic.ts'
import { withoutArticles } from '#domain/search/search-words.ts'
import { wordForms } from './word-forms.ts'
import { THEMES } from './words/themes.ts'

const MAX_PHRASE = 3
const BY_WORDS = new Map<string, string[]>()
/** Of single words, as they are often asked for. */
const KNOWN = new Map<string, readonly string[]>()

for (const line of THEMES.trim().split('\n')) {
  const [theme = '', ...others] = line.split(' ')
  for (const entry of [theme, ...others]) {
    const words = entry.split('_').map(foldArabic)
    const key = words.length === 1 ? (words[0] ?? '') : words.map(withoutArticles).join(' ')
    BY_WORDS.set(key, [...(BY_WORDS.get(key) ?? []), foldArabic(theme)])
  }
}

/** Of the longest phrases that are known: «دوار الشمس» has nothing to do with the sun. @param words folded */
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
  const known = KNOWN.get(word)
  if (known) return known
  const form = wordForms(word).find((each) => BY_WORDS.has(each.form))?.form
  const themes = BY_WORDS.get(form ?? '') ?? []
  KNOWN.set(word, themes)
  return themes
}
