// What the mails about an account say: to its owner, and nobody else.
import { formatCount, HOURS_GENITIVE, MINUTES_GENITIVE } from '#text/format-count.ts'
import { formatDateTime } from '#text/format-date.ts'
import { isolate } from '#text/format-text.ts'
import { greeting, type MailContent, type NamedShop, paragraph, quiet, quietCall } from './mail.ts'

/** A-AUTH-05. */
export function activationMail(firstName: string, url: string, hours: number, shop: NamedShop): MailContent {
  return {
    subject: `فعّل حسابك في ${isolate(shop.nameArabic)}`,
    preview: 'خطوة واحدة ويصبح حسابك جاهزاً.',
    heading: greeting(firstName),
    blocks: [
      paragraph(
        `طُلب إنشاء حساب في ${isolate(shop.nameArabic)} بهذا البريد الإلكتروني. إن كنت أنت من طلبه فافتح الرابط لتفعيل حسابك، ثم سجّل الدخول:`,
      ),
      { kind: 'link', label: 'تفعيل الحساب', url },
      quiet(
        `الرابط صالح لمدة ${formatCount(hours, HOURS_GENITIVE)}. إن وصلتك أكثر من رسالة تفعيل فقد كُتبت أكثر من كلمة مرور، وتختار كلمتك بعد فتح الرابط. وإن لم تطلب حساباً فلا تفتح الرابط، ولن يُفعّل شيء.`,
      ),
    ],
  }
}

/** To the owner of an address that somebody registered a second time (Z-07). */
export function signUpAttemptMail(authUrl: string, forgotUrl: string, shop: NamedShop): MailContent {
  return {
    subject: `لديك حساب في ${isolate(shop.nameArabic)} بالفعل`,
    preview: 'حاول شخص ما التسجيل ببريدك الإلكتروني.',
    heading: 'لديك حساب بالفعل',
    blocks: [
      paragraph(
        `حاول شخص ما إنشاء حساب جديد في ${isolate(shop.nameArabic)} بهذا البريد الإلكتروني، وهو مسجّل لدينا من قبل. إن كنت أنت فسجّل الدخول:`,
      ),
      { kind: 'link', label: 'تسجيل الدخول', url: authUrl },
      paragraph('نسيت كلمة المرور؟ اختر كلمة جديدة:'),
      { kind: 'link', label: 'كلمة مرور جديدة', url: forgotUrl, quiet: true },
      quiet('إن لم تكن أنت فلا داعي لفعل أي شيء؛ لم يتغيّر شيء في حسابك.'),
    ],
  }
}

/** S2-01. The code comes first, so that a phone's notification shows it. */
export function signInCodeMail(code: string, minutes: number, shop: NamedShop): MailContent {
  return {
    subject: `الرمز ${code} للدخول إلى ${isolate(shop.nameArabic)}`,
    preview: `اكتبه في الصفحة التي طلبته منها. صالح لمدة ${formatCount(minutes, MINUTES_GENITIVE)}.`,
    heading: 'رمز الدخول',
    blocks: [
      paragraph('اكتب هذا الرمز في الصفحة المفتوحة في متصفحك لتكمل:'),
      { kind: 'code', label: 'الرمز', value: code },
      quiet(
        `الرمز صالح لمدة ${formatCount(minutes, MINUTES_GENITIVE)} ولمرة واحدة، ولن يسألك عنه أحد من المتجر. إن لم تطلبه فتجاهل هذه الرسالة، ولن يدخل أحد إلى حسابك.`,
      ),
    ],
  }
}

export function passwordResetMail(
  firstName: string,
  url: string,
  minutes: number,
  shop: NamedShop,
): MailContent {
  return {
    subject: 'إعادة تعيين كلمة المرور',
    preview: `رابط لاختيار كلمة مرور جديدة لحسابك في ${isolate(shop.nameArabic)}.`,
    heading: greeting(firstName),
    blocks: [
      paragraph(
        `وصلنا طلب لإعادة تعيين كلمة المرور لحسابك في ${isolate(shop.nameArabic)}. افتح الرابط لاختيار كلمة جديدة:`,
      ),
      { kind: 'link', label: 'اختيار كلمة مرور جديدة', url },
      quiet(
        `الرابط صالح لمدة ${formatCount(minutes, MINUTES_GENITIVE)} ولمرة واحدة. إن لم تطلب ذلك فتجاهل هذه الرسالة، وتبقى كلمة مرورك كما هي.`,
      ),
    ],
  }
}

/** Tells a person who did not do it what to do (A-PWD-06). */
export function passwordChangedMail(
  firstName: string,
  at: string,
  forgotUrl: string,
  shop: NamedShop,
): MailContent {
  return {
    subject: 'تغيّرت كلمة مرور حسابك',
    preview: 'إن كنت أنت من غيّرها فلا يلزمك شيء.',
    heading: greeting(firstName),
    blocks: [
      paragraph(
        `تغيّرت كلمة مرور حسابك في ${isolate(shop.nameArabic)} يوم ${formatDateTime(at)} بتوقيت مسقط، وأنهينا كل الجلسات المفتوحة على أجهزتك. إن كنت أنت من غيّرها فلا يلزمك شيء.`,
      ),
      paragraph('لم تكن أنت؟ اختر كلمة مرور جديدة الآن، وغيّر كلمة مرور بريدك الإلكتروني أيضاً:'),
      { kind: 'link', label: 'اختيار كلمة مرور جديدة', url: forgotUrl },
      quietCall('وإن احتجت إلى مساعدة', shop),
    ],
  }
}

export function adminInvitationMail(
  firstName: string,
  url: string,
  hours: number,
  shop: NamedShop,
): MailContent {
  return {
    subject: `دعوة إلى فريق متجر ${isolate(shop.nameArabic)}`,
    preview: 'اختر كلمة مرور قوية لتقبل الدعوة.',
    heading: greeting(firstName),
    blocks: [
      paragraph(
        'دعاك مالك المتجر إلى العمل في فريقه. افتح الرابط واختر كلمة مرور من 12 حرفاً على الأقل لتقبل الدعوة:',
      ),
      { kind: 'link', label: 'قبول الدعوة', url },
      quiet(
        `الرابط لك وحدك، صالح لمدة ${formatCount(hours, HOURS_GENITIVE)} ولمرة واحدة. إن لم تكن تنتظر هذه الدعوة فتجاهل الرسالة، ويبقى حسابك كما هو.`,
      ),
    ],
  }
}

/** notifies a person of granted or revoked rights. */
export function adminRightsMail(
  firstName: string,
  given: boolean,
  authUrl: string,
  shop: NamedShop,
): MailContent {
  return given
    ? {
        subject: `دورك في فريق متجر ${isolate(shop.nameArabic)}`,
        preview: 'سجّل الدخول لترى ما يتيحه لك دورك.',
        heading: greeting(firstName),
        blocks: [
          paragraph('حدّد مالك المتجر دورك في فريقه. سجّل الدخول لتصل إلى لوحة الإدارة:'),
          { kind: 'link', label: 'تسجيل الدخول', url: authUrl },
          quiet('لن يطلب منك أحد من المتجر كلمة مرورك أبداً. إن لم تكن تنتظر ذلك فأخبر من يدير المتجر.'),
        ],
      }
    : {
        subject: `لم تعد من فريق متجر ${isolate(shop.nameArabic)}`,
        preview: 'حسابك باقٍ، ومعه طلباتك.',
        heading: greeting(firstName),
        blocks: [
          paragraph(
            'أزال مالك المتجر دورك في فريقه من حسابك، وأنهينا جلساتك المفتوحة. حسابك باقٍ حساب عميل، ومعه طلباتك.',
          ),
          { kind: 'link', label: 'تسجيل الدخول', url: authUrl },
          quiet('إن كنت ترى أن في الأمر خطأ فتواصل مع من يدير المتجر.'),
        ],
      }
}

/** */
export function accountDeletedMail(firstName: string, shop: NamedShop): MailContent {
  return {
    subject: `حُذف حسابك في ${isolate(shop.nameArabic)}`,
    preview: 'أزلنا بياناتك، وهذه آخر رسالة تصلك بشأن الحساب.',
    heading: greeting(firstName),
    blocks: [
      paragraph(
        'حُذف حسابك وانتهت كل جلساته، ومعه سلتك ورسائلك واشتراكك في النشرة. أما طلباتك السابقة فتبقى في دفاتر المتجر بلا اسم ولا هاتف ولا عنوان، كما تقتضي المحاسبة.',
      ),
      paragraph('شكراً على الوقت الذي قضيته معنا. يسعدنا أن تعود متى شئت بحساب جديد.'),
      quietCall('إن لم تكن أنت من حذفه', shop),
    ],
  }
}
