import { expect, it } from 'vitest'
import { shellText } from './shell.ts'

const HERE = { regionId: 1, office: '1.000', home: '2.000', days: 'يومان', animals: true }
const OFFICE_ONLY = { ...HERE, regionId: 2, home: null }
const NOWHERE = { ...HERE, regionId: 3, office: null, home: null }

it('L-06: promises every governorate only while each is served', () => {
  const promise = (...delivery: (typeof HERE | typeof OFFICE_ONLY | typeof NOWHERE)[]) =>
    shellText.strip({ delivery, deliveryDays: 'يومان' })
  expect(promise(HERE, OFFICE_ONLY)).toBe('نوصل إلى كل محافظات عُمان، يومان')
  expect(promise(HERE, NOWHERE)).toBe('نوصل داخل عُمان، يومان')
})
