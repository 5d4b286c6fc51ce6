// Synchronises a run between the driver's phone and the shop (W-07): sends waiting answers first, then loads the run.
import { useCallback, useEffect, useRef, useState } from 'react'
import { call, isUnauthorized } from '#browser/api-client.ts'
import { changeKept, isExpired, type Kept, readKept, withoutRun, withRun } from './run-storage.ts'
import { sendAnswers } from './send-answers.ts'

/** `closed`: the link is invalid. `failed`: the shop is unreachable, and the run is not stored on the phone. */
export type Status = 'loading' | 'open' | 'closed' | 'failed'

/** Intervals for loading the run, and for retrying to send, even if the browser reports no network. */
const NEWS_MS = 30_000
const SEND_MS = 8_000

export function useExchange() {
  const [status, setStatus] = useState<Status>('loading')
  const [kept, setKept] = useState<Kept | null>(null)
  const [sending, setSending] = useState(false)
  const runId = useRef<number | null>(null)
  const asking = useRef<number | null>(null)

  const fail = useCallback(async (error: unknown, id: number | null) => {
    // Another link was opened on top of it.
    if (runId.current !== id) return
    // A run expires also without a network.
    const hasEnded = isUnauthorized(error) || (id !== null && isExpired(await readKept(id), new Date()))
    if (!hasEnded) return setStatus((now) => (now === 'loading' ? 'failed' : now))
    if (id !== null) setKept(await changeKept(id, withoutRun))
    setStatus('closed')
  }, [])

  const exchange = useCallback(async () => {
    const id = runId.current
    if (id === null || asking.current === id) return
    const show = (now: Kept) => {
      if (runId.current === id) setKept(now)
    }
    asking.current = id
    setSending(true)
    try {
      await sendAnswers(id, show)
      const run = await call('GET /api/runs/:id', { params: { id } })
      show(await changeKept(id, (before) => withRun(before, run)))
      if (runId.current === id) setStatus('open')
    } catch (error) {
      await fail(error, id)
    } finally {
      if (asking.current === id) {
        asking.current = null
        setSending(false)
      }
    }
  }, [fail])

  const hasWaiting = kept?.answers.some(({ problem }) => problem === null) ?? false
  useRepeat(exchange, hasWaiting ? SEND_MS : NEWS_MS)
  return { status, setStatus, kept, setKept, sending, runId, fail, exchange }
}

/** Runs at an interval, and at once when the network or the page is back. */
function useRepeat(act: () => Promise<void>, everyMs: number): void {
  useEffect(() => {
    const runIfVisible = () => {
      if (document.visibilityState === 'visible') void act()
    }
    const timer = setInterval(runIfVisible, everyMs)
    addEventListener('online', runIfVisible)
    document.addEventListener('visibilitychange', runIfVisible)
    return () => {
      clearInterval(timer)
      removeEventListener('online', runIfVisible)
      document.removeEventListener('visibilitychange', runIfVisible)
    }
  }, [act, everyMs])
}
