// Whether a water temperature suits the fish, by the advice on its water (C-05); it is no sign of illness:
// «الماي درجته 22».
import { KINDS } from '#domain/chat/lexicon.ts'
import { saidOf } from '#text/care/care-guides.ts'
import { preciseAnswer } from '#text/chat/answers/all.ts'
import { fitText } from '#text/chat/fit.ts'
import { kindOf } from './answer-care.ts'
import type { Asked } from './asked.ts'

const DEGREES =
  /(?:^| )(?:\S{0,3}(?:درج|حرار)\S*|temp\S*)(?: \S+){0,3}? (\d{1,2})(?= |$)|(?:^| )(\d{1,2}) (?:درج\S*|degrees?)/

/** Null if no temperature is given, or the guide has none for these fish. */
export function waterVerdict(asked: Asked): string | null {
  const [, behind, before] = DEGREES.exec(asked.folded) ?? []
  const degrees = Number(behind ?? before)
  const kind = kindOf(asked) ?? asked.illness?.kind ?? null
  const answer = preciseAnswer('water-temperature')?.answer
  if (!degrees || !kind || KINDS[kind].family !== 'fish' || typeof answer !== 'object') return null
  const advice = saidOf(kind, answer)
  const [, low, high] = /^(\d+) إلى (\d+)/.exec(advice ?? '') ?? []
  if (!advice || !low) return null
  const verdict = degrees < Number(low) ? 'cold' : degrees > Number(high) ? 'warm' : 'right'
  return fitText.water[verdict](degrees, advice)
}
