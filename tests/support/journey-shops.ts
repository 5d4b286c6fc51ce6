// The shops of the journeys: the built one, in processes of their own, each on a database and a data folder of its own.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { connect, type Database } from '#platform/database/connect.ts'
import { createLog } from '#platform/process/log.ts'
import { startBuiltShop } from './built-shop.ts'
import { fillDemoShop } from './fill-demo-shop.ts'
import { findClosedPort, openMailServer } from './mail-server.ts'
import { CLIENT, startOpenIdProvider } from './openid-provider.ts'
import { createDatabase, startPostgresServer } from './postgres-server.ts'

/** Before the journeys: one PostgreSQL, a database with the demo catalogue, and a shop on a copy of it for each worker. */
export default async function startShops({ workers }: FullConfig) {
  const server = await startPostgresServer()
  const template = await createDatabase(server.url)
  const media = mkdtempSync(join(tmpdir(), 'aleef-journey-media-'))
  await fillDemoShop(template.url, media)

  // Workers inherit the environment.
  process.env.JOURNEY_MEDIA = media
  process.env.JOURNEY_POSTGRES = server.url
  process.env.JOURNEY_TEMPLATE = new URL(template.url).pathname.slice(1)
  const shops: Awaited<ReturnType<typeof startJourneyShop>>[] = []
  // A template is copied by one at a time.
  for (let worker = 0; worker < workers; worker++) shops.push(await startJourneyShop())
  process.env.JOURNEY_SHOPS = JSON.stringify(shops satisfies JourneyShop[])
  return async () => {
    await Promise.all(shops.map((shop) => shop.stop()))
    await server.stop()
    rmSync(media, { recursive: true })
  }
}

export type JourneyShop = {
  origin: string
  dataDir: string
  databaseUrl: string
  /** What its process has written so far. */
  logFile: string
}

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
 * Starts a shop on a copy of the demo database that `startShops` filled, with a copy of its pictures.
 * @param environment variables on top of those that every journey needs
 */
export async function startJourneyShop(
  environment: Record<string, string> = {},
): Promise<JourneyShop & { stop(): Promise<void> }> {
  const server = process.env.JOURNEY_POSTGRES ?? ''
  const database = await createDatabase(server, process.env.JOURNEY_TEMPLATE ?? '')
  const dataDir = mkdtempSync(join(tmpdir(), 'aleef-journeys-'))
  cpSync(process.env.JOURNEY_MEDIA ?? '', join(dataDir, 'media'), { recursive: true })
  const port = await findClosedPort()
  const origin = `http://localhost:${port}`
  const provider = await startOpenIdProvider({ redirectUri: `${origin}/auth/callback` })
  for (const [name, claims] of Object.entries(PEOPLE)) provider.people.set(name, claims)
  const shop = await startBuiltShop({
    NODE_ENV: 'development',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    RATE_LIMIT_SCALE: '10',
    GOOGLE_CLIENT_ID: CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
    GOOGLE_DISCOVERY_URL: provider.discoveryUrl,
    ...environment,
  })
  return {
    origin,
    dataDir,
    databaseUrl: database.url,
    logFile: shop.logFile,
    async stop() {
      const code = await shop.stop()
      await provider.close()
      await database.drop()
      removeIfWell(code, shop.logFile, dataDir)
    },
  }
}

export type NewShop = {
  origin: string
  db: Database
  /** What has arrived at the mail server. */
  mails: Awaited<ReturnType<typeof openMailServer>>['mails']
  /** The token that the start printed for the operator. */
  setupToken(): string
  stop(): Promise<void>
}

/** A shop on its first day: in production, on a database server of its own, with nothing in it and a mail server to send to. */
export async function startNewShop(): Promise<NewShop> {
  const mail = await openMailServer()
  const dataDir = mkdtempSync(join(tmpdir(), 'aleef-new-'))
  const port = await findClosedPort()
  const origin = `http://localhost:${port}`
  const shop = await startBuiltShop({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    BASE_URL: origin,
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
  })
  const read = (name: string) => readFileSync(join(dataDir, name), 'utf8').trim()
  const url = `postgres://aleef:${read('postgres-password')}@127.0.0.1:${read('postgres-port')}/aleef`
  const db = connect({ url, log: createLog('warn'), poolSize: 1 })
  return {
    origin,
    db,
    mails: mail.mails,
    setupToken() {
      const [, token] = /set-up token (\S+)/.exec(readFileSync(shop.logFile, 'utf8')) ?? []
      if (!token) throw new Error('the shop printed no set-up token')
      return token
    },
    async stop() {
      await db.$client.end()
      const code = await shop.stop()
      await mail.close()
      removeIfWell(code, shop.logFile, dataDir)
    },
  }
}

function removeIfWell(code: number | null, logFile: string, dataDir: string): void {
  if (code !== 0) throw new Error(`The shop ended with ${code}:\n${readFileSync(logFile, 'utf8')}`)
  rmSync(dataDir, { recursive: true, force: true })
}
