import { describe, expect, it } from 'vitest'
import { understand } from './understand.ts'
import { type About, NOTHING_SAID } from './understanding.ts'
import { EMPTY_VOCABULARY } from './vocabulary.ts'
import '#tests/support/learned-chat.ts'

function lastOf(...messages: readonly string[]) {
  let about: About = NOTHING_SAID
  let understood = understand('', EMPTY_VOCABULARY)
  for (const message of messages) {
    understood = understand(message, EMPTY_VOCABULARY, about)
    about = {
      topics: [...understood.topics, ...about.topics],
      shown: 0,
      subject: understood,
      illness: understood.illness,
    }
  }
  return understood
}

describe('C-01: a vet, at once', () => {
  it.each([
    // Cannot pass urine
    ['قطي من البارحة ما يبول نقطة'],
    ['القطوة تروح الليتر وتعصر وما ينزل شي'],
    ['القطو يصيح في صندوق الرمل'],
    ['هرّي لا يستطيع التبول'],
    ['قطتي يومين ما تروح الحمام'],
    ['كل شوي يدخل الرمل ويطلع بدون شي'],
    ['جالسة في الليتر وتصيح'],
    ['my cat keeps trying to pee but nothing comes'],
    ['القط يحاول يسوي حمام ومايطلع منه شي'],
    ['القطو قاعد يموي وهو في الرمل'],
    ['الأرنب ما سوى فضلات من أمس'],
    ['السمكات عند السطح تلهث كلها'],
    ['سمكاتي كلها فوق عند السطح ووحدة ماتت'],
    ['البيضة واقفة في الكناري'],
    // Does not eat or drink
    ['أرنوبتي ما ذاقت شي من الصبح'],
    ['قطتي مضربة عن الأكل يومين'],
    ['البسة مو راضية تشرب ماي'],
    ['وقف أكل بس يشرب'],
    ['طيري رافض الأكل'],
    ['له ٢٤ ساعة بدون أكل القطو'],
    ['ما ياكل القط'],
    // Dies
    ['سمكاتي تموت وحدة وحدة'],
    ['كل يوم يموت طير من طيوري'],
    ['ماتوا كلهم السمك إلا واحد'],
    ['my fish keep dying'],
    // Gives birth
    ['القطوة فيها طلق من الفجر ولا طلع شي'],
    ['ارنبتي ولادتها متعسرة'],
    ['قطتي بتولد من خمس ساعات'],
    // Medicines and poisons
    ['عطيت القط نص حبة بنادول'],
    ['القط لحس ديتول من الأرض'],
    ['كلبي كل بصل مطبوخ'],
    ['رشيت بف باف والعصافير في الغرفة'],
    ['حطيت لقطتي قطرة براغيث حق الكلاب'],
    // Shakes, breathes badly, is hurt
    ['قطي يرتجف ويطيح على جنبه'],
    ['الأرنب جسمه يرعش'],
    ['الهامستر ذيله مبلول'],
    ['الطير فاتح منقاره ويتنفس بسرعة'],
    ['طلع دم من فم القط'],
    ['بطن الأرنب منفوخة'],
    ['القطوة طاحت من الطابق الثالث'],
    ['سيارة ضربت قطتي'],
    ['القط ما يدوس على رجله'],
    ['انكب ماي حار على القطة'],
  ])('%s', (says) => {
    expect(understand(says, EMPTY_VOCABULARY)).toMatchObject({
      isSick: true,
      illness: { urgency: 'now' },
      topics: [expect.stringMatching('vet')],
    })
  })

  it.each([
    ['أرنبي الثاني شكله مو طبيعي فجأة'],
    ['شفيها قطتي اليوم'],
    ['القط راسه مايل'],
    ['السمكة تسبح بالمقلوب'],
    ['قطي ياكل نايلون'],
    ['طيري ساكت من يومين وما يغني'],
  ])('alarming, though unknown: %s', (says) => {
    expect(understand(says, EMPTY_VOCABULARY).topics).toEqual(['vet'])
  })

  it.each([
    ['عندكم أكل للقطط اللي ما تحب الدراي'],
    ['ما عندكم أكل قطط؟'],
    ['ابغى رمل ما يطلع منه غبار'],
    ['ما وصلني الأكل اللي طلبته'],
    ['كم مرة ياكل الهامستر باليوم'],
    ['ماذا لا يأكل الأرنب؟'],
    ['قبل ما ياكل القط اغسل صحنه؟'],
    ['قطتي حامل كم باقي وتولد'],
    ['كيف اشيل الكلور من ماء الحوض'],
    ['وصل الحوض مكسور'],
    ['المندوب ما يرد'],
    ['عندكم كلور اقصد مزيل كلور'],
    ['ارجع الأكل اذا ما ناسبها؟'],
    ['القط ما عجب أمي'],
    ['القطة تسبب حساسية؟'],
    ['طاح السعر ولا بعده؟'],
    ['وقف الكناري تغريد وهو ياكل عادي'],
    ['أبغى كناريا وقفصا وطعاما'],
    ['ترك اللعب بس ياكل زين'],
    ['عندي قط وبشتري أرنب، بياكله؟'],
    ['عندنا كناري وقطة، ما راح تاكله؟'],
    ['أرنبي يموت على الجزر'],
    ['أي طير ما يمرض وايد؟'],
    ['القط الحبشي متى بيرجع؟'],
    ['متى يرجعون قطط الشيرازي'],
    ['كان القط مريض وتعافى، متى أحممه؟'],
    ['لو مرض القط بعد ما أشتريه من يتحمل؟'],
    ['القطة مرضت الشهر الفائت وشفيت، متى ألعبها؟'],
  ])('is not about a sick animal: %s', (says) => {
    expect(understand(says, EMPTY_VOCABULARY).isSick).toBe(false)
  })

  it.each([
    ['على زعانف السمكة حبات بيضاء'],
    ['السمكة فيها شي أبيض مثل القطن'],
    ['رقبة الأرنب مايلة'],
    ['عين البسة فيها بياض'],
    ['قطي يرجع اللي ياكله'],
    ['السمكة راقدة على جنبها'],
    ['قطتي فيها دواير بدون شعر'],
    ['السلحفاة عيونها ملزقة'],
    ['قطتي شعرها طايح دواير'],
    ['the kitten is very lethargic'],
    ['my cat keeps sneezing'],
  ])('tells of a sick animal: %s', (says) => {
    expect(understand(says, EMPTY_VOCABULARY).topics[0]).toBe('vet')
  })

  it.each([
    ['أعطيها شي من البيت؟'],
    ['في علاج بالأعشاب؟'],
    ['طيب أعطيه عسل؟'],
    ['كم احط له من الدوا؟'],
    ['عندك وصفة منزلية؟'],
  ])('stays with the vet: %s', (says) => {
    expect(lastOf('قطتي تستفرغ', says).topics).toEqual(['vet'])
  })

  it.each([
    ['انت برنامج ولا آدمي؟', 'who-are-you'],
    ['جزاك الله خير', 'thanks'],
    ['حسبي الله ونعم الوكيل فيكم', 'complaint'],
    ['هل عليها ضمان؟', 'animal-guarantee'],
    ['كم التوصيل لصحم؟', 'delivery'],
    ['بكم القفص الكبير', 'price'],
  ])('leaves the vet for what is plainly asked: %s', (says, topic) => {
    expect(lastOf('قطتي تستفرغ', says).topics[0]).toBe(topic)
  })
})
