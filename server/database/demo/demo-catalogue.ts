// The demo catalogue as a whole: eight categories, the animals first.
import { BIRDS, CATS, FISH, RABBITS, SMALL } from '#server/database/demo/art/figures.ts'
import { DEMO_BIRDS } from '#server/database/demo/birds.ts'
import { DEMO_CATS } from '#server/database/demo/cats.ts'
import type { DemoCategory } from '#server/database/demo/demo-product.ts'
import { DEMO_FISH } from '#server/database/demo/fish.ts'
import { DEMO_FOOD } from '#server/database/demo/food.ts'
import { DEMO_RABBITS } from '#server/database/demo/rabbits.ts'
import { DEMO_HAMSTERS, DEMO_TURTLES } from '#server/database/demo/small-animals.ts'
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
    emoji: '🦜',
    world: 'birds',
    figure: { ...BIRDS.macaw, mirror: true },
    description: 'Parrots, canaries and ornamental birds',
    descriptionArabic: 'ببغاوات وكناري وطيور زينة أليفة.',
    products: DEMO_BIRDS,
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
    name: 'Turtles',
    nameArabic: 'سلاحف',
    emoji: '🐢',
    world: 'small',
    figure: { ...SMALL.turtle, mirror: true },
    description: 'Pond turtles and tortoises',
    descriptionArabic: 'سلاحف مائية وبرية هادئة، مع كل ما يلزم للعناية بها.',
    products: DEMO_TURTLES,
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
