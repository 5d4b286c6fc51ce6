// W-11 against a real SMTP server: who gets an issue, once, whatever breaks off.
import { eq } from 'drizzle-orm'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createMailer, type Mailer } from '#platform/mail/mailer.ts'
import { createRateLimits } from '#server/access/rate-limits.ts'
import { removeExpired } from '#server/accounts/remove-expired.ts'
import { newsletterIssues } from '#server/database/tables/newsletter.ts'
import { newsletterSubscribers } from '#server/database/tables/shop.ts'
import { verify } from '#server/verify/verify.ts'
import { findClosedPort, type MailServer, openMailServer } from '#tests/support/mail-server.ts'
import { type Admin, createTestShop, insertAdmin, type TestShop } from '#tests/support/test-shop.ts'
import { openWorkingShop } from '#tests/support/working-shop.ts'
import { deliverIssues, takeOne } from './deliver-issues.ts'
import { unsubscribe } from './follow-link.ts'
import { readNewsletterIssues } from './issue-queries.ts'
import { previewIssue } from './preview-issue.ts'
import { saveDraft } from './save-draft.ts'
import { sendIssue, stopIssue } from './send-issue.ts'

type Post = {
  shop: TestShop
  admin: Admin
  mailer: Mailer
  context: TestShop['context']
  pass(minutes: number): void
}

async function open(smtpUrl: string): Promise<Post> {
  const shop = await createTestShop()
  onTestFinished(() => shop.close())
  let time = Date.parse('2026-11-23T08:00:00Z')
  const context = { ...shop.context, now: () => new Date(time) }
  const mailer = createMailer({ smtpUrl, dataDir: '/nowhere', baseUrl: context.baseUrl })
  onTestFinished(() => mailer.close())
  return {
    shop,
    mailer,
    context,
    admin: await insertAdmin(shop),
    pass(minutes) {
      time += minutes * 60_000
    },
  }
}

async function mailServer(...options: Parameters<typeof openMailServer>): Promise<MailServer> {
  const server = await openMailServer(...options)
  onTestFinished(() => server.close())
  return server
}

async function subscribed({ shop }: Pick<Post, 'shop'>, ...names: string[]) {
  const at = new Date('2026-11-01T08:00:00Z')
  await shop.db
    .insert(newsletterSubscribers)
    .values(names.map((name) => ({ email: `${name}@example.com`, source: 'home', confirmedAt: at })))
}

const TEXT = 'وصلت قطط Maine Coon (3) من مسقط\nhttps://aleef.example/products\n\nأهلاً بكم!'

async function write(post: Pick<Post, 'context'>, subject = 'وصل جديد', text = TEXT) {
  const { draft } = await readNewsletterIssues(post.context)
  const saved = await saveDraft(post.context, { subject, text, updatedAt: draft?.updatedAt ?? null })
  if (!saved.ok) throw new Error('the draft was not saved')
  return saved.value
}

async function send(post: Pick<Post, 'context' | 'admin'>) {
  const { id, updatedAt } = await write(post)
  const sent = await sendIssue(post.context, post.admin, id, { updatedAt })
  if (!sent.ok) throw new Error(`not sent: ${sent.refusal.code}`)
  return sent.value
}

const newest = async ({ context }: Pick<Post, 'context'>) => (await readNewsletterIssues(context)).issues[0]
const receivers = ({ mails }: MailServer) => mails.map(({ to }) => to?.[0]?.address?.split('@')[0]).sort()
const breaches = async ({ shop, context }: Post) =>
  (await verify(shop.db, context.now())).filter(
    ({ name, offenders }) => name.startsWith('newsletter') && offenders > 0,
  )

it('W-11: an issue goes once to each confirmed subscriber; 4xx is retried, 5xx is left out of the next', async () => {
  let isBusy = true
  const server = await mailServer(0, (address) =>
    address.startsWith('gone@') ? 550 : address.startsWith('busy@') && isBusy ? 451 : false,
  )
  const post = await open(server.url)
  const { shop, context, admin } = post
  const names = Array.from({ length: 9 }, (_, n) => `reader${n}`)
  await subscribed(post, ...names, 'gone', 'busy', 'left', 'late')
  await shop.pool.query(`UPDATE newsletter_subscribers SET unsubscribed_at = now() WHERE email LIKE 'left@%'`)
  await shop.pool.query(
    `INSERT INTO newsletter_subscribers (email, source) VALUES ('asked@example.com', 'home')`,
  )

  const { id, updatedAt } = await write(post)
  const taps = await Promise.all([1, 2, 3].map(() => sendIssue(context, admin, id, { updatedAt })))
  expect(taps.map((tap) => tap.ok && tap.value.counts.receivers)).toEqual([12, 12, 12])
  // A subscriber who leaves meanwhile gets nothing.
  await shop.pool.query(`UPDATE newsletter_subscribers SET unsubscribed_at = now() WHERE email LIKE 'late@%'`)
  // Several processes at once.
  await Promise.all([1, 2, 3].map(() => deliverIssues(context, post.mailer)))
  expect(receivers(server)).toEqual(names)
  expect((await newest(post))?.counts).toEqual({
    receivers: 12,
    sent: 9,
    waiting: 1,
    refused: 1,
    left: 1,
    unsure: 0,
  })
  expect((await newest(post))?.finishedAt).toBeNull()

  await deliverIssues(context, post.mailer)
  expect(receivers(server)).toHaveLength(9)
  isBusy = false
  post.pass(1)
  await deliverIssues(context, post.mailer)
  expect(receivers(server)).toEqual(['busy', ...names])
  expect(await newest(post)).toMatchObject({
    finishedAt: context.now().toISOString(),
    counts: { sent: 10, waiting: 0 },
  })
  expect(await breaches(post)).toEqual([])

  const [mail] = server.mails
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value
  expect(mail?.subject).toBe('وصل جديد')
  expect(mail?.text).toContain('وصلت قطط Maine Coon (3) من مسقط\nhttps://aleef.example/products\n\nأهلاً بكم!')
  expect(mail?.html).toContain('dir="auto"')
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const token = /^<http.*\/api\/newsletter\/unsubscribe\?token=([\w-]+)>$/.exec(
    header('list-unsubscribe') ?? '',
  )?.[1]
  expect(mail?.text).toContain(`/newsletter/unsubscribe?token=${token}`)
  expect((await unsubscribe(context, token ?? '')).ok).toBe(true)

  const next = await send(post)
  expect(next.counts.receivers).toBe(9)
  await deliverIssues(context, post.mailer)
  expect(receivers(server)).toHaveLength(19)
  expect(server.receivers.filter((address) => address.startsWith('gone@'))).toHaveLength(1)
})

it('W-11: mails in flight when a process was killed are not sent again; the others are sent', async () => {
  const server = await mailServer()
  const post = await open(server.url)
  await subscribed(post, 'one', 'two', 'three', 'four', 'five')
  await send(post)
  // Taken, and perhaps with the mail server already: then kill -9.
  const lost = [await takeOne(post.context), await takeOne(post.context)]
  await deliverIssues(post.context, post.mailer)
  expect(await newest(post)).toMatchObject({ finishedAt: null, counts: { sent: 3, waiting: 2 } })
  post.pass(6)
  await deliverIssues(post.context, post.mailer)
  expect(receivers(server)).toHaveLength(3)
  for (const taken of lost) expect(receivers(server)).not.toContain(taken?.to?.split('@')[0])
  expect(await newest(post)).toMatchObject({
    finishedAt: expect.any(String),
    counts: { sent: 3, waiting: 0, unsure: 2 },
  })
})

it('W-11: a mail whose connection ends before the reply is not sent again, and the run continues a minute later', async () => {
  const server = await mailServer(0, undefined, undefined, (address) => address.startsWith('one@'))
  const post = await open(server.url)
  await subscribed(post, 'one', 'two', 'three', 'four')
  await send(post)
  for (let minute = 0; minute < 3; minute++) {
    await deliverIssues(post.context, post.mailer)
    post.pass(1)
  }
  expect(receivers(server)).toEqual(['four', 'one', 'three', 'two'])
  expect((await newest(post))?.counts).toMatchObject({ sent: 3, unsure: 1 })
})

it('W-11, R-09: an outage of the mail server loses no mail', async () => {
  const port = await findClosedPort()
  const post = await open(`smtp://127.0.0.1:${port}`)
  await subscribed(post, 'one', 'two', 'three')
  await send(post)
  await deliverIssues(post.context, post.mailer)
  expect((await newest(post))?.counts).toMatchObject({ waiting: 3, refused: 0, unsure: 0 })
  const server = await mailServer(port)
  post.pass(1)
  await deliverIssues(post.context, post.mailer)
  expect(receivers(server)).toEqual(['one', 'three', 'two'])
  // The server closes once nobody is connected.
  await post.mailer.close()
})

it('W-11: a mail server that refuses everybody unsubscribes nobody, and is tried rarely until it accepts', async () => {
  let isBarred = true
  const server = await mailServer(0, () => isBarred && '554 5.7.1 relay access denied')
  const post = await open(server.url)
  const names = Array.from({ length: 20 }, (_, n) => `reader${n}`)
  await subscribed(post, ...names)
  await send(post)
  await deliverIssues(post.context, post.mailer)
  // Five in a row, and the mail in flight in the other lane.
  expect(server.receivers.length).toBeLessThanOrEqual(6)
  expect((await newest(post))?.counts).toMatchObject({ waiting: 20, refused: 0 })
  isBarred = false
  post.pass(1)
  await deliverIssues(post.context, post.mailer)
  expect(receivers(server)).toEqual(names.toSorted())
  const { rowCount } = await post.shop.pool.query(
    'SELECT FROM newsletter_subscribers WHERE refused_at IS NOT NULL',
  )
  expect(rowCount).toBe(0)
})

it('W-11, R-07: a stopping process finishes its current mail', async () => {
  let stopped: Promise<void> | undefined
  const server = await mailServer(0, () => {
    stopped ??= shop.queue.stop()
    return false
  })
  const shop = await openWorkingShop(server.url)
  const context = { ...shop.context, jobs: shop.queue }
  await subscribed({ shop }, ...Array.from({ length: 20 }, (_, n) => `reader${n}`))
  await send({ context, admin: await insertAdmin(shop) })
  await vi.waitFor(() => expect(stopped).toBeDefined(), { timeout: 15_000 })
  await stopped
  // One of each lane, and one that a lane took before it was told.
  expect(server.mails.length).toBeLessThanOrEqual(3)
  expect((await newest({ context }))?.counts).toMatchObject({ sent: server.mails.length, unsure: 0 })
}, 60_000)

it('W-11: a stopped issue sends no further mails', async () => {
  const server = await mailServer(0, (address) => (address.startsWith('busy@') ? 451 : false))
  const post = await open(server.url)
  await subscribed(post, 'one', 'busy')
  const { id } = await send(post)
  await deliverIssues(post.context, post.mailer)
  const stopped = await stopIssue(post.context, post.admin, id)
  expect(stopped).toMatchObject({ value: { stoppedAt: expect.any(String), counts: { sent: 1, waiting: 1 } } })
  post.pass(60)
  await deliverIssues(post.context, post.mailer)
  expect(server.receivers).toHaveLength(2)
  const { rows } = await post.shop.pool.query(
    `SELECT action FROM audit_log WHERE entity_type = 'newsletter-issue' ORDER BY id`,
  )
  expect(rows.map(({ action }) => action)).toEqual(['newsletter-issue.created', 'newsletter-issue.edited'])
})

it('W-11: a draft is saved, not overwritten by a stale edit, and not sent while it is empty or nobody has confirmed', async () => {
  const post = await open('smtp://127.0.0.1:1')
  const { context, admin } = post
  const first = await write(post, 'وصل جديد', '')
  const empty = await sendIssue(context, admin, first.id, { updatedAt: first.updatedAt })
  expect(empty).toMatchObject({
    refusal: { code: 'invalid-request', errors: { text: [expect.stringContaining('فارغة')] } },
  })
  post.pass(1)
  const long = `${'كلمة word '.repeat(999)}!`
  const second = await write(post, 'وصل جديد', long)
  expect((await readNewsletterIssues(context)).draft).toEqual(second)
  expect(second.text).toBe(long)
  const stale = { subject: 'غيره', text: 'غيره', updatedAt: first.updatedAt }
  expect(await saveDraft(context, stale)).toMatchObject({
    refusal: { code: 'changed-meanwhile', current: second },
  })
  expect(await sendIssue(context, admin, second.id, { updatedAt: first.updatedAt })).toMatchObject({
    refusal: { code: 'changed-meanwhile' },
  })
  expect(await sendIssue(context, admin, second.id, { updatedAt: second.updatedAt })).toMatchObject({
    refusal: { code: 'no-subscribers' },
  })
  expect((await readNewsletterIssues(context)).draft).toEqual(second)
})

it('W-11: a stale window cannot reopen a sent issue; a new draft is an explicit choice', async () => {
  const post = await open('smtp://127.0.0.1:1')
  await subscribed(post, 'one')
  const seen = await write(post)
  await send(post)
  const stale = { subject: 'وصل جديد', text: `${TEXT}!`, updatedAt: seen.updatedAt }
  expect(await saveDraft(post.context, stale)).toMatchObject({ refusal: { code: 'newsletter-sent' } })
  expect((await readNewsletterIssues(post.context)).draft).toBeNull()
  expect(await saveDraft(post.context, { ...stale, updatedAt: null })).toMatchObject({ ok: true })
})

it('W-11: deliveries are deleted with the subscription and after a year; their count stays', async () => {
  const server = await mailServer()
  const post = await open(server.url)
  await subscribed(post, 'one', 'two')
  const { id } = await send(post)
  await deliverIssues(post.context, post.mailer)
  await post.shop.db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, 'one@example.com'))
  const named = async () =>
    (await post.shop.pool.query('SELECT FROM newsletter_deliveries WHERE subscriber_id IS NOT NULL')).rowCount
  expect(await named()).toBe(1)
  await post.shop.db
    .update(newsletterIssues)
    .set({ sentAt: new Date('2025-11-20') })
    .where(eq(newsletterIssues.id, id))
  await removeExpired(post.context)
  expect(await named()).toBe(0)
  expect((await newest(post))?.counts).toMatchObject({ receivers: 2, sent: 2 })
})

it('W-11: the queue sends it, and a preview goes to its writer alone, without anybody’s unsubscribe link', async () => {
  const server = await mailServer()
  const shop = await openWorkingShop(server.url)
  const context = { ...shop.context, jobs: shop.queue }
  const admin = await insertAdmin(shop)
  await subscribed({ shop }, 'one', 'two')
  await previewIssue(context, { limits: createRateLimits(context) }, admin, {
    subject: 'وصل جديد',
    text: TEXT,
  })
  await vi.waitFor(() => expect(server.mails).toHaveLength(1), { timeout: 15_000 })
  expect(server.receivers).toEqual([admin.email])
  expect(server.mails[0]?.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false)
  await send({ context, admin })
  await vi.waitFor(async () => expect((await newest({ context }))?.finishedAt).not.toBeNull(), {
    timeout: 15_000,
  })
  expect(server.receivers.sort()).toEqual([admin.email, 'one@example.com', 'two@example.com'].sort())
}, 60_000)
