// Words for animals, eggs or living are read as food if somebody eats them or is given them: «القطط تاكل دجاج؟»,
// «أعطيه بيض؟».
import type { Food, Good, Kind } from './lexicon.ts'
import { hasMeaning, means, type Word } from './recognise.ts'

const EATS = /^[وف]?(?:ما ?)?ب?[يتن]?ا?كل(?:و|وا|ون)?$|^(?:eats?|have)$/
const GIVES = /^[وف]?(?:عم ?)?ب?[ايتن]?(?:عط|طعم|ؤكل|وكل|دي)\S*$|^(?:give|feed)$/
const BOUGHT = /^[وب]?(?:بكم|بكام|سعر\S*|كرتون\S*|كراتين|علب\S*|[بن]?اخذ\S*|مجموع\S*)$/

/** «عيش» is bread in Egypt and rice in the Gulf; the answer covers both. */
const SERVED: readonly [said: RegExp, foods: readonly Food[]][] = [
  [/^و?بيض(?:ات)?$|^eggs?$/, ['egg']],
  [/^و?(?:دجاج|دياي|فراخ)$|^chicken$/, ['chickenMeat']],
  [/^و?(?:سمك|سمج)$|^fish$/, ['fishMeat']],
  [/^و?عيش$/, ['bread', 'rice']],
]

/** @param before the previous subject */
export function withServed(
  said: readonly Word[],
  { kinds: before }: { kinds: readonly Kind[]; goods: readonly Good[] },
): Word[] {
  const asksWhat = hasMeaning(said, 'same', 'وش', 'كم', 'متي')
  // Here «اكل» is the good: «٣ كراتين تونة مع أكل القطط بكم؟».
  const isBought = said.some(({ text }) => BOUGHT.test(text))
  const isServed = said.some(
    (word) => GIVES.test(word.text) || (EATS.test(word.text) && !(isBought && means(word, 'good'))),
  )
  const words = isServed ? said.map(asEaten) : [...said]
  return words.map((word, at) => {
    const foods = SERVED.find(([said]) => said.test(word.text))?.[1]
    const earlier = words.slice(0, at)
    const verb = earlier.findIndex(({ text }) => EATS.test(text) || GIVES.test(text))
    if (!foods || asksWhat || verb < 0) return word
    const hasEater =
      before.length > 0 ||
      GIVES.test(words[verb]?.text ?? '') ||
      words.some((other) => other !== word && means(other, 'animal'))
    return hasEater ? { ...word, meanings: foods.map((id) => ({ kind: 'eaten', id })) } : word
  })
}

/** Food from the kitchen, not from the shop: «أعطيها تونة؟». */
function asEaten(word: Word): Word {
  return means(word, 'eaten')
    ? { ...word, meanings: word.meanings.filter(({ kind }) => kind !== 'good') }
    : word
}
