// Stores a run on the driver's phone (W-07): the stops as last loaded, and the answers not sent yet.
import { createStore, del, entries, get, update } from 'idb-keyval'
import type { RequestTo } from '#contract/endpoints.ts'
import type { DriverRun, DriverStop } from '#contract/runs.ts'
import type { Check } from '#domain/handovers/handover.ts'

export type AnswerBody = RequestTo<'POST /api/runs/:id/stops/:stopId/answer'>['body']

/** Which animal of the answer, and what the picture shows. */
export type HandoverPhoto = { animal: number; of: Check | 'moment'; photo: Blob; id?: string | null }

/** An answer that the shop has not accepted yet. */
export type Waiting = {
  stopId: number
  orderNumber: string
  body: AnswerBody
  photo: Blob | null
  /** H-07: pictures of the handed-over animals, with their ids once uploaded. */
  handoverPhotos?: HandoverPhoto[]
  /**
   * Why it can never be accepted: somebody else was quicker, an animal was not handed over, or the shop found it
   * invalid.
   */
  problem: 'settled' | 'handover' | 'refused' | null
}

export type Kept = {
  run: DriverRun | null
  /** The mark of each stop as the driver last saw it; a mark, because names and addresses must not outlive the run. */
  seen: Record<number, string>
  answers: Waiting[]
  /** The link that opened it last (markOfLink). */
  link?: string
}

const NOTHING: Kept = { run: null, seen: {}, answers: [] }

/** What could not be stored, in memory as long as the page is open. */
const unwritten = new Map<number, Kept>()
let opened: ReturnType<typeof createStore> | undefined

export async function readKept(runId: number): Promise<Kept> {
  const inMemory = unwritten.get(runId)
  if (inMemory) return inMemory
  try {
    return (await get<Kept>(runId, storage())) ?? NOTHING
  } catch {
    return NOTHING
  }
}

/** Updates the stored run atomically, since another tab may change it too; returns the result. */
export async function changeKept(runId: number, change: (kept: Kept) => Kept): Promise<Kept> {
  const inMemory = unwritten.get(runId)
  if (!inMemory) {
    let changed = NOTHING
    try {
      await update<Kept>(
        runId,
        (kept) => {
          changed = change(kept ?? NOTHING)
          return changed
        },
        storage(),
      )
      return changed
    } catch {
      // With storage full or forbidden, fall back to memory.
    }
  }
  const changed = change(inMemory ?? (await readKept(runId)))
  unwritten.set(runId, changed)
  return changed
}

/** A prefix of the link's token: enough to recognise it, too short to open anything. */
export function markOfLink(token: string): string {
  return token.slice(0, 8)
}

/** The run that this phone has opened by the link, if any. */
export async function findRunByLink(link: string): Promise<number | null> {
  try {
    const all = [...unwritten, ...(await entries<number, Kept>(storage()))]
    return all.find(([, kept]) => kept.link === link)?.[0] ?? null
  } catch {
    return null
  }
}

/** Whether a reload would lose answers. */
export function isUnwritten(runId: number): boolean {
  return unwritten.has(runId)
}

/** Applies the run as loaded now; new stops count as seen. */
export function withRun(kept: Kept, run: DriverRun): Kept {
  const marks = Object.fromEntries(run.stops.map((stop) => [stop.id, stop.mark]))
  return { ...kept, run, seen: { ...marks, ...kept.seen } }
}

/** A stop has one answer, however often the button was pressed, or in how many tabs. */
export function withAnswer(kept: Kept, answer: Waiting): Kept {
  const isGiven = kept.answers.some(({ stopId, problem }) => stopId === answer.stopId && problem === null)
  return isGiven ? kept : { ...kept, answers: [...kept.answers, answer] }
}

export function isExpired({ run }: Kept, now: Date): boolean {
  return run !== null && Date.parse(run.expiresAt) <= now.getTime()
}

/** Deletes ended runs from the phone, except answers that the shop has not accepted. */
export async function forgetExpired(now: Date): Promise<void> {
  try {
    for (const [runId, kept] of await entries<number, Kept>(storage()))
      if (kept.run === null || isExpired(kept, now)) {
        const { answers } = await changeKept(runId, withoutRun)
        if (answers.length === 0) await del(runId, storage())
      }
  } catch {
    // Unreadable storage contains nothing to delete.
  }
}

/** Drops the personal data once the link is invalid. */
export function withoutRun({ answers, link }: Kept): Kept {
  return { ...NOTHING, answers, ...(link && { link }) }
}

export function isChanged({ seen }: Kept, stop: DriverStop): boolean {
  return stop.state === 'open' && seen[stop.id] !== stop.mark
}

export function withSeenStop(kept: Kept, stop: DriverStop): Kept {
  return { ...kept, seen: { ...kept.seen, [stop.id]: stop.mark } }
}

function storage() {
  opened ??= createStore('aleef-run', 'runs')
  return opened
}
