// What is wrong with an address of e-mail (A-AUTH-09); apart, since every page of the shop can ask for one (P-08).
import type { EmailFault } from '#domain/email.ts'

export const EMAIL_MISSING = 'اكتب بريدك الإلكتروني.'

export const EMAIL_FAULTS: Record<EmailFault, string> = {
  'email-too-short': 'البريد الإلكتروني يجب أن يكون 5 أحرف على الأقل',
  'email-too-long': 'البريد الإلكتروني يجب ألا يتجاوز 254 حرفاً',
  'email-invalid': 'صيغة البريد الإلكتروني غير صحيحة',
}

export function emailSentence(address: string, fault: EmailFault): string {
  return address === '' ? EMAIL_MISSING : EMAIL_FAULTS[fault]
}
