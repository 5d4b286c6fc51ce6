// The chatbot's sentences around the care texts (C-05).
import type { World } from '#domain/catalog/worlds.ts'

/** Each leads to the care text of a family. */
export const CARE_CHIPS: Record<string, World> = {
  'نصائح للقطط': 'cats',
  'نصائح للطيور': 'birds',
  'نصائح للأسماك': 'fish',
  'نصائح للأرانب': 'rabbits',
}

export const careText = {
  diet: 'طعام الحيوان المريض يختاره الطبيب البيطري بعد الفحص: اسأله قبل أن تغيّر طعامه، واليوم إن ترك الأكل أو خمل.',
  which: 'عن أي حيوان تسأل؟ اذكر نوعه وأجيبك عن عنايته.',
  needed: (lines: string) => `ومما لدينا له:\n${lines}`,
  fits: (lines: string) => `ومما لدينا يناسب هذا الحوض:\n${lines}`,
  /** Where no single animal is spoken of. */
  sources: 'RSPCA وInternational Cat Care وMerck Veterinary Manual',
  source: (source: string) => `المصدر: ${source}. وإن تغيّر أكل أليفك أو نشاطه فراجع الطبيب البيطري.`,
} as const
