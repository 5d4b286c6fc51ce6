// The forms under which a folded word may be known: without articles, particles and endings. Simpler than grammar:
// a wrong cut matches nothing in the lexicon.
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
/** Before these endings the feminine ه is written ت: «قطتي». */
const AFTER_FEMININE = ['ي', 'ه', 'و', 'ها', 'هم', 'هن', 'نا', 'ك', 'كم', 'ين', 'ان', '']
const MIN_REST = 3
/** Verbs of any person and dialect, known by «يغرد»: «بغرد», «بيغرد», «هتغرد», «حنغرد». */
const VERB_HEADS = ['', 'ب', 'ه', 'ح'].flatMap((tense) =>
  ['', 'ي', 'ت', 'ن', 'ا'].map((person) => tense + person).filter((head) => head !== '' && head !== 'ي'),
)
/** First-person verbs, or ambiguous ones: «برجع». */
const OF_SPEAKER = /^[بهح]?[نا]?$/
const MIN_VERB = 4

export type WordForm = { form: string; hasAnd: boolean; hasPronoun: boolean; isOfSpeaker: boolean }

/** Ordered by how little was cut, the word itself first. */
export function wordForms(word: string): WordForm[] {
  const byForm = new Map<string, WordForm>([
    [word, { form: word, hasAnd: false, hasPronoun: false, isOfSpeaker: false }],
  ])
  const add = (form: string, hasAnd: boolean, hasPronoun: boolean, isOfSpeaker = false) => {
    if (!byForm.has(form)) byForm.set(form, { form, hasAnd, hasPronoun, isOfSpeaker })
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
  // English plurals: «kittens».
  if (/^[a-z]{3,}s$/.test(word)) add(word.slice(0, -1), false, false)
  if (/^[a-z]{3,}ies$/.test(word)) add(`${word.slice(0, -3)}y`, false, false)
  const forms = [...byForm.values()].sort((a, b) => b.form.length - a.form.length)
  // «طولو» is «طوله»; «أكلو» is known as «أكل».
  if (/.{3}و$/.test(word)) add(`${word.replace(/^و(?=.{4})/, '').slice(0, -1)}ه`, /^و/.test(word), false)
  return [...forms, ...[...byForm.values()].slice(forms.length)]
}

function addEndings(rest: string, hasAnd: boolean, add: (...form: [string, boolean, boolean]) => void) {
  for (const tail of TAILS) {
    if (!rest.endsWith(tail)) continue
    const form = rest.slice(0, rest.length - tail.length)
    if (form.length >= (tail === '' ? 2 : MIN_REST)) add(form, hasAnd, /^ه/.test(tail))
  }
  // A Levantine ending, «طولو» and «قطرو», for «طوله».
  if (/.{3}و$/.test(rest)) add(`${rest.slice(0, -1)}ه`, hasAnd, true)
  // Feminine plurals: «بسينات».
  if (/.{3}ات$/.test(rest)) add(`${rest.slice(0, -2)}ه`, hasAnd, false)
  for (const tail of AFTER_FEMININE) {
    if (!rest.endsWith(`ت${tail}`)) continue
    const form = rest.slice(0, rest.length - tail.length - 1)
    if (form.length >= 2) add(`${form}ه`, hasAnd, /^ه/.test(tail))
  }
}
