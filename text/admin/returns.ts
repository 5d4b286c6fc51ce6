// The room of returns and cases (F-03).
import type { Mishap } from '#domain/animals/loss.ts'
import type { ReturnKind, ReturnReason, ReturnState } from '#domain/returns/return-rules.ts'
import { isolate } from '#text/format-text.ts'
import { RETURN_REASON_LABELS } from '#text/returns.ts'
import { ORDERS } from './orders.ts'

export const ADMIN_RETURN_ERRORS = {
  noteMissing: 'اكتب السبب. يصل إلى العميل كما تكتبه.',
  nothingTaken: 'لم تقبل شيئاً منه. إن كنت لا تقبله كله فارفضه.',
  /** `left`: animals of the item that have left by their records. */
  notForSale: (name: string, papers: string, left: readonly string[]) => {
    const again =
      left.length > 0
        ? ` إن كان العائد ${left.map(isolate).join(' أو ')} فامسح من سجله يوم مغادرته أولاً.`
        : ''
    return `${isolate(name)}: ${papers} اختر «يُتلف»، أو أكمل أوراقه أولاً.${again}`
  },
  /** `animals`: those that now belong to another account. */
  whichCameBack: (name: string) =>
    `${isolate(name)}: لا يُعرف أي حيوانات الطلب عاد. اختر العائد ليعود إلى البيع.`,
  notThese: (name: string, accepted: number) =>
    `${isolate(name)}: اختر من حيوانات هذا الطلب، ${accepted} لا أكثر. إن تغيّرت فحدّث الصفحة.`,
  passedOn: (name: string, animals: readonly string[]) =>
    `${isolate(name)}: نقل المشتري ${animals.map(isolate).join(' و')} إلى حساب آخر، فلا يعود إلى البيع. اختر «يُتلف»، أو اطلب من صاحبه أن ينقله إلى المشتري أولاً.`,
} as const

/** They are requests, and counted as orders are: «طلبان». */
export const RETURNS = ORDERS

export const RETURN_STATES_TEXT = {
  waiting: 'تنتظر قرارك',
  accepted: 'مقبولة',
  refused: 'مرفوضة',
  over: 'انتهت بإلغاء طلبها',
} satisfies Record<ReturnState, string>

/** As the shop says them of its customer, in the order in which it chooses; «other» comes last. */
export const ADMIN_REASON_LABELS: Record<ReturnReason, string> = {
  defect: RETURN_REASON_LABELS.defect,
  'wrong-item': 'وصله غير ما طلب',
  ill: RETURN_REASON_LABELS.ill,
  'wrong-species': 'وصله حيوان غير الذي طلب',
  'died-before-delivery': RETURN_REASON_LABELS['died-before-delivery'],
  'ill-before-delivery': RETURN_REASON_LABELS['ill-before-delivery'],
  other: RETURN_REASON_LABELS.other,
}

export const RETURN_KIND_LABELS = { return: 'إرجاع', case: 'حالة حيوان' } satisfies Record<ReturnKind, string>

export const adminReturnsText = {
  lead: 'ما يطلب العملاء إرجاعه، وحالات الحيوانات. ما تقبله يعود إلى المخزون أو يُتلف، ومبلغه يظهر في «مبالغ للعملاء».',
  list: 'طلبات الإرجاع',
  state: 'الحالة',
  all: 'الكل',
  empty: 'لا طلبات تنتظر',
  emptyWhy: 'يطلب العملاء الإرجاع من صفحة طلبهم بعد وصوله.',
  nothingFound: 'لا طلبات هنا',
  showAll: 'عرض الكل',
  asked: (quantity: number, bought: number) => `${quantity} من ${bought}`,
  taken: (accepted: number, quantity: number) => `قُبل ${accepted} من ${quantity}`,
  restocked: 'عاد إلى المخزون',
  writtenOff: 'أُتلف',
  photo: (nth: number) => `صورة ${nth}`,
  said: 'قلت للعميل',
  accept: 'قبول',
  refuse: 'رفض',
  acceptTitle: 'قبول الإرجاع',
  refuseTitle: 'رفض الإرجاع',
  refuseWhy: 'يصل ما تكتبه إلى العميل بالبريد، ويراه في صفحة طلبه.',
  quantity: (name: string) => `العدد المقبول من ${name}`,
  fate: (name: string) => `ما مصير ${name}؟`,
  restock: 'إلى المخزون',
  writeOff: 'يُتلف',
  noStock: 'لم يعد هذا العنصر في السجلات، فلا مخزون يعود إليه.',
  falls: 'ينقص مبلغ الطلب',
  delivery: 'منها رسوم التوصيل',
  owed: 'يستحق العميل',
  owedLess: 'دُفع للطلب أقل من مبلغه، فلا يُعاد إلا ما زاد على ما بقي.',
  noteToCustomer: 'كلمة إلى العميل',
  reason: 'السبب',
  acceptIt: 'اقبل الإرجاع',
  refuseIt: 'ارفض الإرجاع',
  saving: 'نحفظ القرار',
  accepted: 'قُبل الإرجاع',
  refused: 'رُفض الإرجاع',
  failed: 'لم يُحفظ القرار',
  decided: (when: string, who: string | null) => (who ? `${when}، ${who}` : when),
  card: 'الإرجاع',
  open: 'افتح إرجاعاً أو حالة',
  openTitle: 'إرجاع أو حالة',
  openIt: 'افتحها',
  opened: 'فُتحت، وتنتظر قرارك',
  notOpened: 'لم تُفتح',
  nothingToOpen: 'لا شيء في هذا الطلب يُفتح له إرجاع أو حالة الآن.',
  why: 'ماذا حدث؟',
  quantityOf: (name: string) => `العدد من ${name}`,
  customerSaid: 'ما قاله العميل',
  lossWhy: 'يخرج الحيوان من الطلب الآن، ونكتب إلى العميل. ثم قرّر: يعود إليه المبلغ، أو حيوان آخر.',
  giveBack: 'أعد المبلغ',
  giveBackTitle: 'يعود المبلغ إلى العميل؟',
  givenBack: 'خرج من الطلب، ومبلغه مستحق للعميل',
  replace: 'حيوان آخر',
  replaceTitle: 'حيوان آخر من المخزون',
  replaceWhy:
    'يخرج واحد آخر من العنصر نفسه من المخزون إلى هذا الطلب، ويصل إلى العميل ما تكتبه. لحيوان من عنصر آخر أعد المبلغ، ثم سجّل طلباً جديداً.',
  replaceIt: 'أضفه إلى الطلب',
  which: {
    died: {
      ask: 'أيها نفق؟',
      of: (name: string) => `أيها نفق من ${isolate(name)}؟`,
      choose: 'اختر الذي نفق',
      why: 'لم يعرف المندوب أيها هو. يُغلق سجل الذي نفق، وإلى أن تحدّده لا يذهب أي منها مع طلب آخر.',
      done: 'سُجّل أيها نفق',
    },
    ill: {
      ask: 'أيها مرض؟',
      of: (name: string) => `أيها مرض من ${isolate(name)}؟`,
      choose: 'اختر الذي مرض',
      why: 'لم يعرف المندوب أيها هو. وإلى أن تحدّده لا ينتهي الحجر، ولا يذهب أي منها مع طلب آخر.',
      done: 'سُجّل أيها مرض',
    },
  } satisfies Record<Mishap, object>,
  cameBack: {
    of: (name: string) => `أيها عاد من ${isolate(name)}؟`,
    choose: 'اختر العائد',
  },
  passedOn: (name: string) => `${isolate(name)} (نقله المشتري)`,
  nameIt: 'احفظ',
  replaced: 'حل حيوان آخر محله',
} as const
