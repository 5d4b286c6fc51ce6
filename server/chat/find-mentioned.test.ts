import { afterAll, describe, expect, it } from 'vitest'
import type { ChatAnswer } from '#contract/chat.ts'
import { createChatShop, namesOf } from '#tests/support/chat-shop.ts'

const { shop, talk } = await createChatShop()
afterAll(() => shop.close())

async function last(...messages: string[]): Promise<ChatAnswer> {
  return (await talk(...messages)).at(-1) as ChatAnswer
}

describe('C-03: items that are named one by one', () => {
  it('are compared, and what is asked next is asked of them', async () => {
    const start = ['عندكم قطط شيرازية؟', 'كم عمر البيضا', 'وايش يفرق بينها وبين القط البومبي']
    expect(namesOf(await last(...start))).toEqual(['قطة شيرازية بيضاء', 'قط بومبي أسود'])
    expect(namesOf(await last(...start, 'من فيهم اغلى'))).toEqual(['قطة شيرازية بيضاء'])
    expect(namesOf(await last(...start, 'من فيهم اغلى', 'ومن الاصغر'))).toEqual(['قط بومبي أسود'])
    const either = await last('بغيت كناري', 'الكناري الاحمر ولا الابيض احسن')
    expect(namesOf(either)).toEqual(['كناري أحمر', 'كناري أبيض'])
  })

  it('are added up with their number, size and colour, and what is not sold is said', async () => {
    const cage = ['كم سعر قفص الطيور', 'احسب لي القفص مع اثنين بادجي اخضر']
    expect((await last(...cage)).content).toMatch(/2 × .*بادجي أخضر.*13\.00.*المجموع: 31\.50/s)
    expect((await last(...cage, 'ومع التوصيل لنزوى؟')).content).toContain('المجموع مع التوصيل: 33.50')
    const tank = await last('عندكم سمك بيتا', 'كم لو اخذتها مع الفلتر وحوض 120 لتر')
    expect(tank.content).toContain('المجموع: 79.40')
    expect((await last('عندكم كناري', 'كم الاحمر مع سخان وقفص')).content).toMatch(
      /لا أجد عندنا الآن: .*سخان.*المجموع: 50\.50/s,
    )
    expect((await last('عندكم ارانب اناث؟', 'الانثتين كم يطلعون سوا')).content).toContain('المجموع: 56.00')
  })

  it('have their own places of delivery', async () => {
    const red = await last('عندكم قفص طيور', 'الكناري الاحمر يوصل الدقم؟')
    expect(red.content).toMatch(/^لا يصل إلى \S*الوسطى\S* حالياً: \S*كناري أحمر/)
    const both = await last('الديك والسمكة المنتفخة توصلونهم صور')
    expect(both.content).toMatch(/نعم، يصل إلى .*منتفخة.*لا يصل إلى .*ديك/s)
    const sum = await last('بكم زوج بادجي لوتينو', 'كم المجموع مع القفص والتوصيل لصلالة')
    expect(sum.content).toMatch(/لا يصل إلى .*زوج بادجي لوتينو/)
    expect(sum.content).not.toContain('المجموع مع التوصيل')
  })
})

it('C-03: a short question goes on about what was answered', async () => {
  expect((await last('عندكم كوكتيل رمادي', 'لازم اطلعه من القفص كل يوم؟', 'كم ساعه يعني')).content).toContain(
    'ساعة',
  )
  expect((await last('بكم كوكتيل اللوتينو', '45 وبشتريه الحين')).content).toContain('السعر المعروض هو السعر')
  expect((await last('وين طلبي', 'رقمه 20455')).about.topics[0]).toBe('order-status')
})

it('C-01: «ولا أكل» compares foods only where prices are compared', async () => {
  const vet = async (...messages: string[]) => (await last(...messages)).about.topics[0] === 'vet'
  const food = 'عندكم اكل قطط بالغه'
  expect(await vet(food, 'ايهم ارخص بالكيلو هو ولا اكل القطط الصغيرة')).toBe(false)
  expect(await vet(food, 'قطي تعبان ولا اكل شي من امس')).toBe(true)
  expect(await vet(food, 'شو الارخص؟ قطتي ما اكلت من يومين')).toBe(true)
})

it('C-03: a price per kilo is said of each, a yellow one whistles not, and «i’ll» is not ill', async () => {
  const foods = await last('عندكم اكل قطط بالغه', 'ايهم ارخص بالكيلو هو ولا اكل القطط الصغيرة')
  expect(foods.content).toMatch(/3\.45 ر\.ع للكيلو.*4\.75 ر\.ع للكيلو/s)
  const yellow = await last('بغيت كناري', 'الكناري الاحمر ولا الابيض احسن', 'طيب والاصفر بكم')
  expect(yellow.content).toContain('18.00')
  expect((await last('I want the white persian', "ok 120 and i'll take her")).about.topics[0]).toBe(
    'too-dear',
  )
})
