import { expect, it } from 'vitest'
import { meaningsOf } from './recognise.ts'

const idsOf = (word: string) => meaningsOf(word).map(({ kind, id }) => `${kind} ${id}`)

it.each([
  ['بغرد', 'trait sings'],
  ['هيغردوا', 'trait sings'],
  ['حنحممها', 'care bathing'],
  ['بتبيض', 'trait breeds'],
  ['وبياكلوا', 'care food'],
])('C-03: a verb of any person and dialect is known: %s', (word, id) => {
  expect(idsOf(word)).toContain(id)
})

it.each([
  ['ابيض', 'colour أبيض'],
  ['بعض', undefined],
])('and no other word is taken for one: %s', (word, id) => {
  expect(idsOf(word)[0]).toBe(id)
})

it('C-01: what a customer does is no sign of illness', () => {
  expect(idsOf('نستفرغ')).toEqual([])
  expect(idsOf('بتستفرغ')).toEqual(['sign vomiting'])
})
