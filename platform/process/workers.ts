// The cluster's primary: it restarts workers that die.
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Lifecycle } from './lifecycle.ts'
import type { Log } from './log.ts'

/** A worker that dies sooner than this is not replaced at once, so that a fault at start does not burn the machine. */
const SHORT_LIFE_MS = 5000
const PAUSE_MS = 1000

/**
 * Starts `count` workers and ends with the process. Done when all of them take requests; fails when one of the first
 * ends instead, for what keeps it from starting would keep the next one too.
 */
export async function keepWorkers(
  count: number,
  variables: Record<string, string>,
  lifecycle: Lifecycle,
  log: Log,
): Promise<void> {
  lifecycle.onStop('workers', async () => {
    const workers = Object.values(cluster.workers ?? {}).filter(
      (worker): worker is Worker => worker?.isDead() === false,
    )
    await Promise.all(
      workers.map(async (worker) => {
        const exited = once(worker, 'exit')
        worker.process.kill('SIGTERM')
        await exited
      }),
    )
  })

  function replaceWhenDead(worker: Worker): void {
    const born = Date.now()
    worker.once('exit', (code, signal) => {
      if (lifecycle.isStopping()) return
      log.error({ worker: worker.process.pid, code, signal }, 'a worker died; another takes its place')
      setTimeout(
        () => {
          if (!lifecycle.isStopping()) replaceWhenDead(cluster.fork(variables))
        },
        Date.now() - born < SHORT_LIFE_MS ? PAUSE_MS : 0,
      )
    })
  }
  async function startFirst(): Promise<void> {
    const worker = cluster.fork(variables)
    const ended = once(worker, 'exit').then(() => Promise.reject(new WorkerEnded()))
    await Promise.race([once(worker, 'listening'), ended])
    replaceWhenDead(worker)
  }
  await Promise.all(Array.from({ length: count }, startFirst))
}

export class WorkerEnded extends Error {
  override name = 'WorkerEnded'
  override message = 'One of the WEB_CONCURRENCY processes could not start; it says why above.'
}
