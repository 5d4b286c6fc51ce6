// The routes of accounts on a database of their own, and a browser that keeps its cookies.
import { randomUUID } from 'node:crypto'
import { BlockList } from 'node:net'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { expect } from 'vitest'
import { accountApi } from '#http/api/account.ts'
import { usersApi } from '#http/api/admin/users.ts'
import { authApi } from '#http/api/auth.ts'
import { googleApi } from '#http/api/google.ts'
import { newsletterApi } from '#http/api/newsletter.ts'
import { problem } from '#http/api/problem.ts'
import { secondFactorApi } from '#http/api/second-factor.ts'
import { sessionApi } from '#http/api/session.ts'
import { createShopApi } from '#http/api/shop-api.ts'
import { supportApi } from '#http/api/support.ts'
import type { ShopEnv } from '#http/shop-env.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import { createReadLimit } from '#platform/limits/read-limit.ts'
import { createNoCache } from '#platform/pages/response-cache.ts'
import { ok } from '#platform/result.ts'
import { type Accounts, createAccounts } from '#server/accounts/accounts.ts'
import { createUser, type NewUser } from '#server/accounts/team/create-user.ts'
import type { Context } from '#server/context.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import type { Environment } from '#server/environment.ts'
import type { MailJob } from '#server/jobs/job-data.ts'
import { countLockWaits } from './test-database.ts'
import { createTestShop, type TestShop } from './test-shop.ts'

export const SECRET = 'a secret of the tests that is long enough'
export const PASSWORD = 'falaj-daris-77'

/** What the session says of an account that has nothing but a name, an address and a picture. */
export const NEW_CUSTOMER = {
  isAdmin: false,
  role: null,
  permissions: [],
  secondFactorDue: false,
  phone: '',
  address: '',
  latitude: null,
  longitude: null,
  secondPhone: '',
  receiverName: '',
}

export type AccountsShop = TestShop & {
  accounts: Accounts
  app: Hono<ShopEnv>
  /** Mails that were queued for this address, oldest first. */
  mailsTo(email: string): Promise<MailJob[]>
  /** What went wrong behind a 500. */
  failures: unknown[]
}

export async function createAccountsShop(
  over: Partial<Context> = {},
  google?: Environment['google'],
): Promise<AccountsShop> {
  const shop = await createTestShop()
  const context = { ...shop.context, ...over }
  const accounts = createAccounts(context, { authSecret: SECRET, google })
  const failures: unknown[] = []
  const app = new Hono<ShopEnv>()
  app.use(async (c, next) => {
    c.set('requestId', 'a-request')
    c.set('clientNetwork', 'a-network')
    c.set(
      'clientAddress',
      clientAddress(c.env.incoming?.socket.remoteAddress, c.req.header('X-Forwarded-For'), new BlockList()),
    )
    await next()
  })
  app.onError((error, c) => {
    failures.push(error)
    return problem(c, { code: 'internal-error' })
  })
  const api = createShopApi(app, {
    context,
    accounts,
    cache: createNoCache({ contextNoting: () => context, isListening: () => false, headers: {} }),
    reads: createReadLimit(),
  })
  authApi(api, accounts)
  googleApi(api, accounts)
  sessionApi(api, accounts)
  secondFactorApi(api, accounts)
  accountApi(api, accounts)
  supportApi(api, accounts)
  newsletterApi(api, accounts)
  usersApi(api, accounts)
  return {
    ...shop,
    context,
    accounts,
    app,
    failures,
    async mailsTo(email) {
      const { rows } = await shop.pool.query<{ data: MailJob }>(
        `SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data ->> 'to' = $1 ORDER BY created_on`,
        [email],
      )
      return rows.map(({ data }) => data)
    },
  }
}

export type Browser = {
  cookies: Map<string, string>
  get(path: string, headers?: Record<string, string>): Promise<Response>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  patch(path: string, body: unknown): Promise<Response>
  send(method: string, path: string, body?: unknown): Promise<Response>
}

/** @param address the other end of the socket */
export function openBrowser(app: Hono<ShopEnv>, address = '192.0.2.1'): Browser {
  const cookies = new Map<string, string>()
  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
    const incoming = Readable.from(text === undefined ? [] : [Buffer.from(text)])
    const response = await app.request(
      path,
      {
        method,
        headers: {
          Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(text !== undefined && { body: text }),
      },
      { incoming: Object.assign(incoming, { socket: { remoteAddress: address } }) },
    )
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/; ?Max-Age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return {
    cookies,
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
    patch: (path, body) => send('PATCH', path, body),
    send,
  }
}

/** An activated account, created without mail. */
export async function insertAccount(
  shop: Pick<AccountsShop, 'context'>,
  email: string,
  over: Partial<NewUser> = {},
): Promise<string> {
  const created = await createUser(shop.context, {
    email,
    password: PASSWORD,
    firstName: 'مريم',
    lastName: 'البلوشية',
    isAdmin: false,
    isOwner: false,
    isVerified: true,
    ...over,
  })
  if (!created.ok) throw new Error(`the account was not created: ${created.refusal.code}`)
  return created.value
}

/** An address that nobody has yet. */
export function newEmail(): string {
  return `person-${randomUUID().slice(0, 8)}@example.com`
}

/** Somebody with an activated account and an address of their own. */
export async function insertSomebody(
  shop: Pick<AccountsShop, 'context'>,
  over: Partial<NewUser> = {},
): Promise<{ id: string; email: string }> {
  const email = newEmail()
  return { email, id: await insertAccount(shop, email, over) }
}

/** Whether this password opens the account: the status of a sign-in on a new device. */
export async function trySignIn(
  { app }: Pick<AccountsShop, 'app'>,
  email: string,
  password: string,
): Promise<number> {
  return (await openBrowser(app).post('/api/auth/sign-in/email', { email, password })).status
}

/** All columns of an account. */
export async function profileOf({ pool }: Pick<AccountsShop, 'pool'>, email: string) {
  return (await pool.query('SELECT * FROM profiles WHERE email = $1', [email])).rows[0]
}

/** What the newest link to choose a password carries, by mail to this address. */
export async function resetTokenTo(shop: Pick<AccountsShop, 'mailsTo'>, email: string): Promise<string> {
  const mail = (await shop.mailsTo(email)).findLast((sent) => sent.mail === 'password-reset')
  if (mail?.mail !== 'password-reset') throw new Error(`no reset mail to ${email}`)
  const [address, token = ''] = mail.url.split('#token=')
  expect(address).toMatch(/\/auth\/reset-password$/)
  return token
}

export async function signInAs(shop: AccountsShop, email: string, address?: string): Promise<Browser> {
  const browser = openBrowser(shop.app, address)
  const response = await browser.post('/api/auth/sign-in/email', { email, password: PASSWORD })
  if (response.status !== 200) throw new Error(`not signed in: ${await response.text()}`)
  return browser
}

/** What a refusal says; its sentence is Arabic. */
export async function refusalOf(response: Response) {
  const body = (await response.json()) as { code: string; detail: string; errors?: Record<string, string[]> }
  expect(response.headers.get('Content-Type')).toContain('application/problem+json')
  expect(body.detail).toMatch(/[\u0600-\u06FF]/)
  return { status: response.status, code: body.code, errors: body.errors }
}

/**
 * A request that arrives while another process decides about the same account: it is sent when that one holds the lock,
 * waits for it, and goes on when `change` is committed.
 */
export async function duringLock<T>(
  { db, pool }: Pick<AccountsShop, 'db' | 'pool'>,
  accountId: string,
  request: () => Promise<T>,
  change: (tx: Transaction) => Promise<unknown>,
): Promise<T> {
  const sent = await inTransaction(db, async (tx) => {
    await tx.select().from(profiles).where(eq(profiles.id, accountId)).for('update')
    const answer = request()
    await expect.poll(() => countLockWaits({ pool }), { timeout: 10_000, interval: 10 }).toBeGreaterThan(0)
    await change(tx)
    return ok({ answer })
  })
  return sent.value.answer
}
