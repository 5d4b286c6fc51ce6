import { expect, test } from 'vitest'
import { foldHistory } from './order-history.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute))
const row = (event: string, toValue: string | null, minute: number, note: string | null = null) => ({
  event,
  toValue,
  note,
  createdAt: at(minute),
})

test('D-04, S-CHK-12, S-CHK-16: groups simultaneous events of an order into one moment', () => {
  expect(
    foldHistory([
      row('placed', 'pending', 0),
      row('status', 'confirmed', 5),
      row('payment', 'reported', 5),
      row('payment', 'verified', 20),
      row('status', 'processing', 30),
      row('status', 'something-of-tomorrow', 35),
      row('status', 'shipped', 40),
    ]),
  ).toEqual([
    { status: 'pending', paymentStatus: 'awaiting', at: at(0).toISOString() },
    { status: 'confirmed', paymentStatus: 'reported', at: at(5).toISOString() },
    { status: 'confirmed', paymentStatus: 'verified', at: at(20).toISOString() },
    { status: 'processing', paymentStatus: 'verified', at: at(30).toISOString() },
    { status: 'shipped', paymentStatus: 'verified', at: at(40).toISOString() },
  ])
})

test('X-56: an unpaid order ends cancelled', () => {
  expect(foldHistory([row('placed', 'pending', 0), row('expired', 'cancelled', 9)])).toMatchObject([
    { status: 'pending' },
    { status: 'cancelled', paymentStatus: 'awaiting' },
  ])
})

test('X-11: the shop’s note on a rejected transfer appears at that moment only', () => {
  expect(
    foldHistory([
      row('status', 'confirmed', 5),
      row('payment', 'reported', 5),
      row('payment', 'rejected', 20, 'وصل إلى حساب آخر'),
      row('payment', 'reported', 30),
    ]).map(({ paymentStatus, note }) => [paymentStatus, note]),
  ).toEqual([
    ['reported', undefined],
    ['rejected', 'وصل إلى حساب آخر'],
    ['reported', undefined],
  ])
})
