// What the shop says about e-mail addresses, passwords and phones (A-AUTH-*, X-35, X-36, X-37).
import type { EmailFault } from '#domain/email.ts'
import type { PasswordFault } from '#domain/password.ts'
import { isolate } from '#text/format-text.ts'

export const EMAIL_FAULTS: Record<EmailFault, string> = {
  'too-short': 'البريد الإلكتروني يجب أن يكون 5 أحرف على الأقل',
  'too-long': 'البريد الإلكتروني يجب ألا يتجاوز 254 حرفاً',
  invalid: 'صيغة البريد الإلكتروني غير صحيحة',
}

export const PASSWORD_FAULTS: Record<PasswordFault | 'common', string> = {
  'too-short': 'كلمة المرور يجب أن تكون 6 أحرف على الأقل',
  'too-long': 'كلمة المرور يجب ألا تتجاوز 128 حرفاً',
  common: 'كلمة المرور هذه شائعة ويسهل تخمينها. اختر كلمة أخرى.',
  'short-for-admin': 'كلمة مرور المدير يجب أن تكون 12 حرفاً على الأقل',
  'no-upper': 'كلمة المرور يجب أن تحتوي على حرف كبير واحد على الأقل',
  'no-lower': 'كلمة المرور يجب أن تحتوي على حرف صغير واحد على الأقل',
  'no-number': 'كلمة المرور يجب أن تحتوي على رقم واحد على الأقل',
  'no-special': 'كلمة المرور يجب أن تحتوي على رمز واحد على الأقل مثل ! أو @ أو #',
}

export const PHONE_INVALID = `رقم الهاتف العُماني غير صحيح. مثال: ${isolate('9000 0000')}`

/** Asked again before the account ends. */
export const DELETE_ERRORS = {
  password: 'كلمة المرور غير صحيحة.',
  email: 'اكتب بريد حسابك كاملاً كما هو.',
} as const

/** Stands at the top of the file that a customer downloads. */
export const DATA_ABOUT =
  'كل ما يحفظه متجر أليف عنك: حسابك وجلساتك وسلتك ورسائلك وطلباتك. الأوقات بالتوقيت العالمي، والمبالغ بالريال العُماني.'
