import { eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldArabic } from '#domain/fold-arabic.ts'
import { PRODUCT_SORTS } from '#domain/product.ts'
import { searchForms } from '#domain/search/search-words.ts'
import { listProducts } from '#server/catalog/browse/catalogue-queries.ts'
import { filterOf } from '#server/catalog/listing/catalogue-filter.ts'
import { categories, products } from '#server/database/tables/catalog.ts'
import { createTestShop, insertAnimal, insertProduct } from '#tests/support/test-shop.ts'
import { type Find, findProducts, selectFinds } from './search-products.ts'

const shop = await createTestShop()
afterAll(() => shop.close())

/** A small shop in which every word occurs once, so that a result shows why it was found. */
const STOCK = {
  cat: { name: 'Ginger', nameArabic: 'قط مشمشي', breedArabic: 'شيرازي', descriptionArabic: 'هادئ ولعوب' },
  parrot: {
    name: 'Grey',
    nameArabic: 'ببغاء رمادي',
    breedArabic: 'كاسكو',
    descriptionArabic: 'يتكلم بطلاقة',
  },
  cockatiel: { name: 'Lutino', nameArabic: 'كوكتيل لوتينو', descriptionArabic: 'يصفر ألحاناً قصيرة' },
  canary: { name: 'Mosaic', nameArabic: 'كناري موزاييك', descriptionArabic: 'يغرد كل صباح' },
  goldfish: { name: 'Oranda', nameArabic: 'سمكة أورندا', descriptionArabic: 'ذيلها كالحرير' },
  rabbit: { name: 'Lop', nameArabic: 'أرنب هولندي', descriptionArabic: 'أذناه متدليتان' },
  hamster: { name: 'Syrian', nameArabic: 'هامستر سوري', descriptionArabic: 'نشيط في الليل' },
  turtle: { name: 'Slider', nameArabic: 'سلحفاة مائية', descriptionArabic: 'تحب الشمس' },
  dryFood: { name: 'Kibble 2kg', nameArabic: 'طعام جاف بالدجاج', brand: 'Whiskas', brandArabic: 'ويسكاس' },
  sand: { name: 'Clumping', nameArabic: 'رمل متكتل', brand: 'Biokat', descriptionArabic: 'يمنع الروائح' },
  cage: { name: 'Wire', nameArabic: 'قفص معدني واسع', brandArabic: 'فيرّبلاست' },
  filter: { name: 'Pump 300', nameArabic: 'فلتر حوض داخلي', brand: 'Eheim' },
  toy: { name: 'Feather', nameArabic: 'ألعاب ريش', descriptionArabic: 'للمرح واللعب' },
  collar: { name: 'Leather', nameArabic: 'طوق جلد', descriptionArabic: 'مع جرس صغير' },
} as const
type Key = keyof typeof STOCK

describe('a search finds what was meant (S-CATB-07, X-32, conventions 16)', () => {
  const ids = new Map<number, Key>()
  beforeAll(async () => {
    await shop.db.insert(categories).values({ name: 'Reptiles', nameArabic: 'زواحف', world: 'small' })
    const animals: Key[] = ['cat', 'parrot', 'cockatiel', 'canary', 'goldfish', 'rabbit', 'hamster', 'turtle']
    for (const [key, values] of Object.entries(STOCK) as [Key, (typeof STOCK)[Key]][]) {
      const plain = { breedArabic: null, ...values }
      const id = animals.includes(key) ? await insertAnimal(shop, plain) : await insertProduct(shop, plain)
      ids.set(id, key)
    }
  })

  const find = async (search: string) => {
    const { items, total, searchedFor } = await listProducts(shop.context, { search, limit: 100 })
    expect(total).toBe(items.length)
    return { keys: items.map(({ id }) => ids.get(id)), searchedFor }
  }

  it.each<[search: string, best: Key]>([
    // The exact name, in any spelling.
    ['قط مشمشي', 'cat'],
    ['مشمشى', 'cat'],
    ['قِطّ', 'cat'],
    ['مـشـمـشـي', 'cat'],
    ['ببّغا', 'parrot'],
    ['ارنب هولندى', 'rabbit'],
    ['سمكه', 'goldfish'],
    ['٣٠٠', 'filter'],
    ['۲kg', 'dryFood'],
    ['KIBBLE', 'dryFood'],
    ['\u200Fسلحفاة\u202C', 'turtle'],
    ['«قفص»، معدني؟', 'cage'],
    // Every field: Arabic name, name, Arabic breed, Arabic description, brand in both languages.
    ['شيرازي', 'cat'],
    ['كاسكو', 'parrot'],
    ['لعوب', 'cat'],
    ['الروائح', 'sand'],
    ['whiskas', 'dryFood'],
    ['ويسكاس', 'dryFood'],
    ['eheim', 'filter'],
    ['oranda', 'goldfish'],
    // Several words, in any order and from different fields.
    ['مشمشي قط', 'cat'],
    ['شيرازي هادئ قط', 'cat'],
    ['واسع فيربلاست', 'cage'],
    ['كوكتيل قصيرة', 'cockatiel'],
    // What is typed so far.
    ['كوكت', 'cockatiel'],
    ['سلح', 'turtle'],
    ['هام', 'hamster'],
    ['whis', 'dryFood'],
    // The article.
    ['القط', 'cat'],
    ['القط المشمشي', 'cat'],
    ['للقط', 'cat'],
    ['والارنب', 'rabbit'],
    ['بالرمل', 'sand'],
    ['دجاج', 'dryFood'],
    ['حرير', 'goldfish'],
    ['الالعاب', 'toy'],
    ['شمس', 'turtle'],
    // Feminine, dual and plural.
    ['قطة', 'cat'],
    ['قطتين', 'cat'],
    ['قطتان', 'cat'],
    ['مشمشية', 'cat'],
    ['الشيرازيات', 'cat'],
    ['هولنديين', 'rabbit'],
    ['كناريات', 'canary'],
    ['سمكات', 'goldfish'],
    ['اسماك', 'goldfish'],
    ['ارانب', 'rabbit'],
    ['قطط', 'cat'],
    ['اقفاص', 'cage'],
    ['lops', 'rabbit'],
    // Dialect and English.
    ['بسة', 'cat'],
    ['البسس', 'cat'],
    ['قطوة', 'cat'],
    ['سنور', 'cat'],
    ['هرة', 'cat'],
    ['cat', 'cat'],
    ['cats', 'cat'],
    ['qitta', 'cat'],
    ['بغبغاء', 'parrot'],
    ['درة', 'parrot'],
    ['parrots', 'parrot'],
    ['كروان', 'cockatiel'],
    ['cockatiel', 'cockatiel'],
    ['سمج', 'goldfish'],
    ['fish', 'goldfish'],
    ['samak', 'goldfish'],
    ['arnab', 'rabbit'],
    ['bunny', 'rabbit'],
    ['همستر', 'hamster'],
    ['turtle', 'turtle'],
    ['فود', 'dryFood'],
    ['اكل', 'dryFood'],
    ['dry food', 'dryFood'],
    ['ليتر', 'sand'],
    ['litter', 'sand'],
    ['كيج', 'cage'],
    ['لعبة', 'toy'],
    ['بسة شيرازية', 'cat'],
    // One slip of the finger: wrong, missing, too many, swapped.
    ['مشمسي', 'cat'],
    ['شيرزي', 'cat'],
    ['شيراازي', 'cat'],
    ['شيارزي', 'cat'],
    ['ببغااء', 'parrot'],
    ['الببغاا', 'parrot'],
    ['كوكتبل', 'cockatiel'],
    ['هامستز', 'hamster'],
    ['whsikas', 'dryFood'],
    ['whiskaz', 'dryFood'],
    ['بغبعاء', 'parrot'],
    ['سلحفاىة', 'turtle'],
    ['فلطر', 'filter'],
    ['كنيري', 'canary'],
    // A part of a word, when nothing begins so.
    ['حفاه', 'turtle'],
  ])('%s', async (search, best) => {
    expect((await find(search)).keys[0]).toBe(best)
  })

  it('requires all words', async () => {
    expect((await find('قط هولندي')).keys).toEqual([])
    expect((await find('رمل سوري')).keys).toEqual([])
  })

  it('names the corrected search only when it was corrected', async () => {
    expect((await find('قطط')).searchedFor).toBe('قطة')
    expect((await find('قطتت')).searchedFor).toBe('قطة')
    expect((await find('بسة شيرازي')).searchedFor).toBe('قطة شيرازي')
    expect((await find('شيرزي')).searchedFor).toBe('شيرازي')
    expect((await find('litter')).searchedFor).toBe('رمل')
    expect((await find('شيرازي')).searchedFor).toBeUndefined()
    expect((await find('القط')).searchedFor).toBeUndefined()
    expect((await find('زرافة')).searchedFor).toBeUndefined()
  })

  it.each([
    // «الكلام», which is one letter from it.
    ['كلاب'],
    ['الكلاب'],
    // An arowana is a fish, an iguana is not.
    ['اروانا'],
    // In a word of four letters any other letter makes another word.
    ['فلكر'],
  ])('%s is never corrected into another word (S-CATB-07)', async (search) => {
    const plain = { name: 'Thing', breedArabic: null }
    const near = [
      await insertProduct(shop, { ...plain, nameArabic: 'كتاب الكلام' }),
      await insertAnimal(shop, { ...plain, nameArabic: 'إغوانا' }),
    ]
    expect((await find(search)).keys).toEqual([])
    await shop.db.update(products).set({ isActive: false }).where(inArray(products.id, near))
  })

  it('finds the kinds of a family, and no brand one letter away from it (S2-06)', async () => {
    const brand = await insertProduct(shop, { name: 'Thing', breedArabic: null, nameArabic: 'رواحف' })
    expect((await find('زواحف')).keys).toEqual(['turtle'])
    await shop.db.update(products).set({ isActive: false }).where(eq(products.id, brand))
  })

  it('does not correct short words', async () => {
    expect((await find('قظ')).keys).toEqual([])
    expect((await find('بظ')).keys).toEqual([])
    expect((await find('ق')).keys).toEqual(expect.arrayContaining(['cat', 'cage', 'cockatiel']))
  })

  it.each([
    '%',
    '_',
    '\\',
    "'",
    '"',
    '"قط',
    'قط%',
    "قط' OR 1=1 --",
    '<b>قط</b>',
    '\u202Eقط\u202C',
    '🐱',
    '؟!،',
    ':*',
    '&|!()',
    "قط':*",
    '=قط',
    'a'.repeat(10_000),
    'قط '.repeat(4000),
    '\0قط',
    '\ud800',
  ])('treats %j as words or as an empty search', async (search) => {
    const { items, total } = await listProducts(shop.context, { search, limit: 100 })
    expect(total).toBe(items.length)
    for (const sort of PRODUCT_SORTS) {
      expect((await listProducts(shop.context, { search, sort, limit: 100 })).total).toBe(total)
    }
  })
})

describe('ranking (S-CATB-07)', () => {
  it('orders by exact name, prefix, word of the name, word prefix, other fields, synonym; in stock before sold out', async () => {
    const plain = { name: 'Thing', breedArabic: null }
    const wanted = [
      await insertProduct(shop, { ...plain, nameArabic: 'أكواريوم' }),
      await insertProduct(shop, { ...plain, nameArabic: 'أكواريوم زجاجي' }),
      await insertProduct(shop, { ...plain, nameArabic: 'زجاج الأكواريوم' }),
      await insertProduct(shop, { ...plain, nameArabic: 'زينة أكواريومية' }),
      await insertProduct(shop, { ...plain, nameArabic: 'حصى', descriptionArabic: 'يفرش في الأكواريوم' }),
      await insertProduct(shop, { ...plain, nameArabic: 'Fish tank' }),
      await insertProduct(shop, {
        ...plain,
        nameArabic: 'ملصق',
        descriptionArabic: 'لكل fish tank',
        isFeatured: true,
      }),
      await insertProduct(shop, { ...plain, nameArabic: 'أكواريوم مضيء', quantity: 0, isFeatured: true }),
    ]
    const { items } = await listProducts(shop.context, { search: 'اكواريوم', limit: 100 })
    expect(items.map(({ id }) => id).slice(0, 5)).toEqual(wanted.slice(0, 5))
    const places = wanted.map((id) => items.findIndex((item) => item.id === id))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  it('ranks a corrected match behind every exact one, in the name or elsewhere', async () => {
    const names = ['زرقيل', 'زرفيل', 'زرفيلة']
    const [slip, exact, other] = await Promise.all(
      names.map((nameArabic) => insertProduct(shop, { nameArabic })),
    )
    const told = await insertProduct(shop, { nameArabic: 'كتاب', descriptionArabic: 'عن زرفيل' })
    const { items } = await listProducts(shop.context, { search: 'زرفيل' })
    expect(items.map(({ id }) => id)).toEqual([exact, other, told, slip])
  })
})

describe('a search while typing', () => {
  it('finds every longer word, above and below the limit of the index lookup, also after an edit (S-CATB-07, P-06)', async () => {
    const wanted: number[] = []
    for (let i = 0; i < 45; i++) {
      wanted.push(
        await insertProduct(shop, { nameArabic: `نوع ثمرق${'ابتجدرسطعفكلمنو'[i % 15]}${i}`, name: 'Kind' }),
      )
    }
    const found = async (search: string) => {
      const { items } = await listProducts(shop.context, { search, limit: 100 })
      return items.map(({ id }) => id).sort((a, b) => a - b)
    }
    expect(await found('ثمرق')).toEqual(wanted)
    expect(await found('ثمرقا')).toEqual([wanted[0], wanted[15], wanted[30]])
    const [edited = 0] = wanted
    await shop.db.update(products).set({ nameArabic: 'نوع ظلمبوق' }).where(eq(products.id, edited))
    expect(await found('ظلمب')).toEqual([edited])
    expect(await found('ثمرق')).toEqual(wanted.slice(1))
  })
})

describe('paging', () => {
  const WORDS = [
    'قطة',
    'القطط',
    'بسة',
    'قط',
    'شيرازي',
    'شيرازية',
    'رمل',
    'ليتر',
    'طعام',
    'cat',
    'food',
    'قفص',
    'قفاص',
  ]

  it('has no gap or repetition for any search, sorted or index-ordered (X-22)', async () => {
    const word = fc.constantFrom(...WORDS)
    const product = fc.record({
      nameArabic: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
      name: fc.constantFrom('Cat food', 'Cage', 'Thing'),
      descriptionArabic: fc.option(word),
      quantity: fc.constantFrom(0, 3),
      isFeatured: fc.boolean(),
      createdAt: fc.constantFrom(new Date('2026-01-01T00:00:00Z'), new Date('2026-02-01T00:00:00Z')),
    })
    const rows = fc.sample(product, { numRuns: 60, seed: 7 })
    await shop.db.execute(sql`DELETE FROM cart_items`)
    await shop.db.update(products).set({ isActive: false })
    for (const row of rows) await insertProduct(shop, row)

    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(word, fc.constantFrom('ق', 'شيرزي', 'طعامم', 'cats', 'الرمل')), {
          minLength: 1,
          maxLength: 2,
        }),
        fc.constantFrom(...PRODUCT_SORTS),
        fc.integer({ min: 7, max: 40 }),
        fc.boolean(),
        async (words, sort, limit, inStock) => {
          const query = { search: words.join(' '), sort, inStock }
          const filter = filterOf(query)
          const finds = await findProducts(shop.context, filter, foldArabic(query.search), null)
          const page = { sort, after: null, limit: 1000, audience: 'shoppers' } as const
          const whole = await selectFinds(shop.context, filter, finds, page)
          expect(whole.length).toBe(finds.total)
          // However many are sorted at once, the order is the same.
          const same = (walked: Find[]) => expect(walked).toEqual(whole)
          same(await selectFinds(shop.context, filter, finds, { ...page, maxSorted: 20 }))
          same(await selectFinds(shop.context, filter, finds, { ...page, maxSorted: 0 }))
          const walked: number[] = []
          let cursor: string | undefined
          do {
            const list = await listProducts(shop.context, { ...query, limit, cursor })
            expect(list.total).toBe(whole.length)
            walked.push(...list.items.map(({ id }) => id))
            cursor = list.nextCursor ?? undefined
          } while (cursor)
          expect(walked).toEqual(whole.map(({ id }) => id))
        },
      ),
      { numRuns: 25 },
    )
  })
})

describe('word forms in SQL', () => {
  it('equal those of TypeScript for any folded text', async () => {
    const letters = fc.constantFrom(...'ابتنليهوكفسم', 's', 'x', '7', ' ')
    const text = fc.oneof(
      fc.string({ unit: letters, maxLength: 40 }),
      fc.array(fc.constantFrom(...WORDS_WITH_PARTS), { maxLength: 6 }).map((words) => words.join(' ')),
      fc.string({ unit: letters, minLength: 60, maxLength: 80 }).map((word) => word.replaceAll(' ', 'ا')),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 40, maxLength: 40 }), async (texts) => {
        const folded = texts.map(foldArabic)
        const { rows } = await shop.pool.query<{ forms: string[] }>(
          `SELECT array_remove(string_to_array(search_forms(t), ' '), '') AS forms
           FROM unnest($1::text[]) WITH ORDINALITY AS u (t, n) ORDER BY n`,
          [folded],
        )
        expect(rows.map(({ forms }) => [...new Set(forms)])).toEqual(folded.map(searchForms))
      }),
      { numRuns: 30 },
    )
  })
})

const WORDS_WITH_PARTS = [
  'والقطتين',
  'بالقفص',
  'للطيور',
  'ولل',
  'الات',
  'كالسيوم',
  'فستان',
  'سمكات',
  'مربون',
  'cats',
  'glass',
  'as',
  'حيوانات',
  'وال',
  'تان',
  'فتين',
]
