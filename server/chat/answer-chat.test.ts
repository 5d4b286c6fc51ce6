import { afterAll, beforeEach, expect, it } from 'vitest'
import { understand } from '#domain/chat/understand.ts'
import { chatQuestions } from '#server/database/tables/chat.ts'
import { createChatShop } from '#tests/support/chat-shop.ts'
import { CARE_GUIDES } from '#text/care/care-guides.ts'
import { readVocabulary } from './read-vocabulary.ts'

const { shop, ask } = await createChatShop()
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.delete(chatQuestions)
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

it('A-BOT-07: several topics of one message are answered one after the other; a greeting only greets first', async () => {
  const { content, about } = await ask('السلام عليكم، كم رسوم التوصيل؟ وكيف أدفع؟')
  expect(about.topics.length).toBeGreaterThanOrEqual(2)
  expect(content).toContain('رسوم التوصيل')
  expect(content).toMatch(/تحويل/)
  expect((await ask('السلام عليكم')).content).toContain('أليف')
})

it('answers a greeting in kind, and is sorry for an animal that is ill or dead', async () => {
  expect((await ask('السلام عليكم')).content).toMatch(/^وعليكم السلام/)
  expect((await ask('مساء الخير، كم رسوم التوصيل؟')).content).toMatch(/^مساء النور/)
  expect((await ask('قطي مريض')).content).toMatch(/^سلامة/)
  expect((await ask('طبيب بيطري')).content).not.toContain('سلامة')
  expect((await ask('ماتت القطة بعد يومين')).content).toMatch(/^يؤسفنا/)
})

it('C-02: it says that it is an automatic assistant, and thanks are thanks', async () => {
  expect((await ask('هل أنت روبوت؟')).content).toContain('المساعد الآلي')
  expect((await ask('شكراً يا غالي')).content).toMatch(/^العفو/)
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
