// What a driver's phone keeps of a run (W-07): the stops as the shop last told them, and the answers that it has not heard.
import { createStore, del, entries, get, update } from 'idb-keyval'
import type { RequestTo } from '#contract/endpoints.ts'
import type { DriverRun, DriverStop } from '#contract/runs.ts'
import type { Check } from '#domain/handovers/handover.ts'

export type AnswerBody = RequestTo<'POST /api/runs/:id/stops/:stopId/answer'>['body']

/** Which animal of the answer, and what the picture shows. */
export type HandoverPhoto = { animal: number; of: Check | 'moment'; photo: Blob; id?: string | null }

/** An answer that the shop has not taken yet. */
export type Waiting = {
  stopId: number
  orderNumber: string
  body: AnswerBody
  photo: Blob | null
  /** H-07: pictures of the handed-over animals, with their ids once uploaded. */
  handoverPhotos?: HandoverPhoto[]
  /** Why it can never be accepted: somebody else was quicker, an animal was not handed over, or the shop found it invalid. */
  problem: 'settled' | 'handover' | 'refused' | null
}

export type Kept = {
  run: DriverRun | null
  /** Of each stop the mark of what the driver has seen of it: the names and addresses themselves end with the run. */
  seen: Record<number, string>
  answers: Waiting[]
  /** The link that opened it last (markOfLink). */
  link?: string
}

const NOTHING: Kept = { run: null, seen: {}, answers: [] }

/** What could not be written lives as long as the page. */
const unwritten = new Map<number, Kept>()
let opened: ReturnType<typeof createStore> | undefined

export async function readKept(runId: number): Promise<Kept> {
  const held = unwritten.get(runId)
  if (held) return held
  try {
    return (await get<Kept>(runId, storage())) ?? NOTHING
  } catch {
    return NOTHING
  }
}

/** As it is from now on; another tab may have changed it meanwhile. */
export async function changeKept(runId: number, change: (kept: Kept) => Kept): Promise<Kept> {
  const held = unwritten.get(runId)
  if (!held) {
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
      // A full or forbidden storage loses what a reload would need, never the page.
    }
  }
  const changed = change(held ?? (await readKept(runId)))
  unwritten.set(runId, changed)
  return changed
}

/** Enough of a link's token to know it again, too little to open anything. */
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

/** With what the shop says now; what is new counts as seen. */
export function withRun(kept: Kept, run: DriverRun): Kept {
  const told = Object.fromEntries(run.stops.map((stop) => [stop.id, stop.mark]))
  return { ...kept, run, seen: { ...told, ...kept.seen } }
}

export function isExpired({ run }: Kept, now: Date): boolean {
  return run !== null && Date.parse(run.expiresAt) <= now.getTime()
}

/** Of runs that are over a phone keeps nothing but answers that the shop has not taken. */
export async function forgetExpired(now: Date): Promise<void> {
  try {
    for (const [runId, kept] of await entries<number, Kept>(storage()))
      if (kept.run === null || isExpired(kept, now)) {
        const { answers } = await changeKept(runId, withoutRun)
        if (answers.length === 0) await del(runId, storage())
      }
  } catch {
    // Where nothing can be read nothing was kept.
  }
}

/** Without the people in it: the link opens nothing any more. */
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
