import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/muscat-time.ts'
import { healthFactTexts } from '#text/animals/animal-record.ts'
import { findEntryFaults, type HealthEntry, NEW_ENTRY, readWeight, settleEntry } from './health-entry.ts'
import { cleanMicrochip, groupedMicrochip, microchipFault } from './microchip.ts'
import { findPassportFaults, NEW_PASSPORT, parentFault } from './passport.ts'
import { healthFacts, type ProvenEntry, provenHealth } from './proven-health.ts'
import {
  findMissing,
  findSaleProblem,
  findWanted,
  isPutOnSale,
  type RecordedAnimal,
  wantedOf,
} from './sale-rule.ts'
import { citesWants, findSpeciesFaults, type Species, type SpeciesRule } from './species.ts'
import type { ItemUnits, Whereabouts } from './whereabouts.ts'

const TODAY = '2026-11-23'

describe('microchip', () => {
  it.each([
    ['900123456789012', null],
    ['512098765432109', null],
    ['001000000000000', null],
    ['998000000000000', null],
    ['51209876543210', 'chip-length'],
    ['5120987654321090', 'chip-length'],
    ['51209876543210A', 'chip-length'],
    ['', 'chip-length'],
    ['999123456789012', 'chip-test'],
    ['000123456789012', 'chip-code'],
  ])('H-01: %s is %s', (digits, fault) => {
    expect(microchipFault(digits)).toBe(fault)
  })

  it('H-01: reads Arabic digits and ignores the separators of scanners', () => {
    expect(cleanMicrochip('٩٠٠ ١٢٣-٤٥٦٧٨٩٠١٢\u200f')).toBe('900123456789012')
  })

  it('H-01: shows a microchip in five groups of three, and reads them back', () => {
    const grouped = groupedMicrochip('981020004512667')
    expect(grouped.split('\u00A0')).toEqual(['981', '020', '004', '512', '667'])
    expect(cleanMicrochip(grouped)).toBe('981020004512667')
  })

  it('H-01: accepts fifteen digits only if the first three are a country or manufacturer code', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999 }),
        fc.integer({ min: 0, max: 999_999_999_999 }),
        (code, rest) => {
          const digits = String(code).padStart(3, '0') + String(rest).padStart(12, '0')
          expect(microchipFault(digits) === null).toBe(code >= 1 && code <= 998)
        },
      ),
    )
  })
})

describe('record', () => {
  const faults = (over: object) =>
    findPassportFaults({ ...NEW_PASSPORT, name: 'لولو', speciesId: 1, ...over }, TODAY)

  it.each([
    [{}, {}],
    [{ name: ' ' }, { name: 'name-missing' }],
    [{ speciesId: null }, { speciesId: 'species-missing' }],
    [{ birthDate: '2026-11-24' }, { birthDate: 'birth-to-come' }],
    [{ birthDate: TODAY }, {}],
    [{ birthDate: '2026-02-30' }, { birthDate: 'day-invalid' }],
    [{ microchip: '٩٩٩١٢٣٤٥٦٧٨٩٠١٢' }, { microchip: 'chip-test' }],
    [{ birthDate: '2026-05-01', leftOn: '2026-04-30' }, { leftOn: 'left-before-birth' }],
    [{ leftOn: '2026-11-24' }, { leftOn: 'left-to-come' }],
  ])('H-01: %o has the faults %o', (over, expected) => {
    expect(faults(over)).toEqual(expected)
  })

  it.each([
    [{ id: 1 }, 'parent-itself'],
    [{ speciesId: 2 }, 'parent-species'],
    [{ sex: 'male' as const }, 'parent-sex'],
    [{ birthDate: '2026-06-01' }, 'parent-younger'],
    [{ sex: 'unknown' as const, birthDate: null }, null],
  ])('H-01: a mother %o is %s', (over, fault) => {
    const mother = { id: 9, speciesId: 1, sex: 'female' as const, birthDate: '2024-01-01', ...over }
    expect(parentFault(mother, 'mother', { id: 1, speciesId: 1, birthDate: '2026-06-01' })).toBe(fault)
  })
})

describe('health entry', () => {
  const entry = (over: Partial<HealthEntry>): HealthEntry => ({
    ...NEW_ENTRY,
    on: '2026-10-12',
    against: 'rabies',
    ...over,
  })

  it.each([
    [{}, {}],
    [{ on: '2026-11-24' }, { on: 'entry-to-come' }],
    [{ on: '2026-05-31' }, { on: 'entry-before-birth' }],
    [{ nextOn: '2026-10-12' }, { nextOn: 'next-not-later' }],
    [{ nextOn: '2027-10-12' }, {}],
    [{ against: null }, { against: 'against-missing' }],
    [{ against: 'other' }, { medicine: 'medicine-missing' }],
    [{ kind: 'examination' }, { finding: 'finding-missing' }],
    [{ kind: 'weight', weight: '0' }, { weight: 'weight-invalid' }],
    [{ kind: 'weight', weight: '١٨٠٠' }, {}],
  ] as [Partial<HealthEntry>, object][])('H-02: %o has the faults %o', (over, expected) => {
    expect(findEntryFaults(entry(over), { birthDate: '2026-06-01' }, TODAY)).toEqual(expected)
  })

  it('H-02: drops the fields of other kinds of entry', () => {
    expect(
      settleEntry(entry({ kind: 'weight', weight: '١٨٠٠', medicine: 'x', nextOn: '2027-01-01' })),
    ).toMatchObject({
      ...{ weight: 1800, medicine: null, nextOn: null, against: null },
    })
    expect(readWeight('1.5')).toBeNull()
  })
})

const CAT: SpeciesRule = {
  nameArabic: 'قط',
  keeping: 'single',
  isProhibited: false,
  wants: {
    microchip: { level: 'wanted', fromMonths: 4 },
    rabies: { level: 'required', fromMonths: 4 },
  },
}
const PARROT: SpeciesRule = {
  nameArabic: 'كاسكو',
  keeping: 'single',
  isProhibited: false,
  wants: citesWants({ citesAppendix: 'I', isBird: true }),
}
const units = (expected: number): ItemUnits => ({ expected, unnoted: 0 })
const animal = (over: Partial<RecordedAnimal> = {}): RecordedAnimal & Whereabouts => ({
  isOut: false,
  mayHaveLeft: false,
  ...{ name: 'لولو', birthDate: null, microchip: null, ring: null, origin: null, importPermit: null },
  ...{ healthCertificate: null, citesPermit: null, leftOn: null, vaccines: [], isExamined: false },
  ...over,
})

describe('requirements of a species', () => {
  it('H-01: requires a kitten’s chip and rabies vaccination from the day it is four months old', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), (days) => {
        const birthDate = addDays(TODAY, -days)
        const isOld = birthDate <= '2026-07-23'
        expect(findMissing(CAT, animal({ birthDate }), TODAY).length).toBe(isOld ? 2 : 0)
      }),
    )
    expect(findMissing(CAT, animal({ microchip: '900123456789012', vaccines: ['rabies'] }), TODAY)).toEqual(
      [],
    )
  })

  it('H-01: reports a requirement by age, whether or not the record meets it', () => {
    expect(wantedOf(CAT, 'rabies', '2026-07-24', TODAY)).toBeNull()
    expect(wantedOf(CAT, 'rabies', '2026-07-23', TODAY)).toBe('required')
    expect(wantedOf(CAT, 'microchip', null, TODAY)).toBe('wanted')
    expect(wantedOf(CAT, 'ring', null, TODAY)).toBeNull()
    const chipped = animal({ birthDate: '2026-07-23', microchip: '900123456789012' })
    expect(findWanted(CAT, chipped, TODAY)).toEqual([
      { paper: 'microchip', level: 'wanted', isThere: true },
      { paper: 'rabies', level: 'required', isThere: false },
    ])
  })

  it('H-01: a CITES species requires a permit, and a CITES bird also a ring', () => {
    expect(Object.keys(citesWants({ citesAppendix: 'II', isBird: false }))).toEqual(['citesPermit'])
    expect(Object.keys(PARROT.wants)).toEqual(['citesPermit', 'ring'])
    expect(citesWants({ citesAppendix: null, isBird: true })).toEqual({})
  })

  it('H-01: proves the origin by local birth, or by both import documents', () => {
    const rule: SpeciesRule = { ...CAT, wants: { origin: { level: 'wanted', fromMonths: 0 } } }
    const isMissing = (over: Partial<RecordedAnimal>) => findMissing(rule, animal(over), TODAY).length === 1
    expect(isMissing({ origin: 'bred' })).toBe(false)
    expect(isMissing({ origin: 'imported', importPermit: 'P-1' })).toBe(true)
    expect(isMissing({ origin: 'imported', importPermit: 'P-1', healthCertificate: 'H-1' })).toBe(false)
  })

  it('H-01: checks the ages and codes of a species', () => {
    const species: Species = { ...CAT, code: 'cat', name: 'Cat', isBird: false, citesAppendix: null }
    expect(findSpeciesFaults(species)).toEqual({})
    expect(findSpeciesFaults({ ...species, code: 'Cat!', nameArabic: ' ' })).toEqual({
      ...{ code: 'code-invalid', nameArabic: 'name-missing' },
    })
    expect(findSpeciesFaults({ ...species, wants: { ring: { level: 'wanted', fromMonths: 241 } } })).toEqual({
      wants: 'months-invalid',
    })
  })
})

describe('putting on sale', () => {
  const offer = { type: 'animal' as const, isActive: true, speciesId: 1, quantity: 1, birthDate: null }

  it.each([
    ['a new item', null, {}, true],
    ['a hidden one that is shown', { isActive: false }, {}, true],
    ['another species', { speciesId: null }, {}, true],
    ['more of them', { quantity: 0 }, {}, true],
    ['what was on sale', {}, {}, false],
    ['fewer of them', { quantity: 3 }, {}, false],
    ['an older one', { birthDate: '2026-10-01' }, { birthDate: '2026-01-01' }, true],
    ['one of unknown age', { birthDate: '2026-10-01' }, {}, true],
    ['a younger one', { birthDate: '2026-01-01' }, { birthDate: '2026-10-01' }, false],
    ['one without a species', null, { speciesId: null }, false],
    ['a hidden one', null, { isActive: false }, false],
  ])('H-01: %s', (_, before, after, expected) => {
    expect(isPutOnSale(before && { ...offer, ...before }, { ...offer, ...after })).toBe(expected)
  })

  it('H-01: never sells a prohibited species, sells a lot without records, and a CITES bird only with ring and permit', () => {
    const one = { ...units(1), birthDate: null }
    const whole = animal({ ring: 'OM-1', citesPermit: 'C-1' })
    expect(findSaleProblem({ ...CAT, isProhibited: true }, one, [], TODAY)?.code).toBe('species-prohibited')
    expect(findSaleProblem({ ...PARROT, keeping: 'lot' }, one, [], TODAY)).toBeNull()
    expect(findSaleProblem(PARROT, one, [whole], TODAY)).toBeNull()
    expect(findSaleProblem(PARROT, one, [animal({ ring: 'OM-1' })], TODAY)).toEqual({
      ...{ code: 'papers-missing', name: 'لولو', papers: ['citesPermit'] },
    })
    expect(findSaleProblem(PARROT, { ...one, expected: 7 }, [whole], TODAY)).toEqual({
      ...{ code: 'records-missing', count: 6, papers: ['ring', 'citesPermit'], hasLeft: false },
    })
  })

  it('H-01: ignores the records of animals that have left, and requires none for zero units', () => {
    const left = animal({ ring: 'OM-1', citesPermit: 'C-1', leftOn: '2026-11-01' })
    expect(findSaleProblem(PARROT, { ...units(1), birthDate: null }, [left], TODAY)).not.toBeNull()
    expect(findSaleProblem(PARROT, { ...units(0), birthDate: null }, [], TODAY)).toBeNull()
  })

  it('H-01: does not count the record of an animal that may already have been sold', () => {
    const sold = { ...animal({ ring: 'OM-1', citesPermit: 'C-1' }), mayHaveLeft: true }
    const problem = (...animals: (RecordedAnimal & Whereabouts)[]) =>
      findSaleProblem(PARROT, { expected: 1, unnoted: 1, birthDate: null }, animals, TODAY)
    expect(problem(sold)).toMatchObject({ code: 'records-missing', count: 1, hasLeft: true })
    expect(problem(sold, { ...sold, isOut: false, mayHaveLeft: false })).toBeNull()
  })

  it('H-01: does not ask a kitten without a record for what it is too young for', () => {
    const problem = (birthDate: string) => findSaleProblem(CAT, { ...units(1), birthDate }, [], TODAY)
    expect(problem('2026-10-01')).toBeNull()
    expect(problem('2026-01-01')?.code).toBe('records-missing')
  })
})

describe('what records prove', () => {
  const entry = (kind: ProvenEntry['kind'], on: string, over: Partial<ProvenEntry> = {}): ProvenEntry => ({
    ...{ kind, on, against: null, medicine: null, finding: null, weight: null },
    ...over,
  })
  const rabies = (on: string) => entry('vaccination', on, { against: 'rabies' })
  const of = (...entries: ProvenEntry[]) => ({
    name: 'لولو',
    leftOn: null,
    isOut: false,
    mayHaveLeft: false,
    entries,
  })

  it('H-03: states vaccination only if all animals are vaccinated or none is', () => {
    const vaccinated = (...animals: ReturnType<typeof of>[]) => provenHealth(animals, units(2)).vaccinated
    expect(vaccinated(of(rabies('2026-10-12')), of(rabies('2026-10-13')))).toBe(true)
    expect(vaccinated(of(rabies('2026-10-12')), of())).toBeNull()
    expect(vaccinated(of(), of())).toBe(false)
    expect(vaccinated(of(rabies('2026-10-12')))).toBeNull()
  })

  it('H-03: uses the oldest of the latest examinations, unless an animal needs care', () => {
    const healthy = (on: string) => of(entry('examination', on, { finding: 'healthy' }))
    expect(provenHealth([healthy('2026-10-01'), healthy('2026-09-01')], units(2)).examined).toEqual({
      ...{ on: '2026-09-01', finding: 'healthy' },
    })
    const ill = of(entry('examination', '2026-11-01', { finding: 'needs-care' }))
    expect(provenHealth([healthy('2026-10-01'), ill], units(2)).examined?.finding).toBe('needs-care')
    expect(provenHealth([healthy('2026-10-01'), of()], units(2)).examined).toBeNull()
  })

  it('H-03: lists the newest entry of each vaccine and kind, and only what is recorded', () => {
    const facts = healthFacts(
      [
        of(
          rabies('2025-10-01'),
          rabies('2026-10-12'),
          entry('vaccination', '2026-10-01', { against: 'cat-triple' }),
          entry('weight', '2026-10-20', { weight: 1800 }),
        ),
      ],
      units(1),
    )
    expect(facts.map(({ kind, against, on }) => [kind, against, on])).toEqual([
      ['vaccination', 'rabies', '2026-10-12'],
      ['vaccination', 'cat-triple', '2026-10-01'],
      ['weight', null, '2026-10-20'],
    ])
    expect(healthFacts([], units(1))).toEqual([])
  })

  it('H-03: names the animal of each fact when the item has several, even if only one has a record', () => {
    const lulu = of(rabies('2026-10-12'))
    expect(healthFacts([lulu], units(1))[0]?.isOneOf).toBe(false)
    expect(healthFacts([lulu], units(7))[0]?.isOneOf).toBe(true)
    expect(healthFacts([lulu, of()], units(1))[0]?.isOneOf).toBe(true)
    expect(healthFactTexts(healthFacts([lulu], units(7)))[0]).toContain('لولو')
  })

  it('H-03: the record of an animal that left proves nothing about its successor, and is shown until that one arrives', () => {
    const left = { ...of(rabies('2026-10-12')), leftOn: '2026-11-01' }
    expect(healthFacts([left], units(0))).toHaveLength(1)
    expect(healthFacts([left], units(1))).toEqual([])
    expect(provenHealth([left], units(1)).vaccinated).toBeNull()
    const sold = { ...of(rabies('2026-10-12')), mayHaveLeft: true }
    expect(healthFacts([sold], { expected: 1, unnoted: 1 })).toEqual([])
    expect(provenHealth([sold], { expected: 1, unnoted: 1 }).vaccinated).toBeNull()
    // One of seven was sold: each of the others is one of them, and vaccinated, until an eighth comes.
    const litter = Array.from({ length: 7 }, () => sold)
    expect(provenHealth(litter, { expected: 6, unnoted: 1 }).vaccinated).toBe(true)
    expect(provenHealth(litter, { expected: 7, unnoted: 1 }).vaccinated).toBeNull()
  })
})
