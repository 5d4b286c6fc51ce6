import { readFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { createDemoShop } from '#tests/support/demo-shop.ts'
import { listProducts } from './browse/catalogue-queries.ts'
import { suggest } from './browse/suggestions.ts'

const shop = await createDemoShop()
afterAll(() => shop.close())

type Found = Awaited<ReturnType<typeof listProducts>>['items']

/** What tests/fixtures/search/expected-finds.txt asks of each search. */
const ROWS = readFileSync('tests/fixtures/search/expected-finds.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [search = '', wanted = '', unwanted = ''] = line.split('|').map((part) => part.trim())
    return { search, wanted: partsOf(wanted), unwanted: partsOf(unwanted) }
  })

function partsOf(text: string): string[] {
  return text
    .split('+')
    .map((part) => part.trim())
    .filter(Boolean)
}

function isOf(kind: string, item: Found[number]): boolean {
  if (kind === '@animals') return item.type === 'animal'
  if (kind === '@supplies') return item.type === 'product'
  return item.type === 'animal' && item.category?.name === kind.slice(1)
}

function holds(part: string, first: Found): boolean {
  if (part === '-') return first.length === 0
  if (!part.startsWith('@')) return first.some(({ nameArabic }) => nameArabic.includes(part))
  return first.length > 0 && first.every((item) => isOf(part, item))
}

function isAbsent(part: string, first: Found): boolean {
  if (part === '@supplies')
    return first.every(
      (item, i) => item.type === 'animal' || first.slice(i).every((later) => later.type === 'product'),
    )
  if (part.startsWith('@')) return !first.some((item) => isOf(part, item))
  return first.every(({ nameArabic }) => !nameArabic.includes(part))
}

it('S2-06: at least 97 % of the searches have an expected product among the first four', async () => {
  const missed: string[] = []
  for (const { search, wanted, unwanted } of ROWS) {
    const { items } = await listProducts(shop.context, { search, limit: 4 })
    const wrong = [
      ...wanted.filter((part) => !holds(part, items)),
      ...unwanted.filter((part) => !isAbsent(part, items)).map((part) => `not ${part}`),
    ]
    if (wrong.length > 0)
      missed.push(`${search}: ${wrong.join(', ')}; found ${items.map(({ nameArabic }) => nameArabic)}`)
  }
  expect(ROWS.length).toBeGreaterThanOrEqual(120)
  expect(missed.length / ROWS.length, missed.join('\n')).toBeLessThanOrEqual(0.03)
})

it('S2-06: suggestions equal the results', async () => {
  for (const { search } of ROWS) {
    const [{ items }, suggested] = await Promise.all([
      listProducts(shop.context, { search, limit: 6 }),
      suggest(shop.context, search),
    ])
    expect([search, suggested.products.map(({ id }) => id)]).toEqual([search, items.map(({ id }) => id)])
  }
})
