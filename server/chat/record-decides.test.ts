// What an animal's page needs decides before any general rule (C-04, C-05).
import { afterAll, expect, it } from 'vitest'
import { createChatShop, namesOf } from '#tests/support/chat-shop.ts'

const { shop, talk } = await createChatShop()
afterAll(() => shop.close())

async function last(messages: readonly string[]) {
  const answer = (await talk(...messages)).at(-1)
  return { says: answer?.content.replace(/[\u2066-\u2069]/g, '') ?? '', names: answer ? namesOf(answer) : [] }
}

it.each([
  [['التانغ يناسب حوضكم ١٢٠ لتر؟'], /لا.*300/s],
  [['السمكة التانغ الزرقاء تنفع في حوضكم ١٢٠ لتر؟', 'طيب لو حوض ٢٠٠ لتر؟'], /^لا، لا يكفي.*200.*300/s],
  [['حوضكم ١٢٠ لتر لسمكة ملاك يناسب؟'], /^• لا.*ارتفاعه 40 سم، والمطلوب 45 سم/s],
  [['البيتا يكفيها حوض ١٠ لتر؟'], /^لا، لا يكفي.*20/s],
  [['حقيبة الظهر تتحمل القط البريطاني الازرق؟'], /^• نعم.*6 كيلوغرامات.*4\.3 كجم/],
  [['السمكة الذهبية مع سمكة الملاك ينفع؟', 'وحوضكم 120 لتر يكفيهم؟'], /^لا، ماؤهما مختلف/],
  [['قطتي عمرها ٩ سنوات، طعام القطط الصغيرة ينفع لها؟'], /^• لا، طعام القطط الصغيرة/],
  [['اشتغل من ٧ الصبح لين ٤ العصر، القط البورمي يصلح لي؟'], /^لا، قط بورمي.*لا يطيق البقاء وحده/],
])('C-04: the record of the named animal judges the goods: %j', async (messages, says) => {
  expect((await last(messages)).says).toMatch(says)
})

it.each([[['اش السمك اللي يناسب حوضكم ١٢٠']], [['عندكم حوض؟', 'أي سمك ينفع في حوض 120 لتر؟']]])(
  'C-04: a fish that needs a larger tank is not offered for it: %j',
  async (messages) => {
    const { says, names } = await last(messages)
    expect(names).toContain('سمكة ذهبية')
    expect(names.join()).not.toMatch(/تانغ|كوي|ديسكس|مهرّج/)
    expect(says).not.toMatch(/تانغ زرقاء.*متوفر/)
  },
)

it('C-04: whoever asks whether the shop is in another governorate is told that it is not', async () => {
  expect((await last(['وين محلكم، في مسقط؟'])).says).toMatch(/^لا، متجرنا ليس في مسقط/)
  expect((await last(['are you in muscat?'])).says).toMatch(/^No, our shop is not in Muscat/)
  expect((await last(['وين محلكم، في صحار؟'])).says).not.toMatch(/ليس في/)
})
