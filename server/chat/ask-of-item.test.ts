import { afterAll, describe, expect, it } from 'vitest'
import { createChatShop, namesOf } from '#tests/support/chat-shop.ts'

const { shop, ask, talk } = await createChatShop()
afterAll(() => shop.close())

describe('C-03, C-04: a question that names its item is answered by that item', () => {
  it.each([
    ['كم عمر قط شيرازي مشمشي؟', 'قط شيرازي مشمشي', 'العمر: 4 أشهر'],
    ['الهامستر السوري الذهبي ذكر ولا أنثى؟', 'هامستر سوري ذهبي', 'ذكر'],
    ['كيف طبع الكوكتيل الرمادي؟', 'كوكتيل رمادي أليف', 'أليف يحب الصفير'],
    ['الأرنب الهولندي الأبيض زين مع الأطفال؟', 'أرنب هولندي أبيض', 'للأطفال'],
    ['كيف صحة البريطاني الأزرق؟', 'قط بريطاني أزرق', 'سليم'],
    ['وين موجود البومبي الأسود؟', 'قط بومبي أسود', 'بركاء'],
    ['is the cinnamon syrian hamster male?', 'هامستر سوري قرفي', 'female'],
    ['وعاء السيراميك لونه إيه؟', 'وعاء طعام سيراميك', 'مرجاني'],
    ['خلطة الكناري شو فيها من حبوب؟', 'خلطة بذور الكناري', 'كتّان'],
  ])('%s', async (question, name, said) => {
    const answer = await ask(question)
    expect(namesOf(answer)).toEqual([name])
    expect(answer.content).toContain(said)
  })

  it('C-01: no word of its name makes it ill', async () => {
    for (const name of ['سمكة منتفخة صفراء', 'قط بورمي بلون الشوكولاتة']) {
      const [found, price] = await talk(`عندكم ${name}؟`, 'بكم؟')
      expect(found && namesOf(found)).toEqual([name])
      expect(price?.content).toContain('ر.ع')
      expect(price?.about.illness).toBeUndefined()
    }
  })

  it('goes on with what was spoken of before', async () => {
    const [, , answer] = await talk('البورمي يتحمل الوحدة؟', 'والبومبي الأسود كم عمره؟', 'مين الأصغر فيهم؟')
    expect(answer && namesOf(answer)).toEqual(['قط بورمي بلون الشوكولاتة'])
  })

  it('leaves goods for an animal of the customer, wishes and what is in stock as they are', async () => {
    expect((await ask('أفضل أكل لقطة عمرها 3 شهور')).content).toContain('من عمر شهرين')
    expect(namesOf(await ask('do you have a cat carrier for travel?')).length).toBeGreaterThan(1)
    expect(namesOf(await ask('عندكم حوض 120 لتر؟'))).toEqual(['حوض زجاجي 120 لتراً'])
  })
})

describe('C-04, C-06: what no topic is sure of is asked of the page of the item that is spoken of', () => {
  it.each([
    ['عندكم عمود الخدش؟', 'شو اللي ملفوف عليه؟', 'السيزال'],
    ['عندكم الروبوروفسكي؟', 'ينمسك باليد عادي؟', 'للمشاهدة أكثر من الحمل باليد'],
    ['عندكم الفلتر الهادئ؟', 'كم ينظف في الساعة؟', '600 لتر'],
    ['عندكم الكوكتيل اللوتينو؟', 'القفص جاي معه؟', 'حلقة تعريف'],
  ])('%s %s', async (first, question, said) => {
    const [, answer] = await talk(first, question)
    expect(answer?.content).toContain(said)
  })
})

describe('C-03: two that are named and asked which of them', () => {
  it.each([
    ['البورمي والسيامي أيهما أهدأ؟', ['قط بورمي بلون الشوكولاتة', 'قطة سيامي كريمية']],
    ['بين الكناري الأحمر والأصفر أيهما يغرد أكثر؟', ['كناري أحمر', 'كناري أصفر مغرّد']],
  ])('%s', async (question, names) => {
    expect(namesOf(await ask(question))).toEqual(names)
  })
})
