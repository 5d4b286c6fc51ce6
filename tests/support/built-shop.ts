// The built shop as a process of its own, by the command of `npm start`.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { projectFolder } from '#platform/process/project-folder.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { findClosedPort } from './mail-server.ts'

export type BuiltShop = {
  origin: string
  pid: number
  /** What its process has written so far. */
  logFile: string
  /** SIGTERM; the status that it ends with. */
  stop(): Promise<number | null>
  /** SIGKILL, if it still runs. */
  kill(): Promise<void>
}

/** Ends what hangs; a machine with nothing else to do takes two seconds. */
const START_TIMEOUT_MS = 120_000

/** @param environment variables of the shop; PORT is chosen where it is missing */
export async function startBuiltShop(
  environment: Record<string, string> & { DATA_DIR: string },
): Promise<BuiltShop> {
  const port = environment.PORT ?? String(await findClosedPort())
  const logFile = join(environment.DATA_DIR, 'shop.log')
  const log = openSync(logFile, 'a')
  const path = [join(projectFolder, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const shop = spawn('sh', ['-c', packageJson.scripts.start], {
    cwd: projectFolder,
    stdio: ['ignore', log, log],
    env: { PATH: path, ...environment, PORT: port },
  })
  await waitUntilReady(shop, port, logFile)
  return {
    origin: `http://localhost:${port}`,
    pid: shop.pid ?? 0,
    logFile,
    async stop() {
      const exited = once(shop, 'exit')
      shop.kill('SIGTERM')
      return (await exited)[0]
    },
    async kill() {
      if (shop.exitCode !== null || shop.signalCode !== null) return
      const exited = once(shop, 'exit')
      shop.kill('SIGKILL')
      await exited
    },
  }
}

async function waitUntilReady(shop: ChildProcess, port: string, logFile: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (response?.ok) return
    if (shop.exitCode !== null || Date.now() > deadline) {
      shop.kill('SIGKILL')
      throw new Error(`The shop does not start:\n${readFileSync(logFile, 'utf8')}`)
    }
    await delay(50)
  }
}
