// The records of a few animals of the demo (H-01, H-02), with numbers that no real animal has, so that an owner sees
// what a record is. The others are of a species and have none yet.
import type { healthEntries } from '#server/database/tables/animals.ts'

type DemoEntry = Omit<typeof healthEntries.$inferInsert, 'animalId' | 'on'> & {
  /** So many days ago. */
  ago: number
}
export type DemoRecord = {
  /** The English name of its item. */
  item: string
  name: string
  bornDaysAgo: number
  microchip?: string
  ring?: string
  marks?: string
  entries: readonly DemoEntry[]
}

const CLINIC = 'عيادة تجريبية'

export const DEMO_RECORDS: readonly DemoRecord[] = [
  {
    item: 'Black Bombay',
    name: 'ليل',
    bornDaysAgo: 160,
    microchip: '900000000000001',
    marks: 'عينان ذهبيتان، بلا بقعة بيضاء',
    entries: [
      { kind: 'weight', ago: 90, weight: 1100 },
      { kind: 'weight', ago: 60, weight: 1600 },
      { kind: 'weight', ago: 10, weight: 2200 },
      { kind: 'deworming', ago: 85, medicine: 'دواء تجريبي للديدان', clinic: CLINIC },
      { kind: 'vaccination', ago: 80, against: 'cat-triple', batch: 'DEMO-1', clinic: CLINIC },
      { kind: 'vaccination', ago: 20, against: 'rabies', batch: 'DEMO-2', clinic: CLINIC },
      { kind: 'examination', ago: 9, finding: 'healthy', clinic: CLINIC },
    ],
  },
  {
    item: 'Calico house cat',
    name: 'نقوش',
    bornDaysAgo: 250,
    microchip: '900000000000002',
    entries: [
      { kind: 'vaccination', ago: 120, against: 'cat-triple', batch: 'DEMO-3', clinic: CLINIC },
      { kind: 'vaccination', ago: 100, against: 'rabies', batch: 'DEMO-4', clinic: CLINIC },
      { kind: 'weight', ago: 12, weight: 3000 },
    ],
  },
  {
    item: 'Ginger Mini Rex',
    name: 'مشمش',
    bornDaysAgo: 125,
    entries: [{ kind: 'examination', ago: 15, finding: 'healthy', clinic: CLINIC }],
  },
  { item: 'White canary', name: 'ثلج', bornDaysAgo: 370, ring: 'DEMO-01', entries: [] },
]

const OF_FAMILY: Readonly<Record<string, string>> = {
  Cats: 'cat',
  Rabbits: 'rabbit',
  Hamsters: 'hamster',
  Pigeons: 'pigeon',
  'Ornamental fish': 'ornamental-fish',
}
const BIRDS = ['cockatiel', 'canary', 'budgerigar', 'finch'] as const

/** The code of its species; undefined for one of none. */
export function demoSpecies(category: string, name: string): string | undefined {
  return OF_FAMILY[category] ?? (category === 'Birds' ? BIRDS.find((bird) => name.includes(bird)) : undefined)
}
