// The care texts in the back office (H-09).
import { formatDate } from '#text/format-date.ts'
import { isolate } from '#text/format-text.ts'

export const careAdminText = {
  title: 'نصوص العناية',
  lead: 'منها يجيب المساعد، ومنها خطة العناية التي تصل مع كل حيوان. إن راجع طبيب بيطري نصاً منها فاكتب من ومتى، ويُذكر ذلك للعملاء ما دام النص كما راجعه.',
  notReviewed: 'لم يراجعها طبيب بعد',
  reviewed: ({ vet, on }: { vet: string; on: string }) => `راجعها ${isolate(vet)}، ${formatDate(on)}`,
  outdated: 'تغيّر النص بعد المراجعة، فلا يُذكر أنها روجعت.',
  read: (title: string) => `اقرأ: ${title}`,
  readShort: 'اقرأها',
  review: (title: string) => `مراجعة الطبيب: ${title}`,
  reviewShort: 'مراجعة الطبيب',
  reviewWhat: 'اكتب ما حدث فقط: اسم الطبيب الذي قرأ هذا النص كاملاً، ويوم قرأه.',
  vet: 'اسم الطبيب',
  on: 'راجعها في',
  save: 'احفظ',
  saved: 'حُفظت المراجعة',
  removed: 'لا يُذكر لها طبيب الآن',
  remove: 'امحُ المراجعة',
  failed: 'لم تُحفظ المراجعة',
  source: (source: string) => `المصدر: ${source}`,
  missing: { vet: 'اكتب اسم الطبيب.' },
  toCome: 'هذا اليوم لم يأتِ بعد.',
} as const
