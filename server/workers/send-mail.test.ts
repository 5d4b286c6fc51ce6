import { expect, it, onTestFinished, vi } from 'vitest'
import type { MailJob } from '#server/jobs/job-data.ts'
import { openMailServer } from '#tests/support/mail-server.ts'
import { openWorkingShop, type WorkingShop } from '#tests/support/working-shop.ts'
import { countMails } from './count-mails.ts'

const mailTo = (to: string): MailJob => ({ mail: 'sign-up-attempt', to })

/** The jobs in the queue: kind or recipient, and state. */
async function jobsAre(shop: WorkingShop, expected: Record<string, string>) {
  await vi.waitFor(
    async () => {
      const { rows } = await shop.pool.query(
        `SELECT coalesce(data ->> 'to', data ->> 'mail') AS about, state FROM pgboss.job
         WHERE name = 'send-mail'`,
      )
      expect(Object.fromEntries(rows.map(({ about, state }) => [about, state]))).toEqual(expected)
    },
    { timeout: 15_000, interval: 50 },
  )
}

/** The job's next try is due at once, and is this many tries after the first. */
async function tryAgain(shop: WorkingShop, retries: string) {
  await shop.pool.query(
    `UPDATE pgboss.job SET retry_count = ${retries}, start_after = now() WHERE name = 'send-mail' AND state = 'retry'`,
  )
}

it('R-09: a mail that cannot be composed or is refused delays no other, and is finally set aside and counted', async () => {
  const server = await openMailServer(0, (address) => address.startsWith('nobody@'))
  onTestFinished(() => server.close())
  const shop = await openWorkingShop(server.url)
  const poisoned = { mail: 'order-changed', orderId: 'no number', change: null } as unknown as MailJob
  const others = Array.from({ length: 24 }, (_, at) => `customer-${at}@example.com`)
  await shop.queue.enqueue(shop.db, 'send-mail', [
    poisoned,
    mailTo('nobody@example.com'),
    ...others.map(mailTo),
  ])
  const delivered = Object.fromEntries(others.map((address) => [address, 'completed']))
  await jobsAre(shop, { ...delivered, 'order-changed': 'retry', 'nobody@example.com': 'retry' })
  expect(server.mails.map(({ to }) => to?.[0]?.address).sort()).toEqual([...others].sort())
  expect(await countMails(shop.context)).toEqual({ waiting: 0, retrying: 2, undelivered: 0 })

  // Refused for the tenth time.
  await shop.pool.query(
    `UPDATE pgboss.job SET retry_count = 8, start_after = now() WHERE data ->> 'to' = 'nobody@example.com'`,
  )
  await jobsAre(shop, { ...delivered, 'order-changed': 'retry', 'nobody@example.com': 'completed' })
  // And the last try of all.
  await tryAgain(shop, 'retry_limit - 1')
  await jobsAre(shop, { ...delivered, 'order-changed': 'failed', 'nobody@example.com': 'completed' })
  const { rows } = await shop.pool.query(
    `SELECT data ->> 'mail' AS mail, state FROM pgboss.job WHERE name = 'undelivered-mail' ORDER BY 1`,
  )
  expect(rows).toEqual([
    { mail: 'order-changed', state: 'created' },
    { mail: 'sign-up-attempt', state: 'created' },
  ])
  expect(await countMails(shop.context)).toEqual({ waiting: 0, retrying: 0, undelivered: 2 })
  expect(server.mails).toHaveLength(others.length)
}, 60_000)

it('R-09: retries at growing intervals for three days', async () => {
  const shop = await openWorkingShop()
  const { rows } = await shop.pool.query(
    `SELECT retry_backoff, retry_delay, retry_delay_max, retry_limit, dead_letter FROM pgboss.queue WHERE name = 'send-mail'`,
  )
  expect(rows).toEqual([
    {
      retry_backoff: true,
      retry_delay: 2,
      retry_delay_max: 300,
      retry_limit: 870,
      dead_letter: 'undelivered-mail',
    },
  ])
  expect((870 * 300) / 3600).toBeGreaterThan(72)
})
