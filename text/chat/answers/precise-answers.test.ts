import { expect, it } from 'vitest'
import { understand } from '#domain/chat/understand.ts'
import { EMPTY_VOCABULARY } from '#domain/chat/vocabulary.ts'
import { HELD_OUT_PRECISE } from '#tests/fixtures/held-out-questions.ts'
import { PRECISE_ANSWERS } from './all.ts'
import '#tests/support/learned-chat.ts'

function idsOf(says: string): string[] {
  return [...understand(says, EMPTY_VOCABULARY).precise.values()]
}

function linesOf(asked: string): string[] {
  return asked
    .split(/[|\n]/)
    .map((line) => line.trim())
    .filter(Boolean)
}

it('gives each precise answer an id of its own and at least six ways to ask for it, each asked of it alone', () => {
  const ids = PRECISE_ANSWERS.map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  const held = new Set(HELD_OUT_PRECISE.map(([says]) => says))
  const seen = new Map<string, string>()
  for (const { id, asked } of PRECISE_ANSWERS) {
    const lines = linesOf(asked)
    expect([id, lines.length >= 6]).toEqual([id, true])
    for (const line of lines) {
      expect([line, seen.get(line) ?? id, held.has(line)]).toEqual([line, id, false])
      seen.set(line, id)
    }
  }
})

it('A-BOT-08: leads on only to questions that are understood', () => {
  const chips = new Set(PRECISE_ANSWERS.flatMap((each) => each.chips ?? []))
  expect([...chips].filter((chip) => understand(chip, EMPTY_VOCABULARY).topics.length === 0)).toEqual([])
})

it('C-05: reads at least 90 % of the precise questions right that it has not learned, and at most 5 % wrong', () => {
  const read = HELD_OUT_PRECISE.map(([says, id]) => ({ says, id, found: idsOf(says) }))
  const wrong = read.filter(({ id, found }) => found.some((each) => each !== id))
  const missed = read.filter(({ id, found }) => id !== '' && found.length === 0)
  console.log(
    `of ${read.length}: ${wrong.length} wrong, ${missed.length} missed\n${[...wrong, ...missed].map(({ says, id, found }) => `  ${says} (${id}) → ${found}`).join('\n')}`,
  )
  expect(wrong.length / read.length).toBeLessThanOrEqual(0.05)
  expect((wrong.length + missed.length) / read.length).toBeLessThanOrEqual(0.1)
})
