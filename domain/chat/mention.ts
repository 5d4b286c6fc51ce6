import type { Colour, Good, Kind } from './lexicon.ts'

/** What is done with it in a sum. `name`: it is only named, with its number: «ولو 10 سمكات؟». */
export type BasketStep = 'add' | 'set' | 'name'

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
  /** Where the talk builds up a sum. */
  step: BasketStep
}
