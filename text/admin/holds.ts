// What the office says of units that are kept for one person (S2-12).
import type { HoldReason } from '#domain/holds.ts'
import { formatNumber } from '#text/format-number.ts'
import { isolate } from '#text/format-text.ts'

const REASONS: Record<HoldReason, string> = {
  wanted: 'ينتظر توفّره',
  visit: 'زيارة',
  office: 'حجزه المتجر',
}

export const holdsText = {
  title: 'المحجوز لأشخاص',
  keep: 'احجز لشخص',
  keptFor: (quantity: number) => (quantity === 1 ? 'محجوز باسم' : `محجوز (${formatNumber(quantity)}) باسم`),
  held: (quantity: number) => `محجوز: ${formatNumber(quantity)}`,
  nobody: 'عميل سابق',
  until: (time: string) => `حتى ${time}`,
  reasons: REASONS,
  release: 'أنهِ الحجز',
  releasing: 'جارٍ الإنهاء…',
  releaseOf: (name: string) => `أنهِ الحجز لـ${isolate(name)}`,
  released: 'انتهى الحجز، وعاد إلى البيع',
  notReleased: 'لم ينتهِ الحجز',
  fields: { name: 'لمن؟', email: 'بريد حسابه', quantity: 'كم العدد؟' },
  emailHint: 'يستطيع صاحب هذا البريد وحده أن يطلبه من المتجر.',
  howLong: 'كم يبقى محجوزاً؟',
  hours: { 4: '4 ساعات', 24: 'يوم', 48: 'يومان', 168: 'أسبوع' },
  submit: 'احجز',
  keeping: 'جارٍ الحجز…',
  kept: (name: string) => `حُجز لـ${isolate(name)}`,
  tooMany: 'في المخزون أقل من ذلك.',
} as const
