import type { Colour, Good, Kind } from './lexicon.ts'

/** How it changes a sum. `name`: it is only named, with its count: «ولو 10 سمكات؟». */
export type BasketStep = 'add' | 'set' | 'name'

/** An item as the message names it: «اثنين بادجي أزرق». */
export type Mention = {
  /** For goods, the animals that they are for. */
  kinds: readonly Kind[]
  goods: readonly Good[]
  colours: readonly Colour[]
  sex: 'male' | 'female' | null
  /** Words that occur in product names. */
  words: readonly string[]
  /** The words of the message, folded. */
  text: string
  count: number
  /** Applies while a sum is being built up. */
  step: BasketStep
}
