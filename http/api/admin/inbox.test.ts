import { afterAll, expect, it } from 'vitest'
import type { AuditList } from '#contract/admin/audit.ts'
import type { Inbox, InboxMessage } from '#contract/admin/inbox.ts'
import type { SubscriberList } from '#contract/admin/newsletter.ts'
import { newsletterSubscribers } from '#server/database/tables/shop.ts'
import { composeMail } from '#server/mail/compose-mail.ts'
import { insertPerson } from '#tests/support/sessions.ts'
import { createAdminApp, SECRET } from '#tests/support/test-app.ts'

const app = await createAdminApp()
afterAll(() => app.close())

async function write(customerName: string): Promise<number> {
  const message = {
    customerName,
    customerEmail: 'maryam@example.com',
    subject: 'سؤال',
    message: 'هل هو مطعّم؟',
  }
  return (await app.admin<{ id: number }>('POST', '/api/support', message)).body.id
}

it('E-MSG-01: a message stays open until it is answered or handled', async () => {
  const [first, second, third] = [await write('أحمد'), await write('سالم'), await write('مريم')]
  const open = await app.admin<Inbox>('GET', '/api/admin/messages?limit=2')
  expect(open.body).toMatchObject({ total: 3, open: 3, items: [{ id: third }, { id: second }] })
  const rest = await app.admin<Inbox>('GET', `/api/admin/messages?limit=2&cursor=${open.body.nextCursor}`)
  expect(rest.body).toMatchObject({ nextCursor: null, items: [{ id: first }] })
  expect(
    (await app.admin<Inbox>('GET', '/api/admin/messages?search=احمد')).body.items.map(({ id }) => id),
  ).toEqual([first])

  const answered = await Promise.all(
    [1, 2, 3].map(() =>
      app.admin<InboxMessage>('POST', `/api/admin/messages/${first}/answer`, {
        body: 'نعم، مطعّم.\n\nأهلاً بك',
      }),
    ),
  )
  expect(answered.map(({ status, body }) => [status, body.answers.length])).toEqual([
    [200, 1],
    [200, 1],
    [200, 1],
  ])
  const { rows: jobs } = await app.shop.pool.query(
    `SELECT data FROM pgboss.job WHERE data ->> 'mail' = 'support-answer'`,
  )
  expect(jobs).toHaveLength(1)
  const mail = await composeMail(app.shop.context, jobs[0].data)
  expect(mail).toMatchObject({ to: 'maryam@example.com', from: { address: 'salam@aleef.om' } })
  expect(mail?.text).toContain('نعم، مطعّم.')

  const handled = await app.admin<InboxMessage>('PATCH', `/api/admin/messages/${second}`, { handled: true })
  expect(handled.body.handledAt).not.toBeNull()
  expect((await app.admin<Inbox>('GET', '/api/admin/messages')).body.items.map(({ id }) => id)).toEqual([
    third,
  ])
  await app.admin('PATCH', `/api/admin/messages/${second}`, { handled: false })
  expect((await app.admin<Inbox>('GET', '/api/admin/messages?state=handled')).body.items).toMatchObject([
    { id: first, handledAt: expect.any(String) },
  ])
  expect((await app.admin('PATCH', '/api/admin/messages/999999', { handled: true })).status).toBe(404)

  const audit = await app.admin<AuditList>('GET', '/api/admin/audit?entityType=message&limit=1')
  expect(audit.body).toMatchObject({
    total: 3,
    entityTypes: ['message'],
    items: [{ action: 'message.edited', after: { handled: false }, actor: { name: 'سالم' } }],
  })
  const older = await app.admin<AuditList>('GET', `/api/admin/audit?cursor=${audit.body.nextCursor}`)
  expect(older.body.items).toHaveLength(2)
})

it('X-31: the newsletter list says who may be mailed, and can be exported', async () => {
  const at = new Date('2026-11-20T10:00:00Z')
  await app.shop.db.insert(newsletterSubscribers).values([
    { email: 'a@example.com', source: 'footer', consentedAt: at, confirmedAt: at },
    { email: 'b@example.com', source: 'footer', consentedAt: at },
    { email: 'c@example.com', source: 'footer', consentedAt: at, confirmedAt: at, unsubscribedAt: at },
  ])
  const list = await app.admin<SubscriberList>('GET', '/api/admin/newsletter?limit=2')
  expect(list.body).toMatchObject({
    total: 3,
    counts: { active: 1, waiting: 1, unsubscribed: 1 },
    items: [
      { email: 'c@example.com', state: 'unsubscribed' },
      { email: 'b@example.com', state: 'waiting' },
    ],
  })
  expect(
    (await app.admin<SubscriberList>('GET', '/api/admin/newsletter?state=active&search=A@')).body.items,
  ).toMatchObject([{ email: 'a@example.com' }])
  const { cookie } = await insertPerson(app.shop, SECRET, { isAdmin: true })
  const file = await app.request('/api/admin/newsletter/export?state=active', {
    headers: { Cookie: cookie },
  })
  expect((await file.text()).split('\r\n').slice(1)).toEqual([
    expect.stringMatching(/^a@example\.com,مشترك,footer,/),
    '',
  ])
})
