import fc from 'fast-check'
import { expect, test } from 'vitest'
import { baisa } from '#domain/money.ts'
import { generateStatement, TODAY } from '#tests/support/generated-statement.ts'
import { rounds } from '#tests/support/rounds.ts'
import { matchLines } from './match-lines.ts'
import type { LineToMatch, OpenOrder } from './weigh-order.ts'

const MARYAM = order(1, 127_900, 'مريم الحارثية', { orderNumber: 'ALF45241830KMPQ' })
const AISHA = order(2, 33_600, 'عائشة الزدجالية', { customer: 'aisha' })
const AISHA_AGAIN = order(3, 37_400, 'عائشة بنت محمد الزدجالية', { customer: 'aisha' })
const AHMED = order(4, 75_900, 'أحمد الشكيلي', { reference: 'ft-2632490' })
const ORDERS = [MARYAM, AISHA, AISHA_AGAIN, AHMED]

test.each([
  ['its number and the amount', 'TRF MARYAM S ALHARTHI ALF45241830KMPQ', 127_900, [1]],
  ['a number in Arabic digits, apart', 'طلب alf-٤٥٢٤ ١٨٣٠-kmpq', 127_900, [1]],
  ['a number without its letters', 'ALF45241830', 127_900, [1]],
  ['a number that was cut off', 'TRF ALF452418', 127_900, [1]],
  ['the amount and the name', 'تحويل من مريم الحارثية', 127_900, [1]],
  ['the amount and the name in Latin letters', 'FROM MARYAM ALHARTHIYA', 127_900, [1]],
  ['all that one customer has open', 'AISHA AL ZADJALI', 71_000, [2, 3]],
  ['the number of the transfer that its customer gave', 'FT2632490 MOBILE', 75_900, [4]],
])('F-05: a match is sure by %s', (_, text, amount, orderIds) => {
  expect(matchOne(text, amount)).toMatchObject({ verdict: 'sure', choices: [{ orderIds, doubts: [] }] })
})

test.each([
  ['one baisa is missing', 'ALF45241830KMPQ', 127_899, 'short'],
  ['one baisa is too much', 'ALF45241830KMPQ', 127_901, 'over'],
  ['only the family fits', 'NASSER ALI ALSHUKAILI', 75_900, 'name-part'],
  ['only the amount fits', 'TRANSFER', 75_900, 'name-absent'],
  ['the shop’s own money comes back', 'REFUND ALF45241830KMPQ', 127_900, 'reversal'],
  ['it names an order that was paid before', 'مريم الحارثية ALF11111111ABCD', 127_900, 'names-another'],
])('F-05: a match is likely where %s', (_, text, amount, doubt) => {
  const { verdict, choices } = matchOne(text, amount)
  expect(verdict).toBe('likely')
  expect(choices[0]?.doubts).toContain(doubt)
})

test('F-05: a transfer from before the order is never a sure match', () => {
  expect(matchOne('MARYAM ALHARTHI ALF45241830KMPQ', 127_900, '2026-11-01').verdict).toBe('likely')
})

test.each([
  ['of another year', 'ALF45241830KMPQ', 127_900, '2024-11-21', 'other-year'],
  ['without name or number', 'CASH DEPOSIT', 15_000, '2026-11-22', 'nothing'],
  ['for an order that was paid before', 'ALF11111111ABCD', 9000, '2026-11-22', 'names-another'],
])('F-05: a line %s stays open', (_, text, amount, day, note) => {
  expect(matchOne(text, amount, day)).toMatchObject({ verdict: 'open', choices: [], note })
})

test('F-05: offers both of two orders with the same name and amount, also across spellings', () => {
  const twins = [order(1, 5000, 'سالم البلوشي'), order(2, 5000, 'Salim Al Balushi')]
  const [found] = matchLines([line(1, 'SALIM ALBALUSHI', 5000)], twins, [], TODAY)
  expect(found?.verdict).toBe('likely')
  expect(found?.choices).toHaveLength(2)
})

test('F-05: pays an order once: the first of two lines that name it is sure', () => {
  const twice = [line(1, 'ALF45241830KMPQ', 127_900), line(2, 'ALF45241830KMPQ', 127_900)]
  const [first, second] = matchLines(twice, ORDERS, [], TODAY)
  expect(first?.verdict).toBe('sure')
  expect(second).toMatchObject({ verdict: 'likely', choices: [{ doubts: ['covered'] }] })
  const byName = [line(1, 'MARYAM ALHARTHI', 127_900), line(2, 'MARYAM ALHARTHI', 127_900)]
  expect(matchLines(byName, ORDERS, [], TODAY).map(({ verdict }) => verdict)).toEqual(['likely', 'likely'])
})

test('F-05: two transfers that name one order and sum to its amount are both sure', () => {
  const parts = [line(1, 'ALF45241830KMPQ', 100_000), line(2, 'ALF45241830KMPQ 2', 27_900)]
  expect(matchLines(parts, ORDERS, [], TODAY)).toMatchObject([
    { verdict: 'sure', choices: [{ orderIds: [1], support: ['number', 'parts'] }] },
    { verdict: 'sure', choices: [{ orderIds: [1], support: ['number', 'parts'] }] },
  ])
})

test('F-05: offers none of many orders with the same amount', () => {
  const many = Array.from({ length: 8 }, (_, i) =>
    order(i + 1, 5000, `سالم ${'ابتثجحخد'[i]}${'ابتثجحخد'[i]}`),
  )
  const [found] = matchLines([line(1, 'CASH', 5000)], many, [], TODAY)
  expect(found).toMatchObject({ verdict: 'open', note: 'too-many' })
})

test('F-05: a sure match is never wrong, and nine of ten recognisable lines are sure', () => {
  let tellable = 0
  let sure = 0
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { lines, orders, closed } = generateStatement(seed, 200, 100)
      const verdicts = matchLines(lines, orders, closed, TODAY)
      const paid = new Map<number, number>()
      for (const [i, { verdict, choices }] of verdicts.entries()) {
        const { pays, isTellable, amount } = lines[i] as (typeof lines)[number]
        if (isTellable) tellable += 1
        if (verdict !== 'sure') continue
        if (isTellable) sure += 1
        expect(new Set(choices[0]?.orderIds)).toEqual(new Set(pays))
        for (const id of pays)
          paid.set(id, (paid.get(id) ?? 0) + (pays.length > 1 ? dueOf(orders, id) : amount))
      }
      // Neither is any order paid twice over.
      for (const [id, sum] of paid) expect(sum).toBeLessThanOrEqual(dueOf(orders, id))
    }),
    { numRuns: rounds(40, 1000) },
  )
  expect(sure / tellable).toBeGreaterThan(0.9)
})

function dueOf(orders: readonly OpenOrder[], id: number): number {
  return orders.find((order) => order.id === id)?.due ?? 0
}

function matchOne(text: string, amount: number, day = '2026-11-22') {
  const [found] = matchLines([{ ...line(9, text, amount), day }], ORDERS, ['ALF11111111ABCD'], TODAY)
  if (!found) throw new Error('no verdict')
  return found
}

function line(id: number, text: string, amount: number): LineToMatch {
  return { id, day: '2026-11-22', amount: baisa(amount), text, reference: '' }
}

function order(id: number, due: number, name: string, more: Partial<OpenOrder> = {}): OpenOrder {
  return {
    id,
    orderNumber: `ALF9000000${id}ABCD`,
    due: baisa(due),
    names: [name],
    customer: String(id),
    reference: null,
    placedOn: '2026-11-20',
    reportedOn: '2026-11-21',
    ...more,
  }
}
