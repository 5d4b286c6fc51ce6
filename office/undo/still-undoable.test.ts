import { expect, it } from 'vitest'
import { stillUndoable } from './still-undoable.ts'

it('W-04: undoes only the recent steps of a long series, in the order in which they were taken', () => {
  const moved = [1, 2, 3, 4].map((id) => ({ id, at: id * 5000 }))
  expect(stillUndoable(moved, 20_000)).toEqual({ ids: [2, 3, 4], late: 1 })
  expect(stillUndoable(moved, 60_000)).toEqual({ ids: [], late: 4 })
})
