// What shoppers read of being told when something is there (S2-12).
import type { WantedThing } from '#contract/wanted.ts'
import { baisaOf } from '#domain/money.ts'
import { findRegion } from '#domain/regions.ts'
import type { WantedAge } from '#domain/wanted.ts'
import { formatPrice } from './format-price.ts'

export const WANTED_AGE_LABELS: Record<WantedAge, string> = { baby: 'صغير', young: 'شاب', adult: 'بالغ' }
export const WANTED_GENDER_LABELS = { male: 'ذكر', female: 'أنثى' } as const

/** A requested animal: «قط شيرازي، أنثى، حتى 90 ر.ع». */
export function wishText({
  species,
  breed,
  gender,
  age,
  maxPrice,
  regionId,
}: Omit<WantedThing, 'id' | 'product' | 'createdAt'>): string {
  const region = regionId === null ? undefined : findRegion(regionId)
  return [
    [species, breed].filter(Boolean).join(' '),
    gender && WANTED_GENDER_LABELS[gender],
    age && WANTED_AGE_LABELS[age],
    maxPrice && `حتى ${formatPrice(baisaOf(maxPrice))}`,
    region?.nameAr,
  ]
    .filter(Boolean)
    .join('، ')
}

export const wantedText = {
  askAnimal: 'اطلب حيواناً',
  pageTitle: (shop: string) => `أخبرني حين يتوفر – ${shop}`,
  animalTitle: (shop: string) => `اطلب حيواناً – ${shop}`,
  description: 'صِف الحيوان الذي تبحث عنه، ونخبرك ببريدك حين يصل إلى المتجر.',
  productLead: 'نرسل إليك رسالة واحدة حين يعود إلى المتجر. من طلب أولاً نخبره أولاً.',
  animalLead: 'صِف لنا من تبحث عنه، ونراسلك حين يصل. من طلب أولاً نخبره أولاً.',
  fields: {
    species: 'أي حيوان؟',
    breed: 'السلالة',
    gender: 'الجنس',
    age: 'العمر',
    maxPrice: 'أقصى سعر (ر.ع)',
    regionId: 'محافظتك',
    email: 'بريدك الإلكتروني',
  },
  speciesHint: 'اكتبه بكلماتك، أو اختر:',
  any: 'لا يهم',
  emailHint: 'نرسل إليه رابطاً لتؤكده، ولا نراسلك قبل أن تفتحه.',
  ownEmail: (email: string) => `نراسلك على ${email}.`,
  submit: 'أخبروني',
  submitting: 'جارٍ الإرسال',
  missing: { species: 'اكتب أي حيوان تبحث عنه.', email: 'اكتب بريدك الإلكتروني.' },
  done: 'سنخبرك',
  doneWhy: 'طلبك عندنا. نراسلك حين يتوفر، وترى طلبك وتلغيه في «الملف الشخصي».',
  needsLink: 'بقيت خطوة واحدة',
  needsLinkWhy: 'أرسلنا رابطاً إلى بريدك. افتحه لنعرف أن البريد لك؛ ولا نراسلك قبل ذلك.',
  toProducts: 'تصفّح المتجر',
  another: 'اطلب غيره',
  gone: 'لم نجد هذا العنصر في المتجر. صِف لنا ما تبحث عنه:',
  available: 'متوفر الآن',
  availableWhy: 'لا حاجة إلى الانتظار.',
  toProduct: 'انظر إليه',
  own: {
    title: 'ما تنتظره',
    told: (day: string) => `أخبرناك في ${day}`,
    since: (day: string) => `منذ ${day}`,
    end: 'لا أنتظره',
    endOf: (name: string) => `لا أنتظر ${name}`,
    ending: 'جارٍ الإلغاء',
    ended: 'أُلغي طلبك',
    notEnded: 'لم يُلغَ الطلب',
  },
  link: {
    confirm: {
      title: 'أكّد بريدك',
      lead: 'اضغط الزر لنخبرك على هذا البريد حين يتوفر ما طلبت.',
      action: 'أكّد',
      pending: 'جارٍ التأكيد',
      doneTitle: 'سنخبرك',
      done: 'شكراً لك. نراسلك حين يتوفر ما طلبت، وفي كل رسالة رابط يوقف ذلك.',
    },
    leave: {
      title: 'لا تخبروني بعد الآن',
      lead: 'اضغط الزر ولن نخبرك بشيء مما كنت تنتظره. رسائل طلباتك تصلك كالمعتاد.',
      action: 'أوقفوا الرسائل',
      pending: 'جارٍ الإيقاف',
      doneTitle: 'لن نراسلك',
      done: 'أُلغي كل ما كنت تنتظره. غيّرت رأيك؟ اطلب من جديد متى شئت.',
    },
    invalidTitle: 'هذا الرابط لم يعد صالحاً',
    invalid: 'ربما مضى عليه وقت طويل، أو وصل ناقصاً. اطلب من جديد ونرسل إليك رابطاً آخر.',
  },
} as const
