// One driver's run on one phone (W-07): opened by the link, stored for use offline, and synchronised when the network
// is back.
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#browser/api-client.ts'
import { randomKey } from '#browser/random-key.ts'
import { readStored, writeStored } from '#browser/storage.ts'
import type { DriverRun, DriverStop } from '#contract/runs.ts'
import {
  type AnswerBody,
  changeKept,
  findRunByLink,
  forgetExpired,
  type HandoverPhoto,
  isUnwritten,
  type Kept,
  markOfLink,
  readKept,
  type Waiting,
  withAnswer,
  withRun,
  withSeenStop,
} from './run-storage.ts'
import { useExchange } from './use-exchange.ts'

const LAST_RUN = 'aleef-run'

export function useRun() {
  const { status, setStatus, kept, setKept, sending, runId, fail, exchange } = useExchange()
  const navigate = useNavigate()

  const start = useCallback(async () => {
    setStatus('loading')
    // What is still asked about the run before does not change what is shown from now on.
    runId.current = null
    try {
      const id = await openRun(location.hash.slice(1) || readStored(LAST_RUN) || '')
      await forgetExpired(new Date())
      runId.current = id
      writeStored(LAST_RUN, `r${id}`)
      // The token is used: remove it from the address and the history.
      void navigate({ hash: `r${id}` }, { replace: true })
      const before = await readKept(id)
      setKept(before)
      if (before.run) setStatus('open')
      await exchange()
    } catch (error) {
      await fail(error, runId.current)
    }
  }, [exchange, fail, navigate, runId, setKept, setStatus])

  useForEachLink(start, status === 'failed')

  async function change(by: (before: Kept) => Kept) {
    if (runId.current !== null) setKept(await changeKept(runId.current, by))
  }

  return {
    status,
    kept,
    sending,
    /** Whether a reload would lose waiting answers. */
    isUnwritten: runId.current !== null && isUnwritten(runId.current),
    retry: () => void (runId.current === null ? start() : exchange()),
    async answer(
      { id: stopId, orderNumber }: DriverStop,
      answer: Omit<AnswerBody, 'key' | 'at'>,
      photo: Blob | null,
      handoverPhotos: HandoverPhoto[] = [],
    ) {
      const body = { ...answer, key: randomKey(), at: new Date().toISOString() }
      const waiting: Waiting = { stopId, orderNumber, body, photo, handoverPhotos, problem: null }
      await change((before) => withAnswer(before, waiting))
      void exchange()
    },
    forget: (answer: Waiting) =>
      change((before) => ({
        ...before,
        answers: before.answers.filter(({ body }) => body.key !== answer.body.key),
      })),
    markSeen: (stop: DriverStop) => change((before) => withSeenStop(before, stop)),
  }
}

/** At first, for another link that is opened on top of this page, and once the network is back for one that failed. */
function useForEachLink(start: () => Promise<void>, failed: boolean): void {
  useEffect(() => {
    void start()
    addEventListener('hashchange', start)
    return () => removeEventListener('hashchange', start)
  }, [start])
  useEffect(() => {
    if (!failed) return
    addEventListener('online', start)
    return () => removeEventListener('online', start)
  }, [start, failed])
}

export type RunOnPhone = ReturnType<typeof useRun>

/** @param key from the URL: the mark of a run that this phone has opened, or the token of a link */
async function openRun(key: string): Promise<number> {
  const mark = /^r(\d{1,10})$/.exec(key)
  if (mark) return Number(mark[1])
  const link = markOfLink(key)
  try {
    const run: DriverRun = await call('POST /api/runs/open', { body: { token: key } })
    await changeKept(run.id, (before) => ({ ...withRun(before, run), link }))
    return run.id
  } catch (error) {
    // Offline, or after the run has ended: continues with the stored run and sends waiting answers.
    const known = await findRunByLink(link)
    if (known === null) throw error
    return known
  }
}
