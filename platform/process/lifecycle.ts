// The lifecycle of a process: ready, then stopping. Resources are closed in reverse order, within a deadline.
import type { Log } from './log.ts'

export type Lifecycle = {
  /** True between the end of the start and the beginning of the stop: what /readyz says. */
  isReady(): boolean
  markReady(): void
  isStopping(): boolean
  /** Closed last come, first served. */
  onStop(name: string, close: () => Promise<unknown> | unknown): void
  /** Ends the process; only the first call counts. */
  stop(exitCode: number): Promise<never>
}

/** Longer than the requests in flight may take, shorter than the ten seconds an operator waits. */
const DEADLINE_MS = 9500

/** Listens to the signals that end a process, and to the errors that nobody caught. */
export function createLifecycle(log: Log): Lifecycle {
  const closers: { name: string; close: () => Promise<unknown> | unknown }[] = []
  let state: 'starting' | 'ready' | 'stopping' = 'starting'
  let stopped: Promise<never> | undefined

  async function closeAll(exitCode: number): Promise<never> {
    state = 'stopping'
    setTimeout(() => {
      log.error({}, 'the stop took too long; some work was cut off')
      process.exit(exitCode)
    }, DEADLINE_MS).unref()
    for (const { name, close } of closers.reverse()) {
      try {
        await close()
      } catch (error) {
        log.error({ error, name }, 'could not be closed')
      }
    }
    process.exit(exitCode)
  }

  const lifecycle: Lifecycle = {
    isReady: () => state === 'ready',
    markReady() {
      if (state === 'starting') state = 'ready'
    },
    isStopping: () => state === 'stopping',
    onStop: (name, close) => void closers.push({ name, close }),
    stop(exitCode) {
      stopped ??= closeAll(exitCode)
      return stopped
    },
  }

  for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, () => void lifecycle.stop(0))
  stopWithNpm(lifecycle)
  process.on('uncaughtException', (error) => {
    log.error({ error }, 'a bug that nobody caught; the process ends')
    void lifecycle.stop(1)
  })
  return lifecycle
}

const PARENT_CHECK_MS = 500

/** Who kills `npm start` means the shop, but a killed npm passes nothing on: its end is noticed here. */
function stopWithNpm(lifecycle: Lifecycle): void {
  if (process.env.npm_lifecycle_event !== 'start') return
  const npm = process.ppid
  setInterval(() => {
    if (process.ppid !== npm) void lifecycle.stop(0)
  }, PARENT_CHECK_MS).unref()
}
