// How a conversation about the shop goes on (C-03, C-05), with wordings that are no examples.
import { afterAll, describe, expect, it } from 'vitest'
import { createChatShop } from '#tests/support/chat-shop.ts'

const { shop, talk } = await createChatShop()
afterAll(() => shop.close())

async function last(...messages: string[]): Promise<string> {
  return (await talk(...messages)).at(-1)?.content ?? ''
}

describe('C-03: what is named while an order is spoken of belongs to the order', () => {
  it.each([
    [['جاني الطلب وفيه كسر', 'كان حوض السمك'], /طلب إرجاع/],
    [['وصل الكيس مشقوق', 'كيس أكل القطط'], /طلب إرجاع/],
    [['أبا أعدل طلبيتي', 'زيد عليها كيس رمل'], /تعدّل|عدّل سلتك/],
  ])('%j', async (messages, says) => {
    expect(await last(...messages)).toMatch(says)
  })

  it.each([
    [['أبا أعدل طلبيتي', 'وعندكم قفص طيور؟'], /قفص طيور/],
    [['كيف أرجع المنتج؟', 'طيب الأرنب شو ياكل؟'], /دريس/],
  ])('unless it is asked for: %j', async (messages, says) => {
    expect(await last(...messages)).toMatch(says)
  })
})

describe('C-03: what is told of an order is no new question', () => {
  it.each([
    [['الفلتر وصل مخدوش', 'جابه المندوب البارحة'], /^إذن قدّم «طلب إرجاع» الآن/],
    [['العلبة جات ناقصة', 'استلمناها قبل ساعة'], /^إذن قدّم «طلب إرجاع» الآن/],
    [['the cage arrived bent', 'got it this morning'], /^Then ask for the return now/],
    [['السرير وصل ممزق', 'ومن وين أقدّمه؟'], /^افتح الطلب من «طلباتي»/],
    [['أبا أرجع السخان الخربان', 'وكم ياخذ ردكم على طلب الإرجاع؟'], /^نراجعه ونكتب إليك بالقرار/],
    [['لسا ما دفعت، ممكن أبدل العنوان؟'], /^نعم ما دام الطلب لم يخرج/],
    [['بعدني ما حولت، أقدر أصحح العنوان؟'], /^نعم ما دام الطلب لم يخرج/],
  ])('%j', async (messages, says) => {
    expect(await last(...messages)).toMatch(says)
  })
})

describe('C-03: a short question after an answer is about what was answered', () => {
  it.each([
    [['طلبت من جمعة وما جا شي', 'متى بيوصل يعني'], /^(?!.*لا نعد بيوم).*طلباتي/s],
    [['ممكن توفرون لي كلب هاسكي؟', 'وكم ياخذ وقت'], /موعد.*wanted/s],
    [['الطير وصل ميت', 'بترجعوا فلوسي؟'], /^لا تُرجع الحيوانات الحية/],
    [['كم التوصيل لصحم', 'والكناري بعد أستلمه من هناك؟'], /^لا استلام للحيوانات من المكتب/],
    [['توصلون صلالة', 'طب القطط بتيجي ظفار ولا لأ'], /^لا يصل إلى ظفار/],
    [['وين أقرا آراء الزباين', 'عندكم سجل تجاري؟'], /متجر عُماني/],
  ])('%j', async (messages, says) => {
    expect((await last(...messages)).replace(/[\u2066-\u2069]/g, '')).toMatch(says)
  })
})

describe('A-BOT-07: a word beside the question does not become the question', () => {
  it.each([
    ['انا في صلالة بتوصلوا عندنا وبكام', /^(?!.*أسعار المعروض).*التوصيل إلى .*ظفار/s],
    ['وشركة التوصيل وين مكتبها في صحم', /وعن المكتب الأقرب إليك/],
    ['مشكورين القطة وصلت بالسلامة', /^العفو/],
    ['اقصد ببغاء رمادي', /كوكتيل رمادي/],
    ['مين الرئيس الامريكي', /خارج ما أعرفه/],
    ['عندكم فندق للقطط انا راجع مصر اسبوعين', /^لا نستضيف/],
    ['ok thanks, one last thing, where is your shop?', /^Yes, you can see an animal/],
    ['حجزت موعد معاينة وأبا ألغيه', /معايناتي/],
  ])('«%s»', async (message, says) => {
    expect(await last(message)).toMatch(says)
  })
})

describe('C-05: delivery of another animal to the same place', () => {
  it.each([
    [['كم التوصيل لصحار', 'ولو كان أرنب نفس الشي؟'], /شمال الباطنة/],
    [['how much is delivery to sohar', 'same fee for cats?'], /North Al Batinah/],
    [['توصلون لصحار؟', 'وشو اللي يوصل منها هناك؟'], /من الحيوانات.*شمال الباطنة/],
  ])('%j', async (messages, says) => {
    expect(await last(...messages)).toMatch(says)
  })
})

it('A-AUTH-04: whether one signs in with Google is what the shop offers', async () => {
  expect(await last('أقدر أفتح حساب بقوقل؟')).toMatch(/^لا، الدخول بحساب Google غير مفعّل الآن/)
})

it('C-06: whoever asks what it likes hears that it likes nothing best', async () => {
  for (const asked of ['بنظرك شو أجمل حيوان؟', 'لو انت بتشتري شو تختار؟'])
    expect(await last(asked)).toMatch(/^أنا برنامج/)
})

describe('C-03: a short question goes on about the shop', () => {
  it.each([
    [['توصلون نزوى؟', 'وكم تكلفته؟'], /الداخلية/],
    [['do you deliver to nizwa', 'and how much is it'], /Ad Dakhiliyah/],
    [['ألغيت طلبي اليوم', 'وفلوسي متى ترجع'], /نعيد إليك/],
    [['وصلني المنتج خربان', 'طيب وش الحل'], /طلب إرجاع|نعيد إليك/],
  ])('%j', async (messages, says) => {
    expect(await last(...messages)).toMatch(says)
  })

  it('says only the time where only the time is asked for', async () => {
    const time = await last('كم التوصيل لنزوى؟', 'وفي كم يوم بيوصل؟')
    expect(time).toContain('مدة التوصيل')
    expect(time).not.toMatch(/باب المنزل|محافظاته/)
  })
})

describe('C-05: questions of orders and payment have an answer to the point', () => {
  it.each([
    ['وش احط في ملاحظات الحوالة', /^اكتب رقم الطلب/],
    ['لين متى يتم محجوز لي قبل ما احول', /^نحجز لك.*24 ساعة/],
    ['ممكن تعطوني مهلة زيادة للتحويل', /يمدّدها/],
    ['اقدر اغير شي في الطلب بعد التحويل؟', /بعد أن تبلغنا بالتحويل|وبعده اتصل بنا/],
    ['لو جيتكم المحل اقدر ادفع نقدا', /نتفق على الموعد/],
    ['شو السبب ان هذا غالي', /لا يُذكر سبب السعر/],
    ['كم عندي وقت للارجاع', /48 ساعة/],
    ['وصلني من اسبوع وما كلمتكم', /عيب مهلة أطول.*15 يوماً/s],
    ['لو ما عندكم هالنوع تدبرونه لي؟', /\/wanted/],
  ])('«%s»', async (message, says) => {
    expect(await last(message)).toMatch(says)
  })
})

describe('C-03: what may be fetched from the office depends on what it is', () => {
  it.each([
    [['أستلم طلبي من مكتب شركة الشحن؟', 'حتى لو أرنب؟'], /^لا استلام للحيوانات من المكتب/],
    [
      ['can i collect it at the courier office?', 'even a hamster?'],
      /Animals are only delivered to the door/,
    ],
    [['بكم شامبو القطط؟', 'وينفع آخذه من مكتب الشركة؟'], /^نعم، من مكتب شركة التوصيل.*شامبو/],
    [['بكم القط السيامي؟', 'فيني استلمو من المكتب؟'], /^لا استلام من المكتب.*سيامي/],
    [['توصلون على مكتبي في الدوام؟'], /^نعم: اكتب عنوان المكان/],
  ])('%j', async (messages, says) => {
    expect(await last(...messages)).toMatch(says)
  })
})

describe('C-03: paying, holding and giving back go on in their thread', () => {
  it.each([
    [['كيف الدفع؟', 'ما في كاش؟', 'وعقب ما أحول المبلغ شو أسوي؟'], /^بعد التحويل/],
    [['مفيش كاش؟', 'والاوردر بيتحجز لي كام ساعة؟'], /^نحجز لك ما في الطلب لمدة/],
    [['أريد إرجاع سلعة وصلت مشروخة', 'مضى عليها ثلاثة أيام، أما زال ممكناً؟'], /15 يوماً/],
    [['كيف أرجع منتج؟', 'والأرنب إذا مرض بعد عشرة أيام؟'], /ما ظهر عند الاستلام وأبلغتنا به فوراً/],
    [['بكم قفص الطيور؟', 'ولو جاني مكسور؟'], /طلب إرجاع/],
    [['بدي رجّع السرير اجا مخزوق', 'من مبارح'], /طلب إرجاع/],
  ])('%j', async (messages, says) => {
    expect(await last(...messages)).toMatch(says)
  })
})

describe('C-04: whether somebody has reserved it', () => {
  it.each([
    [['عندكم قط بومبي؟', 'حدا حاجزه؟'], /بومبي.*بلا حجز/],
    [['القطة الكاليكو محجوزة؟'], /كاليكو.*بلا حجز/],
    [['do you have hamsters?', 'is the golden one reserved?'], /Golden.*not reserved, \d+ left/],
    [['عندكم أرانب؟', 'الأول انحجز؟'], /بلا حجز/],
    [['كم يبقى محجوز لي؟'], /^نحجز لك/],
    [['شو يعني محجوز؟'], /غيرك طلبه/],
  ])('%j', async (messages, says) => {
    expect(await last(...messages)).toMatch(says)
  })
})
