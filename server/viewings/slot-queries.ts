// The times at which animals can be visited (H-08): those offered to customers, and the shop's plan of them.
import { and, gt, inArray } from 'drizzle-orm'
import type { SlotPlan } from '#contract/admin/viewings.ts'
import type { OfferedViewings } from '#contract/viewings.ts'
import { offeredDays, type TakenTime, type ViewingDay } from '#domain/viewings/slots.ts'
import type { Queryable, Transaction } from '#platform/database/connect.ts'
import { pick } from '#platform/pick.ts'
import type { Reader } from '#server/context.ts'
import { viewings } from '#server/database/tables/viewings.ts'
import { loadSettings, readSettings, type Settings } from '#server/settings/settings-queries.ts'

/** Key under which changes of the free times are announced: an id that no product has. */
export const SLOTS_RECORD = 0

const TAKES_ITS_TIME = inArray(viewings.state, ['booked', 'attended', 'blocked'])

export async function readOfferedViewings(context: Reader): Promise<OfferedViewings> {
  context.changes.noteRead([SLOTS_RECORD])
  const { viewing, opening } = await readSettings(context)
  if (!viewing?.isOffered) return { minutes: null, holdHours: 0, days: [] }
  const now = context.now()
  const days = offeredDays(viewing, opening, await listTaken(context.db, now), now)
  return { minutes: viewing.minutes, holdHours: viewing.holdHours, days }
}

/** For a customer who was refused a time. */
export async function readFreeDays(
  tx: Transaction,
  { viewing, opening }: Pick<Settings, 'viewing' | 'opening'>,
  now: Date,
): Promise<ViewingDay[]> {
  return offeredDays(viewing, opening, await listTaken(tx, now), now)
}

function listTaken(db: Queryable, now: Date): Promise<TakenTime[]> {
  return db
    .select({ startsAt: viewings.startsAt, endsAt: viewings.endsAt })
    .from(viewings)
    .where(and(TAKES_ITS_TIME, gt(viewings.endsAt, now)))
}

export async function readSlotPlan({ db, now }: Reader): Promise<SlotPlan> {
  const at = now()
  const [{ viewing, opening }, taken] = await Promise.all([
    loadSettings(db),
    db
      .select(pick(viewings, 'id', 'state', 'startsAt', 'endsAt'))
      .from(viewings)
      .where(and(TAKES_ITS_TIME, gt(viewings.endsAt, at))),
  ])
  const rowAt = (startsAt: string) => taken.find((row) => row.startsAt.toISOString() === startsAt)
  const days = offeredDays(viewing, opening, taken, at)
  return {
    days: days.map(({ day, slots }) => ({
      day,
      slots: slots.map(({ startsAt, isFree }) => {
        const row = rowAt(startsAt)
        const blockId = row?.state === 'blocked' ? row.id : null
        return { startsAt, state: isFree ? 'free' : blockId ? 'blocked' : 'booked', blockId }
      }),
    })),
  }
}
