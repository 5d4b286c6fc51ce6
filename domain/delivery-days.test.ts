import { describe, expect, it, test } from 'vitest'
import { expectedDelivery, lastPaidBefore, readDayCount } from './delivery-days.ts'
import type { Opening } from './opening.ts'

const DAY = { from: '09:00', to: '21:00' }
/** Saturday to Thursday, with two days of a holiday. */
const OPENING: Opening = {
  week: [DAY, DAY, DAY, DAY, DAY, null, DAY],
  exceptions: [{ from: '2026-11-25', to: '2026-11-26', label: 'اليوم الوطني', hours: null }],
}
/** A Sunday, in Muscat. */
const at = (time: string, day = '2026-11-22') => new Date(`${day}T${time}:00+04:00`)

describe('L-06: the days of the owner’s words', () => {
  test.each([
    ['من يوم إلى 3 أيام عمل', 1, 3],
    ['من ١ إلى ٣ أيام', 1, 3],
    ['1–3 أيام عمل', 1, 3],
    ['من يومين إلى 5 أيام', 2, 5],
    ['من ثلاثة إلى خمسة أيام عمل', 3, 5],
    ['بين يوم و3 أيام', 1, 3],
    ['يوم عمل واحد', 1, 1],
    ['يوم واحد', 1, 1],
    ['يومي عمل', 2, 2],
    ['3 أيام عمل', 3, 3],
    ['من 10 أيام إلى 15 يوماً', 10, 15],
    ['11 يوم عمل', 11, 11],
  ])('«%s» is %i to %i', (text, min, max) => expect(readDayCount(text)).toEqual({ min, max }))

  test.each([
    ['24 ساعة'],
    ['في نفس اليوم'],
    ['أسبوع'],
    ['حسب الاتفاق'],
    ['من يوم إلى 3 أيام، و5 أيام للجزر'],
    ['يوم لمسقط و3 أيام لصلالة'],
    ['كل يوم أحد'],
    ['خمسة عشر يوماً'],
    ['من 3 أيام إلى يوم'],
    ['1.5 يوم'],
    ['900 يوم'],
  ])('finds no number of days in «%s»', (text) => expect(readDayCount(text)).toBeNull())
})

describe('L-12: when an order is expected', () => {
  it('counts open days only', () => {
    expect(expectedDelivery('من يوم إلى 3 أيام عمل', OPENING, at('10:00'))).toEqual({
      from: '2026-11-23',
      to: '2026-11-28',
    })
  })

  it('begins with the next open day when the shop has closed', () => {
    expect(expectedDelivery('يوم واحد', OPENING, at('20:59'))?.to).toBe('2026-11-23')
    expect(expectedDelivery('يوم واحد', OPENING, at('21:00'))?.to).toBe('2026-11-24')
    expect(expectedDelivery('يوم واحد', OPENING, at('12:00', '2026-11-20'))?.to).toBe('2026-11-22')
  })

  it('W-01: finds the latest payment time for which the last promised day has passed', () => {
    const now = at('12:00')
    const promise = 'من يوم إلى 3 أيام عمل'
    // Wednesday 18 November before closing: 19, 21 and 22 are the three days; after closing the 23rd is the last.
    expect(lastPaidBefore(promise, OPENING, '2026-11-23', now)).toEqual(at('20:59', '2026-11-18'))
    expect(expectedDelivery(promise, OPENING, at('20:59', '2026-11-18'))?.to).toBe('2026-11-22')
    expect(expectedDelivery(promise, OPENING, at('21:00', '2026-11-18'))?.to).toBe('2026-11-23')
    expect(lastPaidBefore('يوم واحد', OPENING, '2026-12-20', now)).toEqual(now)
    expect(lastPaidBefore('حسب الاتفاق', OPENING, '2026-11-22', now)).toBeNull()
  })

  it('gives no date for unreadable days or a shop that stays closed', () => {
    expect(expectedDelivery('حسب الاتفاق', OPENING, at('10:00'))).toBeNull()
    expect(expectedDelivery('3 أيام', { week: Array(7).fill(null), exceptions: [] }, at('10:00'))).toBeNull()
  })
})
