import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import type { ChatAnswer } from '#contract/chat.ts'
import { products } from '#server/database/tables/catalog.ts'
import { chatQuestions } from '#server/database/tables/chat.ts'
import { createChatShop } from '#tests/support/chat-shop.ts'
import { insertAnimal, insertCustomer, insertProduct, placeOrderOf } from '#tests/support/test-shop.ts'

const { shop, ask, set, categoryId } = await createChatShop()
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.delete(chatQuestions)
})

it('H-08: whether an animal can be seen first is answered by what the owner offers', async () => {
  const asked = 'هل أقدر أشوف القط قبل ما أشتريه؟'
  await set('viewing = NULL')
  expect((await ask(asked)).content).toMatch(/^لا نحجز مواعيد معاينة/)
  const pictures = 'ابغى صورة حديثة'
  expect((await ask(pictures)).content).toContain('ولا تأتِ قبل أن نتفق على موعد')
  const week = Array(7).fill({ from: '16:00', to: '18:00' })
  const plan = { isOffered: true, week, minutes: 20, holdHours: 24, daysAhead: 7 }
  await set(`viewing = '${JSON.stringify(plan)}'`)
  for (const words of [asked, 'ابغى اعاين القط قبل الشراء'])
    expect((await ask(words)).content).toMatch(/^نعم.*20 دقيقة.*24 ساعة/s)
  expect((await ask('can i see the animals first')).content).toMatch(/^Yes, .*20 minutes.*free/)
  expect((await ask(pictures)).content).toMatch(/^صور كل حيوان في صفحته.*فاحجز موعداً: افتح صفحته/s)
  expect((await ask('وين موقعكم')).content).toMatch(/^عنواننا/)
})

it('X-29: delivery to a named place says the fee of the calculator, the days of the settings and what gets there', async () => {
  await set(`delivery_fee_home = 3.250, delivery_fee_office = 1.750, delivery_days = 'خلال 9 أيام'`)
  const { content } = await ask('كم التوصيل إلى صحار؟')
  for (const fact of ['شمال الباطنة', '3.25', '1.75', 'خلال 9 أيام']) expect(content).toContain(fact)
  expect(content).not.toContain('مجاني')
  await set('free_delivery_from = 77')
  expect((await ask('كم التوصيل إلى صحار؟')).content).toContain('77.00')
  const shared = await ask('توصلون الباطنة؟')
  expect(shared.content).toContain('جنوب الباطنة')
  expect(shared.suggestions).toContain('التوصيل إلى شمال الباطنة')
  for (const message of ['توصلون الإمارات؟', 'كم التوصيل إلى دبي؟', 'twslon dubai?'])
    expect((await ask(message)).content).toMatch(/^لا نوصل خارج سلطنة عُمان/)

  const only = await insertAnimal(shop, {
    nameArabic: 'قط مرجاني',
    categoryId: await categoryId('cats'),
    regions: [6],
  })
  const about = { topics: ['find-item'], productIds: [only] }
  expect((await ask('يوصل صحار؟', about)).content).toContain('نعم، يصل')
  expect((await ask('وإلى ظفار؟', { ...about, topics: ['delivery-area'] })).content).toMatch(
    /^لا يصل[\s\S]*محافظات توصيل.*شمال الباطنة/,
  )
  await shop.db.update(products).set({ isActive: false }).where(eq(products.id, only))
  await set(
    `delivery_fee_home = 2, delivery_fee_office = 1, free_delivery_from = NULL, delivery_days = 'من يوم إلى 3 أيام عمل'`,
  )
})

it('A-BOT-10, X-29: no free delivery, no 24–48 hours, no hours of its own, and a vet only if the owner entered one', async () => {
  const all = [
    ...['كم رسوم التوصيل؟', 'كم يستغرق التوصيل؟', 'كيف أدفع؟', 'متى تفتحون؟', 'عروض', 'كيف أطلب؟'],
    ...['طبيب بيطري', 'قطتي تنزف', 'هل أستطيع الإرجاع؟'],
  ]
  const said = (await Promise.all(all.map((message) => ask(message))))
    .map(({ content }) => content)
    .join('\n')
  expect(said).not.toMatch(/مجاني|24\s*[-–]\s*48|100/)
  expect(said).toContain('السبت – الخميس، 9:00 ص – 9:00 م')
  await set(`vet_contact = 'عيادة الواحة 24681357', working_hours = 'كل يوم حتى 11 ليلاً'`)
  expect((await ask('قطتي تنزف')).content).toContain('24681357')
  expect((await ask('طبيب بيطري')).content).toContain('24681357')
  expect((await ask('متى تفتحون؟')).content).toContain('كل يوم حتى 11 ليلاً')
  await set(`vet_contact = NULL, working_hours = 'السبت – الخميس، 9:00 ص – 9:00 م'`)
})

it('X-10, Z-02: an order is told to who placed it; a visitor, another customer and an unknown number hear the same', async () => {
  const [owner, other] = [await insertCustomer(shop), await insertCustomer(shop)]
  const sand = await insertProduct(shop, { nameArabic: 'رمل بنتونيت' })
  const { orderNumber } = await placeOrderOf(shop, owner, { [sand]: 1 })
  const own = await ask(`وين طلبي ${orderNumber.toLowerCase()}؟`, undefined, owner)
  expect(own.content).toContain('في الانتظار')
  expect(own.content).toContain(`/orders/${orderNumber}`)
  expect((await ask('أين طلبي؟', undefined, owner)).content).toContain(orderNumber)

  const visitor = await ask(`وين طلبي ${orderNumber}؟`)
  const stranger = await ask(`وين طلبي ${orderNumber}؟`, undefined, other)
  const unknown = await ask('وين طلبي ALF00000000ABCD؟', undefined, owner)
  const said = ({ about: { at: _, ...about }, ...answer }: ChatAnswer) => ({ ...answer, about })
  expect(said(stranger)).toEqual(said(visitor))
  expect(said(unknown)).toEqual(said(visitor))
  expect(JSON.stringify(visitor)).not.toContain(orderNumber)
  expect(await shop.db.$count(chatQuestions)).toBe(0)
})

it('X-50: returns are told in the words of the policy, with the rights that the law leaves, and the page', async () => {
  const { content } = await ask('هل أستطيع الإرجاع؟')
  expect(content).toContain('48 ساعة')
  expect(content).toContain('قانون حماية المستهلك')
  expect(content).toContain('/terms')
  expect((await ask('ضمان الحيوان')).content).toContain('قانون حماية المستهلك')
})

it('X-50: parts of a price, permits, pictures, privacy of the conversation and an order by its number', async () => {
  expect((await ask('تقسطون المبلغ؟')).content).toMatch(/^لا نقسّط/)
  expect((await ask('أحتاج رخصة لتربية صقر؟')).content).toMatch(/الجهات الرسمية/)
  expect((await ask('ممكن فيديو للقط البومبي')).content).toMatch(/مقطع/)
  expect((await ask('هل تحفظون محادثتي؟')).content).toMatch(/محادثتك فلا نحفظها/)
  expect((await ask('رقم الطلب 3321 متى يوصل')).content).toContain('/orders')
  const ill = await ask('القط وصلني مريض')
  expect(ill.content).toMatch(/أقرب عيادة بيطرية[\s\S]*أبلغنا الآن وصوّر/)
})

it.each<[message: string, says: RegExp]>([
  ['كيف اشيل حسابي من عندكم', /تحذف حسابك بنفسك/],
  ['شو البيانات اللي تاخذوها عني', /• حسابك: الاسم/],
  ['هل تبيعون بياناتي', /لا نبيع بياناتك/],
  ['توصلون يوم الجمعة', /^لا، الجمعة .*نوصل في أيام عمل المتجر/s],
  ['عندكم سجل تجاري؟', /متجر عُماني/],
  ['نسيت رقم الطلب', /طلباتي/],
  ['ابغى الغي حسابي', /تحذف حسابك بنفسك/],
])('X-50: a policy answers where no item is meant: %s', async (message, says) => {
  expect((await ask(message)).content).toMatch(says)
})

it('A-BOT-09: promises no animal that is named to a governorate where it does not go', async () => {
  const { content } = await ask('يوصل ديك براهما إلى خصب؟')
  expect(content).not.toMatch(/نعم، يصل/)
  expect(content).toMatch(/لا يصل إلى \S*مسندم/)
})
