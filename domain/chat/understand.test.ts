import { describe, expect, it } from 'vitest'
import { understand } from './understand.ts'
import type { ChatFamily } from './understanding.ts'
import { createVocabulary } from './vocabulary.ts'

const vocabulary = createVocabulary([{ id: 1, names: ['قطط', 'Cats'] }], ['قطة شيرازية بيضاء', 'رويال كانين'])

describe('what a message asks, by its words (A-BOT-07)', () => {
  it.each([
    ['كم سعر التوصيل لصلالة', { topics: ['delivery-fee'], regionId: 2 }],
    ['bkam twseel so7ar', { topics: ['delivery-fee'], regionId: 6 }],
    ['قطط تحت 50 ريال', { families: ['cats'] satisfies ChatFamily[], categoryIds: [1], maxPrice: 50_000 }],
    ['alf-12345678-abcd وين طلبي', { topics: ['order-status'], orderNumber: 'ALF12345678ABCD' }],
  ])('%s', (message, expected) => {
    expect(understand(message, vocabulary)).toMatchObject(expected)
  })
})
