// Precise questions are answered from the record first: a measure, one of several items, a sum, yes or no, delivery.
import { afterAll, expect, it } from 'vitest'
import { createChatShop, namesOf } from '#tests/support/chat-shop.ts'

const { shop, talk } = await createChatShop()
afterAll(() => shop.close())

it.each([
  [['عندكن سرير للقطط؟', 'قديش قطرو؟'], /قطر 60 سم/],
  [['بدي مشط للقط', 'قديش عرضو'], /18 × 9 سم/],
  [['كم تكفي خلطة الهامستر؟'], /تكفي شهراً لهامستر/],
  [['بكم طعام القطط الصغيرة؟', 'الكيس كم كيلو ويكفي كم يوم؟'], /1 كجم.*لم يُذكر كم تكفي/],
  [['3ndkom akl 7ag gatwa kbira? gatwti 3omrha 10 sneen', 'kam kilo el kees'], /4 كجم/],
  [['صندوق الرمل ايش يجي معاه؟'], /مغرفة/],
])('C-04: a measure that is asked for is said from the record: %j', async (messages, says) => {
  expect((await talk(...messages)).at(-1)?.content).toMatch(says)
})

it.each([
  [['كم أسعار القطط؟', 'أرخص وحدة فيهن؟'], /كاليكو.*45\.00/],
  [['what is your biggest rabbit?'], /^• Grey Chinchilla[^•]*$/],
  [['عندكم هامستر؟', 'مين أصغر واحد'], /الأصغر عمراً.*قزم أبيض.*الأصغر حجماً.*روبوروفسكي/s],
  [['عندكم خلطة كناري؟', 'وخلطة الكوكتيل أغلى ولا أرخص؟'], /الكناري.*2\.40.*الكوكتيل.*8\.50.*6\.10/s],
  [['بكم البيت الخشبي للقطط؟', 'في شي أصغر؟'], /^لا، ليس لدينا.*أصغر.*60 × 50 × 65/s],
  [['شو عندكن أرانب', 'مين ألطف وحدة للولاد الصغار'], /^الأنسب.*هولندي أبيض.*التمسيد/],
])('C-03: one of several is chosen among all that are meant: %j', async (messages, says) => {
  expect((await talk(...messages)).at(-1)?.content).toMatch(says)
})

it.each([
  [['عندكم بادجي؟', 'ولو خدت اتنين يبقى الحساب كام؟'], /2 × .*أخضر.*13\.00.*2 × .*أزرق.*14\.00/s],
  [
    ['بكم زوج الهزاز الأبيض', 'واللاهوري؟', 'لو أخذت الزوج واثنين لاهوري كم المجموع'],
    /25\.00.*80\.00.*105\.00/s,
  ],
  [['بكم عمود الخدش', 'كم التوصيل للمكتب بصحار؟', 'يعني كم الإجمالي'], /11\.50.*1\.00.*12\.50/s],
  [['بكم عجلة الهامستر؟', 'وقارورة ماء، المجموع كم؟'], /5\.85/],
  [['بكم القلاب الأحمر', 'أبغى ثلاثة منه وزوج الزاجل الأبيض كم الحساب'], /27\.00.*55\.00/s],
  [['معي 20 ريال وابغى كناري وقفص يكفي؟'], /36\.50.*لا، لا يكفي المبلغ/s],
  [['بكم القطة الأمريكاني الفضي؟'], /^(?!.*المجموع).*130\.00/s],
])('C-03: a sum counts what is wanted, with its number and its delivery: %j', async (messages, says) => {
  expect((await talk(...messages)).at(-1)?.content).toMatch(says)
})

it.each([
  [['عجلتكم 21 سم كبيرة على هامستر قزم؟'], /لا، .*عجلة.*20 سم/],
  [['حقيبة الظهر تشيل قطة وزنها 4.3؟'], /نعم.*حتى 6.*4\.3 كجم/],
  [['الطوق أبو جرس ينفع لقطوة عمرها شهرين؟'], /لا، .*طوق.*ستة أشهر/s],
  [['بكم خلطة الكناري', 'اقدر اعطيها للبادجي؟'], /^• لا.*بادجي.*خلطة الكوكتيل/s],
  [['كم مرة أسبح القطة؟', 'عندكم شامبو؟', 'عادي أستخدم شامبو مال الناس ينفع؟'], /^لا، ليس ما صُنع للناس/],
])('C-04: yes or no is said of what was asked: %j', async (messages, says) => {
  expect((await talk(...messages)).at(-1)?.content).toMatch(says)
})

it.each([
  [['عايز قطة توصلوها صلالة'], /^لا يصل إلى .*ظفار.*قطط\. ولدينا منها \d+/],
  [['توصلون مسندم؟', 'بغيت أرنب'], /أرنب هولندي.*لا يصل شيء منها إلى .*مسندم/s],
  [['توصلون صلالة؟', 'الكناري الأحمر ما يوصل؟'], /^لا يصل إلى .*ظفار.*كناري أحمر/],
  [['any cats under 130 rial that you can deliver to muscat?'], /Muscat.*Ginger Persian/s],
])('C-04: what reaches a place is told from what is kept: %j', async (messages, says) => {
  expect((await talk(...messages)).at(-1)?.content).toMatch(says)
})

it('C-04: a colour that is asked for comes before what has it among others', async () => {
  const [white] = await talk('أبغى حمام أبيض')
  expect(white && namesOf(white).every((name) => name.includes('أبيض'))).toBe(true)
})
