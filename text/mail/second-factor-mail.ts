// Mails about the second factor of an account (T-02): they tell a person who did not change it what to do.
import type { SecondFactorChange } from '#domain/accounts/second-factor.ts'
import { formatCount } from '#text/format-count.ts'
import { formatDateTime } from '#text/format-date.ts'
import { isolate } from '#text/format-text.ts'
import { RECOVERY_CODES } from '#text/second-factor.ts'
import { greeting, type MailContent, type NamedShop, paragraph, quietCall } from './mail.ts'

const CHANGES: Record<SecondFactorChange, { subject: string; said: (shop: string, when: string) => string }> =
  {
    on: {
      subject: 'فُعّل التحقق بخطوتين لحسابك',
      said: (shop, when) =>
        `فُعّل التحقق بخطوتين لحسابك في ${shop} ${when}، وأنهينا الجلسات المفتوحة على أجهزتك الأخرى. احفظ رموز الاسترداد في مكان آمن.`,
    },
    moved: {
      subject: 'انتقل التحقق بخطوتين إلى هاتف آخر',
      said: (shop, when) =>
        `انتقل التحقق بخطوتين لحسابك في ${shop} إلى هاتف آخر ${when}. لا يصلح الهاتف السابق ولا رموز الاسترداد السابقة بعد الآن.`,
    },
    codes: {
      subject: 'رموز استرداد جديدة لحسابك',
      said: (shop, when) =>
        `أُنشئت رموز استرداد جديدة لحسابك في ${shop} ${when}. لا تصلح الرموز السابقة بعد الآن.`,
    },
    off: {
      subject: 'أُوقف التحقق بخطوتين لحسابك',
      said: (shop, when) =>
        `أُوقف التحقق بخطوتين لحسابك في ${shop} ${when}. تكفي كلمة المرور وحدها للدخول الآن.`,
    },
    removed: {
      subject: 'أُزيل التحقق بخطوتين عن حسابك',
      said: (shop, when) =>
        `أزال من يدير المتجر التحقق بخطوتين عن حسابك في ${shop} ${when}، وأنهينا كل جلساتك. ادخل بكلمة مرورك، ثم فعّله من جديد.`,
    },
  }

export function secondFactorMail(
  firstName: string,
  at: string,
  change: SecondFactorChange,
  forgotUrl: string,
  shop: NamedShop,
): MailContent {
  const { subject, said } = CHANGES[change]
  return {
    subject,
    preview: 'إن كنت أنت من طلب ذلك فلا يلزمك شيء.',
    heading: greeting(firstName),
    blocks: [
      paragraph(`${said(isolate(shop.nameArabic), whenOf(at))} إن كنت أنت من طلب ذلك فلا يلزمك شيء.`),
      ...notYou(forgotUrl, shop),
    ],
  }
}

export function secondFactorTriesMail(
  firstName: string,
  at: string,
  forgotUrl: string,
  shop: NamedShop,
): MailContent {
  return {
    subject: 'محاولات كثيرة لدخول حسابك',
    preview: 'لم يدخل أحد، لكن أحدهم تجاوز الخطوة الأولى.',
    heading: greeting(firstName),
    blocks: [
      paragraph(
        `${whenOf(at)} تجاوز أحدهم الخطوة الأولى للدخول إلى حسابك في ${isolate(shop.nameArabic)}، ثم كتب رموزاً غير صحيحة في الخطوة الثانية حتى نفدت محاولاته. لم يدخل، وأوقفنا المحاولات من هناك إلى حين. إن كنت أنت فانتظر، أو ادخل من جهاز اعتدت الدخول منه.`,
      ),
      ...notYou(forgotUrl, shop),
    ],
  }
}

export function recoveryCodeUsedMail(
  firstName: string,
  at: string,
  left: number,
  profileUrl: string,
  forgotUrl: string,
  shop: NamedShop,
): MailContent {
  return {
    subject: 'استُعمل رمز استرداد لحسابك',
    preview: `بقي لك ${formatCount(left, RECOVERY_CODES)}.`,
    heading: greeting(firstName),
    blocks: [
      paragraph(
        `استُعمل أحد رموز الاسترداد لحسابك في ${isolate(shop.nameArabic)} ${whenOf(at)}. بقي لك ${formatCount(left, RECOVERY_CODES)}. إن تغيّر هاتفك فانقل التحقق بخطوتين إليه:`,
      ),
      { kind: 'link', label: 'الأمان في ملفك الشخصي', url: profileUrl, quiet: true },
      ...notYou(forgotUrl, shop),
    ],
  }
}

function whenOf(at: string): string {
  return `يوم ${formatDateTime(at)} بتوقيت مسقط`
}

function notYou(forgotUrl: string, shop: NamedShop): MailContent['blocks'] {
  return [
    paragraph('لم تكن أنت؟ اختر كلمة مرور جديدة الآن، ثم أخبر من يدير المتجر:'),
    { kind: 'link', label: 'اختيار كلمة مرور جديدة', url: forgotUrl },
    quietCall('وإن احتجت إلى مساعدة', shop),
  ]
}
