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
const MOST_TOPICS = 3
/** What further cues of the same topic add. */
const FURTHER = 0.04

type Heard = { weight: number; words: Set<Recognised>; hasOwn: boolean }

/** @param fresh only cues that one of these words takes part in count; all words by default */
export function weighTopics(words: readonly Recognised[], fresh: readonly Recognised[] = words): Weighed[] {
  const byConcept = groupByConcept(words)
  const candidates = Object.entries(CUES).flatMap(([topic, cues]) => {
    const heard = cues.flatMap(([weight, ...together]) => hear(weight, together, byConcept, fresh))
    return heard.length > 0 ? [{ topic: topic as ChatTopic, heard }] : []
  })
  const used = new Set<Recognised>()
  const found: Weighed[] = []
  while (found.length < MOST_TOPICS) {
    const best = heaviest(candidates, used, found)
    if (!best || best.weight < (found.length > 0 ? LIGHTEST_MORE : LIGHTEST)) break
    found.push({ topic: best.topic, weight: best.weight })
    for (const word of best.words) used.add(word)
  }
  return found
}

function groupByConcept(words: readonly Recognised[]): Map<Concept, Recognised[]> {
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

function hear(
  weight: number,
  together: readonly Concept[],
  byConcept: ReadonlyMap<Concept, readonly Recognised[]>,
  fresh: readonly Recognised[],
): (Heard & { own: readonly Recognised[] })[] {
  const groups = together.map((concept) => byConcept.get(concept))
  if (groups.some((group) => group === undefined)) return []
  const all = groups.flatMap((group) => group ?? [])
  if (!all.some((word) => fresh.includes(word))) return []
  const strength = Math.min(...groups.map((group) => Math.max(...(group ?? []).map((word) => word.strength))))
  const own = together.flatMap((concept, i) => (COMMON.has(concept) ? [] : (groups[i] ?? [])))
  return [{ weight: weight * strength, words: new Set(all), hasOwn: own.length > 0, own }]
}

function heaviest(
  candidates: readonly { topic: ChatTopic; heard: readonly (Heard & { own: readonly Recognised[] })[] }[],
  used: ReadonlySet<Recognised>,
  found: readonly Weighed[],
): (Weighed & { words: Set<Recognised> }) | null {
  let best: (Weighed & { words: Set<Recognised> }) | null = null
  for (const { topic, heard } of candidates) {
    if (found.some((each) => each.topic === topic)) continue
    const left = used.size === 0 ? heard : heard.filter(({ own }) => own.some((word) => !used.has(word)))
    if (left.length === 0) continue
    const weights = left.map(({ weight }) => weight)
    const top = Math.max(...weights)
    const weight = top + FURTHER * (weights.reduce((sum, each) => sum + each, 0) - top)
    if (best && best.weight >= weight) continue
    best = { topic, weight, words: new Set(heard.flatMap(({ words }) => [...words])) }
  }
  return best
}
