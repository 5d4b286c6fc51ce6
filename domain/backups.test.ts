import { describe, expect, it } from 'vitest'
import { backupsToKeep, isBackupDue } from './backups.ts'

const DAY = 86_400_000
const at = (text: string) => new Date(text)

describe('backups (L-08)', () => {
  it('keeps 7 days, 4 weeks and 6 months of a year of daily backups that were thinned out every day', () => {
    let kept: Date[] = []
    for (let day = 0; day < 400; day++) {
      kept.push(new Date(Date.UTC(2026, 0, 1, 22, 21) + day * DAY))
      const stay = backupsToKeep(kept)
      kept = kept.filter((one) => stay.has(one))
    }
    // The night of 4 February 2027 in Muscat, a Thursday.
    expect(kept.map((one) => one.toISOString().slice(0, 10))).toEqual([
      '2026-09-29',
      '2026-10-30',
      '2026-11-29',
      '2026-12-30',
      '2027-01-15',
      '2027-01-22',
      '2027-01-29',
      '2027-01-30',
      '2027-01-31',
      '2027-02-01',
      '2027-02-02',
      '2027-02-03',
      '2027-02-04',
    ])
  })

  it('keeps the newest of several backups of one day', () => {
    const [morning, noon] = [at('2026-11-22T05:00:00Z'), at('2026-11-22T09:00:00Z')]
    expect(backupsToKeep([morning, noon])).toEqual(new Set([noon]))
  })

  it.each([
    ['at night', '2026-11-20T22:21:00Z', '2026-11-21T22:21:00Z', true],
    ['not twice in one night', '2026-11-21T22:05:00Z', '2026-11-21T22:21:00Z', false],
    ['not by day while the last night is there', '2026-11-20T22:21:00Z', '2026-11-21T18:21:00Z', false],
    ['by day when the night was missed', '2026-11-20T22:21:00Z', '2026-11-22T00:21:00Z', true],
  ])('is due %s', (_, last, now, due) => {
    expect(isBackupDue(at(last), at(now))).toBe(due)
  })
})
