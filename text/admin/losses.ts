// The office's sentences about animals that fell ill or died (H-10).
import type { Mishap, QuarantineEnd } from '#domain/animals/loss.ts'
import { ANIMALS, formatCount } from '#text/format-count.ts'
import { isolate } from '#text/format-text.ts'

export const LOSS_ERRORS = {
  animalGone: 'ليس هذا الحيوان هنا الآن: غادر، أو هو في الحجر. حدّث الصفحة وحاول مرة أخرى.',
  whichAnimal: 'لحيوانات هذا العنصر سجلات. اختر أيها هو.',
  which: {
    died: (count: number) => `حدّد أيها نفق: ${formatCount(count, ANIMALS)}.`,
    ill: (count: number) => `حدّد أيها مرض: ${formatCount(count, ANIMALS)}.`,
  } satisfies Record<Mishap, (count: number) => string>,
  whichFirst: (orderNumber: string) => `حدّد أولاً في حالة الطلب ${isolate(orderNumber)} أيها مرض.`,
  oneByOne: 'سجّل كل حيوان له سجل وحده.',
  notForSale: 'هذا الحيوان ليس معروضاً للبيع، فلا حاجة إلى حجره. سجّل مرضه في سجل صحته.',
  tooMany: (left: number) => `في الحجر ${formatCount(left, ANIMALS)} فقط.`,
  noneToReplace: (name: string) =>
    `لا يوجد في المخزون آخر من «${name}» ليحل محله. أعد المبلغ، أو أضف إلى المخزون أولاً.`,
  inQuarantine: 'هو في الحجر الصحي. أنهِ الحجر أولاً.',
} as const

export const lossText = {
  title: 'الحجر الصحي',
  report: { ill: 'حجر صحي', died: 'نفق' } satisfies Record<Mishap, string>,
  why: {
    ill: 'يخرج من البيع ويبقى في سجلات المتجر حتى ينتهي الحجر.',
    died: 'يخرج من المخزون نهائياً، ويُغلق سجله إن كان له سجل.',
  } satisfies Record<Mishap, string>,
  submit: { ill: 'ابدأ الحجر', died: 'سجّل النفوق' } satisfies Record<Mishap, string>,
  ends: { recovered: 'انتهى الحجر', died: 'نفق' } satisfies Record<QuarantineEnd, string>,
  endNote: 'ملاحظة',
  notOnSale:
    'ليس معروضاً للبيع الآن. إن كان في طلب فسجّل مرضه أو نفوقه من صفحة الطلب، وإن كان محجوزاً لشخص فمن المخزون.',
  pending: 'نحفظ',
  done: { ill: 'بدأ الحجر الصحي', died: 'سُجّل النفوق' } satisfies Record<Mishap, string>,
  failed: 'لم يُحفظ',
  quantity: 'كم حيواناً؟',
  animal: 'أي حيوان؟',
  chooseAnimal: 'اختر الحيوان',
  noRecord: 'واحد بلا سجل',
  note: 'ما الذي لوحظ؟',
  inQuarantine: (count: number) => `في الحجر: ${formatCount(count, ANIMALS)}`,
  quarantined: 'في الحجر الصحي',
  since: (when: string, who: string | null) => (who ? `منذ ${when}، ${who}` : `منذ ${when}`),
  fromOrder: 'من الطلب',
  end: {
    recovered: {
      title: 'انتهى الحجر؟',
      what: 'يعود إلى البيع، إن كانت أوراقه كما يطلب نوعه.',
      done: 'انتهى الحجر، وعاد إلى البيع',
    },
    died: { title: 'نفق في الحجر؟', what: 'يخرج من المخزون نهائياً، ويُغلق سجله.', done: 'سُجّل النفوق' },
  },
  endPart: 'كم عددها؟',
  mayBeLost: { died: 'قد يكون هو الذي نفق في الطريق', ill: 'قد يكون هو الذي مرض في الطريق' } satisfies Record<
    Mishap,
    string
  >,
  sayWhich: { died: 'حدّد أيها نفق في حالة الطلب', ill: 'حدّد أيها مرض في حالة الطلب' } satisfies Record<
    Mishap,
    string
  >,
  died: (day: string) => `نفق في ${day}`,
} as const
