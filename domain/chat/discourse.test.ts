import { expect, it } from 'vitest'
import { withoutLead } from './discourse.ts'

it.each([
  ['هههههه طيب شو اسمك', 'شو اسمك'],
  ['اوكيي، متى تفتحون', 'متى تفتحون'],
  ['lol ok how do i pay', 'how do i pay'],
  ['كم عمره 😂', 'كم عمره '],
  ['طيب', 'طيب'],
  ['زين تمام 👍', '👍'],
  ['هل الحلو يغرد', 'هل الحلو يغرد'],
])('takes off what only leads to a question: %s', (message, left) => {
  expect(withoutLead(message)).toBe(left)
})
