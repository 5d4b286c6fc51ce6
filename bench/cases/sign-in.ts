// The effect of password hashing on other requests: the catalogue while 50 people sign in at once against the
// same catalogue alone, and how many sign-ins that is beside bare hashing on as many threads.
import { Agent, get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { hashPassword, isPassword } from '#platform/sessions/hash-password.ts'
import { type BenchRow, inTurn, load, quantile, ratioRow, repeat, slowdownRow } from '../measure.ts'
import { type BenchShop, startShop } from '../shop.ts'

const PEOPLE = 50
const PASSWORD = 'Falaj-Daris-77'
const SECONDS = 4
/** A fixed rate: requests start whether or not earlier ones have finished, as visitors do. */
const PAGES_A_SECOND = 100
const MAX_SLOWER = 3

export async function* measureSignIn(): AsyncGenerator<BenchRow> {
  await using shop = await startShop()
  await insertPeople(shop)
  const signIns = () => signInAtOnce(shop)
  const p99 = await inTurn(
    async () => {
      const people = signIns()
      // They are all in the queue before the first page is asked for.
      await delay(500)
      const slow = await catalogueP99(shop)
      await people
      return slow
    },
    () => catalogueP99(shop),
  )
  yield slowdownRow(
    'R-10',
    `catalogue p99 while ${PEOPLE} sign in, ${PAGES_A_SECOND} pages/s`,
    p99,
    MAX_SLOWER,
  )
  const hash = await hashPassword(PASSWORD)
  const throughput = await inTurn(signIns, () => repeat(() => isPassword(hash, PASSWORD), PEOPLE, SECONDS), 3)
  yield ratioRow('R-10', `sign-ins, ${PEOPLE} at once, beside bare hashing`, throughput, 0.3)
}

/** Sign-ins a second. */
async function signInAtOnce(shop: BenchShop): Promise<number> {
  const { perSecond } = await load(`${shop.url}/api/auth/sign-in/email`, {
    connections: PEOPLE,
    seconds: SECONDS + 1,
    post: { email: 'bench@bench.example', password: PASSWORD },
  })
  return perSecond
}

/** Milliseconds. */
async function catalogueP99({ url }: BenchShop): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const count = SECONDS * PAGES_A_SECOND
  const start = performance.now()
  const taken = await Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const at = start + (n * 1000) / PAGES_A_SECOND
      await delay(Math.max(0, at - performance.now()))
      const asked = performance.now()
      await read(`${url}/products`, agent)
      return performance.now() - asked
    }),
  )
  agent.destroy()
  return quantile(taken, 0.99)
}

function read(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`))
      response.resume().once('end', resolve)
    }).once('error', reject)
  })
}

/** One account is enough: what a sign-in costs does not depend on whose it is. */
async function insertPeople({ pool }: BenchShop): Promise<void> {
  const password = await hashPassword(PASSWORD)
  await pool.query(
    `WITH person AS (
       INSERT INTO profiles (id, email, email_verified) VALUES ('bench-sign-in', 'bench@bench.example', true)
       RETURNING id
     )
     INSERT INTO credentials (id, account_id, provider_id, user_id, password)
     SELECT id, id, 'credential', id, $1 FROM person`,
    [password],
  )
}
