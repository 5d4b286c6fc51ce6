import { expect, it } from 'vitest'
import { keepQuestion } from '#server/chat/keep-question.ts'
import { createAccountsShop, insertAccount, signInAs } from '#tests/support/accounts-shop.ts'
import { removeExpired } from './remove-expired.ts'

it('removes expired sessions, links and counters, and nothing else', async () => {
  const shop = await createAccountsShop({ rateLimitScale: 1 })
  await insertAccount(shop, 'salim@example.com')
  const browser = await signInAs(shop, 'salim@example.com')
  await browser.post('/api/auth/request-password-reset', { email: 'salim@example.com' })
  const counts = async () =>
    (
      await shop.pool.query(
        `SELECT (SELECT count(*) FROM sessions)::int AS sessions, (SELECT count(*) FROM verifications)::int AS links,
           (SELECT count(*) FROM rate_limits WHERE key NOT LIKE 'known-address%')::int AS tries`,
      )
    ).rows[0]
  const before = await counts()
  expect(before).toMatchObject({ sessions: 1, links: 1 })
  expect(before.tries).toBeGreaterThan(0)
  await removeExpired(shop.context)
  expect(await counts()).toEqual(before)
  shop.pass(2)
  await removeExpired(shop.context)
  expect(await counts()).toEqual({ sessions: 1, links: 0, tries: 0 })
  shop.pass(31 * 24)
  await removeExpired(shop.context)
  expect(await counts()).toEqual({ sessions: 0, links: 0, tries: 0 })
  await shop.close()
})

it('A-STAT-04: removes a question to the assistant 90 days after it was last asked, as the privacy policy says', async () => {
  const shop = await createAccountsShop()
  const kept = async () => (await shop.pool.query('SELECT asked FROM chat_questions')).rows
  await keepQuestion(shop.context, 'هل لديكم سلحفاة بحرية؟')
  shop.pass(60 * 24)
  await keepQuestion(shop.context, 'هل لديكم سلحفاة بحرية؟')
  shop.pass(89 * 24)
  await removeExpired(shop.context)
  expect(await kept()).toEqual([{ asked: 2 }])
  shop.pass(2 * 24)
  await removeExpired(shop.context)
  expect(await kept()).toEqual([])
  await shop.close()
})
