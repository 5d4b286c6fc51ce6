// Which topic a clause is about, learned from the examples: a logistic regression over its words, pairs of words, groups of letters,
// sounds and themes. What a word says is learned; how much each sort of feature counts is set here. The precise questions beneath a
// topic are learned in the same way.
import { withoutArticles } from '#domain/search/search-words.ts'
import { soundOf } from '#domain/search/sound-of.ts'
import { KINDS, type Kind } from './lexicon.ts'
import type { Word } from './recognise.ts'
import { themesIn } from './themes.ts'

/** Features share places, so many for each example and no fewer than the least; a clash of two costs little. */
const PLACES = 2.5
const MIN_PLACES = 2048
const EPOCHS = 8
const RATE = 9
/** Smaller corrections are not carried out: most topics have nothing to do with an example. */
const MIN_ERROR = 0.003
const GROUPS = [3, 4]
/** How much each sort of feature says: what a word has to do with more than how it is spelt or what stands beside it. */
const WEIGHTS = { theme: 3, word: 1, part: 0.3, pair: 0.3 }

export type Scored<Topic> = { topic: Topic; share: number }
export type Example<Topic> = { topic: Topic; words: readonly Word[] }
export type Score<Topic> = (words: readonly Word[]) => Scored<Topic>[]

/** What was learned, as it can be stored: a weight times `scale` for each place and topic. */
export type Learned<Topic> = { topics: readonly Topic[]; scale: number; weights: Int16Array }

export function learnTopics<Topic extends string>(examples: readonly Example<Topic>[]): Learned<Topic> {
  const places = Math.max(MIN_PLACES, 2 ** Math.ceil(Math.log2(PLACES * examples.length)))
  const topics = [...new Set(examples.map(({ topic }) => topic))]
  // Mixed by their words, so that one example more leaves the order of the others as it is.
  const data = examples
    .map(({ topic, words }) => ({
      features: featuresOf(words),
      wanted: topics.indexOf(topic),
      place: hash(words.map(({ text }) => text).join(' ')),
    }))
    .sort((a, b) => a.place - b.place)
  // Learned from at full rate, a topic with very many examples would take what belongs to the others.
  const mean = examples.length / topics.length
  const sizes = Map.groupBy(examples, ({ topic }) => topic)
  const carefulness = topics.map((topic) => Math.min(1, Math.sqrt(mean / (sizes.get(topic)?.length ?? 1))))
  const weights = new Float32Array(places * topics.length)
  const shares = new Float32Array(topics.length)
  const steps = EPOCHS * data.length
  for (let step = 0; step < steps; step++) {
    const { features, wanted } = data[step % data.length] as (typeof data)[number]
    const rate = RATE * (1 - step / steps) * (carefulness[wanted] ?? 1)
    learn(weights, features, shares, wanted, rate)
  }
  const most = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0)
  const scale = MAX_STORED / most
  return { topics, scale, weights: Int16Array.from(weights, (weight) => Math.round(weight * scale)) }
}

const MAX_STORED = 32_767

/** Gives each topic its share of the certainty, best first. */
export function scoreBy<Topic>({ topics, scale, weights: stored }: Learned<Topic>): Score<Topic> {
  // A view into the file that it was read from would keep all of that in memory.
  const weights = stored.slice()
  const shares = new Float32Array(topics.length)
  return (words) => {
    share(weights, featuresOf(words), shares, scale)
    return topics.map((topic, k) => ({ topic, share: shares[k] ?? 0 })).sort((a, b) => b.share - a.share)
  }
}

/** Moves the weights of each topic by as much as its share was wrong. @param shares room for one share a topic */
function learn(
  weights: Float32Array,
  features: Features,
  shares: Float32Array,
  wanted: number,
  rate: number,
): void {
  share(weights, features, shares)
  const count = shares.length
  const mask = weights.length / count - 1
  for (let k = 0; k < count; k++) {
    const error = (shares[k] ?? 0) - (k === wanted ? 1 : 0)
    if (Math.abs(error) < MIN_ERROR) continue
    const step = error * rate
    for (let f = 0; f < features.hashes.length; f++) {
      const place = ((features.hashes[f] ?? 0) & mask) * count + k
      weights[place] = (weights[place] ?? 0) - (features.weights[f] ?? 0) * step
    }
  }
}

/** Writes the share of each topic. The places are a power of two, of which a feature has the one that its hash says. */
function share(
  weights: Float32Array | Int16Array,
  { hashes, weights: own }: Features,
  shares: Float32Array,
  scale = 1,
): void {
  const count = shares.length
  const mask = weights.length / count - 1
  shares.fill(0)
  for (let f = 0; f < hashes.length; f++) {
    const weight = (own[f] ?? 0) / scale
    const from = ((hashes[f] ?? 0) & mask) * count
    for (let k = 0; k < count; k++) shares[k] = (shares[k] ?? 0) + (weights[from + k] ?? 0) * weight
  }
  let most = -Infinity
  for (let k = 0; k < count; k++) most = Math.max(most, shares[k] ?? 0)
  let sum = 0
  for (let k = 0; k < count; k++) {
    shares[k] = Math.exp((shares[k] ?? 0) - most)
    sum += shares[k] ?? 0
  }
  for (let k = 0; k < count; k++) shares[k] = (shares[k] ?? 0) / sum
}

const NAMED = new Set(['animal', 'good', 'colour', 'item', 'eaten'])

/** With their weights, of length 1 together. */
type Features = { hashes: Int32Array; weights: Float32Array }

/** Each message is scored by its topics and by the questions of the best, each example learned by both. */
const FEATURES = new WeakMap<readonly Word[], Features>()

function featuresOf(words: readonly Word[]): Features {
  const known = FEATURES.get(words)
  if (known) return known
  const features = readFeatures(words)
  FEATURES.set(words, features)
  return features
}

/** What is named stands for all of its kind: what was learned of «سعر القطط» holds for canaries. */
function readFeatures(words: readonly Word[]): Features {
  const features = new Map<number, number>()
  const add = (feature: string, sort: keyof typeof WEIGHTS) => features.set(hash(feature), WEIGHTS[sort])
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
  return {
    hashes: Int32Array.from(features.keys()),
    weights: Float32Array.from(features.values(), (weight) => weight / length),
  }
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
