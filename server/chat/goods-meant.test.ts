import { afterAll, describe, expect, it } from 'vitest'
import type { ChatAnswer } from '#contract/chat.ts'
import { createChatShop } from '#tests/support/chat-shop.ts'

const { shop, talk } = await createChatShop()
afterAll(() => shop.close())

async function last(...messages: readonly string[]): Promise<ChatAnswer> {
  return (await talk(...messages)).at(-1) as ChatAnswer
}

const TOYS = /كرة|عجلة/
const FOODS = /طعام|تونة|معجون/

describe('C-03: a gift for who has an animal is goods for it, within the price', () => {
  it.each([
    ['أدور هدية لجارتي عندها بسة، حدود 8 ريال', 8],
    ['عايزة هدية لصاحبتي عندها أرنب بأقل من 6 ريال', 6],
    ['a present for my sister, she has a cat, under 9 rials', 9],
  ])('%s', async (message, most) => {
    const { products = [] } = await last(message)
    expect(products.length).toBeGreaterThan(0)
    for (const { type, price } of products) {
      expect(type).toBe('product')
      expect(Number(price)).toBeLessThanOrEqual(most)
    }
  })
})

describe('C-03: what is refused is left out, and the rest goes on', () => {
  it.each([
    [['هدية لولد عمي عنده قطو، أقل من 12 ريال', 'غير اللعب'], TOYS],
    [['شو مستلزمات القطط عندكم؟', 'بس مو رمل'], /رمل/],
    [['منتجات للقطط', 'ما أريد طعام'], FOODS],
  ])('%j', async (messages, refused) => {
    const { products = [] } = await last(...messages)
    expect(products.length).toBeGreaterThan(0)
    for (const { type, nameArabic } of products) {
      expect(type).toBe('product')
      expect(nameArabic).not.toMatch(refused)
    }
  })

  it.each(['غير الذكور', 'بس مو ذكر', 'ما نبغى ذكور'])('shows the other sex: %s', async (message) => {
    const { products = [] } = await last('شو عندكم أرانب؟', message)
    expect(products.map(({ gender }) => gender)).toContain('female')
    expect(products.map(({ gender }) => gender)).not.toContain('male')
  })
})

describe('C-03: what an animal needs is goods for it with their sum', () => {
  it.each([
    [['بكم الأرنب الداتش؟', 'والهولندي؟', 'ايش لازم أشتري معاه؟'], /تيموثي.*المجموع/s],
    [['عندكم بادجي؟', 'شو الأغراض اللي بدو ياها'], /قفص.*المجموع/s],
    [['عندكم هامستر؟', 'what else do i need to buy for it'], /خلطة هامستر.*المجموع/s],
    [['عايزه قطه هاديه', 'طب هي هتحتاج ايه معاها اول يوم'], /صندوق رمل.*صندوق نقل(?!.*حقيبة ظهر).*المجموع/s],
  ])('%j', async (messages, says) => {
    const { content, products = [] } = await last(...messages)
    expect(content).toMatch(says)
    expect(products.every(({ type }) => type === 'product')).toBe(true)
  })
})

it.each([
  [['عندكم قطط؟', 'عايزه حاجه تخليها تشرب ميه اكتر'], /نافورة شرب/],
  [['عندكم قطط؟', 'عندكو حاجه اشيلها فيها لو وزنها ٥ كيلو'], /صندوق نقل.*6 كيلوغرامات/s],
  [['عندكن ملح بحري؟'], /^لا نبيع ملح الأحواض/],
  [['التانغ الزرقا بتمشي بحوض 120؟'], /^• لا، .*120 لتراً، والمطلوب 300/],
  [['بدي جوز حمام للزينة لسطح البيت شو بتنصحني'], /زوج حمام هزّاز/],
])(
  'C-04: goods are found by what they are for, and a tank judged for its fish: %j',
  async (messages, says) => {
    expect((await last(...messages)).content).toMatch(says)
  },
)
