// Signs of illness (C-01): their urgency for each family, and the words for them.
import type { ChatFamily } from './lexicon.ts'

/** When a vet must see the animal: immediately, the same day, or within the week. */
export const URGENCIES = ['soon', 'today', 'now'] as const
export type Urgency = (typeof URGENCIES)[number]

type ByFamily = { else: Urgency } & Partial<Record<ChatFamily, Urgency>>

const HIDES_ILLNESS = { birds: 'now', rabbits: 'now', small: 'now' } as const
const SMALL_IS_WEAK = { birds: 'today', rabbits: 'today', small: 'today', fish: 'today' } as const

/** Most urgent first; the answer covers the first ones found. */
const SIGN_URGENCY = {
  fumes: 'now',
  shock: 'now',
  caustic: 'now',
  choking: 'now',
  'flea-drug': 'now',
  prolapse: 'now',
  'eye-injury': 'now',
  blind: 'now',
  stranded: 'now',
  breathing: 'now',
  seizure: 'now',
  collapse: 'now',
  heat: 'now',
  drowned: 'now',
  cold: 'now',
  bleeding: 'now',
  'passes-blood': 'now',
  burn: 'now',
  poison: 'now',
  swallowed: 'now',
  'no-urine': 'now',
  birth: 'now',
  'egg-bound': 'now',
  trapped: 'now',
  constricted: 'now',
  injury: 'now',
  bitten: 'now',
  dying: 'now',
  swollen: { else: 'now', fish: 'today' },
  orphan: 'now',
  'wet-bottom': { else: 'today', rabbits: 'now', small: 'now' },
  'not-eating': { else: 'now', fish: 'today' },
  'no-droppings': { else: 'now', cats: 'today', dogs: 'today', fish: 'today' },
  'head-tilt': { else: 'now', cats: 'today', dogs: 'today', fish: 'today' },
  diarrhoea: { else: 'today', rabbits: 'now', small: 'now' },
  vomiting: { else: 'today', birds: 'now', rabbits: 'now', small: 'now' },
  droppings: 'today',
  lethargic: { else: 'today', ...HIDES_ILLNESS },
  pain: 'today',
  fever: 'today',
  thirst: 'today',
  limping: 'today',
  wound: 'today',
  cough: 'today',
  'white-spots': 'today',
  fins: 'today',
  floating: 'today',
  eyes: { else: 'soon', ...SMALL_IS_WEAK },
  sneezing: { else: 'soon', ...SMALL_IS_WEAK },
  teeth: { else: 'soon', rabbits: 'today', small: 'today' },
  lump: 'soon',
  itching: 'soon',
  feathers: 'soon',
  /** Without blood, in an animal that is well; of passes-blood, for which it would be taken. */
  'red-urine': 'soon',
  worms: 'soon',
  /** Something happened that cannot wait, and no other sign explains it. */
  emergency: 'now',
  unwell: 'today',
} as const satisfies Record<string, Urgency | ByFamily>

export type Sign = keyof typeof SIGN_URGENCY
export const SIGNS = Object.keys(SIGN_URGENCY) as readonly Sign[]

export function urgencyOf(sign: Sign, family: ChatFamily | null): Urgency {
  const urgency: Urgency | ByFamily = SIGN_URGENCY[sign]
  return typeof urgency === 'string' ? urgency : ((family && urgency[family]) ?? urgency.else)
}

/** Words and phrases, as in the lexicon. */
export const SIGN_WORDS: Partial<Record<Sign, string>> = {
  unwell:
    'مريض مريضه مرضان مرضانه مريظه مريظ مرضت مرض_عندي يمرض مرضى تعبان تعبانه تعبانين عيان عيانه sick ill mareed mareeda marida mareda marid maridh maree6 ta3ban t3ban ta3bana',
  lethargic:
    'خامل خامله خمول ذبلان ذابل كسلان_وما منفش منتفش ينتفش منفوش ينفش_ريشه نافش نفش ريشه_منفوش lethargic fluffed',
  vomiting:
    'يستفرغ تستفرغ استفراغ استفرغ استفرغت يرجع_اكله ترجع_اكلها ترجع_من يرجع_من يرجع_اكل ترجع_اكل يتقيا تتقيا تقيا تقيات يستفرق استفراق vomiting vomit throwing_up',
  diarrhoea: 'اسهال مسهل مسهله diarrhea diarrhoea',
  bleeding: 'ينزف تنزف نزيف نزف دم الدم بدم بينزف ينزل_دم dam bleeding bleed blood tnzf ynzf',
  wound: 'مجروح مجروحه جرح انجرح انجرحت جروح wound',
  injury:
    'مكسور مكسوره مكسوره_رجله انكسر انكسرت كسر_رجل كسر كسور طاح طاحت سقط سقطت وقع وقعت_من دهس دهسه دعس دعسه صدم صدمه انصدم انصدمت حادث injured hurt broken_leg',
  limping: 'يعرج تعرج عرجا تعرجين بيعرج عرج limping',
  poison: 'تسمم متسمم مسموم مسمومه سم سموم سامه_اكل تسمموا poisoned poison',
  swallowed: 'بلع بلعت ابتلع ابتلعت swallowed',
  seizure: 'تشنج تشنجات يتشنج تتشنج صرع نوبه seizure',
  collapse: 'اغماء مغمى مغمي اغمي انشل مشلول مشلوله شلل',
  breathing: 'يلهث تلهث لهاث ينهج تنهج يختنق تختنق اختنق',
  'not-eating': 'فقد_شهيته شهيته شهيتها',
  cough: 'يكح تكح كحه سعال',
  sneezing: 'يعطس تعطس عطس عطاس زكام مزكم مزكمه انفلونزا رشح sneezing sneeze',
  fever: 'حرارته_مرتفعه حرارتها_مرتفعه مسخن مسخنه سخونه حمى محموم',
  heat: 'ضربه_شمس ضربه_حر ضربه_حراره heatstroke heat_stroke',
  eyes: 'عيونه_تدمع عيونها_تدمع عينه_حمرا عينها_حمرا عينه_ملتهبه عينها_ملتهبه افرازات عماص',
  lump: 'صديد قيح دمامل دمل خراج',
  swollen: 'ورم تورم متورم متورمه منتفخ_بطنه بطنه_منتفخ بطنها_منتفخه انتفاخ',
  pain: 'وجعان التهاب ملتهب ملتهبه موجوع موجوعه يتالم تتالم يتوجع تتوجع متالم الم_في يصرخ_من_الالم',
  itching: 'حكه جربان فطر فطريات قراع قراد طفيليات_فيه قمل سوس',
  feathers: 'ينتف_ريشه',
  dying:
    'يموت_عندي تموت_عندي يموتون_عندي بيموت بتموت يحتضر تحتضر تنازع ينازع راح_يموت راح_تموت حيموت هيموت هتموت dying',
  bitten: 'عضه_قط لدغه لدغته لدغتها قرصته',
  burn: 'احترق احترقت حرق_في انحرق انحرقت',
  drowned: 'غرق غرقت',
  'white-spots': 'بقع_بيضاء بقع_بيضا نقط_بيضا',
  fins: 'تعفن_الزعانف',
  floating: 'يطفو_على تطفو_على مقلوب_على',
  thirst: 'يتبول_وايد تتبول_وايد يتبول_كثير تتبول_كثير',
}
