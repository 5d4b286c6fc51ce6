import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import type { ChatAnswer } from '#contract/chat.ts'
import { baisa } from '#domain/money.ts'
import { products } from '#server/database/tables/catalog.ts'
import { createChatShop, namesOf } from '#tests/support/chat-shop.ts'
import { insertAnimal } from '#tests/support/test-shop.ts'

const { shop, ask, talk, categoryId } = await createChatShop()
afterAll(() => shop.close())

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
  expect((await ask('يوصل صلالة؟ بكم', about)).content).toMatch(/لا يصل.*قط زيتوني.*89\.99/s)
  await shop.db.update(products).set({ isActive: false }).where(eq(products.id, id))
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

it('C-03: a budget glued to its preposition is kept, a refused family leaves the others, all animals leave the subject', async () => {
  const [cats, male, others] = await talk('ابغى قطة بـ100', 'فيه ذكر؟', 'ما نريد قطط')
  expect(namesOf(cats as ChatAnswer).toSorted()).toEqual(['قط بومبي أسود', 'قطة كاليكو ثلاثية الألوان'])
  expect(namesOf(male as ChatAnswer)).toEqual(['قط بومبي أسود'])
  expect(others?.products?.every(({ category }) => category?.world !== 'cats')).toBe(true)
  expect(others?.products?.every(({ price }) => Number(price) <= 100)).toBe(true)
  const [, all] = await talk('عندكم كلاب؟', 'طيب شو الحيوانات اللي عندكم')
  expect(new Set(all?.products?.map(({ category }) => category?.world)).size).toBeGreaterThan(3)
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
  expect(both?.content).toContain('المجموع: 305.00')
  expect(delivered?.content).toContain('المجموع مع التوصيل: 307.00')
  const [, all] = await talk('كم سعر الأرانب', 'how much for the tank and the filter together')
  expect(all?.content).toContain('Total: 73.90')
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
