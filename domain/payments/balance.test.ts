import { expect, it } from 'vitest'
import { baisa } from '#domain/money.ts'
import { dueAtDoor } from './balance.ts'

it('W-07: the driver collects nothing for an accepted payment, even a short one', () => {
  expect(dueAtDoor('verified', baisa(500))).toBe(0)
  expect(dueAtDoor('rejected', baisa(500))).toBe(500)
  expect(dueAtDoor('rejected', baisa(500), baisa(200))).toBe(300)
  expect(dueAtDoor('rejected', baisa(500), baisa(600))).toBe(0)
})
