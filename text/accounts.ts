// What the shop says about e-mail addresses, passwords and phones (A-AUTH-*, X-35, X-36, X-37).
import type { FieldFault } from '#contract/typed-text.ts'
import { EMAIL_FAULTS } from './email.ts'
import { isolate } from './format-text.ts'

/** What the shop's rules find wrong with a field, in the browser and on the server. */
export const FIELD_FAULTS: Record<FieldFault | 'password-common', string> = {
  ...EMAIL_FAULTS,
  'password-too-short': 'كلمة المرور يجب أن تكون 6 أحرف على الأقل',
  'password-too-long': 'كلمة المرور يجب ألا تتجاوز 128 حرفاً',
  'password-common': 'كلمة المرور هذه شائعة ويسهل تخمينها. اختر كلمة أخرى.',
  'password-short-for-admin': 'كلمة مرور المدير يجب أن تكون 12 حرفاً على الأقل',
  'password-no-upper': 'كلمة المرور يجب أن تحتوي على حرف كبير واحد على الأقل',
  'password-no-lower': 'كلمة المرور يجب أن تحتوي على حرف صغير واحد على الأقل',
  'password-no-number': 'كلمة المرور يجب أن تحتوي على رقم واحد على الأقل',
  'password-no-special': 'كلمة المرور يجب أن تحتوي على رمز واحد على الأقل مثل ! أو @ أو #',
  'code-incomplete': 'الرمز 6 أرقام. اكتبها كلها.',
  'phone-invalid': `رقم الهاتف العُماني غير صحيح. مثال: ${isolate('9000 0000')}`,
  'order-phone-invalid': 'اكتب رقم هاتف عُماني صحيح: 8 أرقام تبدأ بـ 7 أو 9 أو 2.',
  'order-email-invalid': 'اكتب بريداً إلكترونياً صحيحاً، أو اترك الحقل فارغاً.',
  'category-name-missing': 'يرجى إدخال اسم الفئة بالعربية والإنجليزية',
  'amount-invalid': 'اكتب مبلغاً بالريال، مثل 2 أو 1.500.',
  'sent-amount-invalid': 'اكتب المبلغ كما حوّلته، بنقطة لا بفاصلة، مثل 18.50.',
  'signature-missing': 'وقّع المستلم في المربع: النقطة ليست توقيعاً.',
  'seller-signature-missing': 'وقّع البائع في المربع: النقطة ليست توقيعاً.',
  'buyer-signature-missing': 'وقّع المشتري في المربع: النقطة ليست توقيعاً.',
  'contact-invalid': 'اكتب رقم هاتف كاملاً أو بريداً صحيحاً.',
  'note-missing': 'اكتب السبب.',
  'price-invalid': 'يرجى إدخال سعر صحيح',
  'hours-reversed': 'ساعة الإغلاق بعد ساعة الفتح.',
  'days-reversed': 'آخر يوم لا يسبق أولها.',
  'region-unknown': 'اختر المحافظة من القائمة.',
  'place-not-found': 'لم نجد في هذا النص موقعاً. ألصق رابط الخريطة كاملاً، أو رقمين مثل 23.6, 58.5.',
  'place-short-link':
    'هذا رابط مختصر لا يحمل الموقع. افتحه، ثم انسخ الرابط الطويل من شريط العنوان، أو انسخ الرقمين اللذين تعرضهما الخريطة.',
  'place-outside-oman': 'هذا الموقع خارج سلطنة عُمان.',
}

/** Asked again before the account ends. */
export const DELETE_ERRORS = {
  password: 'كلمة المرور غير صحيحة.',
  email: 'اكتب بريد حسابك كاملاً كما هو.',
} as const

/** Stands at the top of the file that a customer downloads. */
export const DATA_ABOUT =
  'كل ما يحفظه المتجر عنك: حسابك وجلساتك وسلتك ورسائلك وطلباتك. الأوقات بالتوقيت العالمي، والمبالغ بالريال العُماني.'
