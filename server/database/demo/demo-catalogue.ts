// The demo catalogue as a whole: eight categories, the animals first.
import { BIRDS, CATS, FISH, PIGEONS, RABBITS, SMALL } from '#server/database/demo/art/figures.ts'
import { DEMO_BIRDS } from '#server/database/demo/birds.ts'
import { DEMO_CATS } from '#server/database/demo/cats.ts'
import type { DemoCategory } from '#server/database/demo/demo-product.ts'
import { DEMO_FISH } from '#server/database/demo/fish.ts'
import { DEMO_FOOD } from '#server/database/demo/food.ts'
import { DEMO_HAMSTERS } from '#server/database/demo/hamsters.ts'
import { DEMO_PIGEONS } from '#server/database/demo/pigeons.ts'
import { DEMO_RABBITS } from '#server/database/demo/rabbits.ts'
import { DEMO_SUPPLIES } from '#server/database/demo/supplies.ts'

export const DEMO_CATALOGUE: readonly DemoCategory[] = [
  {
    name: 'Cats',
    nameArabic: 'قطط',
    emoji: '🐱',
    world: 'cats',
    figure: { ...CATS.ginger.body, mirror: true },
    description: 'Vaccinated kittens and cats of many breeds',
    descriptionArabic: 'قطط صغيرة وبالغة من سلالات مختلفة، بسجل تطعيم واضح.',
    products: DEMO_CATS,
  },
  {
    name: 'Birds',
    nameArabic: 'طيور',
    emoji: '🐦',
    world: 'birds',
    figure: { ...BIRDS.budgie, mirror: true },
    description: 'Budgerigars, cockatiels, canaries and finches',
    descriptionArabic: 'بادجي وكوكتيل وكناري وفنجس، طيور زينة أليفة.',
    products: DEMO_BIRDS,
  },
  {
    name: 'Pigeons',
    nameArabic: 'حمام',
    emoji: '🕊️',
    world: 'birds',
    figure: { ...PIGEONS.blue, mirror: true },
    description: 'Homing and fancy pigeons, singly and in pairs',
    descriptionArabic: 'حمام زاجل وزينة، فرادى وأزواجاً، بحلقات تعريف.',
    products: DEMO_PIGEONS,
  },
  {
    name: 'Ornamental fish',
    nameArabic: 'أسماك زينة',
    emoji: '🐠',
    world: 'fish',
    figure: { ...FISH.tang, mirror: true },
    description: 'Freshwater and marine fish, quarantined before sale',
    descriptionArabic: 'أسماك مياه عذبة وبحرية، تمرّ بالحجر قبل بيعها.',
    products: DEMO_FISH,
  },
  {
    name: 'Rabbits',
    nameArabic: 'أرانب',
    emoji: '🐰',
    world: 'rabbits',
    figure: { ...RABBITS.white.body, mirror: true },
    description: 'Gentle rabbits used to children',
    descriptionArabic: 'أرانب هادئة اعتادت على الصغار.',
    products: DEMO_RABBITS,
  },
  {
    name: 'Hamsters',
    nameArabic: 'هامستر',
    emoji: '🐹',
    world: 'small',
    figure: SMALL.golden,
    description: 'Small, easy to keep companions',
    descriptionArabic: 'رفاق صغار سهلو الرعاية، يناسبون أول تجربة.',
    products: DEMO_HAMSTERS,
  },
  {
    name: 'Food',
    nameArabic: 'أطعمة',
    emoji: '🥣',
    world: 'supplies',
    figure: { draw: { kind: 'bowl', hue: 30, food: 'kibble' } },
    description: 'Food for every family, by age and need',
    descriptionArabic: 'طعام لكل عائلة من الحيوانات بحسب العمر والحاجة.',
    products: DEMO_FOOD,
  },
  {
    name: 'Supplies and toys',
    nameArabic: 'مستلزمات وألعاب',
    emoji: '🧺',
    world: 'supplies',
    figure: { code: '1f3e0' },
    description: 'Houses, cages, aquariums, toys and care',
    descriptionArabic: 'بيوت وأقفاص وأحواض وألعاب وأدوات عناية.',
    products: DEMO_SUPPLIES,
  },
]
