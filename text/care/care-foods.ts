// Foods that each family may always, sometimes or never eat (C-05). The chatbot makes no claim about other foods.
import type { CareTextName } from '#domain/animals/care-calendar.ts'
import type { Food, Kind } from '#domain/chat/lexicon.ts'
import { careTextOf } from './care-guides.ts'

export type FoodVerdict = 'fine' | 'little' | 'never' | 'toxic'

/** From the sources of the family's guide. */
const BY_FAMILY: Partial<Record<CareTextName, Partial<Record<FoodVerdict, readonly Food[]>>>> = {
  cats: {
    little: ['rice', 'egg', 'chickenMeat', 'fishMeat', 'tuna', 'carrot', 'cucumber', 'melon', 'cheese'],
    never: ['milk', 'bread', 'salt', 'sweets', 'rawMeat', 'bones', 'nuts', 'citrus', 'potato', 'dates'],
    toxic: ['onion', 'chocolate', 'grapes', 'caffeine'],
  },
  birds: {
    fine: ['carrot', 'cucumber', 'greens', 'cabbage', 'egg', 'corn'],
    little: [
      'apple',
      'banana',
      'berries',
      'melon',
      'mango',
      'grapes',
      'rice',
      'lettuce',
      'seeds',
      'dates',
      'potato',
    ],
    never: ['bread', 'milk', 'cheese', 'sweets', 'salt', 'citrus', 'tomato', 'bones', 'rawMeat'],
    toxic: ['avocado', 'chocolate', 'onion', 'caffeine'],
  },
  rabbits: {
    fine: ['greens'],
    little: ['carrot', 'apple', 'banana', 'berries', 'melon', 'mango', 'cucumber', 'lettuce', 'grapes'],
    never: [
      ...([
        'bread',
        'sweets',
        'rice',
        'milk',
        'cheese',
        'nuts',
        'seeds',
        'corn',
        'salt',
        'egg',
        'dates',
      ] as const),
      ...(['cabbage', 'rawMeat'] as const),
    ],
    toxic: ['avocado', 'chocolate', 'onion', 'potato', 'caffeine'],
  },
  hamster: {
    fine: ['carrot', 'cucumber', 'greens'],
    little: [
      'apple',
      'banana',
      'berries',
      'melon',
      'egg',
      'cheese',
      'seeds',
      'nuts',
      'bread',
      'rice',
      'cabbage',
      'lettuce',
    ],
    never: ['citrus', 'sweets', 'salt', 'milk', 'tomato', 'potato', 'dates'],
    toxic: ['avocado', 'chocolate', 'onion', 'grapes', 'caffeine'],
  },
  guineapig: {
    fine: ['greens', 'cucumber'],
    little: ['carrot', 'apple', 'berries', 'banana', 'melon', 'citrus', 'lettuce'],
    never: ['bread', 'sweets', 'milk', 'cheese', 'nuts', 'seeds', 'salt', 'rice', 'egg'],
    toxic: ['avocado', 'chocolate', 'onion', 'potato', 'caffeine'],
  },
  fish: { never: ['bread', 'sweets', 'milk', 'cheese', 'rice'] },
}

const WORDS: Record<Food, string> = {
  carrot: 'الجزر',
  lettuce: 'الخس (لا الآيسبيرغ)',
  cucumber: 'الخيار',
  tomato: 'الطماطم',
  potato: 'البطاطس',
  cabbage: 'الملفوف والقرنبيط',
  greens: 'الخضار الورقية',
  apple: 'التفاح والكمثرى بلا بذور',
  banana: 'الموز',
  berries: 'الفراولة والتوت',
  melon: 'البطيخ بلا بذور',
  citrus: 'الحمضيات',
  grapes: 'العنب والزبيب',
  dates: 'التمر',
  mango: 'المانجو',
  avocado: 'الأفوكادو',
  onion: 'البصل والثوم',
  chocolate: 'الشوكولاتة',
  sweets: 'الحلوى والبسكويت',
  bread: 'الخبز',
  rice: 'الأرز المسلوق',
  milk: 'الحليب واللبن',
  cheese: 'الجبن',
  egg: 'البيض المسلوق',
  chickenMeat: 'الدجاج المسلوق بلا ملح ولا عظم',
  fishMeat: 'السمك المطبوخ بلا ملح ولا شوك',
  tuna: 'التونة المعلّبة للناس',
  rawMeat: 'اللحم النيء',
  bones: 'العظام',
  nuts: 'المكسرات بلا ملح',
  seeds: 'بذور دوّار الشمس',
  corn: 'الذرة',
  salt: 'المالح والمقرمشات',
  caffeine: 'الشاي والقهوة والكولا',
}

const SAYS: Record<FoodVerdict, (food: string) => string> = {
  fine: (food) => `${food}: نعم، كل يوم مع طعامه الأساسي.`,
  little: (food) => `${food}: قليل منه من حين لآخر، لا طعاماً أساسياً.`,
  never: (food) => `${food}: لا، لا يناسبه.`,
  toxic: (food) => `${food}: لا أبداً، فهو سامّ له. وإن أكل منه فالطبيب البيطري فوراً.`,
}

/** Null for a food that the table does not have. */
export function foodVerdict(kind: Kind, food: Food): FoodVerdict | null {
  const name = careTextOf(kind)
  return name && verdictOf(name, food)
}

function verdictOf(name: CareTextName, food: Food): FoodVerdict | null {
  const verdicts = Object.entries(BY_FAMILY[name] ?? {}) as [FoodVerdict, readonly Food[]][]
  return verdicts.find(([, some]) => some.includes(food))?.[0] ?? null
}

/** @param isGiven whether the question is about giving it; then unlisted foods are mentioned, too */
export function foodLines(name: CareTextName, foods: readonly Food[], isGiven: boolean): string[] {
  return foods.flatMap((food) => {
    const verdict = verdictOf(name, food)
    if (verdict) return [SAYS[verdict](WORDS[food])]
    return isGiven ? [unlisted(WORDS[food])] : []
  })
}

/** Poisonous and unsuitable foods: «شو الأكل الممنوع؟» */
export function forbiddenFoods(kind: Kind): string | null {
  const { toxic, never } = forbiddenTo(kind)
  const named = (foods: readonly Food[]) => foods.map((food) => WORDS[food]).join('، ')
  if (never.length === 0) return null
  return `${toxic.length > 0 ? `سامّ له: ${named(toxic)}. ` : ''}ولا يناسبه: ${named(never)}.`
}

export function forbiddenTo(kind: Kind): { toxic: readonly Food[]; never: readonly Food[] } {
  const name = careTextOf(kind)
  const { toxic = [], never = [] } = (name && BY_FAMILY[name]) ?? {}
  return { toxic, never }
}

function unlisted(food: string): string {
  return `${food}: لا تذكره مصادرنا لهذا الحيوان، فاسأل الطبيب البيطري قبل أن تعطيه منه.`
}

/** Sources of foods that the guide's sources do not cover. */
const SOURCES: Partial<Record<Food, Partial<Record<CareTextName, string>>>> = {
  caffeine: { cats: 'Pet Poison Helpline', birds: 'ZuPreem', hamster: 'PetsRadar' },
  milk: { birds: 'ZuPreem' },
}

export function foodSource(name: CareTextName, foods: readonly Food[]): string | null {
  return foods.map((food) => SOURCES[food]?.[name]).find((source) => source !== undefined) ?? null
}
