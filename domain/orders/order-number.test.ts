import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ORDER_NUMBER, orderNumber, parseOrderNumber } from './order-number.ts'

describe('the order number (S-CHK-20, X-53)', () => {
  it('is ALF, eight digits of time and four letters that cannot be mistaken for digits', () => {
    const time = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2200-01-01') })
    fc.assert(
      fc.property(time, fc.nat(), (at, seed) => {
        const number = orderNumber(at, (below) => seed % below)
        expect(number).toMatch(ORDER_NUMBER)
        expect(number.slice(11)).not.toMatch(/[IO]/)
      }),
    )
  })

  it('uses each of its letters', () => {
    const draws = [0, 7, 8, 23]
    expect(orderNumber(new Date(123_456_789_012), () => draws.shift() ?? 0)).toBe('ALF56789012AHJZ')
  })

  it.each([
    ['ALF33979985LDUQ', 'ALF33979985LDUQ'],
    [' alf33979985lduq ', 'ALF33979985LDUQ'],
    ['ALF-3397 9985-LDUQ', 'ALF33979985LDUQ'],
    ['\u2068ALF33979985LDUQ\u2069', 'ALF33979985LDUQ'],
    ['ALF3397998LDUQ', null],
    ['ALF33979985LDUO', null],
    ["ALF33979985LDUQ' OR 1=1", null],
    ['', null],
    ['42', null],
  ])('is read as customers write it: %j', (quoted, number) => {
    expect(parseOrderNumber(quoted)).toBe(number)
  })
})
