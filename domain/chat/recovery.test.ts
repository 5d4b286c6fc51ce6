import { expect, it } from 'vitest'
import '#tests/support/learned-chat.ts'
import type { Illness } from './illness.ts'
import { recoveryIn } from './recovery.ts'

const ill = (...signs: Illness['signs']): Illness => ({ signs, urgency: 'now', kind: 'cat' })

it.each([
  ['تحسن اليوم وبدأ ياكل، كم يعيش؟', ill('not-eating'), 'كم يعيش؟', true],
  ['الدكتور عطاها علاج وصارت زينة شو أعطيها', ill('poison'), 'شو أعطيها', false],
  ['she is fine now, how much is the carrier?', ill('diarrhoea'), 'how much is the carrier?', true],
  ['قطي كان يستفرغ أمس، الحين الدكتور عطاه دوا وصار يلعب', null, '', false],
  ['my cat was vomiting last week but the vet cleared her', null, '', false],
  ['رجعت تسبح طبيعي', ill('floating'), '', true],
])('C-01: an illness ends with the recovery that is told: %s', (message, before, rest, isUrgent) => {
  expect(recoveryIn(message, before)).toMatchObject({ rest, isUrgent, isDead: false })
})

it.each([
  ['صارت زينة الحمدلله، شو أعطيها؟', ill('poison')],
  ['رجع يمشي عادي', ill('injury')],
  ['صار بخير', ill('not-eating', 'swallowed')],
  ['لسه ما تحسن، شو أعطيه؟', ill('not-eating')],
  ['تحسن بس يتنفس بصعوبة', ill('not-eating')],
  ['صار زين بس ما يشرب', ill('not-eating')],
  ['تحسن. بس لسا ما ياكل', ill('diarrhoea')],
  ['متى يصير زين؟', ill('not-eating')],
  ['إذا صار بخير أرجعه البيت؟', ill('not-eating')],
  ['باخذه العيادة وهو بخير الحين', ill('poison')],
  ['قطي بخير الحمدلله، كم سعر الأكل؟', null],
])('C-01: an animal that only looks well, or is not well yet, stays ill: %s', (message, before) => {
  expect(recoveryIn(message, before)).toBeNull()
})
