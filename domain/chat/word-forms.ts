// The forms under which a folded Arabic word may be known: without article and particles, without endings of person and
// number. Lighter than grammar: a wrong cut finds nothing in the lexicon and does no harm.
const HEADS = ['', 'ال', 'لل', 'بال', 'كال', 'عال', 'هال', 'شال', 'مال', 'ب', 'ل', 'ك', 'ه', 'ع', 'يا', 'ح']
const TAILS = [
  '',
  'ه',
  'ها',
  'هم',
  'هن',
  'ي',
  'ك',
  'كم',
  'كن',
  'نا',
  'ات',
  'ين',
  'ان',
  'ون',
  'وا',
  'و',
  'ني',
  'ا',
]
/** Before these the ه of the feminine is written ت: «قطتي». */
const AFTER_FEMININE = ['ي', 'ه', 'و', 'ها', 'هم', 'هن', 'نا', 'ك', 'كم', 'ين', 'ان', '']
const MIN_REST = 3
/** «بغرد», «بيغرد», «هتغرد», «حنغرد»: a verb of any person and dialect, known by «يغرد». */
const VERB_HEADS = ['', 'ب', 'ه', 'ح'].flatMap((tense) =>
  ['', 'ي', 'ت', 'ن', 'ا'].map((person) => tense + person).filter((head) => head !== '' && head !== 'ي'),
)
/** Said by who speaks, or perhaps so: «برجع». */
const OF_SPEAKER = /^[بهح]?[نا]?$/
const MIN_VERB = 4

export type WordForm = { form: string; hasAnd: boolean; hasPronoun: boolean; isOfSpeaker: boolean }

/** By how little was cut, the word as it stands first. */
export function wordForms(word: string): WordForm[] {
  const found = new Map<string, WordForm>([
    [word, { form: word, hasAnd: false, hasPronoun: false, isOfSpeaker: false }],
  ])
  const add = (form: string, hasAnd: boolean, hasPronoun: boolean, isOfSpeaker = false) => {
    if (!found.has(form)) found.set(form, { form, hasAnd, hasPronoun, isOfSpeaker })
  }
  for (const and of ['', 'و', 'ف']) {
    for (const head of HEADS) {
      if (!word.startsWith(and + head)) continue
      const rest = word.slice(and.length + head.length)
      if (rest.length >= MIN_REST - (head === '' ? 0 : 1)) addEndings(rest, and === 'و', add)
    }
    for (const head of VERB_HEADS) {
      if (!word.startsWith(and + head)) continue
      addEndings(`ي${word.slice(and.length + head.length)}`, and === 'و', (form, ...how) => {
        if (form.length >= MIN_VERB) add(form, ...how, OF_SPEAKER.test(head))
      })
    }
  }
  // «kittens»
  if (/^[a-z]{3,}s$/.test(word)) add(word.slice(0, -1), false, false)
  if (/^[a-z]{3,}ies$/.test(word)) add(`${word.slice(0, -3)}y`, false, false)
  const forms = [...found.values()].sort((a, b) => b.form.length - a.form.length)
  // «طولو» is «طوله»; «أكلو» is known as «أكل».
  if (/.{3}و$/.test(word)) add(`${word.replace(/^و(?=.{4})/, '').slice(0, -1)}ه`, /^و/.test(word), false)
  return [...forms, ...[...found.values()].slice(forms.length)]
}

function addEndings(rest: string, hasAnd: boolean, add: (...form: [string, boolean, boolean]) => void) {
  for (const tail of TAILS) {
    if (!rest.endsWith(tail)) continue
    const form = rest.slice(0, rest.length - tail.length)
    if (form.length >= (tail === '' ? 2 : MIN_REST)) add(form, hasAnd, /^ه/.test(tail))
  }
  // «طولو», «قطرو»: Levantine for «طوله».
  if (/.{3}و$/.test(rest)) add(`${rest.slice(0, -1)}ه`, hasAnd, true)
  // «بسينات»
  if (/.{3}ات$/.test(rest)) add(`${rest.slice(0, -2)}ه`, hasAnd, false)
  for (const tail of AFTER_FEMININE) {
    if (!rest.endsWith(`ت${tail}`)) continue
    const form = rest.slice(0, rest.length - tail.length - 1)
    if (form.length >= 2) add(`${form}ه`, hasAnd, /^ه/.test(tail))
  }
}
