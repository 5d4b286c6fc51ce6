// «القطط تاكل دجاج؟», «أعطيه بيض؟»: words that name an animal, eggs or a life elsewhere are food where somebody eats or is given them.
import type { Food, Kind } from './lexicon.ts'
import { means, type Word } from './recognise.ts'

const EATS = /^[وف]?(?:ما ?)?ب?[يتن]?ا?كل(?:و|وا|ون)?$|^(?:eats?|have)$/
const GIVES = /^[وف]?(?:عم ?)?ب?[ايتن]?(?:عط|طعم|ؤكل|وكل|دي)\S*$|^(?:give|feed)$/

/** «عيش» is bread in Egypt and rice in the Gulf: both are said. */
const SERVED: readonly [said: RegExp, foods: readonly Food[]][] = [
  [/^و?بيض(?:ات)?$|^eggs?$/, ['egg']],
  [/^و?(?:دجاج|دياي|فراخ)$|^chicken$/, ['chickenMeat']],
  [/^و?(?:سمك|سمج)$|^fish$/, ['fishMeat']],
  [/^و?عيش$/, ['bread', 'rice']],
]

/** @param before the animals that were spoken of */
export function withServed(words: readonly Word[], before: readonly Kind[]): Word[] {
  const asksWhat = ['وش', 'كم', 'متي'].some((id) => words.some((word) => means(word, 'same', id)))
  return words.map((word, at) => {
    const foods = SERVED.find(([said]) => said.test(word.text))?.[1]
    const earlier = words.slice(0, at)
    const verb = earlier.findIndex(({ text }) => EATS.test(text) || GIVES.test(text))
    if (!foods || asksWhat || verb < 0) return word
    // «هل ياكل سمك الزينة كذا؟» names who eats.
    const isSubject = /^ال/.test(words[at + 1]?.text ?? '')
    const hasEater =
      before.length > 0 ||
      GIVES.test(words[verb]?.text ?? '') ||
      words.some((other) => other !== word && means(other, 'animal'))
    return hasEater && !isSubject ? { ...word, meanings: foods.map((id) => ({ kind: 'eaten', id })) } : word
  })
}
