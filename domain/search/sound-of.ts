// A word by the consonants that are heard, so that «6alab», «talab» and «طلب» are one.
const PAIRS: Record<string, string> = { sh: 'ش', ch: 'ش', kh: 'خ', gh: 'غ', th: 'ت', dh: 'د', ph: 'ف' }
const LATIN = 'b p t j g d r z s c f v q k l m n h x 5 6 7 8 9'.split(' ')
const HEARD = 'ب ب ت ج ك د ر ز س ك ف ف ك ك ل م ن ه ك خ ت ه ك س'.split(' ')
const LETTERS = new Map(LATIN.map((letter, at) => [letter, HEARD[at] ?? '']))
const ALIKE: Record<string, string> = {
  ط: 'ت',
  ث: 'ت',
  ص: 'س',
  ض: 'د',
  ظ: 'د',
  ذ: 'د',
  ح: 'ه',
  ق: 'ك',
  غ: 'ك',
  چ: 'ك',
}

/** @param word folded, in either alphabet */
export function soundOf(word: string): string {
  return word
    .replace(/[ei]l(?=[a-z]{4})/, '')
    .replace(/sh|ch|kh|gh|th|dh|ph/g, (pair) => PAIRS[pair] ?? pair)
    .replace(/(?<=.)[هh]$/, '')
    .replace(/[a-z0-9]/g, (letter) => LETTERS.get(letter) ?? '')
    .replace(/[اويىءعآ]/g, '')
    .replace(/./g, (letter) => ALIKE[letter] ?? letter)
    .replace(/(.)\1+/g, '$1')
}
