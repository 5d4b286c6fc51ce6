// Members of a team and their phones (T-02): what tests of the second factor ask.
import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import type { RecoveryCodes, SecondFactorSetUp, SecondFactorStatus } from '#contract/second-factor.ts'
import { type Browser, createAccountsShop, insertAccount, openBrowser, refusalOf } from './accounts-shop.ts'
import { CLIENT, startOpenIdProvider } from './openid-provider.ts'

export const PASSWORD = 'Falaj-Daris-77'
export const STEP_MS = 30_000

export const NEEDED = { status: 403, code: 'second-factor-needed' }
export const WRONG = { status: 401, code: 'wrong-second-factor' }
export const EXPIRED = { status: 409, code: 'second-factor-expired' }

type Phone = { secret: string; recoveryCodes: string[] }
type MemberRights = { isAdmin?: boolean; isOwner?: boolean }

export async function createFactorDesk() {
  /** The shop's clock: a test moves it to the next code of the app. */
  let time = Date.now()
  const now = () => new Date(time)
  const pass = (ms: number) => {
    time += ms
  }
  const provider = await startOpenIdProvider({ redirectUri: 'http://shop.test/auth/callback' })
  const shop = await createAccountsShop({ now }, { ...CLIENT, discoveryUrl: provider.discoveryUrl })
  async function close() {
    expect(shop.failures).toEqual([])
    await shop.close()
    await provider.close()
  }

  let people = 0
  /** An account of the team, signed in; not the owner unless told. */
  async function member(rights: MemberRights = { isAdmin: true }, on = shop) {
    const email = `member${++people}@example.com`
    // The first administrator of a shop is its owner.
    if (people === 1) await insertAccount(on, 'first@example.com', { isAdmin: true, password: PASSWORD })
    const id = await insertAccount(on, email, { ...rights, password: PASSWORD })
    return { id, email, browser: await signIn(email, on) }
  }

  async function signIn(email: string, on = shop, address?: string): Promise<Browser> {
    const browser = openBrowser(on.app, address)
    expect((await firstStep(browser, email)).status).toBe(200)
    return browser
  }

  const firstStep = (browser: Browser, email: string, password = PASSWORD) =>
    browser.post('/api/auth/sign-in/email', { email, password })
  const secondStep = (browser: Browser, code: string) => browser.post('/api/auth/second-factor', { code })

  /** What the app shows; `steps` half minutes later or earlier. */
  function codeOf({ secret }: Pick<Phone, 'secret'>, steps = 0): string {
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time + steps * STEP_MS })
  }

  const start = async (browser: Browser, proof: object = { password: PASSWORD }) =>
    (await (await browser.post('/api/account/second-factor/start', proof)).json()) as SecondFactorSetUp

  /** Set up by the password; afterwards the next code is not used yet. */
  async function setUp(browser: Browser): Promise<Phone> {
    const { setUp, secret } = await start(browser)
    const answer = await browser.post('/api/account/second-factor', { setUp, code: codeOf({ secret }) })
    expect(answer.status).toBe(200)
    const { recoveryCodes } = (await answer.json()) as RecoveryCodes
    time += STEP_MS
    return { secret, recoveryCodes }
  }

  /** Passes the first factor, up to the second. */
  async function halfway(email: string, on = shop, address?: string): Promise<Browser> {
    const browser = openBrowser(on.app, address)
    expect(await refusalOf(await firstStep(browser, email))).toMatchObject(NEEDED)
    expect((await browser.get('/api/session')).status).toBe(401)
    return browser
  }

  async function signInByGoogle(app: Browser, person: string, query = ''): Promise<Response> {
    const out = await app.get(`/api/auth/google${query}`)
    const back = await provider.signIn(out.headers.get('Location') ?? '', person)
    const { code = '', state = '', iss } = Object.fromEntries(back.searchParams)
    return app.post('/api/auth/google/callback', { code, state, ...(iss && { iss }) })
  }

  const statusOf = async (browser: Browser) =>
    (await (await browser.get('/api/account/second-factor')).json()) as SecondFactorStatus
  const mailsTo = async (email: string) =>
    (await shop.mailsTo(email)).flatMap((job) =>
      job.mail === 'second-factor' ? [job.change] : job.mail === 'recovery-code-used' ? [job.mail] : [],
    )

  return {
    ...{ provider, shop, now, pass, close, member, signIn, firstStep, secondStep, codeOf },
    ...{ start, setUp, halfway, signInByGoogle, statusOf, mailsTo },
  }
}
