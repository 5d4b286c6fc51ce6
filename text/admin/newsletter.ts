// What the newsletter's list says.
import type { SubscriberState } from '#contract/admin/newsletter.ts'

export const SUBSCRIBER_STATE_LABELS: Record<SubscriberState, string> = {
  active: 'مشترك',
  waiting: 'بانتظار التأكيد',
  unsubscribed: 'ألغى الاشتراك',
}

export const SUBSCRIBER_COLUMNS = ['البريد الإلكتروني', 'الحالة', 'مصدر الموافقة', 'وقت الموافقة'] as const
