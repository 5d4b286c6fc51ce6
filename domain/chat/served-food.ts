// Words for animals, eggs or living are read as food if somebody eats them or is given them: «القطط تاكل دجاج؟»,
// «أعطيه بيض؟».
import type { Food, Kind } from './lexicon.ts'
import { hasMeaning, means, type Word } from './recognise.ts'

const EATS = /^[وف]?(?:ما ?)?ب?[يتن]?ا?كل(?:و|وا|ون)?$|^(?:eats?|have)$/
const GIVES = /^[وف]?(?:عم ?)?ب?[ايتن]?(?:عط|طعم|ؤكل|وكل|دي)\S*$|^(?:give|feed)$/

/** «عيش» is bread in Egypt and rice in the Gulf; the answer covers both. */
const SERVED: readonly [said: RegExp, foods: readonly Food[]][] = [
  [/^و?بيض(?:ات)?$|^eggs?$/, ['egg']],
  [/^و?(?:دجاج|دياي|فراخ)$|^chicken$/, ['chickenMeat']],
  [/^و?(?:سمك|سمج)$|^fish$/, ['fishMeat']],
  [/^و?عيش$/, ['bread', 'rice']],
]

/** @param before the previous subject */
export function withServed(said: readonly Word[], { kinds: before }: { kinds: readonly Kind[] }): Word[] {
  const asksWhat = hasMeaning(said, 'same', 'وش', 'كم', 'متي')
  return said.map((word, at) => {
    const foods = SERVED.find(([served]) => served.test(word.text))?.[1]
    const earlier = said.slice(0, at)
    const verb = earlier.findIndex(({ text }) => EATS.test(text) || GIVES.test(text))
    if (!foods || asksWhat || verb < 0) return word
    const hasEater =
      before.length > 0 ||
      GIVES.test(said[verb]?.text ?? '') ||
      said.some((other) => other !== word && means(other, 'animal'))
    return hasEater ? { ...word, meanings: foods.map((id) => ({ kind: 'eaten', id })) } : word
  })
}
