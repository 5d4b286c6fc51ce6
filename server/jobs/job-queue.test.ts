import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { createLog } from '#platform/process/log.ts'
import { refuse } from '#platform/result.ts'
import { reportTransfer } from '#server/orders/checkout/report-transfer.ts'
import { findClosedPort, type MailServer, openMailServer } from '#tests/support/mail-server.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { insertAnimal, insertOrder } from '#tests/support/test-shop.ts'
import { openWorkingShop, outboxFiles } from '#tests/support/working-shop.ts'
import { openJobQueue } from './job-queue.ts'

const ACTIVATION = {
  mail: 'activation' as const,
  to: 'maryam@example.com',
  firstName: 'مريم <b>',
  url: `http://shop.test/api/auth/verify-email?token=${'a'.repeat(200)}.${'b'.repeat(80)}&callbackURL=%2Fauth%3Factivated%3D1`,
}

describe('mail without a mail server', () => {
  it('is an .eml file whose link a simple program can find', async () => {
    const shop = await openWorkingShop()
    await shop.queue.enqueue(shop.db, 'send-mail', [ACTIVATION])
    await vi.waitFor(() => expect(outboxFiles(shop.dataDir)).toHaveLength(1), {
      timeout: 20_000,
      interval: 50,
    })

    const [name = ''] = outboxFiles(shop.dataDir)
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-activation-[0-9a-f-]{36}\.eml$/)
    const raw = readFileSync(join(shop.dataDir, 'outbox', name), 'utf8')
    expect(raw.match(/https?:\/\/\S+verify-email\S+/)?.[0]).toBe(ACTIVATION.url)
    for (const line of raw.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThan(998)

    const [mail] = await shop.mails()
    expect(mail).toMatchObject({
      subject: 'فعّل حسابك في \u2068أليف\u2069',
      from: { name: 'أليف', address: 'salam@aleef.om' },
      to: [{ address: ACTIVATION.to }],
    })
    expect(mail?.text).toContain(`\n${ACTIVATION.url}\n`)
    expect(mail?.text).toContain('مريم <b>')
    expect(mail?.html).toContain('dir="rtl"')
    expect(mail?.html).toContain(`href="${ACTIVATION.url.replaceAll('&', '&amp;')}"`)
    // Z-05: what people typed never becomes markup.
    expect(mail?.html).not.toContain('<b>')
  })

  it('R-05: a job of a failed transaction sends nothing', async () => {
    const shop = await openWorkingShop()
    const refused = await inTransaction(shop.db, async (tx) => {
      await shop.queue.enqueue(tx, 'send-mail', [ACTIVATION])
      return refuse({ code: 'empty-cart' })
    })
    expect(refused.ok).toBe(false)
    await shop.queue.enqueue(shop.db, 'send-mail', [{ mail: 'sign-up-attempt', to: 'later@example.com' }])
    await vi.waitFor(() => expect(outboxFiles(shop.dataDir)).toHaveLength(1), {
      timeout: 20_000,
      interval: 50,
    })
    expect((await shop.mails())[0]?.to?.[0]?.address).toBe('later@example.com')
  })

  it('notifies customer and shop of an order, its transfer and its end', async () => {
    const shop = await openWorkingShop()
    const lines = { [await insertAnimal(shop)]: 1 }
    const { customer, ...order } = await insertOrder(shop, lines, { customerEmail: 'salim@example.com' })
    await vi.waitFor(() => expect(outboxFiles(shop.dataDir)).toHaveLength(2), {
      timeout: 20_000,
      interval: 50,
    })
    const mails = await shop.mails()
    const received = mails.find(({ to }) => to?.[0]?.address === 'salim@example.com')
    expect(received?.text).toMatch(new RegExp(`^${order.orderNumber}$`, 'm'))
    expect(received?.text).toContain('91.99\u00A0ر.ع')
    expect(received?.text).toContain('+968 9123 4567')
    expect(received?.text).toContain('بنك الساحل')
    expect(received?.text).toContain(`http://shop.test/orders/${order.orderNumber}`)
    const announced = mails.find(({ to }) => to?.[0]?.address === 'salam@aleef.om')
    expect(announced?.text).toContain('سالم البلوشي')
    expect(announced?.text).toContain('قط شيرازي')

    await reportTransfer(shop.context, customer, { orderId: order.id, senderName: 'سالم بن علي' })
    await vi.waitFor(() => expect(outboxFiles(shop.dataDir)).toHaveLength(4), {
      timeout: 20_000,
      interval: 50,
    })
    const told = (await shop.mails()).slice(-2)
    expect(told.map(({ to }) => to?.[0]?.address).sort()).toEqual(['salam@aleef.om', 'salim@example.com'])
    for (const mail of told) expect(mail.text).toContain('سالم بن علي')
    await shop.queue.enqueue(shop.db, 'send-mail', [{ mail: 'order-expired', orderId: order.id }])
    await vi.waitFor(() => expect(outboxFiles(shop.dataDir)).toHaveLength(5), {
      timeout: 20_000,
      interval: 50,
    })
    expect((await shop.mails()).at(-1)?.subject).toContain(order.orderNumber)
  })

  it('Z-07: limits mails to an address whose order is amended again and again', async () => {
    const shop = await openWorkingShop(undefined, { rateLimitScale: 0.2 })
    const lines = { [await insertAnimal(shop)]: 1 }
    const { id } = await insertOrder(shop, lines, { customerEmail: 'victim@example.com' })
    const again = { mail: 'order-received' as const, orderId: id }
    await shop.queue.enqueue(shop.db, 'send-mail', Array(8).fill(again))
    await vi.waitFor(
      async () => {
        const { rows } = await shop.pool.query(
          `SELECT FROM pgboss.job WHERE name = 'send-mail' AND state <> 'completed'`,
        )
        expect(rows).toHaveLength(0)
      },
      { timeout: 20_000, interval: 50 },
    )
    const mails = await shop.mails()
    expect(mails.filter(({ to }) => to?.[0]?.address === 'victim@example.com')).toHaveLength(2)
    expect(mails.filter(({ to }) => to?.[0]?.address === 'salam@aleef.om')).toHaveLength(1)
  })

  it('skips a mail about a deleted order', async () => {
    const shop = await openWorkingShop()
    await shop.queue.enqueue(shop.db, 'send-mail', [{ mail: 'order-received', orderId: 4711 }])
    await vi.waitFor(
      async () => {
        const { rows } = await shop.pool.query(`SELECT state FROM pgboss.job WHERE name = 'send-mail'`)
        expect(rows).toEqual([{ state: 'completed' }])
      },
      { timeout: 20_000, interval: 50 },
    )
  })
})

describe('mail by SMTP', () => {
  it('R-09: is delivered later, once, after an outage of the mail server', async () => {
    const port = await findClosedPort()
    let server: MailServer | undefined
    onTestFinished(() => server?.close())
    const shop = await openWorkingShop(`smtp://127.0.0.1:${port}`)
    await shop.queue.enqueue(shop.db, 'send-mail', [
      ACTIVATION,
      { mail: 'sign-up-attempt', to: 'salim@example.com' },
    ])
    await vi.waitFor(
      async () => {
        const { rows } = await shop.pool.query(
          `SELECT FROM pgboss.job WHERE name = 'send-mail' AND state = 'retry'`,
        )
        expect(rows).toHaveLength(2)
      },
      { timeout: 20_000, interval: 50 },
    )

    server = await openMailServer(port)
    const { mails } = server
    // The time until the next try passes.
    await shop.pool.query(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`)
    await vi.waitFor(() => expect(mails).toHaveLength(2), { timeout: 20_000, interval: 100 })
    await vi.waitFor(
      async () => {
        const { rows } = await shop.pool.query(
          `SELECT DISTINCT state FROM pgboss.job WHERE name = 'send-mail'`,
        )
        expect(rows).toEqual([{ state: 'completed' }])
      },
      { timeout: 20_000, interval: 50 },
    )
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2)
    expect(mails.find(({ to }) => to?.[0]?.address === ACTIVATION.to)?.text).toContain(ACTIVATION.url)
  }, 40_000)
})

it('several processes can open the queue of an empty database at once', async () => {
  const database = await createTestDatabase()
  await database.pool.query('DROP SCHEMA IF EXISTS pgboss CASCADE')
  const queues = await Promise.all(
    Array.from({ length: 4 }, () => openJobQueue(database.db, createLog('error'))),
  )
  await queues[3]?.enqueue(database.db, 'send-mail', [ACTIVATION])
  const { rows } = await database.pool.query('SELECT name FROM pgboss.job')
  expect(rows).toEqual([{ name: 'send-mail' }])
  await Promise.all(queues.map((queue) => queue.stop()))
  await database.drop()
})
