// Arabic search folding (conventions 16); a property test holds it equal to the SQL function fold_arabic().

const LETTERS: Record<string, string> = {
  آ: 'ا',
  أ: 'ا',
  إ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ک: 'ك',
  ء: '',
}
const DIGITS = '٠١٢٣٤٥٦٧٨٩'
const PERSIAN_DIGITS = '۰۱۲۳۴۵۶۷۸۹'

/** Applied to both sides of a search comparison: folds case, diacritics, letter variants, digits and punctuation. */
export function foldArabic(text: string): string {
  return foldDigits(withoutMarks(text).replace(/[A-Z]+/g, (letters) => letters.toLowerCase()))
    .replace(/[آأإٱىیئةؤکء]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^a-z0-9\u0621-\u064A\u066E-\u06D3]+/g, ' ')
    .trim()
}

/** Without vowel marks, elongation and marks of direction. */
export function withoutMarks(text: string): string {
  return text
    .normalize('NFKC')
    .replace(
      /[\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u200B-\u200F\u061C\u202A-\u202E\u2060-\u2069\uFEFF]/g,
      '',
    )
}

/** Arabic-Indic and Persian digits become Latin ones (conventions 9). */
export function foldDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(DIGITS.indexOf(digit)))
    .replace(/[۰-۹]/g, (digit) => String(PERSIAN_DIGITS.indexOf(digit)))
}

/** Of a folded name: «البلوشية» and «بلوشي» are one family. */
export function withoutDescent(name: string): string {
  const bare = name.length > 4 && name.startsWith('ال') ? name.slice(2) : name
  return bare.length > 4 && bare.endsWith('يه') ? bare.slice(0, -1) : bare
}
