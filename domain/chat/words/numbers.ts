// Number words and price limits. Folded when read.
import { foldArabic } from '#domain/fold-arabic.ts'

const SPELT: Record<number, string> = {
  1: 'واحد ريال',
  2: 'اثنين ريالين اثنان',
  3: 'ثلاثة ثلاث تلاتة تلات تلت',
  4: 'أربعة اربع',
  5: 'خمسة خمس',
  6: 'ستة ست',
  7: 'سبعة سبع',
  8: 'ثمانية ثمان ثماني تمانية تمن',
  9: 'تسعة تسع',
  10: 'عشرة عشر',
  12: 'درزن دزينة دستة اثنعش اثنعشر اطنعش اتناشر',
  15: 'خمستعش خمسطعش خمسطاش',
  20: 'عشرين عشرون',
  30: 'ثلاثين ثلاثون تلاتين',
  40: 'أربعين اربعون',
  50: 'خمسين خمسون',
  60: 'ستين ستون',
  70: 'سبعين سبعون',
  80: 'ثمانين ثمانون تمانين',
  90: 'تسعين تسعون',
  100: 'مئة مية مائة ميه',
  150: 'ميةوخمسين',
  200: 'ميتين مئتين مئتان مائتين',
  300: 'ثلاثمية ثلاثمئة',
  500: 'خمسمية خمسمئة',
  1000: 'ألف',
}

export const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries(SPELT).flatMap(([value, words]) =>
    words.split(' ').map((word) => [foldArabic(word), Number(value)] as const),
  ),
)

export type PhrasesByFirst = ReadonlyMap<string, readonly (readonly string[])[]>

function phrases(table: string): PhrasesByFirst {
  const byFirst = new Map<string, string[][]>()
  for (const phrase of table.split(',').map((each) => foldArabic(each).split(' '))) {
    const [first = ''] = phrase
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase])
  }
  return byFirst
}

const words = (table: string) => new Set(foldArabic(table).split(' '))

export const AT_MOST = phrases(
  `تحت, أقل من, بأقل من, يقل عن, تقل عن, ميزانيتي, ميزانيتنا, حوالي, تقريبا, ب, ميزانية, بميزانية, الميزانية, ميزانيتي حدود, حدود, بحدود, في حدود, بحدود ال, لحد, لغاية, لين,
  بسعر, أقصى شي, أقصى سعر, اقصى حد, حد أقصى, بالكثير, بالكتير, سقفي, حدي, معي, معاي, معنا, معانا, only have, have only, عندي, معي غير, معاي غير, عندي غير, معي بس, معايا, معايا غير, عندي بس, دون, under, below, less than, max, maximum, up to, cheaper than, budget, my budget is, budget is, around, ta7t, t7t, taht, a8al mn, aqal mn, agal mn, اقل عن, أرخص من`,
)
export const AT_LEAST = phrases(
  `فوق, أكثر من, اكتر من, اكثر عن, أعلى من, أغلى من, يزيد, تزيد, يزيد عن, تزيد عن, يزيد على, تزيد على, يتجاوز, تتجاوز, يتعدى, تتعدى, يتعدا, تتعدا, يزود عن, تزود عن, يعدي, تعدي, يفوت, تفوت, يتخطى, تتخطى, ابتداء من, يبدأ من, تبدأ من, over, above, more than, at least, minimum, starting from, foq`,
)
export const BETWEEN = words('من بين from between mn')
export const UP_TO = words('الى إلى ل لين لحد لغاية حتى و to and till until la')
export const CURRENCY = words('ريال ريالات رع omr ro rial rials riyal riyals ryal reyal ريالا')
/** Units other than money: an amount of them is no price. */
export const OTHER_UNITS = words(
  'شهر شهور أشهر شهرا سنة سنوات سنين سنه يوم أيام يوما ساعة ساعات دقيقة دقايق كيلو كجم كغ kg مل ml جم جرام غرام لتر لترا سم سنتيمتر متر أسبوع أسابيع حبة حبات قطعة قطع مرات مرة months month years year days day hours kg liter litre cm weeks درجة صغار أطفال طفل عيال يهال بزران أولاد ولاد بنات kids children',
)
