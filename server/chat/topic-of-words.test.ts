import { afterAll, describe, expect, it } from 'vitest'
import { createChatShop } from '#tests/support/chat-shop.ts'

const { shop, talk } = await createChatShop()
afterAll(() => shop.close())

/** The messages of a conversation, and what its last answer says. */
type Row = readonly [turns: readonly string[], says: RegExp]

const CLASSES: Readonly<Record<string, readonly Row[]>> = {
  'A-BOT-07: a word that has another sense leaves the topic': [
    [['وعلى طاري ثاني ابوي يبغي حمام زاجل ازرق كم سعره'], /• حمام زاجل أزرق: 12\.00/],
    [['عندكم حمام زاجل', 'يرجعون البيت لحالهم اذا طيرناهم؟'], /الزاجل يعود|يضيع|أسابيع|طريق بيته/],
    [['بكم الحمام الزاجل', 'وبيرجعو لحالهن اذا طيّرناهن؟'], /الزاجل يعود|يضيع|أسابيع|طريق بيته/],
    [['وين محلكم', 'اها زين يوم خبرتوني'], /^العفو/],
    [['زين انكم خبرتوني'], /^العفو/],
    [['عندكم قطط', 'عندي قط ذكر في البيت تتفاهم معاه؟'], /تتعايش|الحيوانات الأخرى|على مهل|تدريج|غرفة/],
    [
      ['marhaba 3ndkom qi66a calico?', '3ndi q66 dhakar fil beit ttfaham ma3ah?'],
      /تتعايش|الحيوانات الأخرى|على مهل|تدريج|غرفة/,
    ],
    [['طلبت منكم قبل ٣ ايام ولين الحين ماوصل شي'], /^نعتذر عن التأخير/],
    [['وصلني السرير وفيه عيب وأبغى أرجعه', 'وهل تُردّ رسوم التوصيل أيضاً؟'], /لا تذكر رسوم التوصيل/],
    [['عندكم سلاحف؟', 'لو طلبتها منكم تجيبونها؟'], /\/wanted/],
    [['تقدرون تجيبون لي سلحفاة؟'], /\/wanted/],
    [['ابغي قطه بريطانيه رماديه', 'طيب واذا جيت صحار بنفسي وشفتها'], /موعد/],
    [['ok thanks. do you guys sell heaters?'], /^(?:You’re welcome.*)?We have no heater/s],
    [['تبيعون سخان للحوض؟'], /^لا /],
    [['عندكو فراخ بياضة؟'], /^(?:لا|ليس).*دجاج/],
    [['عندكم قطط مطعمه ضد السعار؟'], /^هذا ما يناسب سؤالك.*التطعيم: تمّ/s],
  ],
  'C-04: hours are no price': [
    [['انا موظفه واطلع من ٧ لين ٤ ابغي قطه هاديه'], /^الأنسب/],
    [['دوامي من ٨ الصبح لين ٥ ابغى قطة هادية'], /^(?!لا شيء).*قط/],
    [['ابغى قطة من ٥٠ لين ١٣٠ ريال'], /شيرازي مشمشي|بومبي/],
  ],
  'C-04: what is thought of an item is its page': [
    [['البورمي شرايك فيه'], /لا يطيق البقاء وحده/],
    [['شرايك في القط البورمي'], /لا يطيق البقاء وحده/],
    [['بكم القط البورمي', 'تنصح فيه؟'], /لا يطيق البقاء وحده/],
    [['وش رأيكم بالقط البورمي؟'], /لا يطيق البقاء وحده/],
  ],
}

describe.each(Object.entries(CLASSES))('%s', (_, rows) => {
  it.each(rows)('%j', async (turns, says) => {
    const answers = await talk(...turns)
    expect(answers.at(-1)?.content.replace(/[\u2066-\u2069]/g, '')).toMatch(says)
  })
})
