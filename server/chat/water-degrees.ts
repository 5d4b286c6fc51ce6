// «الماي درجته 22» of a tank: whether that suits the fish, by what care says of its water (C-05). It is no sign of illness.
import { KINDS } from '#domain/chat/lexicon.ts'
import { saidOf } from '#text/care/care-guides.ts'
import { PRECISE_ANSWERS } from '#text/chat/answers/all.ts'
import { fitText } from '#text/chat/fit.ts'
import { kindOf } from './answer-care.ts'
import type { Asked } from './asked.ts'

const DEGREES =
  /(?:^| )(?:\S{0,3}(?:درج|حرار)\S*|temp\S*)(?: \S+){0,3}? (\d{1,2})(?= |$)|(?:^| )(\d{1,2}) (?:درج\S*|degrees?)/

/** Null where no degrees are told, or the guide has none for such fish. */
export function waterVerdict(asked: Asked): string | null {
  const [, behind, before] = DEGREES.exec(asked.folded) ?? []
  const told = Number(behind ?? before)
  const kind = kindOf(asked) ?? asked.illness?.kind ?? null
  const answer = PRECISE_ANSWERS.find(({ id }) => id === 'water-temperature')?.answer
  if (!told || !kind || KINDS[kind].family !== 'fish' || typeof answer !== 'object') return null
  const said = saidOf(kind, answer)
  const [, low, high] = /^(\d+) إلى (\d+)/.exec(said ?? '') ?? []
  if (!said || !low) return null
  const verdict = told < Number(low) ? 'cold' : told > Number(high) ? 'warm' : 'right'
  return fitText.water[verdict](told, said)
}
