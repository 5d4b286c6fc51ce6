import { expect, it } from 'vitest'
import { changesOf, checkItemValues, itemRequest, mergeDraft, newItemValues } from './item-form-values.ts'

it('A-ITEM-07: a new animal has one unit, price 0, unknown gender and medium size, is shown and not featured', () => {
  expect(newItemValues('animal')).toMatchObject({
    ...{ type: 'animal', quantity: '1', price: '0', gender: 'unknown', size: 'medium' },
    ...{ isActive: true, isFeatured: false, deliveryType: 'home-only', availableRegions: [] },
  })
})

it('A-ITEM-10: a new supply has both delivery types, all governorates and no fee of its own', () => {
  expect(newItemValues('product')).toMatchObject({
    ...{ deliveryType: 'both', deliveryEverywhere: true, deliveryFee: '0', gender: '', size: '' },
    availableRegions: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  })
})

it('A-ITEM-04, A-ITEM-05, A-ITEM-06: the form shows the errors that the server would', () => {
  const fields = { ...newItemValues('animal'), quantity: 'ثلاثة' }
  expect(checkItemValues(fields, '2026-11-21')).toMatchObject({
    nameArabic: 'يرجى إدخال اسم العنصر بالعربية',
    price: 'يرجى إدخال سعر صحيح',
    quantity: 'يرجى إدخال كمية صحيحة',
  })
  const whole = { ...fields, nameArabic: 'قط', price: '١٢٫٥', quantity: '٣', isActive: false }
  expect(checkItemValues(whole, '2026-11-21')).toEqual({})
})

it('sends changed fields only, so that other people’s changes stay', () => {
  const before = { ...newItemValues('product'), nameArabic: 'طعام', price: '4.5' }
  expect(changesOf({ ...before, model: ' F-2 ' }, before)).toEqual({ model: 'F-2' })
  expect(changesOf({ ...before, brand: ' ' }, before)).toEqual({})
})

it('applies a draft to the current item: typed fields only, and units as the difference', () => {
  const first = { ...newItemValues('product'), nameArabic: 'طعام', price: '4.5', quantity: '10' }
  const draft = { first, fields: { ...first, quantity: '15', model: 'F-2' } }
  const now = { ...first, price: '6', quantity: '7' }
  expect(mergeDraft(draft, now)).toEqual({ ...now, quantity: '12', model: 'F-2' })
  expect(itemRequest(mergeDraft(draft, first))).toEqual(itemRequest(draft.fields))
})
