import { expect, it } from 'vitest'
import { findFileColumn, ITEM_FILE_HEADINGS } from './product-file.ts'

it('S2-13: the days of a sale are headed as such in the file, and files with the former headings are read', () => {
  const days = ['أول يوم للتخفيض', 'آخر يوم للتخفيض']
  expect(ITEM_FILE_HEADINGS).toEqual(expect.arrayContaining(days))
  for (const headings of [days, ['أول يوم', 'آخر يوم']])
    expect(headings.map(findFileColumn)).toEqual(['saleFrom', 'saleUntil'])
})
