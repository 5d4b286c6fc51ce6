// Why a bank statement cannot be read (F-05), said by the office and by the shop's refusal.
import type { RefusalOf } from '#contract/refusals.ts'
import { MAX_STATEMENT_LINES } from '#domain/statements/bank-line.ts'
import { formatNumber } from './format-number.ts'

export const SAVE_AS = 'صدّر الكشف من البنك بصيغة CSV أو Excel (XLSX)، ثم ارفعه من جديد.'

export const STATEMENT_PROBLEMS: Record<
  Exclude<RefusalOf<'statement-unreadable'>['reason'], 'format'>,
  string
> = {
  empty: 'لا نجد هنا أي عملية. اختر كشفاً فيه عمليات، أو الصق رسائل البنك كما هي.',
  'only-debits': 'كل العمليات هنا صادرة، ولا مبلغ دخل الحساب.',
  unclear: 'لا نعرف مما هنا إن كانت المبالغ واردة أم صادرة. ارفع كشف البنك ملفاً، أو الصق رسالته كاملة.',
  'too-many-lines': `في الكشف أكثر من ${formatNumber(MAX_STATEMENT_LINES)} سطر. صدّر مدة أقصر.`,
  'other-year': 'كل التواريخ هنا من سنة أخرى أو لم تأتِ بعد. تأكد من مدة الكشف، ثم صدّره من جديد.',
  'unpacked-too-large': 'هذا الملف أكبر كثيراً مما يبدو حين يُفك ضغطه. صدّر مدة أقصر، أو بصيغة CSV.',
  'broken-workbook': `تعذّر فتح ملف الإكسل هذا. ${SAVE_AS}`,
}
