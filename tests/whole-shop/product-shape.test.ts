import { afterAll, describe, expect, it } from 'vitest'
import { categoryList, type Product, productList, regionList, shownProduct } from '#contract/catalog.ts'
import { baisa } from '#domain/money.ts'
import { REGIONS } from '#domain/regions.ts'
import { categories, products } from '#server/database/tables/catalog.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { insertAnimal, insertProduct } from '#tests/support/test-shop.ts'

const image = (name: string) => ({
  url: `/media/${name}.webp`,
  width: 960,
  height: 720,
  alt: name,
  variants: [],
})
const CREATED = new Date('2026-10-01T06:30:00Z')

const ANIMAL = {
  name: 'Persian cat',
  description: 'Calm and playful',
  descriptionArabic: 'هادئ ولعوب',
  breed: 'Persian',
  breedArabic: 'شيرازي',
  age: '6 أشهر',
  gender: 'female',
  size: 'extra_large',
  color: 'Cream',
  colorArabic: 'كريمي',
  weight: '3.2 كجم',
  healthStatus: 'Healthy',
  healthStatusArabic: 'سليم',
  vaccinated: true,
  temperament: 'Gentle',
  temperamentArabic: 'لطيف',
  goodWithKids: true,
  goodWithPets: false,
  location: 'Sohar',
  locationArabic: 'صحار',
  specialNeeds: 'Brushing',
  specialNeedsArabic: 'تمشيط يومي',
} as const

const SUPPLY = {
  name: 'Wooden house',
  brand: 'Bayt',
  brandArabic: 'بيت',
  model: 'BA-H1',
  material: 'Wood',
  materialArabic: 'خشب',
  dimensions: '60 × 50 × 65 سم',
  size: 'large',
  colorArabic: 'بني',
  weight: '7 كجم',
} as const

const app = await createTestApp()
const created = await app.shop.db
  .insert(categories)
  .values([
    {
      name: 'Cats',
      nameArabic: 'قطط',
      description: 'All cats',
      descriptionArabic: 'كل القطط',
      imageUrl: '/media/c.webp',
      world: 'cats',
    },
    { name: 'Gone', nameArabic: 'قديم', isActive: false },
  ])
  .returning({ id: categories.id })
const category = created[0]?.id ?? 0
const animal = await insertAnimal(app.shop, {
  ...ANIMAL,
  ...{ nameArabic: 'قط شيرازي', categoryId: category, price: baisa(89_990), costPrice: baisa(41_000) },
  ...{
    quantity: 2,
    isFeatured: true,
    images: [image('a'), image('b')],
    regions: [6, 1],
    createdAt: CREATED,
  },
})
const supply = await insertProduct(app.shop, {
  ...SUPPLY,
  ...{ nameArabic: 'بيت خشبي', price: baisa(36_900), quantity: 9, deliveryFee: baisa(3500) },
  ...{ deliveryEverywhere: false, regions: [11, 2], createdAt: CREATED },
})
afterAll(() => app.close())

async function read(id: number): Promise<Product> {
  const response = await app.request(`/api/products/${id}`)
  // Strict: a field that the contract does not know would be a secret told (Z-11).
  return shownProduct.strict().parse(await response.json())
}

describe('a product on the wire', () => {
  it('is an animal with all its facts (E-PROD-01, E-PROD-03, E-PROD-04)', async () => {
    expect(await read(animal)).toMatchObject({
      ...ANIMAL,
      ...{
        id: animal,
        type: 'animal',
        nameArabic: 'قط شيرازي',
        price: '89.990',
        quantity: 2,
        stockLabel: 'low',
      },
      ...{ isFeatured: true, isActive: true, images: [image('a'), image('b')] },
      category: { id: category, name: 'Cats', nameArabic: 'قطط', emoji: '🐾', world: 'cats' },
      createdAt: '2026-10-01T06:30:00.000Z',
      ...{
        brand: null,
        brandArabic: null,
        model: null,
        material: null,
        materialArabic: null,
        dimensions: null,
      },
    })
  })

  it('is a supply with its brand, model, material and dimensions (E-PROD-01, E-PROD-05, X-32)', async () => {
    expect(await read(supply)).toMatchObject({
      ...SUPPLY,
      ...{
        id: supply,
        type: 'product',
        nameArabic: 'بيت خشبي',
        price: '36.900',
        quantity: 9,
        stockLabel: 'in',
      },
      ...{ category: null, images: [], breedArabic: null, age: null, gender: null, vaccinated: null },
    })
  })

  it('keeps its old names in the database: kind, pictures (D-01, E-PROD-01, E-PROD-02)', async () => {
    const rows = await app.shop.db
      .select({
        id: products.id,
        itemType: products.itemType,
        productType: products.productType,
        imageUrl: products.imageUrl,
        imageUrls: products.imageUrls,
      })
      .from(products)
      .orderBy(products.id)
    expect(rows).toEqual([
      {
        ...{ id: animal, itemType: 'animal', productType: 'pet' },
        ...{ imageUrl: '/media/a.webp', imageUrls: ['/media/a.webp', '/media/b.webp'] },
      },
      { id: supply, itemType: 'product', productType: 'accessory', imageUrl: null, imageUrls: [] },
    ])
  })

  it('says where it is delivered, how, and at what fee (E-PROD-06, E-PROD-07, S-API-06)', async () => {
    expect(await read(animal)).toMatchObject({
      ...{ deliveryType: 'home-only', deliveryEverywhere: false, deliveryFee: '2.000' },
      availableRegions: [1, 6],
    })
    expect(await read(supply)).toMatchObject({
      ...{ deliveryType: 'both', deliveryEverywhere: false, deliveryFee: '3.500' },
      availableRegions: [2, 11],
    })
    const list = productList.parse(await (await app.request('/api/products')).json())
    const regions = list.items.map(({ id, availableRegions }) => [id, availableRegions])
    expect(regions).toContainEqual([animal, [1, 6]])
    expect(regions).toContainEqual([supply, [2, 11]])
  })

  it('is in the full list, with its category, and in that category’s list only (S-API-05)', async () => {
    const list = async (query: string) =>
      productList.parse(await (await app.request(`/api/products${query}`)).json())
    const all = await list('')
    expect(all.items.map(({ id, category }) => [id, category?.nameArabic])).toEqual([
      [animal, 'قطط'],
      [supply, undefined],
    ])
    expect((await list(`?category=${category}`)).items.map(({ id }) => id)).toEqual([animal])
  })
})

describe('categories and governorates on the wire', () => {
  it('are the active families with a paw where no emoji is set (E-CAT-01, S-API-07)', async () => {
    const { items } = categoryList.parse(await (await app.request('/api/categories')).json())
    expect(items).toMatchObject([
      {
        ...{
          id: category,
          name: 'Cats',
          nameArabic: 'قطط',
          description: 'All cats',
          descriptionArabic: 'كل القطط',
        },
        ...{ emoji: '🐾', imageUrl: '/media/c.webp', isActive: true, productCount: 1 },
      },
    ])
    expect(Date.parse(items[0]?.createdAt ?? '')).not.toBeNaN()
  })

  it('are the eleven of Oman (E-REG-01)', async () => {
    const { items } = regionList.parse(await (await app.request('/api/regions')).json())
    expect(items.map(({ id, code }) => [id, code])).toEqual(
      ['MS', 'DH', 'MU', 'BU', 'DA', 'NB', 'SB', 'NS', 'SS', 'DZ', 'WU'].map((code, i) => [i + 1, code]),
    )
    expect(items).toEqual(REGIONS.map(({ id, code, nameAr, nameEn }) => ({ id, code, nameAr, nameEn })))
    expect(items[0]).toMatchObject({ nameAr: 'مسقط', nameEn: 'Muscat' })
    const { rows } = await app.shop.pool.query('SELECT id, code, name_ar FROM regions ORDER BY id')
    expect(rows.map(({ id, code, name_ar }) => [id, code, name_ar])).toEqual(
      items.map(({ id, code, nameAr }) => [id, code, nameAr]),
    )
  })
})
