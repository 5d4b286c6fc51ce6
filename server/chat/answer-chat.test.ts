import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { product } from '#contract/catalog.ts'
import type { ChatAnswer, ChatRequest } from '#contract/chat.ts'
import { understand } from '#domain/chat/understand.ts'
import { baisa } from '#domain/money.ts'
import type { Customer } from '#server/accounts/current-user.ts'
import { createDemoCatalogueIfEmpty } from '#server/database/demo/create-demo-catalogue.ts'
import { categories, products } from '#server/database/tables/catalog.ts'
import { chatQuestions } from '#server/database/tables/chat.ts'
import {
  createTestShop,
  insertAnimal,
  insertCustomer,
  insertProduct,
  placeOrderOf,
  type TestShop,
} from '#tests/support/test-shop.ts'
import { CARE_GUIDES } from '#text/care/care-guides.ts'
import { reservedText } from '#text/catalog.ts'
import { answerChat } from './answer-chat.ts'
import { readVocabulary } from './read-vocabulary.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
  await createDemoCatalogueIfEmpty(shop.context)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.delete(chatQuestions)
})

function ask(message: string, about?: ChatRequest['about'], viewer: Customer | null = null) {
  return answerChat(shop.context, viewer, { message, ...(about && { about }) }, async () => true)
}

function set(assignments: string) {
  return shop.pool.query(`UPDATE settings SET ${assignments}`)
}

function namesOf({ products = [] }: ChatAnswer): string[] {
  return products.map(({ nameArabic }) => nameArabic)
}

async function categoryId(world: string): Promise<number> {
  const [row] = await shop.db.select().from(categories).where(sql`world = ${world}`).limit(1)
  return row?.id ?? 0
}

it('H-08: whether an animal can be seen first is answered by what the owner offers', async () => {
  const asked = 'هل أقدر أشوف القط قبل ما أشتريه؟'
  await set('viewing = NULL')
  expect((await ask(asked)).content).toMatch(/^لا نحجز مواعيد معاينة/)
  const pictures = 'ابغى صورة حديثة'
  expect((await ask(pictures)).content).toContain('ولا تأتِ قبل أن نتفق على موعد')
  const week = Array(7).fill({ from: '16:00', to: '18:00' })
  const plan = { isOffered: true, week, minutes: 20, holdHours: 24, daysAhead: 7 }
  await set(`viewing = '${JSON.stringify(plan)}'`)
  for (const words of [asked, 'ابغى اعاين القط قبل الشراء', 'can i see the animals first'])
    expect((await ask(words)).content).toMatch(/^نعم.*20 دقيقة.*24 ساعة/s)
  expect((await ask(pictures)).content).toMatch(/^صور كل حيوان في صفحته.*فاحجز موعداً: افتح صفحته/s)
  expect((await ask('وين موقعكم')).content).toMatch(/^عنواننا/)
})

it('A-BOT-08: what is not understood is answered by an apology with the four topics and chips, and kept for the owner', async () => {
  const { content, suggestions, products } = await ask('زقزق بقبق')
  expect(content).toMatch(/^عذراً/)
  for (const topic of ['الحيوانات', 'المنتجات', 'نصائح العناية', 'الدعم']) expect(content).toContain(topic)
  expect(suggestions).toHaveLength(4)
  expect(products).toBeUndefined()
  await ask('زَقزق بقبق!')
  expect(await shop.db.select().from(chatQuestions)).toMatchObject([{ question: 'زقزق بقبق', asked: 2 }])
})

it('A-BOT-09: animals are shown as whole products, at most three cats and two of any other category', async () => {
  const { products = [] } = await ask('ما الحيوانات عندكم؟')
  const counts = Map.groupBy(products, ({ category }) => category?.nameArabic)
  expect(counts.get('قطط')).toHaveLength(3)
  expect(counts.size).toBeGreaterThan(4)
  for (const [name, of] of counts) expect(of.length).toBeLessThanOrEqual(name === 'قطط' ? 3 : 2)
  for (const one of products) expect(product.parse(one)).toMatchObject({ type: 'animal', isActive: true })
  expect((await ask('قطط')).products).toHaveLength(3)
  expect((await ask('طيور')).products).toHaveLength(2)
  expect((await ask('المنتجات')).products?.every(({ type }) => type === 'product')).toBe(true)
})

it('A-ROLE-05: what is inactive, archived, or of an inactive category never reaches an answer; sold out is said so', async () => {
  const category = await categoryId('rabbits')
  const hidden = await insertAnimal(shop, { nameArabic: 'أرنب زعفران', categoryId: category })
  expect(namesOf(await ask('أرنب زعفران'))).toContain('أرنب زعفران')
  await shop.db.update(products).set({ isActive: false }).where(eq(products.id, hidden))
  const about = { topics: ['price'], productIds: [hidden] }
  for (const answer of [await ask('أرنب زعفران'), await ask('كم سعره؟', about)]) {
    expect(namesOf(answer)).not.toContain('أرنب زعفران')
    expect(answer.content).not.toContain('زعفران')
  }
  await shop.db.update(products).set({ archivedAt: new Date() }).where(eq(products.id, hidden))
  expect(namesOf(await ask('أرانب'))).not.toContain('أرنب زعفران')

  await shop.db.update(categories).set({ isActive: false }).where(eq(categories.id, category))
  const answers = [
    await ask('أرانب'),
    await ask('كم أسعار الأرانب؟'),
    await ask('الأقسام'),
    await ask('عندكم أرانب؟'),
  ]
  for (const answer of answers) {
    expect((answer.products ?? []).filter(({ category: of }) => of?.id === category)).toEqual([])
    expect(answer.content).not.toMatch(/أرانب \(|أرانب\u2069: من/)
  }
  await shop.db.update(categories).set({ isActive: true }).where(eq(categories.id, category))

  const sold = await insertAnimal(shop, {
    nameArabic: 'قط زمردي',
    quantity: 0,
    categoryId: await categoryId('cats'),
  })
  expect((await ask('عندكم قط زمردي؟')).content).toMatch(/نفد الآن/)
  expect((await ask('قطط')).products?.map(({ id }) => id)).not.toContain(sold)
})

it('A-BOT-09: prices, limits, the cheapest and slips of the finger are answered from the catalogue', async () => {
  const cheap = await insertAnimal(shop, {
    nameArabic: 'قطة ياقوت',
    price: baisa(1250),
    categoryId: await categoryId('cats'),
  })
  expect((await ask('ارخص قطة')).products?.[0]?.id).toBe(cheap)
  const food = await insertProduct(shop, { nameArabic: 'طعام قطط ياقوتي', price: baisa(2500) })
  expect((await ask('طعام قطط رخيص')).products?.map(({ id, type }) => [id, type])).toContainEqual([
    food,
    'product',
  ])
  expect((await ask('اكل قطط رخيص')).products?.every(({ type }) => type === 'product')).toBe(true)
  expect((await ask('كم أسعار القطط؟')).content).toContain('من 1.25')
  const few = await ask('قطط تحت 10 ريال')
  expect(namesOf(few)).toEqual(['قطة ياقوت'])
  const slip = await ask('عندكم شيرازيي؟')
  expect(namesOf(slip).join()).toContain('شيرازي')
  const shown = await ask('قطة ياقوت')
  expect((await ask('كم سعره؟', shown.about)).content).toContain('1.25')
  await shop.db.update(products).set({ isActive: false }).where(eq(products.id, cheap))
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

it('A-BOT-08: care is answered for the family and the part that is asked for, and sends to the vet, without a dose', async () => {
  expect((await ask('ماذا تأكل القطط؟')).content).toContain('آكلة لحوم')
  expect((await ask('نصائح للأرانب')).content).toContain('الدريس')
  expect((await ask('كيف أحمي الأرنب من الحر؟')).content).toContain('28 درجة')
  const texts = Object.values(CARE_GUIDES).flatMap(({ basics, parts, kinds = {}, calendar }) => [
    ...basics,
    ...calendar.flatMap(({ what, when }) => [what, when]),
    ...[parts, ...Object.values(kinds)].flatMap((each) => Object.values(each).flat()),
  ])
  expect(texts.join('\n')).not.toMatch(/ملغ|مل\/|جرعة|حبة|مضاد حيوي/)
  for (const { source } of Object.values(CARE_GUIDES)) expect(source.length).toBeGreaterThan(3)
  for (const harmless of ['عندكم أكل سمك؟', 'قفص 60 سم', 'اكل سمك للحوض'])
    expect((await ask(harmless)).content).not.toMatch(/لا تنتظر/)
  const hot = (await ask('قطتي جاتها ضربة حر')).content
  expect(hot).toMatch(/لا تنتظر[\s\S]*مكان بارد/)
  const urgent = await ask('قطتي أكلت سم فيران وتتشنج كم التوصيل؟')
  expect(urgent.content).toMatch(/^هذه حالة لا تنتظر/)
})

it('A-BOT-07: several topics of one message are answered one after the other; a greeting only greets first', async () => {
  const { content, about } = await ask('السلام عليكم، كم رسوم التوصيل؟ وكيف أدفع؟')
  expect(about.topics.length).toBeGreaterThanOrEqual(2)
  expect(content).toContain('رسوم التوصيل')
  expect(content).toMatch(/تحويل/)
  expect((await ask('السلام عليكم')).content).toContain('أليف')
})

it('A-BOT-07: what is shown, or stands behind the conversation, is what «its» price, age and vaccination are asked of', async () => {
  const cats = await categoryId('cats')
  const id = await insertAnimal(shop, { nameArabic: 'قط زيتوني', categoryId: cats, regions: [1] })
  await shop.db
    .update(products)
    .set({ gender: 'male', vaccinated: true, deliveryFee: baisa(4500) })
    .where(eq(products.id, id))
  const about = { topics: [], productIds: [id] }
  expect((await ask('كم عمره؟', about)).content).toMatch(/قط زيتوني.*6 أشهر/)
  expect((await ask('ذكر ولا أنثى؟', about)).content).toMatch(/قط زيتوني.*ذكر/)
  expect((await ask('مطعم؟', about)).content).toContain('التطعيم: تمّ')
  // an animal has no choice of the way, and its own fee.
  const near = await ask('يوصل مسقط؟', about)
  expect(near.content).toContain('4.50')
  expect(near.content).not.toContain('مكتب')
  const far = await ask('يوصل صلالة؟', about)
  expect(far.content).toContain('لا يصل')
  expect(far.content).not.toContain('إلى باب المنزل')
  expect((await ask('يوصل صلالة؟ بكم', about)).content).toBe(far.content)
  await shop.db.update(products).set({ isActive: false }).where(eq(products.id, id))
})

it('A-BOT-09: what is made for cats is found by its own name, and no fish for a blue cat', async () => {
  expect(namesOf(await ask('عندكم صندوق رمل؟'))).toEqual(['صندوق رمل مع مغرفة'])
  for (const message of ['قفص طيور كبير', 'قفص كبير'])
    expect(namesOf(await ask(message))).toContain('قفص طيور بقبّة ذهبية')
  const food = await ask('ابي اكل حق القط مالي')
  expect(food.products?.map(({ type }) => type)).not.toContain('animal')
  const blue = await ask('ابي قطة زرقاء')
  expect(namesOf(blue)).toEqual(['قط بريطاني أزرق'])
  const green = await ask('ابي قطة خضراء')
  expect(green.products?.every(({ category }) => category?.world === 'cats')).toBe(true)
  expect(green.content).toMatch(/^لا يوجد الآن/)
})

it('A-BOT-09: an item is found by its whole name, whatever else its words may mean', async () => {
  const returning = { topics: ['returns'], productIds: [] }
  expect(namesOf(await ask('كرة خيط للعب', returning))).toEqual(['كرة خيط للعب'])
  expect(namesOf(await ask('بيت خشبي للقطط'))).toEqual(['بيت خشبي للقطط'])
  const priced = await ask('بكم البيت الخشبي للقطط')
  expect(priced.content).toContain('36.90')
})

it('answers a greeting in kind, and is sorry for an animal that is ill or dead', async () => {
  expect((await ask('السلام عليكم')).content).toMatch(/^وعليكم السلام/)
  expect((await ask('مساء الخير، كم رسوم التوصيل؟')).content).toMatch(/^مساء النور/)
  expect((await ask('قطي مريض')).content).toMatch(/^سلامة/)
  expect((await ask('طبيب بيطري')).content).not.toContain('سلامة')
  expect((await ask('ماتت القطة بعد يومين')).content).toMatch(/^يؤسفنا/)
})

it('X-29: the questions and answers of the settings are answered from, in other words too', async () => {
  const faq = JSON.stringify([
    { question: 'هل توفرون أعشاش النمل الأبيض؟', answer: 'نعم، بسعر {deliveryFeeHome}.' },
  ])
  const before = await ask('توفرون اعشاش نمل ابيض؟')
  expect(before.content).not.toContain('نعم، بسعر')
  await shop.pool.query('UPDATE settings SET faq = $1', [faq])
  const { content } = await ask('توفرون اعشاش نمل ابيض؟')
  expect(content).toBe('نعم، بسعر 2.00\u00A0ر.ع.')
})

it('A-BOT-07: a category is known by the name that its owner gave it, and «متوفر؟» asks of what was shown', async () => {
  const id = await categoryId('cats')
  const { rows } = await shop.pool.query('SELECT name_arabic FROM categories WHERE id = $1', [id])
  for (const name of ['زغبرات', 'عوالم الفرو']) {
    await shop.pool.query('UPDATE categories SET name_arabic = $1 WHERE id = $2', [name, id])
    const { content, products: shown } = await ask(name)
    expect(content).toContain(name)
    expect(new Set(shown?.map(({ category }) => category?.id))).toEqual(new Set([id]))
  }
  await shop.pool.query('UPDATE categories SET name_arabic = $1 WHERE id = $2', [rows[0].name_arabic, id])
  const sold = await insertAnimal(shop, { nameArabic: 'قط فيروزي', quantity: 0, categoryId: id })
  const about = { topics: ['price'], productIds: [sold] }
  for (const message of ['متوفر؟', 'بكم؟']) expect((await ask(message, about)).content).toContain('نفد الآن')
})

/** Each message with the answer before it. */
async function talk(...messages: string[]): Promise<ChatAnswer[]> {
  const answers: ChatAnswer[] = []
  for (const message of messages) answers.push(await ask(message, answers.at(-1)?.about))
  return answers
}

it('C-01: a sick animal leads to a vet in every turn, never to the address of the shop', async () => {
  await set(`address_arabic = 'شارع الورد 7'`)
  const turns = await talk('قطتي مريضة', 'وين اوديها؟', 'كم سعر الكشف؟', 'وين موقعكم؟', 'وش اعطيها؟')
  for (const { content } of turns) {
    expect(content).toContain('أقرب عيادة بيطرية')
    expect(content).not.toContain('شارع الورد')
  }
  await set(`vet_contact = 'عيادة الواحة 24681357'`)
  for (const { content } of await talk('طيري ما ياكل ومنفش', 'وين آخذه'))
    expect(content).toContain('24681357')
  await set('vet_contact = NULL')
  for (const emergency of ['قطي من امس ما يبول', 'قطتي تطلق من ساعات', 'عطيت القط بنادول وكم التوصيل؟']) {
    const { content, products: shown } = await ask(emergency)
    expect(content).toMatch(/^هذه حالة لا تنتظر/)
    expect(content).not.toContain('اليوم')
    expect(shown).toBeUndefined()
  }
  for (const bite of ['كلبي عضني وايدي تنزف', 'القط خدشني وينزف'])
    expect((await ask(bite)).content).toMatch(/أقرب مركز صحي(?![\s\S]*بيطري)/)
  const [, angry] = await talk('قطتي مريضة', 'حسبي الله عليكم نصابين')
  expect(angry?.content).toMatch(/^نعتذر[\s\S]*\/contact/)
  const [, birds] = await talk('قطتي مريضة', 'كم سعر الكناري؟')
  expect(namesOf(birds as ChatAnswer).join()).toContain('كناري')
})

it('C-02: it says that it is an automatic assistant, and thanks are thanks', async () => {
  expect((await ask('هل أنت روبوت؟')).content).toContain('المساعد الآلي')
  expect((await ask('شكراً يا غالي')).content).toMatch(/^العفو/)
})

it('C-03: species, wish and what was shown are kept for ten minutes, and dropped with the subject', async () => {
  const [birds, dear, first, age] = await talk('ابغى طير', 'لا اريد رخيص', 'كم سعر الأولى؟', 'كم عمره؟')
  const prices = (dear?.products ?? []).map(({ price }) => Number(price))
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  expect(prices[0]).toBeGreaterThan(Math.max(...(birds?.products ?? []).map(({ price }) => Number(price))))
  expect(namesOf(first as ChatAnswer)).toEqual([dear?.products?.[0]?.nameArabic])
  expect(age?.content).toContain(dear?.products?.[0]?.age)

  const [cats, , vaccinated, second] = await talk(
    'ورني القطط',
    'كم سعر الأولى؟',
    'وهي مطعمة؟',
    'الثانية ذكر ولا أنثى؟',
  )
  expect(namesOf(vaccinated as ChatAnswer)).toEqual([cats?.products?.[0]?.nameArabic])
  expect(vaccinated?.content).toContain('التطعيم')
  expect(second?.content).toMatch(new RegExp(`${cats?.products?.[1]?.nameArabic}.*(?:ذكر|أنثى)`))

  const canary = await ask('عندكم كناري؟')
  expect((await ask('وش ياكل؟', canary.about)).content).toContain('بذور الكناري')
  const at = new Date(shop.context.now().getTime() - 11 * 60_000).toISOString()
  expect((await ask('وش ياكل؟', { ...canary.about, at })).content).toContain('عن أي حيوان')
  expect((await ask('وش ياكل الأرنب؟', canary.about)).content).toContain('الدريس')
  const [, cage] = await talk('عندكم كناري؟', 'ابغى له قفص')
  expect(namesOf(cage as ChatAnswer).join()).toContain('قفص طيور')
  const [, , days] = await talk('كم التوصيل إلى صحار؟', 'وكم يوم ياخذ؟', 'وهناك بكم؟')
  expect(days?.content).toContain('شمال الباطنة')
})

it('C-04: properties come from the record; what it does not say and what is not sold is said', async () => {
  const kids = await ask('ابغى قطة ما تخربش الأطفال')
  expect(kids.products?.every(({ goodWithKids }) => goodWithKids)).toBe(true)
  const found = await ask('شيرازى دكر عمره شهرين')
  expect(found.products?.[0]).toMatchObject({ gender: 'male', breedArabic: 'شيرازي' })
  expect(found.content).toContain('العمر: 4 أشهر')
  const id = await insertAnimal(shop, { nameArabic: 'طير عقيق', categoryId: await categoryId('birds') })
  await shop.db.update(products).set({ vaccinated: null }).where(eq(products.id, id))
  expect((await ask('مطعم؟', { topics: ['find'], productIds: [id] })).content).toContain('لم يُذكر تطعيمه')
  await shop.pool.query(
    `WITH made AS (INSERT INTO animals (name, species_id, product_id)
       SELECT 'عقيق', (SELECT id FROM species WHERE code = 'canary'), $1 RETURNING id)
     INSERT INTO health_entries (animal_id, kind, done_on, against) SELECT id, 'vaccination', '2026-10-12', 'newcastle' FROM made`,
    [id],
  )
  const proven = await ask('مطعم؟', { topics: ['find'], productIds: [id] })
  expect(proven.content).toContain('مُطعّم ضد نيوكاسل، 12 أكتوبر 2026')
  await shop.db.update(products).set({ isActive: false }).where(eq(products.id, id))
  expect((await ask('سلحفاة')).content).toContain('ليس لدينا سلاحف')
  expect((await ask('عندكم ملابس قطط؟')).content).toContain('لا نبيع ملابس')
  expect((await ask('عندكم هيتر للحوض؟')).content).toContain('لا نبيع السخانات')
  await shop.db.update(products).set({ isActive: false }).where(eq(products.nameArabic, 'رمل بنتونيت'))
  const sand = await ask('عندكم رمل قطط؟')
  expect(sand.content).toMatch(/^لا نبيع رمل القطط الآن/)
  expect(namesOf(sand)).toEqual(['صندوق رمل مع مغرفة'])
})

it('C-05: a question about care is answered to the point with its source, or kept for the owner', async () => {
  expect((await ask('كم مرة احمم القطة؟')).content).toMatch(/لا تحتاج الاستحمام[\s\S]*المصدر: /)
  expect((await ask('قطتي حامل وش اسوي')).content).toContain('تسعة أسابيع')
  expect((await ask('كم سمكة في 50 لتر؟')).content).toMatch(/^في 50 لتراً/)
  expect((await ask('هل أحمّم الأرنب؟')).content).toContain('لا تحمّم الأرنب بالماء')
  expect((await ask('كم يعيش الصقر؟')).content).toMatch(/^عذراً/)
  expect(await shop.db.select().from(chatQuestions)).toMatchObject([{ question: 'كم يعيش الصقر؟' }])
})

it('C-06: not sure, it says so, names the nearest topics and WhatsApp; the owner answers once for all', async () => {
  const unsure = await ask('هل الكناري يحب الموسيقى الكلاسيكية')
  expect(unsure.content).toMatch(/^عذراً[\s\S]*wa\.me/)
  expect(unsure.suggestions).toEqual(expect.arrayContaining(['نصائح العناية', 'الدعم']))
  const faq = JSON.stringify([
    ...(await shop.pool.query('SELECT faq FROM settings')).rows[0].faq,
    { question: 'هل الكناري يحب الموسيقى الكلاسيكية', answer: 'نعم، وبصوت هادئ.' },
  ])
  await shop.pool.query('UPDATE settings SET faq = $1', [faq])
  for (const again of ['هل الكناري يحب الموسيقى الكلاسيكية؟', 'الكناري يحب موسيقى كلاسيكيه؟'])
    expect((await ask(again)).content).toBe('نعم، وبصوت هادئ.')
})

it.each<[message: string, says: RegExp]>([
  ['السرير ينغسل في الغسالة؟', /يُغسل في الغسالة على 30 درجة/],
  ['عجلة الهامستر لها صوت؟', /محور صامت/],
  ['حقيبة الظهر كم كيلو تحمل', /6 كيلوغرامات/],
  ['الشامبو ينفع للأرانب؟', /للقطط والأرانب/],
  ['سمك المهرج يعيش في ماي عادي؟', /ماء مالح/],
  ['سمكة البيتا كم واحدة في الحوض', /ذكر/],
  ['is the bombay cat good with other cats?', /لا يُنصح به مع الحيوانات الأخرى/],
  ['ينفع القط البومبي مع قطتي؟', /لا يُنصح به|بالتدريج/],
  ['كم باقي من القط البومبي', /المتوفر منه الآن: 1/],
])('C-04: the page of an item answers in its own words: %s', async (message, says) => {
  expect((await ask(message)).content).toMatch(says)
})

it('C-04: what the page of an item shown does not say is said to be missing, and kept for the owner', async () => {
  const [, unsaid] = await talk('بكم البيت الخشبي للقطط', 'يتحمل المطر القوي؟')
  expect(unsaid?.content).toMatch(/غير مذكور في صفحة.*بيت خشبي للقطط/)
  expect(await shop.db.$count(chatQuestions)).toBe(1)
})

it('C-04, C-05: an animal of the customer is asked about for its care, not found in stock', async () => {
  const [, shots] = await talk('عندي قطة صغيرة شو اكلها', 'ومتى تطعيمها؟')
  expect(shots?.content).toMatch(/8 إلى 9 أسابيع/)
  expect(shots?.products).toBeUndefined()
  expect((await ask('عندكم أرانب مطعمة؟')).products?.length).toBeGreaterThan(0)
})

it('C-03: a budget glued to its preposition is kept, a refused family leaves the others, all animals leave the subject', async () => {
  const [cats, male, others] = await talk('ابغى قطة بـ100', 'فيه ذكر؟', 'ما نريد قطط')
  expect(namesOf(cats as ChatAnswer).toSorted()).toEqual(['قط بومبي أسود', 'قطة كاليكو ثلاثية الألوان'])
  expect(namesOf(male as ChatAnswer)).toEqual(['قط بومبي أسود'])
  expect(others?.products?.every(({ category }) => category?.world !== 'cats')).toBe(true)
  expect(others?.products?.every(({ price }) => Number(price) <= 100)).toBe(true)
  const [, all] = await talk('عندكم كلاب؟', 'طيب شو الحيوانات اللي عندكم')
  expect(new Set(all?.products?.map(({ category }) => category?.world)).size).toBeGreaterThan(3)
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
  ['عندكم حاضنة بيض؟', /^لا أجد «.*حاضنه/],
  ['عندكم خيمة قطط', /^لا أجد «.*خيمه/],
  ['سمك مشوي', /^لا نبيع طعام الناس/],
  ['عندكم سمك هامور', /^لا أجد «.*هامور.*أقرب ما لدينا/],
  ['عندكم ببغاء كوكاتو', /^ليس لدينا ببغاوات[\s\S]*كوكتيل(?![\s\S]*حمام)/],
  ['عندكم قطط بنغال', /^ليس لدينا قطط من هذه السلالة/],
  ['ليش أسعاركم نار', /^رأيك يهمنا/],
])(
  'C-04: what nothing here is called is said, and no other goods are shown for it: %s',
  async (message, says) => {
    expect((await ask(message)).content).toMatch(says)
  },
)

it('C-03: a thing is found by what it is for, whatever animal was spoken of', async () => {
  const wanted: [message: string, name: string][] = [
    ['شو عندكم لنقلها', 'صندوق نقل للقطط'],
    ['فيه شي يسليها', 'كرة خيط للعب'],
    ['ابغى شي أغسلها به', 'شامبو لطيف للحيوانات'],
  ]
  const cats = await ask('قطة شيرازية')
  for (const [message, name] of wanted) expect(namesOf(await ask(message, cats.about))[0]).toBe(name)
  expect(namesOf(await ask('حب للعصافير عندكم'))).toContain('خلطة بذور الكناري')
  const old = await ask('عندي قطة عمرها 12 سنة شو اكل يناسبها')
  expect(namesOf(old)[0]).toMatch(/الكبيرة في السن/)
  expect(namesOf(await ask('وللصغيرة؟', old.about))).toEqual(['طعام القطط الصغيرة'])
})

it('C-03: of several that were shown one is chosen, and some are added up, with delivery', async () => {
  const [, second, cheap, both, delivered] = await talk(
    'كم سعر القط الشيرازي',
    'طيب والبريطاني كم',
    'مين فيهم ارخص',
    'لو اخذت الاثنين كم يطلع',
    'ومع التوصيل لمسقط',
  )
  expect(namesOf(second as ChatAnswer)).toEqual(['قطة بريطانية رمادية', 'قط بريطاني أزرق'])
  expect(namesOf(cheap as ChatAnswer)).toEqual(['قط شيرازي مشمشي'])
  expect(both?.content).toContain('المجموع: 395.00')
  expect(delivered?.content).toContain('المجموع مع التوصيل: 397.00')
  const [, all] = await talk('كم سعر الأرانب', 'how much for the tank and the filter together')
  expect(all?.content).toContain('المجموع: 73.90')
  const [, , age] = await talk('بكم القطط', 'ابغى الارخص فيهم', 'كم عمره')
  expect(age?.content).toMatch(/^• .*العمر/)
  const [, , like] = await talk('كم سعر الحبشي', 'متى يرجع', 'عندكم شي يشبهه')
  expect(like?.products?.every(({ category }) => category?.world === 'cats')).toBe(true)
  const [, young, , hay] = await talk(
    'عندكم ارانب',
    'اصغر واحد فيهم',
    'كم عمر الكبير',
    'كم يصير الاول مع كيس دريس',
  )
  expect(young?.content).toMatch(/أرنب هولندي أبيض.*العمر: 3 أشهر/)
  expect(hay?.content).toMatch(/قشّ تيموثي[\s\S]*المجموع: 24\.80/)
})

it('C-04: a part of the body, a place and what comes with it are looked up on the page, not in the nearest field', async () => {
  const [, eyes] = await talk('بكم قط شانشيلا ذهبي', 'عيونه شو لونها')
  expect(eyes?.content).toContain('عينان خضراوان')
  const [, , litter] = await talk('بكم قط شيرازي مشمشي', 'كم عمره وسعره', 'متعود على الليتر؟')
  expect(litter?.content).toContain('اعتاد البيت وصندوق الرمل')
  const [, white] = await talk('بكم القطة الشيرازية البيضاء', 'لون عيونها ايش')
  expect(white?.content).toMatch(/^هذا غير مذكور/)
  const [, filter, fish] = await talk('ابغى حوض', 'الفلتر يجي معاه ولا لا', 'كم سمكة يشيل')
  expect(filter?.content).toContain('يُباعان منفصلين')
  expect(fish?.content).toMatch(/^في 120 لتراً/)
})

it('C-01: what is asked of healthy animals and of people leads to no vet', async () => {
  for (const message of [
    'القطط خطيرة على المرأة الحامل؟',
    'الهامستر يقدر ياكل فستق',
    'كيف اعرف الكناري ذكر ولا انثى',
    'وش الممنوع على الببغاء ياكله',
    'طب ما في كلاب ابد؟',
  ])
    expect([message, (await ask(message)).about.topics[0]]).not.toEqual([message, 'vet'])
  const [, , toy, age] = await talk('قطتي ما تاكل من امس', 'شكرا', 'فيه شي يسلي القط', 'كم يعيش القط')
  expect(namesOf(toy as ChatAnswer)).toEqual(['كرة خيط للعب'])
  expect(age?.content).toMatch(/12 إلى 18 سنة/)
  expect((await ask('قطتي ماتت امس وانا تعبانة')).content).toMatch(/^يؤسفنا فقد أليفك/)
})

it.each<[message: string, says: RegExp]>([
  ['الارنب ياكل جزر كل يوم؟', /الجزر: قليل منه/],
  ['ينفع اعطي القط بصل؟', /سامّ له/],
  ['الزاجل كيف ادربه يرجع', /ثلاثة إلى أربعة أسابيع/],
  ['اول مرة بسوي حوض من وين ابدا', /شغّل الفلتر/],
  ['عندي حوض 40 لتر شو يناسبه', /^في 40 لتراً/],
  ['وش لازم اشتري للهامستر', /ومما لدينا له/],
  ['كل متى انظف حوض السمك', /ربع الماء/],
  ['كيف اعرف ذكر البادجي من الانثى', /الجلدة فوق منقار/],
  ['متى اطلق حمام الزاجل اول مرة', /كيلومترين/],
])('C-05: what is known of keeping animals is said: %s', async (message, says) => {
  expect((await ask(message)).content).toMatch(says)
})

it.each<[message: string, says: RegExp]>([
  ['كيف اشيل حسابي من عندكم', /تحذف حسابك بنفسك/],
  ['شو البيانات اللي تاخذوها عني', /• حسابك: الاسم/],
  ['هل تبيعون بياناتي', /لا نبيع بياناتك/],
  ['توصلون يوم الجمعة', /^مدة التوصيل/],
  ['عندكم سجل تجاري؟', /متجر عُماني/],
  ['نسيت رقم الطلب', /طلباتي/],
  ['ابغى الغي حسابي', /تحذف حسابك بنفسك/],
])('X-50: a policy answers where no item is meant: %s', async (message, says) => {
  expect((await ask(message)).content).toMatch(says)
})

it('A-BOT-08: every chip is a question that is understood', async () => {
  const vocabulary = await readVocabulary(shop.context)
  const chips = new Set<string>()
  const asking = [
    ...[
      'مرحبا',
      'زقزق بقبق',
      'الحيوانات',
      'المنتجات',
      'الأقسام',
      'كلاب',
      'بكم القطط',
      'أرخص قطة',
      'وصل جديد',
      'عروض',
    ],
    ...[
      'كم رسوم التوصيل؟',
      'كم يستغرق التوصيل؟',
      'إلى أين توصلون؟',
      'الاستلام من المكتب',
      'التوصيل إلى صحار',
      'كيف أطلب؟',
    ],
    ...[
      'كيف أدفع؟',
      'الدفع عند الاستلام',
      'بطاقة',
      'ماذا بعد التحويل؟',
      'أين طلبي؟',
      'ألغي طلبي',
      'أعدل طلبي',
      'الضريبة',
    ],
    ...[
      'فاتورة',
      'جملة',
      'الإرجاع',
      'ضمان الحيوان',
      'هل هو مطعم؟',
      'الشروط',
      'الخصوصية',
      'طبيب بيطري',
      'قطتي تنزف',
    ],
    ...[
      'أوقات العمل',
      'تواصل معنا',
      'موقعكم',
      'الدعم',
      'شكوى',
      'حسابي',
      'نسيت كلمة المرور',
      'النشرة',
      'أبيع لكم قطة',
    ],
    ...[
      'تبني',
      'فندقة',
      'وظائف',
      'أنت غبي',
      'what is this',
      'رمل',
      ...Object.values(CARE_GUIDES).map(({ title }) => title),
    ],
  ]
  for (const message of asking) for (const chip of (await ask(message)).suggestions) chips.add(chip)
  expect(chips.size).toBeGreaterThan(30)
  const missed = [...chips].filter((chip) => understand(chip, vocabulary).topics.length === 0)
  expect(missed).toEqual([])
  for (const { suggestions } of Object.values(CARE_GUIDES))
    for (const chip of suggestions)
      expect([chip, understand(chip, vocabulary).topics]).toEqual([
        chip,
        expect.arrayContaining([expect.stringMatching(/care|find/)]),
      ])
})

it('S2-10: of a reserved animal it says until when, and not that it is gone', async () => {
  const cat = await insertAnimal(shop, { nameArabic: 'قط مرجاني', categoryId: await categoryId('cats') })
  const order = await placeOrderOf(shop, await insertCustomer(shop), { [cat]: 1 })
  const about = { topics: ['price'], productIds: [cat] }
  for (const answer of [await ask('عندكم قط مرجاني؟'), await ask('متوفر؟', about)]) {
    const { content, products: shown } = answer
    expect(content).toContain(reservedText({ reservedUntil: order.payment.expiresAt }))
    expect(content).not.toContain('نفد')
    expect(shown).toMatchObject([{ id: cat, isReserved: true, reservedUntil: order.payment.expiresAt }])
  }
})
