// Which topic a clause is about, learned from the examples at the start: a logistic regression over its
// words, pairs of words, groups of letters, sounds and themes. What a word says is learned; how much each sort of feature
// counts is set here. The precise questions beneath a topic are learned in the same way.
import { withoutArticles } from '#domain/search-words.ts'
import { KINDS, type Kind } from './lexicon.ts'
import type { Word } from './recognise.ts'
import { soundOf } from './sound-of.ts'
import { themesIn } from './themes.ts'

/** Features share places, so many for each example and no fewer than the least; a clash of two costs little. */
const PLACES = 2.5
const MIN_PLACES = 2048
const EPOCHS = 5
const RATE = 9
/** Smaller corrections are not carried out: most topics have nothing to do with an example. */
const MIN_ERROR = 0.003
const GROUPS = [3, 4]
/** How much each sort of feature says: what a word has to do with more than how it is spelt or what stands beside it. */
const WEIGHTS = { theme: 3, word: 1, part: 0.3, pair: 0.3 }

export type Scored<Topic> = { topic: Topic; share: number }
export type Example<Topic> = { topic: Topic; words: readonly Word[] }
export type Score<Topic> = (words: readonly Word[]) => Scored<Topic>[]

/** Gives each topic its share of the certainty, best first. */
export function learnTopics<Topic extends string>(examples: readonly Example<Topic>[]): Score<Topic> {
  const places = Math.max(MIN_PLACES, 2 ** Math.ceil(Math.log2(PLACES * examples.length)))
  const topics = [...new Set(examples.map(({ topic }) => topic))]
  const data = examples.map(({ topic, words }) => ({
    features: featuresOf(words, places),
    wanted: topics.indexOf(topic),
  }))
  // Learned from at full rate, a topic with very many examples would take what belongs to the others.
  const mean = examples.length / topics.length
  const sizes = Map.groupBy(examples, ({ topic }) => topic)
  const carefulness = topics.map((topic) => Math.min(1, Math.sqrt(mean / (sizes.get(topic)?.length ?? 1))))
  const weights = new Float32Array(places * topics.length)
  const steps = EPOCHS * data.length
  for (let step = 0, at = 0; step < steps; step++) {
    // A stride that has no divisor in common with the number of examples visits all of them, mixed.
    at = (at + 7919) % data.length
    const { features, wanted } = data[at] as (typeof data)[number]
    const rate = RATE * (1 - step / steps) * (carefulness[wanted] ?? 1)
    learn(weights, features, topics.length, wanted, rate)
  }
  return (words) => {
    const shares = sharesOf(weights, featuresOf(words, places), topics.length)
    return topics.map((topic, k) => ({ topic, share: shares[k] ?? 0 })).sort((a, b) => b.share - a.share)
  }
}

function learn(weights: Float32Array, features: Features, count: number, wanted: number, rate: number): void {
  const shares = sharesOf(weights, features, count)
  for (let k = 0; k < count; k++) {
    const error = (shares[k] ?? 0) - (k === wanted ? 1 : 0)
    if (Math.abs(error) < MIN_ERROR) continue
    const step = error * rate
    for (const [feature, weight] of features) {
      const place = feature * count + k
      weights[place] = (weights[place] ?? 0) - weight * step
    }
  }
}

function sharesOf(weights: Float32Array, features: Features, count: number): Float32Array {
  const shares = new Float32Array(count)
  for (const [feature, weight] of features)
    for (let k = 0, place = feature * count; k < count; k++, place++)
      shares[k] = (shares[k] ?? 0) + (weights[place] ?? 0) * weight
  const most = shares.reduce((a, b) => Math.max(a, b), -Infinity)
  let sum = 0
  for (let k = 0; k < count; k++) {
    shares[k] = Math.exp((shares[k] ?? 0) - most)
    sum += shares[k] ?? 0
  }
  return shares.map((share) => share / sum)
}

const NAMED = new Set(['animal', 'good', 'colour', 'item', 'eaten'])

/** Places with their weights, of length 1 together. */
type Features = readonly (readonly [number, number])[]

/** What is named stands for all of its kind: what was learned of «سعر القطط» holds for canaries. */
function featuresOf(words: readonly Word[], places: number): Features {
  const features = new Map<number, number>()
  const add = (feature: string, sort: keyof typeof WEIGHTS) =>
    features.set(hash(feature) & (places - 1), WEIGHTS[sort])
  const tokens = ['^', ...words.map(tokenOf), '$']
  for (let at = 0; at + 1 < tokens.length; at++) add(`pair ${tokens[at]} ${tokens[at + 1]}`, 'pair')
  for (let at = 0; at + 2 < tokens.length; at++) add(`skip ${tokens[at]} ${tokens[at + 2]}`, 'pair')
  for (const { text, meanings } of words) {
    for (const { kind, id } of meanings) {
      add(`kind ${kind}`, 'word')
      if (kind !== 'item') add(`is ${id}`, 'word')
      if (kind === 'animal') add(`family ${KINDS[id as Kind].family}`, 'word')
    }
    if (meanings.some(({ kind }) => NAMED.has(kind))) continue
    const bare = withoutArticles(text)
    add(`word ${bare}`, 'word')
    add(`sound ${soundOf(bare)}`, 'word')
    const framed = `^${bare}$`
    for (const size of GROUPS)
      for (let at = 0; at + size <= framed.length; at++) add(`part ${framed.slice(at, at + size)}`, 'part')
  }
  for (const theme of themesIn(words.flatMap(({ text }) => text.split(' ')))) add(`theme ${theme}`, 'theme')
  const length = Math.hypot(...features.values())
  return [...features].map(([place, weight]) => [place, weight / length] as const)
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
