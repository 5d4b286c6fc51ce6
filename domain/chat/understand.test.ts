import { describe, expect, it } from 'vitest'
import { baisa } from '#domain/money.ts'
import { ARABIZI_QUESTIONS } from './questions/arabizi.ts'
import { DIALECTS } from './questions/dialects.ts'
import { GULF } from './questions/gulf.ts'
import { MISSPELT } from './questions/misspelt.ts'
import type { Question } from './questions/question.ts'
import { STANDARD } from './questions/standard.ts'
import { type ChatTopic, TOPICS } from './topics.ts'
import { understand } from './understand.ts'
import { createVocabulary } from './vocabulary.ts'

const vocabulary = createVocabulary(
  [
    { id: 1, names: ['قطط', 'Cats'] },
    { id: 2, names: ['طيور', 'Birds'] },
    { id: 3, names: ['أسماك زينة', 'Ornamental fish'] },
    { id: 4, names: ['أرانب', 'Rabbits'] },
    { id: 5, names: ['أطعمة', 'Food'] },
  ],
  ['قطة شيرازية بيضاء', 'ببغاء كاسكو أفريقي متكلّم', 'رويال كانين', 'نافورة شرب للقطط'],
)

const QUESTIONS = { STANDARD, GULF, DIALECTS, ARABIZI_QUESTIONS, MISSPELT }
const ALL = Object.values(QUESTIONS).flat()
/** Of the questions this many must be read right, for each way of writing and altogether. */
const RIGHT = 0.95

describe('what a message asks, by its words (A-BOT-07)', () => {
  it('reads at least 95 of 100 questions right, of every way of writing', () => {
    expect(ALL.length).toBeGreaterThanOrEqual(180)
    const missed = Object.entries(QUESTIONS).map(([name, questions]) => {
      const misses = questions.flatMap(missesOf)
      if (misses.length > 0)
        console.log(`${name}: ${misses.length} of ${questions.length}\n${misses.join('\n')}`)
      return { share: 1 - misses.length / questions.length, misses: misses.length }
    })
    const share = 1 - missed.reduce((sum, { misses }) => sum + misses, 0) / ALL.length
    console.log(`${Math.round(share * 1000) / 10} % of ${ALL.length} questions are read right`)
    expect(share).toBeGreaterThanOrEqual(RIGHT)
    for (const each of missed) expect(each.share).toBeGreaterThanOrEqual(RIGHT)
  })

  it('is asked about every topic at least three times', () => {
    const rare = (Object.keys(TOPICS) as ChatTopic[]).filter(
      (topic) =>
        ALL.filter(([, topics, named]) => topics.includes(topic) || named?.also === topic).length < 3,
    )
    expect(rare).toEqual([])
  })
})

/** What was expected of a question and not found. */
function missesOf([says, topics, named = {}]: Question): string[] {
  const { after, also, minPrice, maxPrice, ...expected } = named
  const found = understand(says, vocabulary, after && { topics: [after] })
  const rials = (amount?: number) => (amount === undefined ? null : baisa(amount * 1000))
  const [first] = found.topics
  const isRight =
    (first === undefined ? topics.length === 0 : topics.includes(first)) &&
    (also === undefined || found.topics.includes(also)) &&
    found.minPrice === rials(minPrice) &&
    found.maxPrice === rials(maxPrice) &&
    found.orderNumber === (expected.orderNumber ?? null) &&
    found.regionId === (expected.regionId ?? null) &&
    String(found.families) === String(expected.families ?? []) &&
    (expected.refersBack === undefined || found.refersBack === expected.refersBack)
  if (isRight) return []
  return [`  ${says}\n    ${JSON.stringify({ topics, ...named })}\n    ${JSON.stringify(found)}`]
}
