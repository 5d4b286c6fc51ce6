// The chatbot's sentences around the care texts (C-05).
import type { World } from '#domain/catalog/worlds.ts'
import { isolate } from '#text/format-text.ts'

/** Suggestions; each leads to the care text of a family. */
export const CARE_CHIPS: Record<string, World> = {
  'نصائح للقطط': 'cats',
  'نصائح للطيور': 'birds',
  'نصائح للأسماك': 'fish',
  'نصائح للأرانب': 'rabbits',
}

export const careText = {
  diet: 'طعام الحيوان المريض يختاره الطبيب البيطري بعد الفحص: اسأله قبل أن تغيّر طعامه، واليوم إن ترك الأكل أو خمل.',
  which: 'عن أي حيوان تسأل؟ اذكر نوعه وأجيبك عن عنايته.',
  everything: (lines: string) => `الأهم من أول يوم، مما لدينا:\n${lines}`,
  /** @param left goods that exceed the budget; null if all do */
  budget: (amount: string, left: readonly string[] | null) =>
    left === null
      ? `وهذا أكثر من ${amount}.`
      : left.length === 0
        ? `وهذا ضمن ${amount}.`
        : `وهذا ضمن ${amount}، ولا يتسع المبلغ بعده لـ: ${left.map(isolate).join('، ')}.`,
  sets: (budget: string) => `ضمن ${budget} حيوان مع أول ما يحتاجه:`,
  needed: (lines: string) => `ومما لدينا له:\n${lines}`,
  side: (animal: string, said: string) => `${animal}: ${said}`,
  nothingOnSide: 'لا أعرف ذلك عنه.',
  /** Introduces the part of a comparison that a precise answer covers. */
  aspects: { 'easy-for-beginner': 'سهل على المبتدئ؟ ', noise: 'صوته: ' } as Record<string, string>,
  fits: (lines: string) => `ومما لدينا يناسب هذا الحوض:\n${lines}`,
  /** For advice that is not about a single animal. */
  source: (source: string) => `المصدر: ${source}. وإن تغيّر أكل أليفك أو نشاطه فراجع الطبيب البيطري.`,
} as const
