import { afterAll, describe, expect, it } from 'vitest'
import { supportLetter } from '#server/mail/support-letter.ts'
import { loadSettings } from '#server/settings/settings-queries.ts'
import { createAccountsShop, insertAccount, openBrowser, signInAs } from '#tests/support/accounts-shop.ts'

const MESSAGE = {
  customerName: 'مريم الحارثية',
  customerEmail: 'maryam@example.com',
  subject: 'سؤال عن قط شيرازي',
  message: 'السلام عليكم،\nهل هو مطعّم؟',
}

const shop = await createAccountsShop()
afterAll(() => shop.close())

async function stored(id: number) {
  const { rows } = await shop.pool.query('SELECT * FROM support_messages WHERE id = $1', [id])
  return rows[0]
}
async function count(): Promise<number> {
  const { rows } = await shop.pool.query('SELECT count(*)::int AS n FROM support_messages')
  return rows[0].n
}
async function mailJobs(): Promise<unknown[]> {
  const { rows } = await shop.pool.query(
    `SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data ->> 'mail' = 'support-message' ORDER BY created_on`,
  )
  return rows.map(({ data }) => data)
}

describe('POST /api/support', () => {
  it('E-MSG-01, S-CON-04: stores the message, medium by default, and queues one mail', async () => {
    const response = await openBrowser(shop.app).post('/api/support', MESSAGE)
    expect(response.status).toBe(202)
    const { id } = (await response.json()) as { id: number }
    expect(await stored(id)).toMatchObject({
      customer_name: MESSAGE.customerName,
      customer_email: MESSAGE.customerEmail,
      customer_phone: null,
      subject: MESSAGE.subject,
      priority: 'medium',
      message: MESSAGE.message,
      user_id: null,
      handled_at: null,
    })
    expect(await mailJobs()).toContainEqual({ mail: 'support-message', messageId: id })
  })

  it('E-MSG-01: stores the signed-in sender, and the phone as E.164 (X-36)', async () => {
    const userId = await insertAccount(shop, 'writer@example.com')
    const browser = await signInAs(shop, 'writer@example.com')
    const response = await browser.post('/api/support', {
      ...MESSAGE,
      customerPhone: '٩١٢٣ ٤٥٦٧',
      priority: 'urgent',
    })
    const { id } = (await response.json()) as { id: number }
    expect(await stored(id)).toMatchObject({
      user_id: userId,
      customer_phone: '+96891234567',
      priority: 'urgent',
    })
  })

  it('S-CON-05, X-30: ignores `to` and `html`; the mail goes to the shop', async () => {
    const response = await openBrowser(shop.app).post('/api/support', {
      ...MESSAGE,
      to: 'victim@example.com',
      html: '<img src=x onerror=alert(1)>',
      userId: 'somebody',
      handledAt: '2026-01-01',
    })
    expect(response.status).toBe(202)
    const { id } = (await response.json()) as { id: number }
    const letter = await supportLetter(shop.db, await loadSettings(shop.db), id)
    expect(letter?.to).toBe('salam@aleef.om')
    expect(letter?.replyTo).toBe(MESSAGE.customerEmail)
    expect(JSON.stringify(letter)).not.toMatch(/victim|onerror/)
    expect(await stored(id)).toMatchObject({ user_id: null, handled_at: null })
  })

  it.each([
    ['customerName', { customerName: '  ' }, 'هذا الحقل مطلوب.'],
    [
      'customerName',
      { customerName: 'ا'.repeat(121) },
      'النص أطول من المسموح: 121 من 120 حرف. اختصره قليلاً.',
    ],
    ['customerEmail', { customerEmail: 'a@b' }, 'البريد الإلكتروني يجب أن يكون 5 أحرف على الأقل'],
    [
      'customerEmail',
      { customerEmail: `${'a'.repeat(250)}@example.com` },
      'البريد الإلكتروني يجب ألا يتجاوز 254 حرفاً',
    ],
    [
      'customerEmail',
      { customerEmail: 'a@example.com\r\nBcc: b@example.com' },
      'صيغة البريد الإلكتروني غير صحيحة',
    ],
    ['customerEmail', { customerEmail: 'a@example.com, b@example.com' }, 'صيغة البريد الإلكتروني غير صحيحة'],
    [
      'customerPhone',
      { customerPhone: '1234 5678' },
      'رقم الهاتف العُماني غير صحيح. مثال: \u20689000 0000\u2069',
    ],
    ['subject', { subject: undefined }, 'هذا الحقل مطلوب.'],
    ['subject', { subject: 'س'.repeat(151) }, 'النص أطول من المسموح: 151 من 150 حرف. اختصره قليلاً.'],
    ['message', { message: '\n \u202E' }, 'هذا الحقل مطلوب.'],
    ['message', { message: 'ر'.repeat(10_000) }, 'النص أطول من المسموح: 10,000 من 5,000 حرف. اختصره قليلاً.'],
    ['priority', { priority: 'now' }, 'اختر قيمة من القائمة.'],
  ])('S-CON-02, X-36: reports an invalid %s: %j', async (field, change, sentence) => {
    const before = await count()
    const response = await openBrowser(shop.app).post('/api/support', { ...MESSAGE, ...change })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'invalid-request', errors: { [field]: [sentence] } })
    expect(await count()).toBe(before)
  })

  it('S-CON-03: the phone may be missing, empty or null', async () => {
    for (const customerPhone of [undefined, '', '  ', null]) {
      const response = await openBrowser(shop.app).post('/api/support', { ...MESSAGE, customerPhone })
      expect(response.status).toBe(202)
    }
  })

  it('stores one message for repeated submissions with the same key', async () => {
    const before = { messages: await count(), mails: (await mailJobs()).length }
    const key = { 'Idempotency-Key': 'a-form-that-was-sent-twice' }
    const body = { ...MESSAGE, subject: 'أُرسلت مرتين' }
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => openBrowser(shop.app).post('/api/support', body, key)),
    )
    const ids = await Promise.all(
      responses.map(async (response) => ((await response.json()) as { id: number }).id),
    )
    expect(responses.map(({ status }) => status)).toEqual([202, 202, 202, 202])
    expect(new Set(ids).size).toBe(1)
    expect(await count()).toBe(before.messages + 1)
    expect(await mailJobs()).toHaveLength(before.mails + 1)

    // Other words are another message, so that nothing that was added gets lost.
    const more = await openBrowser(shop.app).post('/api/support', { ...body, message: 'وسؤال آخر' }, key)
    expect(((await more.json()) as { id: number }).id).not.toBe(ids[0])
  })

  it('X-30: thanks a bot that fills in the hidden field, and stores nothing', async () => {
    const before = { messages: await count(), mails: (await mailJobs()).length }
    const response = await openBrowser(shop.app).post('/api/support', { ...MESSAGE, companyFax: '123' })
    expect(response.status).toBe(202)
    expect(await response.json()).toEqual({ id: expect.any(Number) })
    expect(await count()).toBe(before.messages)
    expect(await mailJobs()).toHaveLength(before.mails)
  })
})

describe('X-30: many messages in a short time', () => {
  it('are refused by address and by account, with the time to wait', async () => {
    const limited = await createAccountsShop({ rateLimitScale: 0.1 })
    const send = async (browser: ReturnType<typeof openBrowser>) =>
      (await browser.post('/api/support', MESSAGE)).status
    const visitor = openBrowser(limited.app, '192.0.2.50')
    expect([await send(visitor), await send(visitor), await send(visitor)]).toEqual([202, 202, 202])
    const refused = await visitor.post('/api/support', MESSAGE)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await send(openBrowser(limited.app, '192.0.2.51'))).toBe(202)

    await insertAccount(limited, 'busy@example.com')
    const account = await signInAs(limited, 'busy@example.com', '192.0.2.52')
    expect([await send(account), await send(account)]).toEqual([202, 429])
    await limited.close()
  })
})
