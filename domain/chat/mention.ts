import type { Colour, Good, Kind } from './lexicon.ts'
import type { BasketStep } from './sums.ts'

/** An item as a message names it: «اثنين بادجي أزرق». */
export type Mention = {
  /** Beside goods the animals they are for. */
  kinds: readonly Kind[]
  goods: readonly Good[]
  colours: readonly Colour[]
  sex: 'male' | 'female' | null
  /** Words that names of the catalogue have. */
  words: readonly string[]
  /** As it stands in the message, folded. */
  text: string
  count: number
  /** What is done with it, where the talk builds up a sum. */
  step: BasketStep
}
