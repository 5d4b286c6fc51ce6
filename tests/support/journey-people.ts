// The people of the journeys: stored with the password of all, signed in by the API, and the mail they get.
import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import type { LimitedRole } from '#domain/permissions.ts'
import { connect, type Database } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { createLog } from '#platform/process/log.ts'
import { hashPassword } from '#platform/sessions/hash-password.ts'
import { insertUser } from '#server/accounts/team/create-user.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { expect, test } from './journey.ts'
import { journeyShop } from './journey-shops.ts'

export const PASSWORD = 'Falaj-Daris-77!'

const NAME = { firstName: 'منى', lastName: 'الكندية' }

/** The shop is one for both widths and for every try: each has people of its own, who bring nothing along. */
export function addressOf(name: string): string {
  return `${name}.${tryName()}@example.com`
}

/** What tells the tries of a journey apart, in a word. */
export function tryName(): string {
  const { project, retry, repeatEachIndex } = test.info()
  const again = retry + 10 * repeatEachIndex
  return again > 0 ? `${project.name}${again}` : project.name
}

/** Makes an account and signs the browser in. Every journey brings an address of its own. */
export async function signInAs(
  page: Page,
  email: string,
  as: Parameters<typeof createAccount>[1] = {},
): Promise<void> {
  await createAccount(email, as)
  const response = await page.request.post('/api/auth/sign-in/email', { data: { email, password: PASSWORD } })
  expect(response.ok()).toBe(true)
}

/** To make one takes longer than the rest of an account. */
let passwordHash: Promise<string> | undefined

/** An activated account; `admin`: an owner, or one with this role. */
export async function createAccount(
  email: string,
  { admin = false }: { admin?: boolean | LimitedRole } = {},
): Promise<void> {
  passwordHash ??= hashPassword(PASSWORD)
  const isOwner = admin === true
  const user = {
    email,
    ...NAME,
    isAdmin: isOwner,
    isOwner,
    isVerified: true,
    passwordHash: await passwordHash,
  }
  const created = await inTransaction(openDatabase(), (tx) => insertUser(tx, user))
  if (!created.ok) throw new Error(`${email}: ${created.refusal.code}`)
  if (!admin || isOwner) return
  await openDatabase().update(profiles).set({ limitedRole: admin }).where(eq(profiles.id, created.value))
}

/** The same by the command itself, a process that takes its time. */
export async function createAdminByCommand(email: string): Promise<void> {
  const { dataDir, databaseUrl } = journeyShop()
  const name = ['--first-name', NAME.firstName, '--last-name', NAME.lastName]
  await promisify(execFile)(
    process.execPath,
    ['scripts/user-create.ts', '--email', email, '--verified', '--admin', ...name],
    { env: { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, NEW_PASSWORD: PASSWORD } },
  )
}

let database: Database | undefined

/** One for all people of this process; it ends with it. */
export function openDatabase(): Database {
  database ??= connect({ url: journeyShop().databaseUrl, log: createLog('warn'), poolSize: 1 })
  return database
}

/** The worker sends when it comes to it; the mail of a busy machine is late. */
const MAIL_MS = 45_000

/** The first link like this in any mail to the address, as soon as there is one. */
export async function mailedLink(email: string, pattern: RegExp): Promise<string> {
  let link: string | undefined
  await expect
    .poll(
      async () => {
        link = await findLink(email, pattern)
        return link
      },
      { timeout: MAIL_MS },
    )
    .toBeDefined()
  return link ?? ''
}

async function findLink(email: string, pattern: RegExp): Promise<string | undefined> {
  const outbox = join(journeyShop().dataDir, 'outbox')
  const names = await readdir(outbox).catch(() => [])
  for (const name of names.filter((candidate) => candidate.endsWith('.eml'))) {
    const { to, text } = await readMail(join(outbox, name))
    if (!to.includes(email)) continue
    const [found] = pattern.exec(text) ?? []
    if (found) return found
  }
  return undefined
}

type ReadMail = { to: (string | undefined)[]; text: string }

/** Read once each: there are hundreds in the end, and none changes. */
const mails = new Map<string, ReadMail>()

async function readMail(file: string): Promise<ReadMail> {
  const known = mails.get(file)
  if (known) return known
  const { to = [], text = '' } = await PostalMime.parse(await readFile(file))
  const mail = { to: to.map(({ address }) => address), text }
  mails.set(file, mail)
  return mail
}
