// Replaces words that only one dialect has, before anything else is read.
import { foldArabic } from '#domain/fold-arabic.ts'
import { meaningsOf } from './recognise.ts'

/**
 * «الأمريكاني» is «الأمريكي»; «عندكو تبن ليه؟» asks for hay for him, and not why.
 * @param names words of the catalogue, folded
 */
export function fromDialect(message: string, names: ReadonlySet<string>): string {
  const words = message.split(' ')
  return words
    .map((word, at) => {
      const before = meaningsOf(foldArabic(words[at - 1] ?? ''))
      if (/^ليه[؟?]?$/.test(word) && before.some(({ kind }) => kind === 'good'))
        return word.replace('ليه', 'له')
      const [, article = '', stem = '', end = ''] = /^(و?(?:ال|لل)?)(\p{L}{3,})اني(\P{L}*)$/u.exec(word) ?? []
      return stem && names.has(foldArabic(`${stem}ي`)) ? `${article}${stem}ي${end}` : word
    })
    .join(' ')
}
