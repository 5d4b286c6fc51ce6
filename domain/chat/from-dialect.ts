// Replaces words that only one dialect has, and those that would be misread, before anything else is read.
import { foldArabic } from '#domain/fold-arabic.ts'
import { meaningsOf } from './recognise.ts'

/**
 * «داء الكلب» is rabies, and no dog; «شرايك» is «وش رأيك»; «الأمريكاني» is «الأمريكي»; «أم ثلاث ألوان» is «الثلاثية الألوان»; «عندكو تبن ليه؟» asks for hay for him, and not why.
 * @param names words of the catalogue, folded
 */
export function fromDialect(message: string, names: ReadonlySet<string>): string {
  const words = message
    .replace(RABIES, '$1داء السعار')
    .replace(TRICOLOUR, 'الثلاثية الألوان')
    .replace(OPINION, (_, of?: string) => `وش رأيك${of ? ' ب' : ''}`)
    .split(' ')
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

const OPINION = /(?<!\p{L})(?:شرا|(?:وش|شو|ايش) ر[اأ])[يئ]ك[من]?(?!\p{L})( في (?=ال))?/gu
const TRICOLOUR = /(?<!\p{L})(?:[أا]مّ? |[أا]بو |ب)?(?:ال)?ثلاث[ةه]? [أا]لوان(?!\p{L})/gu
const RABIES = /(?<!\p{L})([وفبل]?)د[اأ]ء? الك\p{M}*ل\p{M}*ب\p{M}*(?!\p{L})/gu
