import { expect, it } from 'vitest'
import { redactQuestion } from './redact-question.ts'

it('A-BOT-07: redacts personal data in any notation', () => {
  for (const told of [
    ...[
      '٩٩٨٧٦٥٤٣',
      '۹۱ ۲۳ ۴۵ ۶۷',
      '9123/4567',
      '9123،4567',
      '9123ـ4567',
      '9123\u200B4567',
      '９１２３４５６７',
    ],
    ...['𝟗𝟏𝟐𝟑𝟒𝟓𝟔𝟕', '+968 (9123) 4567', '91‑23‑45‑67', 'salim＠example.com', 'salim @ example.com'],
    ...['salim(at)example.com', 'instagram.com/salim', 'wa.me/96891234567', 'https://a.example/x'],
    ...[
      'ALF12345678ABCD',
      '12345678 abcd',
      'ＡＬＦ１２３４５６７８ＡＢＣＤ',
      'ألف-12345678-ABCD',
      'alf 1 2 3 4 5 6 7 8 a b c d',
    ],
  ])
    expect(redactQuestion(`كم ثمن القرد؟ ${told} شكراً`)).toBe('كم ثمن القرد؟ … شكراً')
  for (const told of [
    ...[
      'تسعة واحد اثنين ثلاثة اربعة خمسة ستة سبعة',
      'تسعه واحد ٢ ٣ اربعه خمسه سته سبعه',
      'nine one two three 4567',
    ],
    ...['salim at gmail dot com', 'salim . ali @ gmail . com', 'سالم آت جيميل دوت كوم', 'salim@gmail .com'],
    ...[
      'OM81 0180 0000 0129 9123 456',
      'om810180000001299123456',
      'alf 1234 5678 ab cd',
      'سالم بن أحمد البلوشي',
    ],
  ])
    expect(redactQuestion(`كم ثمن القرد؟ ${told} شكراً`)).toBe('كم ثمن القرد؟ … شكراً')
  expect(redactQuestion('انا مريم بنت سعيد من صحار')).toBe('انا … من صحار')
  expect(redactQuestion('معك أم خالد، كم القرد')).toBe('معك …، كم القرد')
  expect(redactQuestion('أنا اسمي سالم البلوشي أريد قرداً')).toBe('أنا اسمي … أريد قرداً')
})

it('A-BOT-07: keeps impersonal text, on one short line', () => {
  for (const plain of [
    ...['طعام 500 غ بين 20 إلى 40', 'رويال 12.5kg', 'قفص 60 سم؟', 'قطة بنت بيضاء', 'ابن عمي يريد قرداً'],
    ...['ثلاث قطط واربع ارانب', 'معكم فاتورة؟', 'أنا أريد قرداً'],
  ])
    expect(redactQuestion(plain)).toBe(plain)
  expect(redactQuestion('قرد\n\tصغير')).toBe('قرد صغير')
  expect(redactQuestion('\uFDFA'.repeat(3000)).length).toBeLessThanOrEqual(200)
})
