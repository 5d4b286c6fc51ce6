// The forms under which a folded Arabic word may be known: without «and», article, prepositions, and without endings of
// person and number. Lighter than grammar: a wrong cut finds nothing in the lexicon and does no harm.

export type WordForm = {
  form: string
  /** «و» was cut off: a further question may begin here. */
  hasAnd: boolean
  /** An ending that stands for something named before was cut off: «سعره», «عنها». */
  hasPronoun: boolean
  /** «قطتي»: the speaker's own. */
  isMine: boolean
}

const ARTICLES = ['ال', 'لل', 'بال', 'كال', 'عال', 'هال', 'شال', 'فال', 'ما', 'يا']
/** With, for, like, on; the future and present marks of the dialects; «what» glued to its word. */
const PARTICLES = ['ب', 'ل', 'ك', 'ع', 'ه', 'ش']
/** Marks of the future and the present: only before what is long enough to be a verb. */
const VERB_MARKS = ['ح', 'س', 'د']
const PRONOUNS = ['ه', 'ها', 'هم', 'هن', 'هو']
const ENDINGS = [
  ...PRONOUNS,
  ...['ك', 'كم', 'كن', 'كو', 'ي', 'ني', 'نا', 'ات', 'ين', 'ان', 'ون', 'تين', 'وا', 'و', 'ت', 'تي', 'يه', 'ا'],
  ...['لي', 'له', 'لها', 'لنا', 'لكم', 'لك', 'ش', 'شي', 'ين'],
]
const MIN_LENGTH = 2

/** The word as it stands first, then by how many letters were cut. */
export function wordForms(word: string): WordForm[] {
  const forms = new Map<string, WordForm>()
  const add = (each: WordForm) => {
    if (!forms.has(each.form)) forms.set(each.form, each)
  }
  add({ form: word, hasAnd: false, hasPronoun: false, isMine: false })
  for (const each of [...beginnings(word, false)]) add(each)
  for (const each of [...forms.values()]) {
    for (const once of endings(each)) {
      add(once)
      for (const twice of endings(once)) add(twice)
    }
  }
  return [...forms.values()].sort((a, b) => b.form.length - a.form.length)
}

function* beginnings(word: string, hasAnd: boolean): Generator<WordForm> {
  for (const article of ARTICLES) {
    if (word.startsWith(article) && word.length - article.length >= MIN_LENGTH) {
      yield { form: word.slice(article.length), hasAnd, hasPronoun: false, isMine: false }
    }
  }
  for (const particle of PARTICLES) {
    if (word.startsWith(particle) && word.length - particle.length > MIN_LENGTH) {
      yield { form: word.slice(particle.length), hasAnd, hasPronoun: false, isMine: false }
    }
  }
  for (const mark of VERB_MARKS) {
    if (word.startsWith(mark) && word.length > MIN_LENGTH + 2) {
      yield { form: word.slice(mark.length), hasAnd, hasPronoun: false, isMine: false }
    }
  }
  if (!hasAnd && /^[وف]/.test(word) && word.length > MIN_LENGTH) {
    const rest = word.slice(1)
    yield { form: rest, hasAnd: word.startsWith('و'), hasPronoun: false, isMine: false }
    yield* beginnings(rest, word.startsWith('و'))
  }
}

/** «قطتي» is قطه: before an ending the ه of the feminine is written ت. */
function* endings({ form, hasAnd, hasPronoun, isMine }: WordForm): Generator<WordForm> {
  for (const ending of ENDINGS) {
    if (!form.endsWith(ending) || form.length - ending.length < MIN_LENGTH) continue
    const rest = form.slice(0, form.length - ending.length)
    const pronoun = hasPronoun || PRONOUNS.includes(ending)
    const cut = { hasAnd, hasPronoun: pronoun, isMine: isMine || ending === 'ي' }
    if (rest.length > MIN_LENGTH || ending.length === 1) yield { form: rest, ...cut }
    if (rest.endsWith('ت')) yield { form: `${rest.slice(0, -1)}ه`, ...cut }
  }
}
