// The four categories and five products of the specification, literally (A-SEED-01, A-SEED-02, X-44).
import { BIRDS, CATS, FISH } from '#server/database/demo/art/figures.ts'
import type { Figure } from '#server/database/demo/art/look.ts'
import type { DemoCategory, DemoSupply } from '#server/database/demo/demo-product.ts'

const DOG: Figure = { code: '1f415' }

function sample(
  name: string,
  nameArabic: string,
  descriptionArabic: string,
  facts: Pick<DemoSupply, 'price' | 'quantity' | 'featured' | 'look'>,
): DemoSupply {
  return { type: 'product', name, nameArabic, descriptionArabic, pictures: 2, ...facts }
}

export const SAMPLE_CATALOGUE: readonly DemoCategory[] = [
  {
    name: 'Dogs',
    nameArabic: 'كلاب',
    emoji: '🐕',
    world: 'supplies',
    figure: DOG,
    description: 'Food and supplies for dogs',
    descriptionArabic: 'طعام الكلاب ومستلزماتها.',
    products: [
      sample('Premium Dog Food', 'طعام كلاب فاخر', 'طعام جاف متكامل للكلاب البالغة.', {
        price: '89.99',
        quantity: 50,
        featured: true,
        look: {
          main: { draw: { kind: 'bag', hue: 40, print: DOG } },
          prop: { draw: { kind: 'bowl', hue: 40, food: 'kibble' } },
        },
      }),
      sample('Dog Leash', 'مقود كلاب', 'مقود متين بمقبض مبطّن.', {
        price: '39.99',
        quantity: 25,
        look: { main: { draw: { kind: 'collar', hue: 165 } }, mate: DOG },
      }),
    ],
  },
  {
    name: 'Cats',
    nameArabic: 'قطط',
    emoji: '🐱',
    world: 'cats',
    figure: { ...CATS.ginger.body, mirror: true },
    description: 'Food and supplies for cats',
    descriptionArabic: 'طعام القطط ومستلزماتها.',
    products: [
      sample('Cat Litter Box', 'صندوق رمل للقطط', 'صندوق رمل واسع سهل التنظيف.', {
        price: '299.99',
        quantity: 15,
        look: { main: { draw: { kind: 'litter', hue: 350 } }, mate: CATS.grey.body },
      }),
    ],
  },
  {
    name: 'Birds',
    nameArabic: 'طيور',
    emoji: '🐦',
    world: 'birds',
    figure: { ...BIRDS.budgie, mirror: true },
    description: 'Cages and supplies for birds',
    descriptionArabic: 'أقفاص الطيور ومستلزماتها.',
    products: [
      sample('Bird Cage', 'قفص طيور', 'قفص واسع بصينية تُسحب للتنظيف.', {
        price: '199.99',
        quantity: 8,
        featured: true,
        look: { main: { draw: { kind: 'cage', hue: 190, print: BIRDS.canary } }, mate: BIRDS.budgie },
      }),
    ],
  },
  {
    name: 'Fish',
    nameArabic: 'أسماك',
    emoji: '🐠',
    world: 'fish',
    figure: { ...FISH.tang, mirror: true },
    description: 'Aquariums and supplies for fish',
    descriptionArabic: 'أحواض الأسماك ومستلزماتها.',
    products: [
      sample('Fish Tank Filter', 'فلتر حوض أسماك', 'فلتر هادئ للأحواض الصغيرة والمتوسطة.', {
        price: '149.99',
        quantity: 3,
        look: { main: { draw: { kind: 'filter', hue: 225 } }, prop: { code: '1fae7' } },
      }),
    ],
  },
]
