import { afterAll, expect, it } from 'vitest'
import type { AuditList } from '#contract/admin/audit.ts'
import type { OpenQuestion, QuestionList } from '#contract/admin/questions.ts'
import type { AdminSettings } from '#contract/admin/settings.ts'
import type { ChatAnswer } from '#contract/chat.ts'
import type { Store } from '#contract/store.ts'
import { keepQuestion, sweepQuestions } from '#server/chat/keep-question.ts'
import { chatQuestions } from '#server/database/tables/chat.ts'
import { createAdminApp } from '#tests/support/test-app.ts'
import '#tests/support/learned-chat.ts'

const app = await createAdminApp()
afterAll(() => app.close())

const ask = async (message: string) =>
  (await app.admin<ChatAnswer>('POST', '/api/chat', { message })).body.content
const list = async (query = '') => (await app.admin<QuestionList>('GET', `/api/admin/questions${query}`)).body

it('A-BOT-08: the owner answers an open question, and the chatbot uses the answer', async () => {
  for (const message of [
    'زقزق بقبق',
    'هل تشاركون في معرض مسقط الدولي؟',
    'هل تشاركون فى معرض مسقط الدولى',
    'كركر ترتر',
  ])
    expect(await ask(message)).toMatch(/^عذراً|ما يطابق/)
  const waiting = await list('?limit=2')
  expect(waiting).toMatchObject({ total: 3, open: 3, items: [{ asked: 2 }, { asked: 1 }] })
  const rest = await list(`?limit=2&cursor=${waiting.nextCursor}`)
  expect(rest).toMatchObject({ nextCursor: null, items: [{ question: 'زقزق بقبق' }] })

  const [asked] = waiting.items
  const { body: settings } = await app.admin<AdminSettings>('GET', '/api/admin/settings')
  const body = {
    question: asked?.question,
    answer: 'نعم، ويصل خلال {deliveryDays}.',
    updatedAt: settings.updatedAt,
  }
  const path = `/api/admin/questions/${asked?.id}/answer`
  const answered = await app.admin<OpenQuestion>('POST', path, body)
  expect(answered).toMatchObject({ status: 200, body: { settledAs: 'answered' } })
  expect((await app.admin<AdminSettings>('GET', '/api/admin/settings')).body.faq.at(-1)).toEqual({
    question: asked?.question,
    answer: body.answer,
  })
  // A question asked before the change is noticed would be stored as open again.
  const known = async () => (await app.admin<Store>('GET', '/api/store')).body.faq.at(-1)?.question
  await expect.poll(known).toBe(asked?.question)
  expect(await ask('تشاركون بمعرض مسقط الدولي؟')).toBe('نعم، ويصل خلال من يوم إلى 3 أيام عمل.')

  // A-BOT-08: a question answered meanwhile is refused, and its answer stored once.
  const again = await app.admin<{ errors: object }>('POST', path, { question: body.question, answer: 'لا' })
  expect(again).toMatchObject({
    status: 422,
    body: { errors: { question: [expect.stringContaining('وله جواب')] } },
  })

  // settings read before are stale now, and nothing is overwritten.
  const late = await app.admin<{ code: string; current: AdminSettings }>('POST', path, body)
  expect(late).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } })
  expect((await list()).open).toBe(2)
  const { body: log } = await app.admin<AuditList>('GET', '/api/admin/audit')
  expect(log.items.slice(0, 2).map(({ action }) => action)).toEqual(['question.edited', 'settings.edited'])
})

it('A-BOT-08: a dismissed question stays dismissed when asked again, and can be reopened', async () => {
  const [question] = (await list()).items
  const path = `/api/admin/questions/${question?.id}`
  await app.admin('PATCH', path, { dismissed: true })
  await app.admin('PATCH', path, { dismissed: true })
  await ask(question?.question ?? '')
  expect((await list('?state=dismissed')).items).toMatchObject([{ id: question?.id, asked: 2 }])
  expect((await app.admin('PATCH', path, { dismissed: false })).status).toBe(200)
  expect((await list()).items[0]?.id).toBe(question?.id)
  expect((await app.admin('PATCH', '/api/admin/questions/999999', { dismissed: true })).status).toBe(404)
  const { body: log } = await app.admin<AuditList>('GET', '/api/admin/audit?entityType=question')
  expect(log.items.filter(({ action }) => action === 'question.edited')).toHaveLength(3)
})

it('A-BOT-08: open questions are limited, the least asked is dropped first, and old ones are deleted', async () => {
  const { db, pool, context } = app.shop
  await db.delete(chatQuestions)
  await pool.query(
    `INSERT INTO chat_questions (question_key, question, asked, first_asked_at, last_asked_at)
     SELECT 'k' || n, 'q' || n, 1 + n % 7, now(), now() - n * interval '1 minute' FROM generate_series(1, 2000) n`,
  )
  await keepQuestion(context, 'سؤال جديد تماماً')
  await keepQuestion(context, 'سؤال جديد تماماً')
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      keepQuestion(context, `سؤال رقم ${'ابتثجحخدذر'[n % 10]}${'سشصض'[n % 4]}`),
    ),
  )
  expect(await db.$count(chatQuestions)).toBeLessThanOrEqual(2020)
  const { rows } = await pool.query(`SELECT asked FROM chat_questions WHERE question = 'سؤال جديد تماماً'`)
  expect(rows).toEqual([{ asked: 2 }])
  const { rows: gone } = await pool.query(
    `SELECT min(asked)::int AS least FROM chat_questions WHERE question_key = 'k1995'`,
  )
  expect(gone).toEqual([{ least: null }])

  await sweepQuestions(db, new Date(context.now().getTime() + 91 * 24 * 3_600_000))
  expect(await db.$count(chatQuestions)).toBe(0)
})
