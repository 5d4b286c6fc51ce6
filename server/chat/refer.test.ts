import { describe, expect, it } from 'vitest'
import type { Product } from '#contract/catalog.ts'
import type { Asked } from './asked.ts'
import { meantProducts } from './refer.ts'

const item = (id: number, type: Product['type']) => ({ id, type }) as Product
const [cage, bird, seeds] = [item(1, 'product'), item(2, 'animal'), item(3, 'product')]

function meant(said: Partial<Asked>): number[] {
  const asked = {
    pick: null,
    continues: true,
    again: [],
    called: [],
    shown: [],
    focus: [],
    spoken: [],
    traits: [],
    folded: '',
    isAmong: false,
    isPartOfShown: false,
    ...said,
  } as unknown as Asked
  return meantProducts(asked).map(({ id }) => id)
}

describe('what a question refers to', () => {
  it('asks goods for their size and animals for their sex', () => {
    const both = { shown: [bird, cage], focus: [bird, cage] }
    expect(meant({ ...both, traits: ['dimensions'] })).toEqual([1])
    expect(meant({ ...both, traits: ['sex'] })).toEqual([2])
    expect(meant(both)).toEqual([2, 1])
  })

  it('returns to an animal spoken of before its food', () => {
    expect(meant({ shown: [seeds], spoken: [seeds, bird], traits: ['age'] })).toEqual([2])
    expect(meant({ shown: [seeds], spoken: [seeds, bird], traits: ['weight'] })).toEqual([3])
  })

  it('refers to nothing once the subject has changed', () => {
    expect(meant({ spoken: [bird], traits: ['age'] })).toEqual([])
    expect(meant({ shown: [bird], continues: false, traits: ['age'] })).toEqual([])
  })
})
