// Z-07: nobody learns who has an account: not from a status, a body, a header, nor from the work that is done.
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { hashPassword } from '#platform/sessions/hash-password.ts'
import { createAccountsShop, insertAccount, openBrowser, PASSWORD } from '#tests/support/accounts-shop.ts'

// Hashing is all that takes long; it is counted where it is done, and done.
const hashing = vi.hoisted(() => ({ count: 0 }))
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  const counted =
    <Args extends unknown[], T>(work: (...args: Args) => T) =>
    (...args: Args) => {
      hashing.count++
      return work(...args)
    }
  return { ...real, hash: counted(real.hash), verify: counted(real.verify) }
})

const shop = await createAccountsShop()
const passwordHash = await hashPassword(PASSWORD)
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('TRUNCATE profiles CASCADE'))

const KINDS = [
  'unknown',
  'a customer',
  'an administrator',
  'not activated',
  'known by Google',
  'ended',
] as const

/** An address for each kind of account that there may be, all of one length. */
async function createAddresses(): Promise<Map<string, string>> {
  const addresses = new Map(KINDS.map((kind, n) => [kind as string, `person${n}@example.com`]))
  const isGoogle = (kind: string) => kind === 'known by Google'
  for (const [kind, email] of [...addresses].filter(([kind]) => kind !== 'unknown')) {
    await shop.pool.query(
      `INSERT INTO profiles (id, email, email_verified, is_admin, deactivated_at) VALUES ($1, $1, $2, $3, $4)`,
      [email, kind !== 'not activated', kind === 'an administrator', kind === 'ended' ? new Date() : null],
    )
    await shop.pool.query(
      'INSERT INTO credentials (id, account_id, provider_id, user_id, password) VALUES ($1, $1, $2, $1, $3)',
      [email, isGoogle(kind) ? 'google' : 'credential', isGoogle(kind) ? null : passwordHash],
    )
  }
  return addresses
}

const REGISTRATION = { password: 'wadi-shab-88', firstName: 'مريم', lastName: 'البلوشية' }

it.each([
  ['sign-in/email', { password: 'not-the-one-of-anybody' }, 401, 1],
  ['sign-in/email', { password: 'x'.repeat(500) }, 401, 0],
  ['sign-up/email', REGISTRATION, 200, 1],
  ['request-password-reset', {}, 200, 0],
  ['send-verification-email', {}, 200, 0],
])('Z-07, X-16: %s responds and behaves the same for every address', async (path, body, status, hashes) => {
  const ask = async (email: string) => {
    hashing.count = 0
    const response = await openBrowser(shop.app).post(`/api/auth/${path}`, { email, ...body })
    const said = (await response.text()).replaceAll(email, '…')
    const headers = Object.fromEntries(response.headers)
    return { status: response.status, said, headers, hashes: hashing.count }
  }
  const told = new Map<string, unknown>()
  const addresses = [...(await createAddresses())]
  // One by one where hashes are counted; the others only wait.
  if (hashes > 0) for (const [kind, email] of addresses) told.set(kind, await ask(email))
  else await Promise.all(addresses.map(async ([kind, email]) => told.set(kind, await ask(email))))
  const unknown = told.get('unknown')
  expect(unknown).toMatchObject({ status, hashes })
  for (const [kind, answer] of told) expect(answer, kind).toEqual(unknown)
  expect(shop.failures).toEqual([])
})

it('Z-07: tries are limited for an unknown address as for a known one', async () => {
  const limited = await createAccountsShop({ rateLimitScale: 1 })
  await insertAccount(limited, 'person1@example.com')
  const told = await Promise.all(
    ['person0@example.com', 'person1@example.com'].map(async (email, n) => {
      const answers: unknown[] = []
      for (let times = 0; times < 12; times++)
        for (const [path, body] of [
          ['sign-in/email', { email, password: `guess-${times}-guess` }],
          ['request-password-reset', { email }],
        ] as const) {
          const response = await openBrowser(limited.app, `192.0.2.${n + 1}`).post(`/api/auth/${path}`, body)
          const { code } = (await response.json()) as { code?: string }
          answers.push([path, response.status, code])
        }
      return answers
    }),
  )
  expect(told[1]).toEqual(told[0])
  expect(told[0]).toContainEqual(['sign-in/email', 429, 'too-many-requests'])
  expect(told[0]).not.toContainEqual(['request-password-reset', 429, 'too-many-requests'])
  await limited.close()
})

it('Z-07: only a correct password reveals that the account waits for its link', async () => {
  const email = (await createAddresses()).get('not activated') ?? ''
  const response = (password: string) =>
    openBrowser(shop.app).post('/api/auth/sign-in/email', { email, password })
  expect((await response('not-the-one-of-anybody')).status).toBe(401)
  expect((await response(PASSWORD)).status).toBe(403)
})
