// A shop for journeys: the built one, in a process of its own, on a database and a data folder of its own.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { CLIENT, startOpenIdProvider } from './openid-provider.ts'
import { createDatabase } from './postgres-server.ts'

export type JourneyShop = {
  origin: string
  dataDir: string
  databaseUrl: string
  /** What its process has written so far. */
  logFile: string
}

/** Ends what hangs; a machine with nothing else to do takes two seconds. */
const START_TIMEOUT_MS = 120_000

/** Who can sign in with Google, by the name on the provider's page. */
const PEOPLE = {
  maryam: { name: 'مريم بنت سالم البلوشية', email: 'maryam@gmail.example', email_verified: true },
  unproved: { name: 'بلا تأكيد', email: 'unproved@gmail.example', email_verified: false },
}

/** The shop of this worker. Journeys that run at the same time never share one. */
export function journeyShop(): JourneyShop {
  const shops = JSON.parse(process.env.JOURNEY_SHOPS ?? '[]') as JourneyShop[]
  const shop = shops[Number(process.env.TEST_PARALLEL_INDEX)]
  if (!shop) throw new Error('Journeys are run by Playwright, which starts their shops first.')
  return shop
}

/**
 * Starts a shop on a copy of the demo database that `journey-shops.ts` made, with a copy of its pictures.
 * @param environment variables on top of those that every journey needs
 */
export async function startJourneyShop(
  environment: Record<string, string> = {},
): Promise<JourneyShop & { stop(): Promise<void> }> {
  const server = process.env.JOURNEY_POSTGRES ?? ''
  const database = await createDatabase(server, process.env.JOURNEY_TEMPLATE ?? '')
  const dataDir = mkdtempSync(join(tmpdir(), 'aleef-journeys-'))
  cpSync(process.env.JOURNEY_MEDIA ?? '', join(dataDir, 'media'), { recursive: true })
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const provider = await startOpenIdProvider({ redirectUri: `${origin}/auth/callback` })
  for (const [name, claims] of Object.entries(PEOPLE)) provider.people.set(name, claims)
  const logFile = join(dataDir, 'shop.log')
  const log = openSync(logFile, 'a')
  const shop = spawn(process.execPath, ['build/server/index.js'], {
    stdio: ['ignore', log, log],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      RATE_LIMIT_SCALE: '10',
      GOOGLE_CLIENT_ID: CLIENT.clientId,
      GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
      GOOGLE_DISCOVERY_URL: provider.discoveryUrl,
      ...environment,
    },
  })
  await waitUntilReady(shop, port, logFile)
  return {
    origin,
    dataDir,
    databaseUrl: database.url,
    logFile,
    async stop() {
      const exited = once(shop, 'exit')
      shop.kill('SIGTERM')
      const [code] = await exited
      await provider.close()
      await database.drop()
      if (code !== 0) throw new Error(`The shop ended with ${code}:\n${readFileSync(logFile, 'utf8')}`)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export async function waitUntilReady(shop: ChildProcess, port: number, logFile: string): Promise<void> {
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

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return address.port
}
