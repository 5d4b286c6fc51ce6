// Themes of words, independent of dialect. They are extra features of the classifiers and have no other effect.
import { foldArabic } from '#domain/fold-arabic.ts'
import { withoutArticles } from '#domain/search/search-words.ts'
import { wordForms } from './word-forms.ts'
import { DANGER_THEMES } from './words/danger-themes.ts'
import { THEMES } from './words/themes.ts'

const MAX_PHRASE = 3

/** The themes of questions about care and the shop. @param words folded */
export const themesIn: (words: readonly string[]) => ReadonlySet<string> = (words) =>
  new Set(themesOfQuestions(words).flat())

/** The themes of what happens to animals and people, in the order of the words. @param words folded */
export const dangersIn = themesOf(DANGER_THEMES)

const themesOfQuestions = themesOf(THEMES)

/** The themes of the longest known phrases, in order: «دوار الشمس» is unrelated to the sun. */
function themesOf(table: string): (words: readonly string[]) => (readonly string[])[] {
  const byWords = readThemes(table)
  /** Caches the themes of single words. */
  const known = new Map<string, readonly string[]>()
  const ofWord = (word: string): readonly string[] => {
    const cached = known.get(word)
    if (cached) return cached
    const form = wordForms(word).find((each) => byWords.has(each.form))?.form
    const themes = byWords.get(form ?? '') ?? []
    known.set(word, themes)
    return themes
  }
  return (words) => {
    const themes: (readonly string[])[] = []
    const bare = words.map(withoutArticles)
    for (let at = 0; at < words.length; ) {
      let length = Math.min(MAX_PHRASE, words.length - at)
      while (length > 1 && !byWords.has(bare.slice(at, at + length).join(' '))) length--
      const found = length > 1 ? byWords.get(bare.slice(at, at + length).join(' ')) : ofWord(words[at] ?? '')
      if (found && found.length > 0) themes.push(found)
      at += length
    }
    return themes
  }
}

function readThemes(table: string): ReadonlyMap<string, string[]> {
  const byWords = new Map<string, string[]>()
  for (const line of table.trim().split('\n')) {
    const [theme = '', ...others] = line.split(' ')
    for (const entry of [theme, ...others]) {
      const words = entry.split('_').map(foldArabic)
      const key = words.length === 1 ? (words[0] ?? '') : words.map(withoutArticles).join(' ')
      byWords.set(key, [...(byWords.get(key) ?? []), foldArabic(theme)])
    }
  }
  return byWords
}
