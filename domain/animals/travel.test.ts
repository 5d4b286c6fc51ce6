import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { baisa } from '#domain/money.ts'
import { hoursOn, type Opening } from '#domain/opening.ts'
import {
  findStranded,
  findTravelFaults,
  isDayOffered,
  nextBeginning,
  type TravelItem,
  type TravelRule,
  type TravelTerms,
  travelDays,
} from './travel.ts'

const HOURS = { from: '09:00', to: '21:00' }
/** Closed on Fridays; 2026-11-23 is a Monday. */
const OPENING: Opening = {
  week: [HOURS, HOURS, HOURS, HOURS, HOURS, null, HOURS],
  exceptions: [{ from: '2026-12-01', to: '2026-12-02', label: 'عطلة', hours: null }],
}
const TERMS: TravelTerms = {
  delivery: {
    ...{ office: baisa(1000), home: baisa(2000), freeFrom: null, days: 'من يوم إلى 3 أيام عمل' },
    exceptions: [
      { regionId: 3, office: baisa(1000), home: baisa(2000), days: '5 أيام عمل', animals: false },
      { regionId: 2, office: baisa(1000), home: baisa(3000), days: '3 أيام عمل', animals: true },
    ],
  },
  opening: OPENING,
  rules: [],
}
const CAT = 1
const FISH = 2
const animal = (speciesId: number | null = CAT, regions?: readonly number[]): TravelItem => ({
  ...{ type: 'animal', deliveryType: 'home-only', speciesId },
  ...{ deliveryEverywhere: !regions, availableRegions: regions ?? [] },
})
const food: TravelItem = { ...animal(null), type: 'product', deliveryType: 'both' }
const rule = (said: Partial<TravelRule>): TravelRule => ({
  ...{ kind: 'ban', speciesIds: null, regionIds: null, weekdays: null, fromDay: null, untilDay: null },
  ...{ reason: said.kind === 'heat' ? '' : 'لا ينقل' },
  ...said,
})
const AT = new Date('2026-11-23T10:00:00+04:00')
const SUMMER = rule({ kind: 'heat', speciesIds: [CAT], fromDay: '05-15', untilDay: '09-30' })
const days = (items: TravelItem[], region = 1, rules: TravelRule[] = [], at = AT) =>
  travelDays(items, region, { ...TERMS, rules }, at)
const offered = (...asked: Parameters<typeof days>) =>
  days(...asked)
    .filter(isDayOffered)
    .map(({ day }) => day.slice(5))

describe('H-06: the days on which an animal travels', () => {
  it('begins with the earliest promised day of the governorate and looks at 14', () => {
    const all = days([animal()])
    expect(all).toHaveLength(14)
    expect(all[0]).toEqual({ day: '2026-11-24', cause: null, words: null, isHot: false })
    expect(all.filter(({ cause }) => cause === 'closed').map(({ day }) => day.slice(5))).toEqual([
      '11-27',
      '12-01',
      '12-02',
      '12-04',
    ])
    expect(days([animal()], 2)[0]?.day).toBe('2026-11-26')
    const late = travelDays([animal()], 1, TERMS, new Date('2026-11-23T22:00:00+04:00'))
    expect(late[0]?.day).toBe('2026-11-25')
  })

  it('begins tomorrow without delivery days or opening hours, and then every day is open', () => {
    const unsaid = { ...TERMS, opening: null, delivery: { ...TERMS.delivery, days: 'نتفق عليه' } }
    const all = travelDays([animal()], 1, unsaid, AT)
    expect([all[0]?.day, all.every(isDayOffered)]).toEqual(['2026-11-24', true])
  })

  it('excludes governorates outside the regions of the animal, and those without delivery of animals (X-34, L-06)', () => {
    expect(new Set(days([animal(CAT, [2])], 1).map(({ cause }) => cause))).toEqual(new Set(['not-served']))
    expect(offered([animal()], 3)).toEqual([])
  })

  test.each<[string, Partial<TravelRule>, number]>([
    ['everything', {}, 0],
    ['a species that it is not', { speciesIds: [FISH] }, 10],
    ['its species', { speciesIds: [FISH, CAT] }, 0],
    ['another governorate', { regionIds: [2] }, 10],
    ['Wednesdays', { weekdays: [3] }, 9],
    ['days of the year around its end', { fromDay: '11-30', untilDay: '02-01' }, 5],
    ['dates', { fromDay: '2026-11-24', untilDay: '2026-11-25' }, 8],
    ['dates of another year', { fromDay: '2027-11-24', untilDay: '2027-11-25' }, 10],
  ])('is banned on %s', (_, said, left) => {
    const all = days([animal(), food], 1, [rule(said)])
    expect(all.filter(isDayOffered)).toHaveLength(left)
    if (left < 10) expect(all.find(({ cause }) => cause === 'ban')?.words).toBe('لا ينقل')
  })

  it('applies rules to animals only, and to one without a species only those for all', () => {
    expect(offered([food], 1, [rule({})])).toHaveLength(10)
    expect(offered([animal(null)], 1, [rule({ speciesIds: [CAT] })])).toHaveLength(10)
    expect(offered([animal(null)], 1, [rule({})])).toEqual([])
  })

  it('moves the hours in the heat of its species, and closes no day', () => {
    const june = new Date('2027-06-07T10:00:00+04:00')
    expect(days([animal()], 1, [SUMMER], june).every(({ isHot }) => isHot)).toBe(true)
    expect(offered([animal()], 1, [SUMMER], june)).toEqual(offered([animal()], 1, [], june))
    expect(days([animal(FISH)], 1, [SUMMER], june).some(({ isHot }) => isHot)).toBe(false)
    expect(days([animal()], 1, [SUMMER]).some(({ isHot }) => isHot)).toBe(false)
  })
})

describe('H-06: whatever the rules', () => {
  const ids = (max: number) =>
    fc.option(fc.uniqueArray(fc.integer({ min: 1, max }), { minLength: 1, maxLength: 3 }), { nil: null })
  const yearDay = fc.integer({ min: 0, max: 364 }).map((n) => day(n).slice(5))
  const period = fc.oneof(
    fc.constant({ fromDay: null, untilDay: null }),
    fc.tuple(yearDay, yearDay).map(([fromDay, untilDay]) => ({ fromDay, untilDay })),
    fc.tuple(fc.nat(400), fc.nat(30)).map(([n, more]) => ({ fromDay: day(n), untilDay: day(n + more) })),
  )
  const rules = fc.array(
    fc
      .record({
        kind: fc.constantFrom('heat', 'ban'),
        ...{ speciesIds: ids(3), regionIds: ids(11), period },
        weekdays: fc.option(fc.uniqueArray(fc.nat(6), { minLength: 1, maxLength: 2 }), { nil: null }),
      })
      .map(({ period, ...said }) => rule({ ...said, ...period })),
    { maxLength: 6 },
  )
  const item = fc
    .tuple(
      fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
      fc.option(fc.constant([1, 2, 5]), { nil: null }),
    )
    .map(([species, regions]) => animal(species, regions ?? undefined))
  const items = fc.array(item, { minLength: 1, maxLength: 4 })
  const region = fc.integer({ min: 1, max: 11 })
  const at = fc.integer({ min: 0, max: 400 * 24 }).map((hours) => new Date(AT.getTime() + hours * 3_600_000))

  it('never offers a closed day', () => {
    fc.assert(
      fc.property(items, region, rules, at, (items, region, rules, at) =>
        days(items, region, rules, at).every(
          (one) => !isDayOffered(one) || hoursOn(OPENING, one.day) !== null,
        ),
      ),
    )
  })

  it('offers for several together the days that are offered for each, in cool hours if one of them needs these', () => {
    fc.assert(
      fc.property(items, region, rules, at, (items, region, rules, at) => {
        const alone = items.map((one) => days([one], region, rules, at))
        days(items, region, rules, at).forEach((together, i) => {
          expect(isDayOffered(together)).toBe(alone.every((all) => all[i] && isDayOffered(all[i])))
          expect(together.isHot).toBe(alone.some((all) => all[i]?.isHot))
        })
      }),
    )
  })

  it('never closes a day by heat alone', () => {
    fc.assert(
      fc.property(items, region, rules, at, (items, region, rules, at) => {
        const bans = rules.filter(({ kind }) => kind === 'ban')
        expect(offered(items, region, rules, at)).toEqual(offered(items, region, bans, at))
      }),
    )
  })

  function day(n: number): string {
    return new Date(Date.UTC(2026, 10, 1 + n)).toISOString().slice(0, 10)
  }
})

describe('H-06: what a rule may say', () => {
  test.each<[Partial<TravelRule>, object]>([
    [{}, {}],
    [{ reason: ' ' }, { reason: 'reason-missing' }],
    [{ kind: 'heat', reason: '' }, {}],
    [{ fromDay: '02-29', untilDay: '03-01' }, {}],
    [{ fromDay: '02-30', untilDay: '03-01' }, { fromDay: 'day-invalid' }],
    [{ fromDay: '2027-02-29', untilDay: '2027-03-01' }, { fromDay: 'day-invalid' }],
    [{ fromDay: '05-15' }, { untilDay: 'period-incomplete' }],
    [{ fromDay: '05-15', untilDay: '2027-05-16' }, { untilDay: 'period-mixed' }],
    [{ fromDay: '2027-05-17', untilDay: '2027-05-16' }, { untilDay: 'period-reversed' }],
    [{ fromDay: '11-15', untilDay: '03-01' }, {}],
    [
      { weekdays: [], speciesIds: [] },
      { weekdays: 'nothing-chosen', speciesIds: 'nothing-chosen' },
    ],
  ])('%j', (said, faults) => expect(findTravelFaults(rule(said))).toEqual(faults))

  test.each([
    [null, null, '2026-11-23'],
    ['11-01', '11-30', '2026-11-23'],
    ['05-15', '09-30', '2027-05-15'],
    ['12-15', '12-30', '2026-12-15'],
    ['2027-01-01', '2027-01-02', '2027-01-01'],
    ['2026-01-01', '2026-01-02', null],
  ])('%s to %s begins next on %s', (fromDay, untilDay, day) =>
    expect(nextBeginning({ fromDay, untilDay }, '2026-11-23')).toBe(day),
  )
})

describe('H-06: a ban that leaves a species no day', () => {
  const stranded = (ban: TravelRule, others: TravelRule[] = []) =>
    findStranded(ban, [CAT, FISH], { ...TERMS, rules: others }, AT)

  it('is reported by species and governorate, now or from its beginning, but not where animals never travel', () => {
    expect(stranded(rule({ speciesIds: [CAT], regionIds: [2, 3] }))).toEqual([
      { speciesId: CAT, regionId: 2 },
    ])
    const ramadan = rule({ regionIds: [2], fromDay: '2027-02-08', untilDay: '2027-03-09' })
    expect(stranded(ramadan).map(({ speciesId }) => speciesId)).toEqual([CAT, FISH])
    expect(stranded(rule({ fromDay: '2027-02-08', untilDay: '2027-02-12' }))).toEqual([])
    expect(stranded(SUMMER)).toEqual([])
  })

  it('takes other bans into account', () => {
    const [half, rest] = [rule({ regionIds: [2], weekdays: [0, 1, 2] }), rule({ weekdays: [3, 4, 6] })]
    expect(stranded(half)).toEqual([])
    expect(stranded(half, [rest])).toHaveLength(2)
    expect(stranded(half, [rule({})])).toEqual([])
  })
})
