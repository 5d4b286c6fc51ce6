import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { store } from '#contract/store.ts'
import { createTestShop } from '#tests/support/test-shop.ts'
import { DEFAULT_POLICIES } from './default-policies.ts'
import { insertDefaultSettings } from './default-settings.ts'
import { readStore } from './settings-queries.ts'

const shop = await createTestShop()
afterAll(() => shop.close())

async function set(assignments: string) {
  await shop.pool.query(`UPDATE settings SET ${assignments}`)
  return readStore(shop.context)
}

it('X-29, S-CONST-03, A-STAT-01: policies and answers state the figures that checkout uses, and contain no braces', async () => {
  const before = await readStore(shop.context)
  expect(store.parse(before)).toEqual(before)
  const words = (said: typeof before) =>
    [...said.policies.map(({ body }) => body), ...said.faq.map(({ answer }) => answer)].join('\n')
  expect(words(before)).not.toMatch(/[{}]/)
  expect(words(before)).not.toContain('مجاني')
  expect(words(before).match(/2\.00\u00A0ر\.ع/g)).toHaveLength(2)

  const after = await set('delivery_fee_home = 3.500, return_hours = 72, free_delivery_from = 50')
  expect(words(after)).not.toContain('2.00\u00A0ر.ع')
  expect(words(after).match(/3\.50\u00A0ر\.ع/g)).toHaveLength(2)
  expect(words(after).match(/خلال 72 ساعة من الاستلام/g)).toHaveLength(2)
  expect(words(after).match(/50\.00\u00A0ر\.ع/g)).toHaveLength(2)
})

it('A-STAT-01: the policies carry the date of their last change', async () => {
  await shop.pool.query(`UPDATE settings SET policies_updated_at = '2026-01-01'`)
  expect((await set(`whatsapp = '+96892222222'`)).policiesUpdatedAt).toBe('2026-01-01T00:00:00.000Z')
  expect((await set('delivery_fee_office = 1.250')).policiesUpdatedAt).not.toBe('2026-01-01T00:00:00.000Z')
})

it('S-CON-01: an older shop gets questions at its next start; its owner’s own stay', async () => {
  await shop.pool.query('UPDATE settings SET faq = NULL')
  await insertDefaultSettings(shop.db)
  expect((await readStore(shop.context)).faq.length).toBeGreaterThan(5)
  await set(`faq = '[]'`)
  await insertDefaultSettings(shop.db)
  expect((await readStore(shop.context)).faq).toEqual([])
})

/** The migrations that added to it, each from its statement on. */
const FOLDER = new URL('../database/migrations/', import.meta.url)
const MIGRATIONS = readdirSync(FOLDER)
const UPGRADES = [
  '0029_chat_in_privacy',
  '0041_wanted',
  '0055_privacy_of_reviews',
  '0060_privacy_of_statements',
  '0061_returns',
  '0062_newsletter',
  '0063_delivery_runs',
  MIGRATIONS.find((name) => name.endsWith('_viewings.sql'))?.slice(0, -4),
].map((name) => {
  const sql = readFileSync(new URL(`${name}.sql`, FOLDER), 'utf8')
  return sql.slice(sql.indexOf('UPDATE settings'))
})
const ABOUT_WANTED = '- ما تنتظره: بريدك وما طلبت أن نخبرك حين يتوفر، إلى أن نخبرك أو تلغيه، ثم 90 يوماً.\n'
const ABOUT_REVIEWS = [
  '- رمز الدخول الذي نرسله إلى بريدك: نحفظ أثره لا الرمز نفسه، ولا ينفع بعد عشر دقائق.\n',
  '- آراؤك وصورها: ما تكتبه عما استلمته. يقرؤه الجميع باسمك الأول وحده بعد أن نراجعه، إلى أن تحذفه.\n',
  '، وموقعه على الخريطة وصورة التحويل إن أضفتهما',
]
const ABOUT_STATEMENTS =
  '- كشوف حسابنا في البنك: ما كتبه البنك مع كل مبلغ وصل، وقد يكون فيه اسمك، لنعرف تحويلك. وما لا يخص طلباً نحذفه بعد 180 يوماً.\n'
const ABOUT_RETURNS = [
  '- طلبات الإرجاع وصورها: ما تطلب إرجاعه ولماذا، لنبتّ فيه. تُحذف كلماتها وصورها مع حسابك.\n',
  ' افتح طلبك في «طلباتي» واضغط «طلب إرجاع»، أو',
]
const ABOUT_NEWSLETTER = ' ونعرف سنة أي نشرة أرسلناها إليك، كي لا تصلك مرتين.'
const ABOUT_DELIVERY =
  '- استلام طلبك: اسم من استلمه وتوقيعه وصورة التسليم إن التُقطت، لنرجع إليها إن سألتنا عنه، ثم نحذفها بعد 180 يوماً.\n'
const ABOUT_VIEWINGS =
  '- معايناتك: موعدك والحيوان الذي تراه وهاتفك إن كتبته، لننتظرك، ثم نحذفها بعد 90 يوماً من الموعد.\n'
const ABOUT_CHATS = [
  '- أسئلتك للمساعد: السؤال الذي لم يجد له جواباً وحده، بعد أن نحذف منه ما يدل عليك، لنكتب جوابه. أما محادثتك فلا نحفظها.\n',
  ' وتبقى محادثتك مع المساعد على جهازك وحده، تمسحها متى شئت، وتُمحى حين تخرج من حسابك.',
  ' وسؤال المساعد الذي بقي بلا جواب نحذفه بعد 90 يوماً من آخر مرة سُئل فيها.',
]

const ADDED = [
  ...[...ABOUT_CHATS, ABOUT_WANTED, ...ABOUT_REVIEWS],
  ...[ABOUT_STATEMENTS, ...ABOUT_RETURNS, ABOUT_NEWSLETTER, ABOUT_DELIVERY, ABOUT_VIEWINGS],
]

it('A-STAT-04, S2-12, S2-14, W-07: the privacy policy lists what is stored, about whom and for how long', async () => {
  const policies = (await readStore(shop.context)).policies.map(({ body }) => body).join('\n')
  for (const sentence of ADDED) expect(policies).toContain(sentence)
})

it('A-STAT-04: an older shop gets that text on upgrade, unless its owner wrote a policy', async () => {
  const policiesAfter = async (before: typeof DEFAULT_POLICIES) => {
    await shop.pool.query('UPDATE settings SET policies = $1', [JSON.stringify(before)])
    for (const upgrade of UPGRADES) await shop.pool.query(upgrade)
    const { rows } = await shop.pool.query('SELECT policies FROM settings')
    return rows[0].policies
  }
  const upgraded = DEFAULT_POLICIES.map((policy) => ({ ...policy, body: inFormerWords(policy.body) }))
  const older = upgraded.map((policy) => ({
    ...policy,
    body: ADDED.map(inFormerWords).reduce((body, sentence) => body.replace(sentence, ''), policy.body),
  }))
  expect(older).not.toEqual(upgraded)
  expect(await policiesAfter(older)).toEqual(upgraded)
  const own = older.map((policy) => ({ ...policy, body: `${policy.body}\n\nكلمة من صاحب المتجر.` }))
  expect(await policiesAfter(own)).toEqual(own)
})

/** A bank was called «مصرف» when those shops began. */
function inFormerWords(body: string): string {
  return body.replaceAll('بنكك', 'مصرفك').replaceAll('البنكي', 'المصرفي').replaceAll('البنك', 'المصرف')
}
