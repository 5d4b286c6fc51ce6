import { afterAll, expect, it } from 'vitest'
import type { ChatAnswer } from '#contract/chat.ts'
import { createChatShop, namesOf } from '#tests/support/chat-shop.ts'

const { shop, ask, talk, set } = await createChatShop()
afterAll(() => shop.close())

it('C-05: a precise question has its own answer, with figures of the settings, and a general one the text of its topic', async () => {
  await set('order_hold_hours = 30')
  expect((await ask('تخلونها محجوزة لي لين آخر الشهر؟')).content).toMatch(/^لا نحجز إلى موعد بعيد.*30 ساعة/s)
  expect((await ask('كيف أطلب؟')).content).toMatch(/^(?!لا نحجز).*أربع خطوات/s)
})

it.each([
  ['حد كلمني يقول انه موظف عندكم ويبا كود التحقق مال البنك', /^لا ترسل الرمز لأحد: هذا احتيال/],
  ['someone says hes from your shop and wants the OTP from my bank, normal?', /^No: this is a fraud/],
  ['a man on whatsapp asks for the code my bank sent me, is he from your shop?', /^No: this is a fraud/],
  ['بنتي لمست السلحفاة عادي؟', /يغسل يديه بالماء والصابون حالاً/],
  ['ولدي لمس السمكة الصفرا بيده عادي؟', /يغسل يديه بالماء والصابون حالاً/],
  ['my daughter touched the fish with her hand', /يغسل يديه بالماء والصابون حالاً/],
  ['السمكة المنفوخة فيها سم؟', /سم قاتل/],
  ['كل كم نغسل القطوة؟', /مرة كل شهر أو شهرين/],
  ['متى نروش القط الشيرازي', /مرة كل شهر أو شهرين/],
  ['مين بيربح كاس العالم', /لا أتابع المباريات/],
  ['توقعك منو ياخذ كأس الخليج', /لا أتابع المباريات/],
])('C-07: what only its own answer says: %s', async (asks, says) => {
  expect((await ask(asks)).content).toMatch(says)
})

it.each([['عندكم حمام زاجل؟', 'والبيض بكم الزوج؟'], ['الحمام البيض كم سعره'], ['كم سعر الحمام البيض عندكم']])(
  'C-03: the white ones, not eggs: %j',
  async (...said) => {
    const answers = await talk(...said)
    expect(namesOf(answers.at(-1) as ChatAnswer).join()).toMatch(/أبيض/)
  },
)

it.each(['كم مره يبيضون فالسنه', 'كم بيضة تبيض؟', 'كم بطن ينتجون في السنة'])(
  'C-05: a number that the page does not give is answered from the advice: %s',
  async (asks) => {
    expect((await talk('ابغى زوج بادجي ينتج', asks)).at(-1)?.content).toMatch(/4 إلى 6 بيضات/)
  },
)

it.each(['كرتونين تونه وقفص كم المجموع', 'بكم 2 كرتون تونة مع القفص', 'كم يطلع قفص وكراتين تونه ثنتين'])(
  'C-03: cartons are counted, not taken for cards or balls: %s',
  async (asks) => {
    const { content } = await ask(asks)
    expect(content).toMatch(/2 × .*تونة/)
    expect(content).not.toMatch(/بطاق|كرة/)
  },
)

it('C-06: what the owner has answered takes precedence over a precise answer', async () => {
  const faq = [{ question: 'هل تأخذون عربوناً للحجز؟', answer: 'نعم، عربون خمسة ريالات.' }]
  expect((await ask('هل تأخذون عربوناً للحجز؟')).content).toMatch(/^لا نأخذ عربوناً/)
  await shop.pool.query('UPDATE settings SET faq = $1', [JSON.stringify(faq)])
  expect((await ask('هل تأخذون عربوناً للحجز؟')).content).toMatch(/^نعم، عربون خمسة ريالات\./)
})
