// Texts of the exact place of a delivery, and of the receiver (W-13).
import { formatNumber } from './format-number.ts'

export const placeText = {
  add: 'أضف موقعاً أو مستلماً آخر',
  title: 'الموقع والمستلم',
  here: 'موقعي الآن',
  locating: 'نبحث عن موقعك…',
  paste: 'أو ألصق رابط الموقع',
  pasteHint: 'من خرائط جوجل أو آبل، أو رقمان مثل 23.6, 58.5.',
  known: 'الموقع محدد',
  onMap: 'الموقع على الخريطة',
  open: 'افتح الخريطة',
  remove: 'إزالة الموقع',
  use: 'اعتمده',
  rough: (metres: number) => `الموقع تقريبي، ضمن ${formatNumber(metres)} متر. تأكد منه على الخريطة.`,
  secondPhone: 'رقم هاتف آخر',
  secondPhoneWhy: 'نتصل عليه إن لم ترد.',
  receiver: 'اسم المستلم',
  receiverWhy: 'إن كان شخص آخر سيستلم الطلب.',
  denied: 'لم يسمح المتصفح بمعرفة موقعك. اسمح به من إعدادات الموقع، أو ألصق رابطاً من تطبيق الخرائط.',
  unavailable: 'لم نستطع معرفة موقعك الآن. حاول مرة أخرى، أو ألصق رابطاً من تطبيق الخرائط.',
} as const
