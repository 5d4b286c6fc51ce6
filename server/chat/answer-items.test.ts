import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { product } from '#contract/catalog.ts'
import { baisa } from '#domain/money.ts'
import { categories, products } from '#server/database/tables/catalog.ts'
import { chatQuestions } from '#server/database/tables/chat.ts'
import { createChatShop, namesOf } from '#tests/support/chat-shop.ts'
import { insertAnimal, insertCustomer, insertProduct, placeOrderOf } from '#tests/support/test-shop.ts'
import { reservedText } from '#text/catalog/catalog.ts'

const { shop, ask, talk, categoryId } = await createChatShop()
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.delete(chatQuestions)
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

it.each<[message: string, says: RegExp]>([
  ['السرير ينغسل في الغسالة؟', /يُغسل في الغسالة على 30 درجة/],
  ['عجلة الهامستر لها صوت؟', /محور صامت/],
  ['حقيبة الظهر كم كيلو تحمل', /6 كيلوغرامات/],
  ['الشامبو ينفع للأرانب؟', /للقطط والأرانب/],
  ['سمك المهرج يعيش في ماي عادي؟', /ماء مالح/],
  ['سمكة البيتا كم واحدة في الحوض', /ذكر/],
  ['is the bombay cat good with other cats?', /not recommended with other pets/],
  ['ينفع القط البومبي مع قطتي؟', /لا يُنصح به|بالتدريج/],
  ['كم باقي من القط البومبي', /المتوفر منه الآن: 1/],
])('C-04: the page of an item answers in its own words: %s', async (message, says) => {
  expect((await ask(message)).content).toMatch(says)
})

it('C-04: what the page of an item shown does not say is said to be missing, and kept for the owner', async () => {
  const [, unsaid] = await talk('بكم البيت الخشبي للقطط', 'فيه باب يقفل؟')
  expect(unsaid?.content).toMatch(/في صفحة.*بيت خشبي للقطط.*لا تجده فيها/s)
  expect(await shop.db.$count(chatQuestions)).toBe(1)
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

it('C-04: a part of the body, a place and what comes with it are looked up on the page, not in the nearest field', async () => {
  const [, eyes] = await talk('بكم قط شانشيلا ذهبي', 'عيونه شو لونها')
  expect(eyes?.content).toContain('عينان خضراوان')
  const [, , litter] = await talk('بكم قط شيرازي مشمشي', 'كم عمره وسعره', 'متعود على الليتر؟')
  expect(litter?.content).toContain('اعتاد البيت وصندوق الرمل')
  const [, white] = await talk('بكم القطة الشيرازية البيضاء', 'لون عيونها ايش')
  expect(white?.content).toMatch(/^• في صفحة.*شيرازية بيضاء.*لا تجده فيها/s)
  const [, filter, fish] = await talk('ابغى حوض', 'الفلتر يجي معاه ولا لا', 'كم سمكة يشيل')
  expect(filter?.content).toContain('يُباعان منفصلين')
  expect(fish?.content).toMatch(/^في 120 لتراً/)
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

it('C-04: what a price leaves out is not said to be missing, and food for the old is found in the plural', async () => {
  const few = await ask('شي قطوة بأقل من 10 ريال؟')
  expect(few.content).toMatch(/^لا شيء متوفر بهذا السعر/)
  expect(namesOf(few)).toContain('قطة كاليكو ثلاثية الألوان')
  expect(namesOf(await ask('ابغى طعام للقطط الكبار في السن'))[0]).toContain('للقطط الكبيرة في السن')
})
