import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inASecond } from './gate-screen.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('A-GATE-04: the gate moves on after one second, not before', () => {
  const moveOn = vi.fn()
  inASecond(moveOn)
  vi.advanceTimersByTime(999)
  expect(moveOn).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(moveOn).toHaveBeenCalledOnce()
})

it('A-GATE-04: does not redirect a person who already left by a button', () => {
  const moveOn = vi.fn()
  inASecond(moveOn)()
  vi.advanceTimersByTime(2000)
  expect(moveOn).not.toHaveBeenCalled()
})
