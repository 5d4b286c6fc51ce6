import { expect, test } from 'vitest'
import { answerBlocks, linkPieces } from './answer-blocks.ts'

const linksIn = (words: string) =>
  linkPieces(words)
    .filter(({ kind }) => kind !== 'text')
    .map(({ kind, href }) => `${kind} ${href}`)

test('splits an answer into paragraphs and lists, in order', () => {
  const blocks = answerBlocks('لدينا:\n• قطط\n• طيور\n\nوالتوصيل 2.00 ر.ع.\nإلى كل المحافظات.\n\n')
  expect(
    blocks.map((block) =>
      block.kind === 'list'
        ? block.entries.map(({ pieces }) => pieces.map(({ text }) => text).join(''))
        : block.pieces.map(({ text }) => text).join(''),
    ),
  ).toEqual(['لدينا:', ['قطط', 'طيور'], 'والتوصيل 2.00 ر.ع.\nإلى كل المحافظات.'])
})

test.each([
  ['التفاصيل في /terms#delivery.', ['place /terms#delivery']],
  [
    'تابعه من /orders/ALF-123 أو /products?category=3',
    ['place /orders/ALF-123', 'place /products?category=3'],
  ],
  [
    'اتصل على \u2066+968 9123 4567\u2069، أو +96891234567',
    ['phone tel:+96891234567', 'phone tel:+96891234567'],
  ],
  ['راسلنا على salam@aleef.om.', ['mail mailto:salam@aleef.om']],
  ['واتساب: https://wa.me/96891234567.', ['whatsapp https://wa.me/96891234567']],
  ['(/contact)', ['place /contact']],
])('links what the shop names: %s', (words, links) => {
  expect(linksIn(words)).toEqual(links)
  expect(
    linkPieces(words)
      .map(({ text }) => text)
      .join(''),
  ).toBe(words)
})

test('a path after its name in quotes is a link with that name, and the name is said once', () => {
  const pieces = linkPieces('من «طلباتي» \u2066/orders\u2069، أو «اطلب حيواناً» \u2066/wanted\u2069.')
  expect(pieces.filter(({ kind }) => kind === 'place')).toEqual([
    { kind: 'place', text: 'طلباتي', href: '/orders' },
    { kind: 'place', text: 'اطلب حيواناً', href: '/wanted' },
  ])
  expect(
    pieces
      .map(({ text }) => text)
      .join('')
      .match(/طلباتي/g),
  ).toHaveLength(1)
})

test.each([
  'https://evil.example/cart',
  'http://wa.me/96891234567',
  'javascript:alert(1)',
  '<a href="/cartoon">x</a> <img src=x onerror=alert(1)>',
  '//evil.example',
  '/admin/users',
  'من 9/10/2026 إلى 3/4',
  '+968 9123 45678',
])('leaves everything else as text: %s', (words) => {
  expect(linksIn(words)).toEqual([])
})
