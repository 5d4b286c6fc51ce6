// The shop that the journeys visit: the built one, with a data folder of its own.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { connectToJourneyShop } from './journey-database.ts'
import { CLIENT, startOpenIdProvider } from './openid-provider.ts'
import { enterShopFacts } from './shop-facts.ts'

/** The demo pictures are a minute of work for two cores, and much longer where others work too. */
const START_MS = 480_000

// The runner's processes read this file again and must agree; they share the environment.
process.env.JOURNEY_PORT ??= String(await findFreePort())
export const JOURNEY_PORT = Number(process.env.JOURNEY_PORT)

/** Who can sign in with Google in the journeys, by the name on the provider's page. */
const PEOPLE = {
  maryam: { name: 'مريم بنت سالم البلوشية', email: 'maryam@gmail.example', email_verified: true },
  unproved: { name: 'بلا تأكيد', email: 'unproved@gmail.example', email_verified: false },
}

/** Where the shop of the journeys writes its mails. */
export function journeyOutbox(): string {
  return join(process.env.JOURNEY_DATA_DIR ?? '', 'outbox')
}

export default async function startShop() {
  const dataDir = mkdtempSync(join(tmpdir(), 'aleef-journeys-'))
  process.env.JOURNEY_DATA_DIR = dataDir
  const logFile = join(dataDir, 'shop.log')
  const log = openSync(logFile, 'a')
  const redirectUri = `http://localhost:${JOURNEY_PORT}/auth/callback`
  const provider = await startOpenIdProvider({ redirectUri })
  for (const [name, claims] of Object.entries(PEOPLE)) provider.people.set(name, claims)
  const shop = spawn(process.execPath, ['build/server/index.js'], {
    stdio: ['ignore', log, log],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      PORT: String(JOURNEY_PORT),
      DATA_DIR: dataDir,
      RATE_LIMIT_SCALE: '10',
      GOOGLE_CLIENT_ID: CLIENT.clientId,
      GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
      GOOGLE_DISCOVERY_URL: provider.discoveryUrl,
    },
  })
  await waitUntilReady(shop, logFile)
  const db = connectToJourneyShop()
  await enterShopFacts(db)
  await db.$client.end()
  return async () => {
    const exited = once(shop, 'exit')
    shop.kill('SIGTERM')
    const [code] = await exited
    await provider.close()
    if (code !== 0) throw new Error(`The shop ended with ${code}:\n${readFileSync(logFile, 'utf8')}`)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function waitUntilReady(shop: ChildProcess, logFile: string): Promise<void> {
  const deadline = Date.now() + START_MS
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${JOURNEY_PORT}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    if (shop.exitCode !== null || Date.now() > deadline) {
      shop.kill('SIGKILL')
      throw new Error(`The shop does not start:\n${readFileSync(logFile, 'utf8')}`)
    }
    await delay(100)
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
