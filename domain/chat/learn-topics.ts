// Which topic a clause is about, learned from the examples at the start: a logistic regression over its
// words, pairs of words, groups of letters and sounds. No weight is written by hand. The precise questions beneath a
// topic are learned in the same way.
import { withoutArticles } from '#domain/search-words.ts'
import type { Word } from './recognise.ts'
import { soundOf } from './sound-of.ts'

/** Features share so many places, a power of two; a clash of two costs little. */
export const TOPIC_PLACES = 1 << 14
/** A few hundred examples have fewer features than thousands. */
export const QUESTION_PLACES = 1 << 12
const EPOCHS = 8
const RATE = 6
/** Smaller corrections are not carried out: most topics have nothing to do with an example. */
const MIN_ERROR = 0.003
const GROUPS = [3, 4]

export type Scored<Topic> = { topic: Topic; share: number }
export type Example<Topic> = { topic: Topic; words: readonly Word[] }
export type Score<Topic> = (words: readonly Word[]) => Scored<Topic>[]

/** Gives each topic its share of the certainty, best first. */
export function learnTopics<Topic extends string>(
  examples: readonly Example<Topic>[],
  places: number,
): Score<Topic> {
  const topics = [...new Set(examples.map(({ topic }) => topic))]
  const data = examples.map(({ topic, words }) => ({
    features: featuresOf(words, places),
    wanted: topics.indexOf(topic),
  }))
  const weights = new Float32Array(places * topics.length)
  let at = 0
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = RATE * (1 - epoch / EPOCHS)
    for (let n = 0; n < data.length; n++) {
      // A step that has no divisor in common with the number of examples visits all of them, mixed.
      at = (at + 7919) % data.length
      const { features, wanted } = data[at] as (typeof data)[number]
      learn(weights, features, topics.length, wanted, rate)
    }
  }
  return (words) => {
    const shares = sharesOf(weights, featuresOf(words, places), topics.length)
    return topics.map((topic, k) => ({ topic, share: shares[k] ?? 0 })).sort((a, b) => b.share - a.share)
  }
}

function learn(
  weights: Float32Array,
  features: Uint16Array,
  count: number,
  wanted: number,
  rate: number,
): void {
  const shares = sharesOf(weights, features, count)
  const step = rate / Math.sqrt(features.length)
  for (let k = 0; k < count; k++) {
    const error = (shares[k] ?? 0) - (k === wanted ? 1 : 0)
    if (Math.abs(error) < MIN_ERROR) continue
    for (const feature of features) {
      const place = feature * count + k
      weights[place] = (weights[place] ?? 0) - error * step
    }
  }
}

function sharesOf(weights: Float32Array, features: Uint16Array, count: number): Float32Array {
  const shares = new Float32Array(count)
  for (const feature of features)
    for (let k = 0, place = feature * count; k < count; k++, place++)
      shares[k] = (shares[k] ?? 0) + (weights[place] ?? 0)
  const scale = 1 / Math.sqrt(Math.max(1, features.length))
  const most = shares.reduce((a, b) => Math.max(a, b), -Infinity)
  let sum = 0
  for (let k = 0; k < count; k++) {
    shares[k] = Math.exp(((shares[k] ?? 0) - most) * scale)
    sum += shares[k] ?? 0
  }
  return shares.map((share) => share / sum)
}

const NAMED = new Set(['animal', 'good', 'colour', 'item', 'eaten'])

/** What is named stands for all of its kind: what was learned of «سعر القطط» holds for canaries. */
function featuresOf(words: readonly Word[], places: number): Uint16Array {
  const features = new Set<number>()
  const add = (feature: string) => features.add(hash(feature) & (places - 1))
  const tokens = ['^', ...words.map(tokenOf), '$']
  for (let at = 0; at + 1 < tokens.length; at++) add(`pair ${tokens[at]} ${tokens[at + 1]}`)
  for (let at = 0; at + 2 < tokens.length; at++) add(`skip ${tokens[at]} ${tokens[at + 2]}`)
  for (const { text, meanings } of words) {
    for (const { kind, id } of meanings) {
      add(`kind ${kind}`)
      if (kind !== 'item') add(`is ${id}`)
    }
    if (meanings.some(({ kind }) => NAMED.has(kind))) continue
    const bare = withoutArticles(text)
    add(`word ${bare}`)
    add(`sound ${soundOf(bare)}`)
    const framed = `^${bare}$`
    for (const size of GROUPS)
      for (let at = 0; at + size <= framed.length; at++) add(`part ${framed.slice(at, at + size)}`)
  }
  return Uint16Array.from(features)
}

function tokenOf({ text, meanings }: Word): string {
  const [first] = meanings
  if (!first) return /^\d/.test(text) ? '#' : withoutArticles(text)
  return first.kind === 'same' ? first.id : first.kind
}

function hash(text: string): number {
  let hash = 2166136261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619)
  return hash ^ (hash >>> 15)
}
