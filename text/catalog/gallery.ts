// What the shop says around the pictures of a product (S-GAL).
import { formatNumber } from '#text/format-number.ts'
import { isolate } from '#text/format-text.ts'

export const galleryText = {
  title: (name: string) => `صور ${isolate(name)}`,
  close: 'إغلاق الصور',
  next: 'الصورة التالية',
  previous: 'الصورة السابقة',
  /** S-GAL-01: «1 من 5» */
  counter: (position: number, total: number) => `${formatNumber(position)} من ${formatNumber(total)}`,
  photo: (position: number, total: number) => `الصورة ${formatNumber(position)} من ${formatNumber(total)}`,
  thumbnails: 'كل الصور',
  enlarge: 'تكبير الصورة',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  zoomReset: 'الحجم الأصلي',
  zoom: (percent: number) => `${formatNumber(percent)}%`,
  none: 'لا توجد صور متاحة',
  failed: 'لا يمكن عرض الصورة',
  failedWhy: 'تعذّر تحميل هذه الصورة',
  loading: 'جارٍ تحميل الصورة',
  retry: 'إعادة المحاولة',
} as const
