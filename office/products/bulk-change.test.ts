import { expect, it } from 'vitest'
import { productBulkText } from '#text/admin/product-list.ts'
import { readChange, wrongFigure } from './bulk-change.ts'

const NO_DAYS = { from: '', until: '', permit: '' }

it.each([
  ['pricePercent', '-10', { pricePercent: -10 }],
  ['pricePercent', '١٢٫٥ %', { pricePercent: 12.5 }],
  ['pricePercent', '10-', { pricePercent: -10 }],
  ['quantityChange', '+5', { quantityChange: 5 }],
  ['quantityChange', '−٣', { quantityChange: -3 }],
  ['price', '12.5', { price: '12.5' }],
  ['hide', 'whatever', { isActive: false }],
] as const)('A-ROLE-06: %s of «%s» is a change of many items', (kind, typed, change) => {
  expect(readChange(kind, typed, NO_DAYS)).toEqual(change)
  expect(wrongFigure(change)).toEqual({})
})

it.each([
  ['pricePercent', '-100', productBulkText.percentWrong],
  ['pricePercent', '0', productBulkText.percentWrong],
  ['pricePercent', '-5-', productBulkText.percentWrong],
  ['quantityChange', '1.5', productBulkText.quantityWrong],
  ['quantityChange', '', productBulkText.quantityWrong],
  ['price', '0', 'يرجى إدخال سعر صحيح'],
  ['price', '-3', 'يرجى إدخال سعر صحيح'],
] as const)('A-ROLE-06: %s of «%s» is rejected with an error', (kind, typed, sentence) => {
  expect(wrongFigure(readChange(kind, typed, NO_DAYS))).toEqual({ figure: sentence })
})

it.each([
  ['sale', '90', {}],
  ['sale', '91', { figure: productBulkText.salePercentWrong }],
  ['pricePercent', '1001', { figure: productBulkText.percentWrong }],
] as const)('S2-13: the limits of a bulk change are those of the API: %s of «%s»', (kind, typed, wrong) => {
  expect(wrongFigure(readChange(kind, typed, NO_DAYS))).toEqual(wrong)
})

it('conventions 17: a permit that is too long is the error of its own field, not of the percentage', () => {
  const permit = '1'.repeat(61)
  expect(wrongFigure(readChange('sale', '10', { ...NO_DAYS, permit }))).toEqual({
    permit: 'النص أطول من المسموح: 61 من 60 حرف. اختصره قليلاً.',
  })
})
