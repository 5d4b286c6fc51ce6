// What the shop says without a network, and when it is back.
import { formatDateTime } from './format-date.ts'

export const offlineText = {
  label: 'حالة الاتصال',
  copy: (madeAt: string) =>
    `هذه نسخة محفوظة من ${formatDateTime(madeAt)}. قد تكون الأسعار والكميات تغيّرت بعدها.`,
  gone: 'لا يوجد اتصال بالإنترنت. ما فتحته من قبل يبقى متاحاً للتصفّح.',
  back: 'عاد الاتصال بالإنترنت.',
  backWithCopy: 'عاد الاتصال. حدّث الصفحة لترى الأسعار والكميات الآن.',
  refresh: 'تحديث',
  page: {
    title: 'لا يوجد اتصال بالإنترنت',
    heading: 'لا يوجد اتصال بالإنترنت',
    body: 'هذه الصفحة تحتاج إلى الاتصال. الصفحات التي فتحتها من قبل تبقى متاحة، وسلتك وطلباتك محفوظة لدينا.',
    backHeading: 'عاد الاتصال بالإنترنت',
    backBody: 'يمكنك المتابعة من حيث توقفت.',
    retry: 'إعادة المحاولة',
    goOn: 'المتابعة',
    toHome: 'إلى الرئيسية',
  },
} as const
