import { expect, test } from 'vitest'
import { isImageAddress, usableImages } from './usable-images.ts'

test.each([
  'data:image/png;base64,AAAA',
  '/media/a.webp',
  './a',
  '../a',
  'https://img.example/a',
  'http://img.example/a',
  'cat.JPG',
  'cat.webp?v=2',
])('S-GAL-08: %s may be an image', (address) => {
  expect(isImageAddress(address)).toBe(true)
})

test.each(['', '   ', 'null', 'javascript:alert(1)', 'data:text/html,x', 'cat', 'cat.txt'])(
  'S-GAL-08: «%s» is dropped',
  (address) => {
    expect(isImageAddress(address)).toBe(false)
  },
)

test('S-GAL-08: the other pictures keep their order', () => {
  const images = ['/a.webp', ' ', '/b.webp'].map((url) => ({ url }))
  expect(usableImages(images).map(({ url }) => url)).toEqual(['/a.webp', '/b.webp'])
})
