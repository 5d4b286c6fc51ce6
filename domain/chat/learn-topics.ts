// Learns the topic of a clause from examples by logistic regression over its words, word pairs, letter groups,
// sounds and themes. The weights are learned; the share of each sort of feature is set here. The precise questions
// of a topic are learned the same way.
import { withoutArticles } from '#domain/search/search-words.ts'
import { soundOf } from '#domain/search/sound-of.ts'
import { KINDS, type Kind } from './lexicon.ts'
import type { Word } from './recognise.ts'
import { themesIn } from './themes.ts'

/** Features are hashed into this many slots per example, with a minimum; collisions cost little. */
const PLACES = 2.5
const MIN_PLACES = 2048
const EPOCHS = 8
const RATE = 9
/** Skips smaller corrections: most topics are unrelated to an example. */
const MIN_ERROR = 0.003
const GROUPS = [3, 4]
/** How much each sort of feature counts: themes and words more than spelling or neighbours. */
const WEIGHTS = { theme: 3, word: 1, part: 0.3, pair: 0.3 }

export type Scored<Topic> = { topic: Topic; share: number }
/** More features of a message, by name, with their weights. */
export type Marks = ReadonlyMap<string, number>
export type Example<Topic> = { topic: Topic; words: readonly Word[]; marks?: Marks }
export type Score<Topic> = (words: readonly Word[], marks?: Marks) => Scored<Topic>[]

/** Trained weights in storable form: weight times `scale` for each slot and topic. */
export type Learned<Topic> = { topics: readonly Topic[]; scale: number; weights: Int16Array }

/** @param perExample slots for each example */
export function learnTopics<Topic extends string>(
  examples: readonly Example<Topic>[],
  perExample = PLACES,
): Learned<Topic> {
  const places = Math.max(MIN_PLACES, 2 ** Math.ceil(Math.log2(perExample * examples.length)))
  const topics = [...new Set(examples.map(({ topic }) => topic))]
  // Shuffled by their words, so that adding an example keeps the order of the others.
  const data = examples
    .map(({ topic, words, marks }) => ({
      features: featuresOf(words, marks),
      wanted: topics.indexOf(topic),
      place: hash(words.map(({ text }) => text).join(' ')),
    }))
    .sort((a, b) => a.place - b.place)
  // A lower rate for topics with many examples, which would otherwise outweigh the others.
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

/** Returns the probability of each topic, highest first. */
export function scoreBy<Topic>({ topics, scale, weights: stored }: Learned<Topic>): Score<Topic> {
  // Copied: a view would keep the whole file in memory.
  const weights = stored.slice()
  const shares = new Float32Array(topics.length)
  return (words, marks) => {
    share(weights, featuresOf(words, marks), shares, scale)
    return topics.map((topic, k) => ({ topic, share: shares[k] ?? 0 })).sort((a, b) => b.share - a.share)
  }
}

/** Updates the weights of each topic by its error. @param shares buffer for one probability per topic */
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

/**
 * Writes the probability of each topic. The number of slots is a power of two, so a mask of the hash selects the
 * slot.
 */
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

/** Weighted features, normalised to length 1. */
type Features = { hashes: Int32Array; weights: Float32Array }

/** Messages are scored by topic and by the questions of the best topic; examples are learned by both. */
const FEATURES = new WeakMap<readonly Word[], Features>()
const NO_MARKS: Marks = new Map()

function featuresOf(words: readonly Word[], marks: Marks = NO_MARKS): Features {
  const cached = FEATURES.get(words)
  if (cached) return cached
  const features = readFeatures(words, marks)
  FEATURES.set(words, features)
  return features
}

/** Replaces a name by its category, so that what was learned from «سعر القطط» holds for canaries. */
function readFeatures(words: readonly Word[], marks: Marks): Features {
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
  for (const [mark, weight] of marks) features.set(hash(mark), weight)
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
