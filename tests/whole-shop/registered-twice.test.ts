// An address that is registered more than once before its activation link is opened: the mailbox's owner sets the
// password, whatever another person entered before or afterwards (Z-07, X-64).
import { afterAll, describe, expect, it } from 'vitest'
import {
  createAccountsShop,
  insertSomebody,
  newEmail,
  openBrowser,
  profileOf,
  trySignIn,
} from '#tests/support/accounts-shop.ts'

const shop = await createAccountsShop()
afterAll(() => shop.close())

const STRANGERS = 'of-a-stranger-88'
const OWNERS = 'wadi-shab-99'

async function register(email: string, password: string, firstName = 'مريم') {
  const body = { email, password, firstName, lastName: 'البلوشية' }
  const response = await openBrowser(shop.app).post('/api/auth/sign-up/email', body)
  expect(response.status).toBe(200)
}
async function linksTo(email: string): Promise<string[]> {
  const urls = (await shop.mailsTo(email)).flatMap((mail) => (mail.mail === 'activation' ? [mail.url] : []))
  return urls.map((url) => new URL(url).pathname + new URL(url).search)
}

/** Opens the link as a person does, and chooses a password where the shop asks for one. */
async function openAndChoose(link: string, newPassword: string): Promise<void> {
  const opened = await openBrowser(shop.app).get(link)
  const location = opened.headers.get('Location') ?? ''
  expect(location).toMatch(/^\/auth\/reset-password\?activated=1#token=[\w-]{43}$/)
  const token = location.split('#token=')[1]
  const check = await openBrowser(shop.app).post('/api/auth/reset-password/check', { token })
  expect(await check.json()).toEqual({ valid: true })
  const chosen = await openBrowser(shop.app).post('/api/auth/reset-password', { token, newPassword })
  expect(chosen.status).toBe(200)
}

describe('Z-07: an address registered by its owner and by another person', () => {
  it.each([
    ['the owner first, who opens the own link', [OWNERS, STRANGERS], 0],
    ['the owner first, who opens the link of the stranger', [OWNERS, STRANGERS], 1],
    ['the stranger first, and the owner opens the link of the stranger', [STRANGERS, OWNERS], 0],
    ['the stranger first, and the owner opens the own link', [STRANGERS, OWNERS], 1],
  ])('%s: neither password works, only the one chosen by mail', async (_, passwords, opened) => {
    const email = newEmail()
    for (const password of passwords) await register(email, password)
    const links = await linksTo(email)
    expect(links).toHaveLength(2)
    await openAndChoose(links[opened] ?? '', 'chosen-by-mail-77')
    expect([await trySignIn(shop, email, STRANGERS), await trySignIn(shop, email, OWNERS)]).toEqual([
      401, 401,
    ])
    expect(await trySignIn(shop, email, 'chosen-by-mail-77')).toBe(200)
    // Old links open nothing more, and a registration that comes later changes nothing.
    const again = await openBrowser(shop.app).get(links[1 - opened] ?? '')
    expect(again.headers.get('Location')).toBe('/auth?activated=1')
    await register(email, STRANGERS)
    expect((await shop.mailsTo(email)).at(-1)).toEqual({ mail: 'sign-up-attempt', to: email })
    expect(await trySignIn(shop, email, STRANGERS)).toBe(401)
  })

  it('keeps nothing that another person may have typed', async () => {
    const email = newEmail()
    await register(email, OWNERS)
    await register(email, STRANGERS, 'غريب')
    expect(await profileOf(shop, email)).toMatchObject({ first_name: '', last_name: '', name: '' })
    expect((await shop.mailsTo(email)).at(-1)).toMatchObject({ mail: 'activation', firstName: '' })
  })

  it('keeps no password after simultaneous registrations', async () => {
    const email = newEmail()
    const passwords = Array.from({ length: 6 }, (_, n) => `number-${n}-of-six`)
    await Promise.all(passwords.map((password) => register(email, password)))
    for (const link of await linksTo(email)) await openBrowser(shop.app).get(link)
    expect(await profileOf(shop, email)).toMatchObject({ email_verified: true })
    for (const password of passwords) expect(await trySignIn(shop, email, password)).toBe(401)
    expect(shop.failures).toEqual([])
  })

  it('a mail program that prefetches the link takes nothing from its reader', async () => {
    const email = newEmail()
    await register(email, STRANGERS)
    await register(email, OWNERS)
    const [link = ''] = await linksTo(email)
    for (let n = 0; n < 3; n++) await openBrowser(shop.app).get(link)
    expect(await trySignIn(shop, email, STRANGERS)).toBe(401)
    await openAndChoose(link, 'chosen-by-mail-77')
    expect(await trySignIn(shop, email, 'chosen-by-mail-77')).toBe(200)
  })

  it('a program gets the token for choosing the password', async () => {
    const email = newEmail()
    await register(email, STRANGERS)
    await register(email, OWNERS)
    const link = new URL((await linksTo(email)).at(-1) ?? '', 'http://shop.test')
    link.searchParams.delete('callbackURL')
    const opened = await openBrowser(shop.app).get(link.pathname + link.search)
    expect(await opened.json()).toEqual({ status: true, resetToken: expect.stringMatching(/^[\w-]{43}$/) })
  })

  it('another requested link does not restore a password', async () => {
    const email = newEmail()
    await register(email, OWNERS)
    await register(email, STRANGERS)
    await openBrowser(shop.app).post('/api/auth/send-verification-email', { email })
    await openAndChoose((await linksTo(email)).at(-1) ?? '', 'chosen-by-mail-77')
    expect([await trySignIn(shop, email, STRANGERS), await trySignIn(shop, email, OWNERS)]).toEqual([
      401, 401,
    ])
  })
})

it('X-64: after a second registration with the same password, any link activates it unchanged', async () => {
  const email = newEmail()
  await register(email, OWNERS)
  await Promise.all([register(email, OWNERS, 'نورة'), register(email, OWNERS, 'نورة')])
  const links = await linksTo(email)
  expect(links).toHaveLength(3)
  const opened = await openBrowser(shop.app).get(links[0] ?? '')
  expect(opened.headers.get('Location')).toBe('/auth?activated=1')
  expect(await trySignIn(shop, email, OWNERS)).toBe(200)
  expect(await profileOf(shop, email)).toMatchObject({ first_name: 'نورة' })
})

it('X-64: a link of an ended account does not activate a later one with the same address', async () => {
  const email = newEmail()
  await register(email, OWNERS)
  const [old = ''] = await linksTo(email)
  await openBrowser(shop.app).get(old)
  const owner = openBrowser(shop.app)
  await owner.post('/api/auth/sign-in/email', { email, password: OWNERS })
  expect((await owner.post('/api/account/delete', { password: OWNERS })).status).toBe(200)
  const second = () => Math.floor(Date.now() / 1000)
  const ended = second()
  await expect.poll(second).toBeGreaterThan(ended)
  await register(email, STRANGERS)
  expect((await openBrowser(shop.app).get(old)).headers.get('Location')).toBe('/auth?activation=invalid')
  expect(await trySignIn(shop, email, STRANGERS)).toBe(403)
})

it('X-64: another person’s registration does not remove an administrator’s password set on the server', async () => {
  const { email } = await insertSomebody(shop, {
    isAdmin: true,
    isVerified: false,
    password: 'Falaj-Daris-77',
  })
  await register(email, STRANGERS)
  await openBrowser(shop.app).get((await linksTo(email)).at(-1) ?? '')
  expect([await trySignIn(shop, email, STRANGERS), await trySignIn(shop, email, 'Falaj-Daris-77')]).toEqual([
    401, 200,
  ])
})

it('X-59: an old link does not ask a Google-only account for a password', async () => {
  const email = newEmail()
  await register(email, OWNERS)
  const [link = ''] = await linksTo(email)
  const id = (await profileOf(shop, email)).id
  await shop.pool.query(`UPDATE credentials SET password = NULL, provider_id = 'google' WHERE user_id = $1`, [
    id,
  ])
  expect((await openBrowser(shop.app).get(link)).headers.get('Location')).toBe('/auth?activated=1')
})
