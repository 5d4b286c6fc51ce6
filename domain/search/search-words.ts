// The forms in which a folded word is found (S-CATB-07): as it is, without its article, without the endings of
// feminine, dual and plural. The SQL function search_forms() follows the same steps; a property test holds them equal.

/** Letters of a word that search looks at. */
const MAX_WORD_LENGTH = 60
/** Of a text longer than this the rest is not searched. */
const MAX_TEXT_LENGTH = 20_000

const REST_OF_LONG_WORD = new RegExp(`([^ ]{${MAX_WORD_LENGTH}})[^ ]+`, 'g')
/** ال، لل، ولل before two letters; وال، فال، بال، كال before three: فالح is no article. */
const ARTICLE = /(^| )(?:[وفبك]ال(?=[^ ]{3})|(?:ال|و?لل)(?=[^ ]{2}))/g
const ENDING =
  /([^ ]{2})(?:ت[اي]ن|ات|ه)(?= |$)|([^ ]{2}[^ ت])(?:ان|ين)(?= |$)|([^ ]{3})ون(?= |$)|([a-z0-9]{2}[a-rt-z])s(?= |$)/g

/** Every form of every word, the words as typed first. */
export function searchForms(folded: string): string[] {
  const whole = folded.slice(0, MAX_TEXT_LENGTH).replace(REST_OF_LONG_WORD, '$1')
  const bare = withoutArticles(whole)
  const texts = [whole, bare, withoutEndings(whole), withoutEndings(bare)]
  return [...new Set(texts.flatMap((text) => text.split(' ')))].filter(Boolean)
}

export function withoutArticles(folded: string): string {
  return folded.replace(ARTICLE, '$1')
}

function withoutEndings(folded: string): string {
  return folded.replace(ENDING, '$1$2$3$4')
}
