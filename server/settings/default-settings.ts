// What the shop says of itself before its owner has said anything: the terms of the specification, worded
// so that no customer's statutory right is waived.
import type { Store } from '#contract/store.ts'
import { baisa } from '#domain/money.ts'
import type { Database } from '#server/database/connect.ts'
import { settings } from '#server/database/tables/shop.ts'

const RIGHTS = 'ولا ينتقص ما سبق من الحقوق التي يكفلها لك قانون حماية المستهلك في سلطنة عُمان.'

const DEFAULT_POLICIES: Store['policies'] = [
  {
    key: 'delivery',
    title: 'التوصيل',
    body: [
      'نوصل إلى محافظات سلطنة عُمان خلال يوم إلى 3 أيام عمل من تأكيد الدفع.',
      'الحيوانات تصل إلى باب المنزل مباشرة فقط، في صناديق مهوّاة ومع من يعتني بها في الطريق.',
      'المستلزمات تصل إلى المنزل أو إلى مكتب شركة التوصيل، كما تختار عند الطلب.',
      'تظهر رسوم التوصيل كاملة قبل إرسال الطلب، ولا تُضاف رسوم بعده.',
    ].join('\n\n'),
  },
  {
    key: 'returns',
    title: 'الاستبدال والاسترجاع',
    body: [
      'يمكن إرجاع المستلزمات خلال 48 ساعة من الاستلام وهي بحالتها وفي عبوتها.',
      'لا تُرجع الحيوانات الحية، إلا إذا كان نوعها مخالفاً لما طُلب بوضوح، أو ظهرت مشكلة صحية وأُبلغنا بها عند الاستلام.',
      `إذا كان في المنتج عيب فلك استبداله أو إصلاحه أو استرداد ثمنه خلال 15 يوماً وفق القانون. ${RIGHTS}`,
    ].join('\n\n'),
  },
  {
    key: 'privacy',
    title: 'الخصوصية',
    body: [
      'نحفظ اسمك وهاتفك وبريدك وعنوانك لتنفيذ طلبك والتواصل معك بشأنه فقط.',
      'لا نبيع بياناتك ولا نعطيها لأحد غير من يوصل طلبك، وبالقدر الذي يحتاجه التوصيل.',
      'لا نطلب منك رقم بطاقة أو كلمة مرور أو رمزاً من مصرفك أبداً.',
      'لك في أي وقت أن تطلب الاطلاع على بياناتك أو تصحيحها أو حذفها.',
    ].join('\n\n'),
  },
  {
    key: 'terms',
    title: 'الشروط والأحكام',
    body: [
      'الأسعار بالريال العُماني وتشمل ضريبة القيمة المضافة.',
      'يُحجز ما في طلبك حتى الموعد المبيّن فيه، ثم يُلغى الطلب إن لم يصل إشعار بالتحويل.',
      'الدفع بالتحويل المصرفي من حساب يحمل الاسم الذي تذكره عند إرسال إشعار التحويل.',
      'لشراء حيوان يجب أن يكون عمرك 18 سنة أو أكثر وأن تتعهد برعايته.',
      RIGHTS,
    ].join('\n\n'),
  },
  {
    key: 'support',
    title: 'الدعم',
    body: 'نستقبل رسائلك على مدار الساعة ونرد عليها خلال 24 ساعة، ونتواصل معك خلال 24 ساعة من إشعار التحويل.',
  },
]

const DEFAULT_SETTINGS: typeof settings.$inferInsert = {
  id: 1,
  name: 'Aleef',
  nameArabic: 'أليف',
  description: 'متجر عُماني للحيوانات الأليفة ومستلزماتها، من صحار إلى كل محافظات السلطنة.',
  contactEmail: 'salam@aleef.om',
  notificationEmail: 'salam@aleef.om',
  phone: '+96891234567',
  whatsapp: '+96891234567',
  addressArabic: 'صحار، سلطنة عُمان',
  workingHours: 'السبت – الخميس، 9:00 ص – 9:00 م',
  socialLinks: [],
  bankName: 'بنك الساحل',
  transferPhone: '+96891234567',
  accountHolder: 'سالم بن خلفان البلوشي',
  deliveryFeeOffice: baisa(1000),
  deliveryFeeHome: baisa(2000),
  freeDeliveryFrom: null,
  deliveryDays: 'من يوم إلى 3 أيام عمل',
  orderHoldHours: 24,
  policies: DEFAULT_POLICIES,
}

/** At every start; what the owner has set stays as it is. */
export async function insertDefaultSettings(db: Database): Promise<void> {
  await db.insert(settings).values(DEFAULT_SETTINGS).onConflictDoNothing()
}
