import { expect, test } from 'vitest'
import { ANIMAL, SUPPLY } from '#tests/support/products.ts'
import { pictureOf } from './card-product.ts'
import { toCard } from './to-card.ts'

test('S-CARD-02: an animal’s card shows breed, age, gender and colour', () => {
  expect(toCard(ANIMAL).facts).toEqual(['شيرازي', '4 أشهر', 'ذكر', 'مشمشي'])
})

test('S-CARD-02: a supply’s card shows brand, size and material', () => {
  expect(toCard(SUPPLY).facts).toEqual(['بيت أليف', 'كبير', 'خشب'])
})

test('P-02: a card carries only as much of a description as it can show', () => {
  const { descriptionArabic } = toCard({ ...ANIMAL, descriptionArabic: 'كلمات '.repeat(40) })
  expect(descriptionArabic).toMatch(/^(?:كلمات )+كلمات…$/)
  expect(descriptionArabic?.length).toBeLessThanOrEqual(73)
})

test('a card leaves out unknown facts', () => {
  const bare = { ...ANIMAL, breedArabic: ' ', breed: null, age: null, gender: 'unknown' as const }
  expect(toCard(bare).facts).toEqual(['مشمشي'])
})

test('X-40: a card requests only the existing sizes of its first picture', () => {
  const [image] = ANIMAL.images
  if (!image) throw new Error('the animal has a picture')
  const file = (width: number, format: 'avif' | 'webp') => ({
    url: `/media/cat-${width}.${format}`,
    width,
    height: width,
    format,
  })
  const cardOf = (url: string, variants: typeof image.variants) =>
    toCard({ ...ANIMAL, images: [{ ...image, url, variants }] })
  const uploaded = cardOf('/media/cat-1600.webp', [
    file(320, 'avif'),
    file(320, 'webp'),
    file(640, 'webp'),
    file(1600, 'webp'),
  ])
  expect(pictureOf(uploaded)?.variants).toEqual([file(320, 'webp'), file(640, 'webp')])
  const ofDemo = cardOf('/media/cat-640.webp', [file(320, 'avif'), file(640, 'avif'), file(640, 'webp')])
  expect(pictureOf(ofDemo)).toMatchObject({ url: '/media/cat-640.webp', variants: [file(640, 'webp')] })
  expect(pictureOf(cardOf('https://example.com/cat.webp', []))).toMatchObject({ variants: [] })
})
