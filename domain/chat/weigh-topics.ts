// Which topics a clause speaks of: the cues whose concepts stand in it, the weightiest first, each explained by words that
// no weightier topic has used up (A-BOT-07).
import { COMMON, type Concept } from './concepts.ts'
import { CUES } from './cues.ts'
import type { Recognised } from './recognise.ts'
import type { ChatTopic } from './topics.ts'

export type Weighed = { topic: ChatTopic; weight: number }

const LIGHTEST = 2.4
/** A second topic of one clause must be said, not hinted at. */
const LIGHTEST_MORE = 4.4
const MAX_TOPICS = 3
/** What further cues of the same topic add. */
const FURTHER = 0.04

type KnownCue = { order: number; topic: ChatTopic; weight: number; together: readonly Concept[] }

/** Each cue by the first of its concepts, so that only those are looked at of which something was said. */
const CUES_BY_CONCEPT = new Map<Concept, KnownCue[]>()
for (const [order, [topic, cues]] of Object.entries(CUES).entries()) {
  for (const [weight, ...together] of cues) {
    const cue = { order, topic: topic as ChatTopic, weight, together }
    const [first] = together
    if (first) CUES_BY_CONCEPT.set(first, [...(CUES_BY_CONCEPT.get(first) ?? []), cue])
  }
}

/** A cue that was heard: the words that make it, and those of them that not every question has. */
type Heard = { weight: number; words: readonly Recognised[]; own: readonly Recognised[] }
type Candidate = { order: number; topic: ChatTopic; heard: Heard[] }

/** @param fresh only cues that one of these words takes part in count; all words by default */
export function weighTopics(words: readonly Recognised[], fresh?: readonly Recognised[]): Weighed[] {
  const candidates = candidatesOf(groupByConcept(words), fresh && new Set(fresh))
  const used = new Set<Recognised>()
  const found: Weighed[] = []
  while (found.length < MAX_TOPICS) {
    const best = heaviest(candidates, used, found)
    if (!best || best.weight < (found.length > 0 ? LIGHTEST_MORE : LIGHTEST)) break
    found.push({ topic: best.topic, weight: best.weight })
    for (const { words: explained } of best.heard) for (const word of explained) used.add(word)
  }
  return found
}

type Groups = ReadonlyMap<Concept, readonly Recognised[]>

function groupByConcept(words: readonly Recognised[]): Groups {
  const groups = new Map<Concept, Recognised[]>()
  for (const word of words) {
    for (const concept of word.concepts) {
      const group = groups.get(concept)
      if (group) group.push(word)
      else groups.set(concept, [word])
    }
  }
  return groups
}

function candidatesOf(groups: Groups, fresh?: ReadonlySet<Recognised>): Candidate[] {
  const candidates = new Map<ChatTopic, Candidate>()
  for (const concept of groups.keys()) {
    for (const cue of CUES_BY_CONCEPT.get(concept) ?? []) {
      if (!cue.together.every((each) => groups.has(each))) continue
      const heard = hear(cue, groups)
      if (fresh && !heard.words.some((word) => fresh.has(word))) continue
      const candidate = candidates.get(cue.topic)
      if (candidate) candidate.heard.push(heard)
      else candidates.set(cue.topic, { order: cue.order, topic: cue.topic, heard: [heard] })
    }
  }
  return [...candidates.values()].sort((a, b) => a.order - b.order)
}

function hear({ weight, together }: KnownCue, groups: Groups): Heard {
  let strength = 1
  const words: Recognised[] = []
  const own: Recognised[] = []
  for (const concept of together) {
    const group = groups.get(concept) ?? []
    words.push(...group)
    if (!COMMON.has(concept)) own.push(...group)
    strength = Math.min(strength, Math.max(...group.map((word) => word.strength)))
  }
  return { weight: weight * strength, words, own }
}

function heaviest(
  candidates: readonly Candidate[],
  used: ReadonlySet<Recognised>,
  found: readonly Weighed[],
): (Weighed & { heard: readonly Heard[] }) | null {
  let best: (Weighed & { heard: readonly Heard[] }) | null = null
  for (const { topic, heard } of candidates) {
    if (found.some((each) => each.topic === topic)) continue
    const left = used.size === 0 ? heard : heard.filter(({ own }) => own.some((word) => !used.has(word)))
    if (left.length === 0) continue
    const weights = left.map((each) => each.weight)
    const top = Math.max(...weights)
    const weight = top + FURTHER * (weights.reduce((sum, each) => sum + each, 0) - top)
    if (!best || weight > best.weight) best = { topic, weight, heard }
  }
  return best
}
