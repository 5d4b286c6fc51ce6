// Z-12: the log records refused requests with the account and the reason.
import { afterAll, expect, it } from 'vitest'
import { createLog } from '#platform/process/log.ts'
import { createUser } from '#server/accounts/team/create-user.ts'
import { insertPerson } from '#tests/support/sessions.ts'
import { BASE_URL, createTestApp, SECRET } from '#tests/support/test-app.ts'

const lines: Record<string, unknown>[] = []
const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
const app = await createTestApp({ context: { log } })
afterAll(() => app.close())

const password = 'falaj-daris-77'
const names = { firstName: 'سالم', lastName: '', isAdmin: false, isOwner: false, isVerified: true }

/** The lines of one request, without what differs each time. */
async function logOf(path: string, init: RequestInit = {}) {
  lines.length = 0
  await app.request(path, init)
  return lines.map(({ method, path, status, refusal, account }) => ({
    method,
    path,
    status,
    refusal,
    account,
  }))
}

const post = (body: object, headers = {}) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', Origin: BASE_URL, ...headers },
})

it('records the account of a sign-in, and of a failed one only the failure', async () => {
  const created = await createUser(app.shop, { ...names, email: 'logged@example.com', password })
  const line = { method: 'POST', path: '/api/auth/sign-in/email' }
  const signIn = (given: string) =>
    logOf('/api/auth/sign-in/email', post({ email: 'logged@example.com', password: given }))
  expect(await signIn(password)).toEqual([{ ...line, status: 200, account: created.ok && created.value }])
  expect(await signIn('falaj-daris-78')).toEqual([{ ...line, status: 401, refusal: 'invalid-credentials' }])
})

it('records who asked for another’s data, and why other requests were refused', async () => {
  const { id, cookie } = await insertPerson(app.shop, SECRET)
  const mine = { headers: { Cookie: cookie } }
  expect(await logOf('/api/admin/stats', mine)).toMatchObject([
    { status: 403, refusal: 'forbidden', account: id },
  ])
  expect(await logOf('/api/admin/stats')).toMatchObject([{ status: 401, refusal: 'unauthorized' }])
  const foreign = post({}, { Origin: 'https://evil.example', Cookie: cookie })
  expect(await logOf('/api/cart', foreign)).toMatchObject([{ status: 403, refusal: 'foreign-origin' }])
  expect(await logOf('/api/cart', post({ productId: 'x' }, { Cookie: cookie }))).toMatchObject([
    { status: 422, refusal: 'invalid-request', account: id },
  ])
})
