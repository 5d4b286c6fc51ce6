import { expect, it } from 'vitest'
import type { HandoverUnit } from '#contract/handovers.ts'
import { type FlowDraft, isOfUnits } from './flow-draft.ts'

const [LULU, MISHMISH] = [1, 2].map((id) => ({ id, name: `قط ${id}`, mark: null }))
const UNIT: HandoverUnit = {
  ...{ itemId: 7, unit: 1, count: 1, nameArabic: 'قط', world: 'cats', imageUrl: null },
  ...{ animal: null, animals: [LULU, MISHMISH].flatMap((animal) => animal ?? []) },
}
const DRAFT: FlowDraft = {
  ...{
    at: 3,
    seller: 'سالم',
    sellerSignature: [],
    isBuyersTurn: false,
    buyer: 'مريم',
    buyerSignature: [],
    hasCash: false,
  },
  animals: [{ itemId: 7, unit: 1, animalId: 1, checks: { eyes: { verdict: 'yes', note: '' } } }],
}

it.each([
  ['the same choice', UNIT, true],
  ['the animal that was picked is chosen', { ...UNIT, animal: LULU ?? null, animals: [] }, true],
  ['another animal is chosen', { ...UNIT, animal: MISHMISH ?? null, animals: [] }, false],
  ['the picked animal is gone', { ...UNIT, animals: UNIT.animals.slice(1) }, false],
  ['another line', { ...UNIT, itemId: 8 }, false],
])('H-07: a check counts for its own animal only: %s', (_, unit, fits) => {
  expect(isOfUnits(DRAFT, [unit])).toBe(fits)
})

it('H-07: the checks of one animal do not count for two', () => {
  expect(isOfUnits(DRAFT, [UNIT, { ...UNIT, unit: 2 }])).toBe(false)
})
