// A shop on its first day: the built one in production, on a data folder and a database server of its own, with nothing
// in it and a mail server to send to.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Database } from '#platform/database/connect.ts'
import { createLog } from '#platform/process/log.ts'
import { waitUntilReady } from './journey-shop.ts'
import { findClosedPort, openMailServer } from './mail-server.ts'

export type NewShop = {
  origin: string
  db: Database
  /** What has arrived at the mail server. */
  mails: Awaited<ReturnType<typeof openMailServer>>['mails']
  /** What the start printed for whoever owns the machine. */
  setupToken(): string
  stop(): Promise<void>
}

export async function startNewShop(): Promise<NewShop> {
  const mail = await openMailServer()
  const dataDir = mkdtempSync(join(tmpdir(), 'aleef-new-'))
  const logFile = join(dataDir, 'shop.log')
  const log = openSync(logFile, 'a')
  const port = await findClosedPort()
  const origin = `http://localhost:${port}`
  const shop = spawn(process.execPath, ['build/server/index.js'], {
    stdio: ['ignore', log, log],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      BASE_URL: origin,
      DATA_DIR: dataDir,
      SMTP_URL: mail.url,
    },
  })
  await waitUntilReady(shop, port, logFile)
  const read = (name: string) => readFileSync(join(dataDir, name), 'utf8').trim()
  const url = `postgres://aleef:${read('postgres-password')}@127.0.0.1:${read('postgres-port')}/aleef`
  const db = connect({ url, log: createLog('warn'), poolSize: 1 })
  return {
    origin,
    db,
    mails: mail.mails,
    setupToken() {
      const [, token] = /set-up token (\S+)/.exec(readFileSync(logFile, 'utf8')) ?? []
      if (!token) throw new Error('the shop printed no set-up token')
      return token
    },
    async stop() {
      await db.$client.end()
      const exited = once(shop, 'exit')
      shop.kill('SIGTERM')
      const [code] = await exited
      await mail.close()
      if (code !== 0) throw new Error(`The shop ended with ${code}:\n${readFileSync(logFile, 'utf8')}`)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
