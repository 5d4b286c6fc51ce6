// What is said of giving something back (F-03), to its customer.
import type { RefusalOf } from '#contract/refusals.ts'
import { isLoss, type ReturnKind, type ReturnReason, type ReturnState } from '#domain/returns/return-rules.ts'

export const RETURN_REASON_LABELS: Record<ReturnReason, string> = {
  'wrong-item': 'وصلني غير ما طلبت',
  defect: 'وصل تالفاً أو فيه عيب',
  other: 'سبب آخر',
  'wrong-species': 'نوع خاطئ',
  ill: 'مشكلة صحية ظهرت عند الاستلام',
  'died-before-delivery': 'نفق قبل أن يصل',
  'ill-before-delivery': 'مرض قبل أن يصل',
}

export const RETURN_STATE_LABELS: Record<ReturnState, string> = {
  waiting: 'قيد المراجعة',
  accepted: 'مقبول',
  refused: 'مرفوض',
  over: 'انتهت بإلغاء الطلب',
}

/** The words of a state depend on the reason: for a lost animal, «مرفوض» would be wrong (H-10). */
export function returnStateLabel({ reason, state }: { reason: ReturnReason; state: ReturnState }): string {
  return isLoss(reason) ? LOSS_STATE_LABELS[state] : RETURN_STATE_LABELS[state]
}

const LOSS_STATE_LABELS: Record<ReturnState, string> = {
  ...RETURN_STATE_LABELS,
  accepted: 'يُعاد المبلغ',
  refused: 'حيوان آخر بدله',
}

export const RETURN_ERRORS = {
  reasonMissing: 'اختر السبب.',
  wordsMissing: 'اكتب سبب الإرجاع.',
  nothingChosen: 'اختر ما تريد إرجاعه.',
  notInOrder: 'ليس هذا في الطلب. حدّث الصفحة وحاول مرة أخرى.',
  filesGone: 'لم تعد إحدى الصور متاحة. أضفها من جديد.',
} as const

/** Said to the customer who asks, and to the shop that decides. */
export const NOT_RETURNABLE: Record<RefusalOf<'not-returnable'>['why'], string> = {
  'not-delivered': 'لم يصل هذا الطلب بعد، فلا يُرجع منه شيء.',
  'other-kind': 'لا يصلح هذا السبب لما اخترته. اختر سبباً آخر، واطلب إرجاع الحيوان وحده.',
  'asked-before': 'طُلب إرجاعه من قبل، ونراجعه الآن. انتظر قرارنا، ثم اطلب إرجاع ما بقي منه.',
  'too-many': 'هذا أكثر مما بقي لك من الطلب: أُرجع بعضه من قبل، أو لم يصل بعد.',
  'too-late': 'انتهت مهلة الإرجاع لهذا السبب. راسلنا إن كان لديك سؤال.',
  arrived: 'وصل هذا الطلب إلى صاحبه. افتح له حالة بسبب «مشكلة صحية».',
  'order-over': 'أُلغي هذا الطلب أو عاد من التسليم، فلا يُقبل منه إرجاع. ارفض الطلب واذكر السبب.',
}

export const returnsText = {
  title: 'الإرجاع',
  /** H-10. */
  lossTitle: 'خبر عن حيوانك',
  unread: 'تعذّر تحميل ما يخص الإرجاع',
  ask: 'طلب إرجاع',
  until: (when: string) => `يمكنك طلب الإرجاع حتى ${when}.`,
  defectUntil: (when: string) => `انتهت المهلة، ولك أن ترجع ما فيه عيب حتى ${when}.`,
  over: (when: string) => `انتهت مهلة الإرجاع ${when}.`,
  asked: (when: string) => `طلبته ${when}`,
  list: 'ما طلبت إرجاعه',
  worth: 'قيمته',
  withDelivery: 'مع رسوم التوصيل',
  accepted: (accepted: number, quantity: number) => `قُبل ${accepted} من ${quantity}`,
  said: 'قال المتجر:',
  dialogTitle: 'طلب إرجاع',
  dialogWhy: 'نراجعه ونكتب إليك بالقرار.',
  caseWhy: 'نتواصل معك سريعاً: حالة الحيوان أولاً.',
  reason: 'لماذا؟',
  /** Beside each reason of an order of both. */
  about: { return: 'عن المستلزمات', case: 'عن الحيوان' } satisfies Record<ReturnKind, string>,
  items: 'ماذا تريد إرجاعه؟',
  left: (left: number) => `من ${left}`,
  words: 'اشرح لنا',
  wordsHint: 'ماذا لاحظت، ومتى؟',
  send: 'أرسل الطلب',
  sending: 'نرسل طلبك',
  sent: 'وصلنا طلب الإرجاع',
  sentWhy: 'نراجعه ونكتب إليك بالقرار.',
  failed: 'لم يُرسل طلبك',
} as const
