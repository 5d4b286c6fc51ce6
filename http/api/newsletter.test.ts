import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { newsletterLetter } from '#server/mail/newsletter-letter.ts'
import { loadSettings } from '#server/settings/settings-queries.ts'
import { type AccountsShop, createAccountsShop, openBrowser } from '#tests/support/accounts-shop.ts'

const shop = await createAccountsShop()
afterAll(() => shop.close())

const browser = () => openBrowser(shop.app)

function subscribe(email: string, on = shop) {
  return openBrowser(on.app).post('/api/newsletter', { email, source: 'home' })
}
async function subscriber(email: string, on = shop) {
  const { rows } = await on.pool.query(
    'SELECT source, consented_at, confirmed_at, unsubscribed_at FROM newsletter_subscribers WHERE email = $1',
    [email],
  )
  return rows[0]
}
/** The token of the newest mail of this kind. */
async function mailed(email: string, mail: 'newsletter-confirm' | 'newsletter-welcome'): Promise<string> {
  const job = (await shop.mailsTo(email)).findLast((sent) => sent.mail === mail)
  if (job?.mail === 'newsletter-confirm') return job.confirmToken
  if (job?.mail === 'newsletter-welcome') return job.unsubscribeToken
  throw new Error(`no ${mail} to ${email}`)
}
const confirm = (token: string) => browser().post('/api/newsletter/confirm', { token })
const leave = (token: string) => browser().post(`/api/newsletter/unsubscribe?token=${token}`)

describe('the newsletter with a mail server', () => {
  it('X-31: stores the consent, and counts it once the mailed link is confirmed', async () => {
    const response = await subscribe(' Maryam@Example.com ')
    expect(response.status).toBe(202)
    expect(await response.json()).toEqual({ confirmation: true })
    expect(await subscriber('maryam@example.com')).toEqual({
      source: 'home',
      consented_at: expect.any(Date),
      confirmed_at: null,
      unsubscribed_at: null,
    })

    const token = await mailed('maryam@example.com', 'newsletter-confirm')
    expect((await confirm(token)).status).toBe(200)
    expect((await subscriber('maryam@example.com')).confirmed_at).toEqual(expect.any(Date))
    // Pressed twice, or opened on another device: the same, and one welcome.
    expect((await confirm(token)).status).toBe(200)
    const welcomes = (await shop.mailsTo('maryam@example.com')).filter(
      ({ mail }) => mail === 'newsletter-welcome',
    )
    expect(welcomes).toHaveLength(1)
  })

  it('X-31: gives a known address the same response, and mails a subscriber no further link', async () => {
    const before = await shop.mailsTo('maryam@example.com')
    const [known, unknown] = [await subscribe('maryam@example.com'), await subscribe('salim@example.com')]
    expect(known.status).toBe(unknown.status)
    expect(await known.json()).toEqual(await unknown.json())
    expect(await shop.mailsTo('maryam@example.com')).toEqual(before)
  })

  it('X-31: unsubscribes with one click, and resubscribes only with a new confirmation', async () => {
    await subscribe('noor@example.com')
    const oldConfirm = await mailed('noor@example.com', 'newsletter-confirm')
    await confirm(oldConfirm)
    const out = await mailed('noor@example.com', 'newsletter-welcome')
    // RFC 8058: a mail program posts a form, from nowhere, with nobody's cookies.
    const oneClick = await browser().post(
      `/api/newsletter/unsubscribe?token=${out}`,
      'List-Unsubscribe=One-Click',
      {
        'Content-Type': 'application/x-www-form-urlencoded',
      },
    )
    expect(oneClick.status).toBe(200)
    expect((await subscriber('noor@example.com')).unsubscribed_at).toEqual(expect.any(Date))
    expect((await leave(out)).status).toBe(200)
    expect((await confirm(oldConfirm)).status).toBe(400)

    expect(await (await subscribe('noor@example.com')).json()).toEqual({ confirmation: true })
    expect((await subscriber('noor@example.com')).unsubscribed_at).toEqual(expect.any(Date))
    await confirm(await mailed('noor@example.com', 'newsletter-confirm'))
    expect(await subscriber('noor@example.com')).toMatchObject({
      confirmed_at: expect.any(Date),
      unsubscribed_at: null,
    })
  })

  it('X-31: a link is for one purpose, for a week, and stored as a hash', async () => {
    await subscribe('hash@example.com')
    const token = await mailed('hash@example.com', 'newsletter-confirm')
    const refused = await leave(token)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ code: 'invalid-token' })
    const { rows } = await shop.pool.query('SELECT token_hash FROM newsletter_tokens')
    expect(rows.map((row) => row.token_hash)).not.toContain(token)
    expect((await confirm('x'.repeat(32))).status).toBe(400)
    shop.pass(8 * 24)
    expect((await confirm(token)).status).toBe(400)
  })

  it('X-31: a person who opens the mail program’s link is asked to confirm', async () => {
    const response = await browser().get('/api/newsletter/unsubscribe?token=abc%26x')
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/newsletter/unsubscribe?token=abc%26x')
  })

  it('X-31: every newsletter mail has an unsubscribe link, in text and headers', async () => {
    const letter = newsletterLetter('https://aleef.example', await loadSettings(shop.db), {
      mail: 'newsletter-welcome',
      to: 'a@example.com',
      unsubscribeToken: 'token-of-a-mail',
    })
    expect(letter.headers).toEqual({
      'List-Unsubscribe': '<https://aleef.example/api/newsletter/unsubscribe?token=token-of-a-mail>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(letter.content.blocks).toContainEqual({
      kind: 'link',
      label: 'إلغاء الاشتراك',
      quiet: true,
      url: 'https://aleef.example/newsletter/unsubscribe?token=token-of-a-mail',
    })
  })

  it.each([
    ['', 'هذا الحقل مطلوب.'],
    ['a@b', 'البريد الإلكتروني يجب أن يكون 5 أحرف على الأقل'],
    ['no address', 'صيغة البريد الإلكتروني غير صحيحة'],
    ['a@example.com\nb@example.com', 'صيغة البريد الإلكتروني غير صحيحة'],
  ])('S-HOME-10: refuses %j', async (email, sentence) => {
    const response = await subscribe(email)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: { email: [sentence] } })
  })
})

describe('rate limits', () => {
  let limited: AccountsShop
  afterEach(() => limited.close())

  it('X-31: limits the links sent to one mailbox, with the same response', async () => {
    limited = await createAccountsShop({ rateLimitScale: 0.34 })
    expect((await subscribe('victim@example.com', limited)).status).toBe(202)
    const second = await subscribe('victim@example.com', limited)
    expect([second.status, await second.json()]).toEqual([202, { confirmation: true }])
    expect(await limited.mailsTo('victim@example.com')).toHaveLength(1)
  })

  it('X-31: block an address that subscribes many mailboxes', async () => {
    limited = await createAccountsShop({ rateLimitScale: 0.1 })
    const statuses = []
    for (const name of ['a', 'b', 'c', 'd']) {
      statuses.push((await subscribe(`${name}@example.com`, limited)).status)
    }
    expect(statuses).toEqual([202, 202, 202, 429])
  })
})

it('X-31: without a mail server stores the consent, and does not mention a link', async () => {
  const quiet = await createAccountsShop({ mailArrives: false })
  expect(await (await subscribe('quiet@example.com', quiet)).json()).toEqual({ confirmation: false })
  expect(await subscriber('quiet@example.com', quiet)).toMatchObject({
    consented_at: expect.any(Date),
    confirmed_at: null,
    unsubscribed_at: null,
  })
  expect(await quiet.mailsTo('quiet@example.com')).toEqual([])
  // Subscribing again after leaving is a new consent.
  await quiet.pool.query('UPDATE newsletter_subscribers SET unsubscribed_at = now()')
  await subscribe('quiet@example.com', quiet)
  expect((await subscriber('quiet@example.com', quiet)).unsubscribed_at).toBeNull()
  await quiet.close()
})
