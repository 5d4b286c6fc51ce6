import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminProduct, AdminProductList, ChangedProducts } from '#contract/admin/products.ts'
import type { Product } from '#contract/catalog.ts'
import { baisa } from '#domain/money.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import type { Problem } from '#platform/api/problem.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { announceNewDay } from '#server/catalog/browse/announce-new-day.ts'
import { takeStock } from '#server/catalog/stock/take-stock.ts'
import { createAdminApp } from '#tests/support/test-app.ts'
import { insertAnimal, insertOrder, insertProduct, storeImage } from '#tests/support/test-shop.ts'

const URL = '/api/admin/products'
const ANIMAL = { nameArabic: 'قط شيرازي', price: '89.990', availableRegions: [1, 6] }
const SUPPLY = { type: 'product', nameArabic: 'طعام قطط', price: 4.5 }

const app = await createAdminApp()
afterAll(() => app.close())
beforeEach(async () => {
  await app.shop.pool.query('TRUNCATE products, categories, audit_log CASCADE')
})

async function add(item: object = ANIMAL): Promise<AdminProduct> {
  const { status, body } = await app.admin<AdminProduct>('POST', URL, item)
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
const edit = (id: number, changes: object) =>
  app.admin<AdminProduct & Problem>('PATCH', `${URL}/${id}`, changes)
const read = async (id: number) => (await app.admin<AdminProduct>('GET', `${URL}/${id}`)).body
const list = async (query = '') => (await app.admin<AdminProductList>('GET', `${URL}${query}`)).body
const names = ({ items }: AdminProductList) => items.map(({ nameArabic }) => nameArabic)

async function addCategory(nameArabic: string): Promise<number> {
  const { rows } = await app.shop.pool.query<{ id: number }>(
    `INSERT INTO categories (name, name_arabic) VALUES ($1, $1) RETURNING id`,
    [nameArabic],
  )
  return rows[0]?.id ?? 0
}

async function addPicture(): Promise<string> {
  const background = { r: Math.floor(Math.random() * 255), g: 90, b: 40 }
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
  const stored = await storeImage(app.shop, bytes)
  return stored.url
}

describe('adding an item', () => {
  it('A-ITEM-07, A-ITEM-09: creates by name and price one animal, home delivery only, at the fee to the door', async () => {
    expect(await add()).toMatchObject({
      ...{
        type: 'animal',
        quantity: 1,
        gender: 'unknown',
        size: 'medium',
        isActive: true,
        isFeatured: false,
      },
      ...{
        deliveryType: 'home-only',
        deliveryEverywhere: false,
        deliveryFee: '2.000',
        availableRegions: [1, 6],
      },
      ...{ name: '', price: '89.990', costPrice: null, category: null, isArchived: false },
    })
    const own = await add({ ...ANIMAL, deliveryFee: '9', deliveryType: 'both', deliveryEverywhere: true })
    expect(own).toMatchObject({ deliveryType: 'home-only', deliveryEverywhere: false, deliveryFee: '2.000' })
  })

  it('A-ITEM-10: creates a supply delivered everywhere, to the door or the office, with its own fee if set', async () => {
    const plain = await add(SUPPLY)
    expect(plain).toMatchObject({
      deliveryType: 'both',
      deliveryEverywhere: true,
      deliveryFee: '0.000',
      gender: null,
    })
    expect(plain.availableRegions).toHaveLength(11)
    const own = { ...SUPPLY, deliveryFee: '3.5', availableRegions: [2, 2, 1], deliveryType: 'home-only' }
    const created = await add(own)
    expect(created).toMatchObject({
      deliveryEverywhere: false,
      deliveryFee: '3.500',
      availableRegions: [1, 2],
    })
    const shown = await app.visitor<Product>('GET', `/api/products/${created.id}`)
    expect(shown.body).toMatchObject({
      deliveryFee: '3.500',
      deliveryType: 'home-only',
      availableRegions: [1, 2],
    })
  })

  it('X-32: stores every field of an animal and a supply, and shows the public ones', async () => {
    const shared = {
      ...{
        name: 'Persian',
        description: 'A calm cat',
        descriptionArabic: 'هادئ\nولعوب',
        costPrice: '40.000',
      },
      ...{
        quantity: 3,
        isFeatured: true,
        size: 'large',
        color: 'Orange',
        colorArabic: 'مشمشي',
        weight: '4 كجم',
      },
      ...{ location: 'Sohar', locationArabic: 'صحار', categoryId: await addCategory('قطط') },
    }
    const animal = {
      ...{ breed: 'Persian', breedArabic: 'شيرازي', age: '6 أشهر', gender: 'female', vaccinated: true },
      ...{ healthStatus: 'Healthy', healthStatusArabic: 'سليمة', goodWithKids: true, goodWithPets: false },
      ...{
        temperament: 'Calm',
        temperamentArabic: 'هادئة',
        specialNeeds: 'Brush',
        specialNeedsArabic: 'تمشيط',
      },
    }
    const supply = {
      ...{ brand: 'Royal', brandArabic: 'رويال', model: 'BA-1', material: 'Wood', materialArabic: 'خشب' },
      dimensions: '60 × 50 سم',
    }
    const nothing = (facts: object) => Object.fromEntries(Object.keys(facts).map((fact) => [fact, null]))
    // What the other kind has is not kept.
    const cat = await add({ ...ANIMAL, ...shared, ...animal, ...supply })
    expect(cat).toMatchObject({ ...shared, ...animal, ...nothing(supply), birthDate: null })
    const house = await add({ ...SUPPLY, ...shared, ...animal, ...supply, birthDate: '2026-01-01' })
    expect(house).toMatchObject({ ...shared, ...supply, ...nothing(animal), birthDate: null })
    const { costPrice, categoryId, ...shown } = { ...shared, ...supply }
    const { body } = await app.visitor<Product>('GET', `/api/products/${house.id}`)
    expect(body).toMatchObject({ ...shown, category: { id: categoryId } })
    expect(JSON.stringify(body)).not.toContain('costPrice')
  })

  it('A-ITEM-04, A-ITEM-05, A-ITEM-06, X-34: reports each error beside its field, and stores nothing', async () => {
    const wrong = {
      ...{ nameArabic: '  ', price: '0', quantity: '-1', costPrice: 'كثير', birthDate: '2026-02-30' },
      ...{ categoryId: 999, images: ['/media/somebody-else.webp'], isActive: true },
    }
    const { status, body } = await app.admin<Problem>('POST', URL, wrong)
    expect(status).toBe(422)
    expect(body.errors).toEqual({
      nameArabic: ['يرجى إدخال اسم العنصر بالعربية'],
      price: ['يرجى إدخال سعر صحيح'],
      quantity: ['يرجى إدخال كمية صحيحة'],
      costPrice: [expect.stringContaining('سعر التكلفة')],
      birthDate: ['تاريخ الميلاد غير صحيح.'],
      availableRegions: [expect.stringContaining('محافظة واحدة على الأقل')],
      categoryId: [expect.stringContaining('هذه الفئة لم تعد موجودة')],
      images: [expect.stringContaining('لم تُرفع')],
    })
    const long = { ...ANIMAL, nameArabic: 'ق'.repeat(10_000), descriptionArabic: 'و'.repeat(10_000) }
    const refused = await app.admin<Problem>('POST', URL, long)
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['nameArabic', 'descriptionArabic'])
    for (const price of ['abc', -5, 1e9, '12.3456', Number.MAX_VALUE, '', null])
      expect((await app.admin('POST', URL, { ...ANIMAL, price })).status, String(price)).toBe(422)
    expect((await list()).total).toBe(0)
  })

  it('conventions 9: reads prices and quantities as they are typed in Oman', async () => {
    const created = await add({ ...SUPPLY, price: '١٬٢٣٤٫٥', quantity: '١٢', costPrice: '۹۰۰' })
    expect(created).toMatchObject({ price: '1234.500', quantity: 12, costPrice: '900.000' })
  })

  it('A-ITEM-03, Z-06: accepts pictures of this store only, each with an alternative text', async () => {
    const [first, second] = [await addPicture(), await addPicture()]
    const created = await add({ ...ANIMAL, images: [{ url: first, width: 1 }, second, first] })
    expect(created.images).toEqual([
      expect.objectContaining({ url: first, width: 40, height: 30, alt: 'قط شيرازي' }),
      expect.objectContaining({ url: second, alt: 'قط شيرازي، صورة 2' }),
    ])
    expect(created.images[0]?.variants.length).toBeGreaterThan(0)
    const turned = await edit(created.id, { images: [second], nameArabic: 'هرة' })
    expect(turned.body.images).toEqual([expect.objectContaining({ url: second, alt: 'هرة' })])
  })

  it('A-ITEM-03: keeps the alternative text that somebody wrote, whatever the order or the name', async () => {
    const [first, second] = [await addPicture(), await addPicture()]
    const alt = 'نائم على كرسي <b>أزرق</b>'
    const created = await add({
      ...ANIMAL,
      images: [
        { url: first, alt: ` ${alt}\n` },
        { url: second, alt: ' ' },
      ],
    })
    const altsOf = (images: readonly { alt: string }[]) => images.map((image) => image.alt)
    expect(altsOf(created.images)).toEqual([alt, 'قط شيرازي، صورة 2'])
    const renamed = await edit(created.id, { nameArabic: 'هرة' })
    expect(altsOf(renamed.body.images)).toEqual([alt, 'هرة، صورة 2'])
    const moved = await edit(created.id, { images: [second, first] })
    expect(altsOf(moved.body.images)).toEqual(['هرة', alt])
    const seen = await app.visitor<Product>('GET', `/api/products/${created.id}`)
    expect(altsOf(seen.body.images)).toEqual(['هرة', alt])
    const bare = await edit(created.id, { images: [{ url: second }, { url: first, alt: null }] })
    expect(altsOf(bare.body.images)).toEqual(['هرة', 'هرة، صورة 2'])
    expect((await edit(created.id, { images: [{ url: first, alt: 'ب'.repeat(201) }] })).status).toBe(422)
  })
})

describe('the list', () => {
  it('A-ITEM-01, A-ITEM-02, A-ITEM-15: has counters, filters and pages, newest first', async () => {
    const cats = await addCategory('قطط')
    await add({ ...ANIMAL, nameArabic: 'أول', categoryId: cats })
    await add({ ...SUPPLY, nameArabic: 'ثان', isFeatured: true })
    await add({ ...ANIMAL, nameArabic: 'ثالث', isActive: false, availableRegions: [] })
    const all = await list()
    expect(names(all)).toEqual(['ثالث', 'ثان', 'أول'])
    expect(all.counts).toEqual({ all: 3, animals: 2, products: 1, active: 2, featured: 1 })
    expect(all.items[2]).toMatchObject({
      category: { nameArabic: 'قطط', isActive: true },
      availableRegions: [1, 6],
    })
    expect(names(await list('?type=animal'))).toEqual(['ثالث', 'أول'])
    expect(names(await list('?active=false'))).toEqual(['ثالث'])
    expect(names(await list('?featured=true'))).toEqual(['ثان'])
    expect(names(await list(`?category=${cats}`))).toEqual(['أول'])
    expect(names(await list('?sort=price-asc'))).toEqual(['ثان', 'أول', 'ثالث'])

    const first = await list('?limit=2')
    expect(first).toMatchObject({ total: 3, items: [{ nameArabic: 'ثالث' }, { nameArabic: 'ثان' }] })
    await add({ ...ANIMAL, nameArabic: 'رابع' })
    const rest = await list(`?limit=2&cursor=${first.nextCursor}`)
    expect(names(rest)).toEqual(['أول'])
    expect(rest.nextCursor).toBeNull()
    expect((await app.admin('GET', `${URL}?cursor=nonsense`)).status).toBe(422)
  })

  it('A-ITEM-02: searches folded Arabic and synonyms, and finds hidden and archived items and numbers', async () => {
    const shown = await add({ ...ANIMAL, nameArabic: 'قطّة صغيرة' })
    const hidden = await add({ ...ANIMAL, nameArabic: 'قطة مخفية', isActive: false })
    await add({ ...SUPPLY, nameArabic: 'قفص' })
    const find = async (words: string) => names(await list(`?search=${encodeURIComponent(words)}`))
    expect((await find('قطه')).toSorted()).toEqual(['قطة مخفية', 'قطّة صغيرة'])
    expect(await find('مخفيه')).toEqual(['قطة مخفية'])
    expect(await find(`#${shown.id}`)).toEqual(['قطّة صغيرة'])
    expect(await find('!!')).toEqual([])
    await app.shop.pool.query('UPDATE products SET archived_at = now() WHERE id = $1', [hidden.id])
    expect(await find('مخفية')).toEqual(['قطة مخفية'])
    expect(names(await list())).toHaveLength(2)
    expect(names(await list('?archived=true'))).toEqual(['قطة مخفية'])
  })
})

describe('changing an item', () => {
  it('A-ITEM-08: to the other kind changes its delivery, and drops the facts of the first kind', async () => {
    const cat = await add({ ...ANIMAL, breedArabic: 'شيرازي', gender: 'male' })
    const { body } = await edit(cat.id, { type: 'product', brandArabic: 'رويال' })
    expect(body).toMatchObject({
      type: 'product',
      deliveryType: 'both',
      deliveryEverywhere: true,
      gender: null,
    })
    expect(body).toMatchObject({ breedArabic: null, brandArabic: 'رويال' })
    const back = await edit(cat.id, { type: 'animal' })
    expect(back.status).toBe(422)
    expect(Object.keys(back.body.errors ?? {})).toEqual(['availableRegions'])
    expect((await edit(cat.id, { type: 'animal', isActive: false })).body.availableRegions).toEqual([])
  })

  it('A-ITEM-11, X-34: replaces its governorates in the same transaction; a shown animal keeps at least one', async () => {
    const cat = await add()
    expect((await edit(cat.id, { availableRegions: [3], price: '70' })).body).toMatchObject({
      availableRegions: [3],
      price: '70.000',
    })
    const refused = await edit(cat.id, { availableRegions: [], price: '60' })
    expect(refused.status).toBe(422)
    expect(await read(cat.id)).toMatchObject({ availableRegions: [3], price: '70.000' })
  })

  it('refuses a stale edit, and shows what the other administrator changed', async () => {
    const { id, updatedAt } = await add()
    const [first, second] = await Promise.all([
      edit(id, { price: '70', updatedAt }),
      app.colleague<Problem & { current: AdminProduct }>('PATCH', `${URL}/${id}`, {
        nameArabic: 'هر',
        updatedAt,
      }),
    ])
    const [told, done] = first.status === 409 ? [first, second] : [second, first]
    expect([done.status, told.status]).toEqual([200, 409])
    expect(told.body).toMatchObject({ code: 'changed-meanwhile', current: { id } })
    const now = await read(id)
    expect(told.body.current).toMatchObject({ price: now.price, nameArabic: now.nameArabic })
    expect((await edit(id, { nameArabic: 'هرة', updatedAt: now.updatedAt })).status).toBe(200)
    expect((await edit(id, { nameArabic: 'هرة', updatedAt: now.updatedAt })).status).toBe(409)
  })

  it('invalidates pages, and is logged with the old values', async () => {
    const { id } = await add()
    const shown = async () => (await app.visitor<Product>('GET', `/api/products/${id}`)).body
    expect((await shown()).price).toBe('89.990')
    await edit(id, { price: '50', quantity: 4 })
    await expect.poll(async () => [(await shown()).price, (await shown()).quantity]).toEqual(['50.000', 4])
    const { rows } = await app.shop.pool.query('SELECT action, entity_id, data FROM audit_log ORDER BY id')
    expect(rows).toMatchObject([
      { action: 'product.created', entity_id: String(id) },
      {
        action: 'product.edited',
        data: { before: { price: 89990, quantity: 1 }, after: { price: 50000, quantity: 4 } },
      },
    ])
    await edit(id, { price: '50' })
    expect((await app.shop.pool.query('SELECT 1 FROM audit_log')).rowCount).toBe(2)
  })

  it('X-63: a birth date gives the age, updated at midnight in Muscat', async () => {
    const now = app.shop.context.now()
    const born = new Date(now.getTime() - 5 * 86_400_000)
    const { id, currentAge } = await add({ ...ANIMAL, age: 'صغير', birthDate: muscatDay(born) })
    expect(currentAge).toBe('5 أيام')
    const shown = async () => (await app.visitor<Product>('GET', `/api/products/${id}`)).body.age
    expect(await shown()).toBe('5 أيام')
    expect(await read(id)).toMatchObject({ age: 'صغير', birthDate: muscatDay(born) })
    app.shop.pass(24)
    await announceNewDay(app.shop.context)
    await expect.poll(shown).toBe('6 أيام')
    expect(
      (await edit(id, { birthDate: muscatDay(new Date(now.getTime() + 9 * 86_400_000)) })).body.errors,
    ).toEqual({
      birthDate: ['تاريخ الميلاد لم يأتِ بعد.'],
    })
  })
})

describe('stock is changed by differences', () => {
  it('keeps sales made since the form was opened, and refuses to subtract more than is left', async () => {
    const { id } = await add({ ...SUPPLY, quantity: 10 })
    await sell(id)
    expect((await edit(id, { quantity: 15, quantityRead: 10 })).body.quantity).toBe(14)
    const refused = await edit(id, { quantity: 0, quantityRead: 15 })
    expect(refused.body.errors).toEqual({ quantity: [expect.stringContaining('بقي 14')] })
    expect((await edit(id, { quantity: 3 })).body.quantity).toBe(3)
    const { rows } = await app.shop.pool.query(
      'SELECT change, quantity_after, reason FROM stock_movements WHERE product_id = $1 ORDER BY id',
      [id],
    )
    expect(rows.map((row) => [row.reason, row.change, row.quantity_after])).toEqual([
      ['initial', 10, 10],
      ['order', -1, 9],
      ['adjustment', 5, 14],
      ['adjustment', -11, 3],
    ])
  })

  /** As an order takes it. */
  async function sell(productId: number): Promise<void> {
    const sold = await inTransaction(app.shop.db, async (tx) => {
      const cause = { reason: 'order' as const, orderId: null, actorId: null }
      const taken = await takeStock(tx, [{ productId, change: -1 }], cause)
      return taken ? { ok: true, value: null } : { ok: false, refusal: 'too few' }
    })
    expect(sold.ok).toBe(true)
  }
})

describe('removing an item', () => {
  it('A-ITEM-14, A-PLAT-04: deletes an item that nobody ordered; a second time is 404', async () => {
    const { id } = await add()
    const removed = await app.admin('DELETE', `${URL}/${id}`)
    expect(removed).toMatchObject({ status: 200, body: { outcome: 'deleted' } })
    expect((await app.admin('DELETE', `${URL}/${id}`)).status).toBe(404)
    expect((await list()).counts.all).toBe(0)
  })

  it('X-60: archives an ordered item: out of the shop and the list, still in the order, and can be restored', async () => {
    const id = await insertProduct(app.shop, { quantity: 3 })
    await insertOrder(app.shop, { [id]: 1 })
    expect(await read(id)).toMatchObject({ isKept: true })
    expect((await app.admin('DELETE', `${URL}/${id}`)).body).toEqual({ outcome: 'archived' })
    expect((await list()).items).toEqual([])
    await expect.poll(async () => (await app.visitor('GET', `/api/products/${id}`)).status).toBe(404)
    const { rows } = await app.shop.pool.query('SELECT product_id, product_name_arabic FROM order_items')
    expect(rows).toEqual([{ product_id: id, product_name_arabic: 'طعام قطط' }])

    expect((await edit(id, { isActive: true })).body.errors).toEqual({
      isActive: [expect.stringContaining('الأرشيف')],
    })
    const back = await edit(id, { isArchived: false })
    expect(back.body).toMatchObject({ isArchived: false, isActive: false, quantity: 2 })
    expect((await list()).counts).toMatchObject({ all: 1, active: 0 })
  })
})

describe('changing many items', () => {
  const change = (ids: number[], of: object) =>
    app.admin<ChangedProducts & Problem>('PATCH', URL, { ids, change: of })

  it('A-ROLE-06: sets price, stock, shown and featured, checking each item by itself', async () => {
    const food = await insertProduct(app.shop, { price: baisa(4_550), quantity: 2 })
    const cat = await insertAnimal(app.shop, { isActive: false, regions: [] })
    const shown = await change([food, cat, 99_999, food], { isActive: true })
    expect(shown.body).toEqual({
      changed: 1,
      items: [
        { id: food, ok: true, nameArabic: 'طعام قطط', problem: null },
        { id: cat, ok: false, nameArabic: 'قط شيرازي', problem: expect.stringContaining('محافظة') },
        { id: 99_999, ok: false, nameArabic: null, problem: expect.any(String) },
      ],
    })
    expect((await change([food, cat], { pricePercent: -10 })).body.changed).toBe(2)
    expect([(await read(food)).price, (await read(cat)).price]).toEqual(['4.100', '80.990'])
    const taken = await change([food, cat], { quantityChange: -2 })
    expect(taken.body.items.map(({ ok }) => ok)).toEqual([true, false])
    expect([(await read(food)).quantity, (await read(cat)).quantity]).toEqual([0, 1])
    await change([food, cat], { isFeatured: true })
    await change([food, cat], { price: '7.5' })
    expect((await list()).items.map(({ price, isFeatured }) => [price, isFeatured])).toEqual([
      ['7.500', true],
      ['7.500', true],
    ])
    const { rows } = await app.shop.pool.query(
      "SELECT reason, change, note FROM stock_movements WHERE reason <> 'initial'",
    )
    expect(rows).toEqual([{ reason: 'adjustment', change: -2, note: 'تعديل جماعي' }])
  })

  it('accepts one meaningful change at a time, of at most 500 items', async () => {
    const id = await insertProduct(app.shop)
    for (const of of [
      {},
      { price: '5', isActive: true },
      { price: '0' },
      { price: 'x' },
      { pricePercent: -100 },
      { pricePercent: 0 },
      { quantityChange: 0 },
    ])
      expect((await change([id], of)).status, JSON.stringify(of)).toBe(422)
    const many = Array.from({ length: 501 }, (_, i) => i + 1)
    expect((await change(many, { isActive: false })).status).toBe(422)
    expect((await change([], { isActive: false })).status).toBe(422)
    expect((await change([id], { price: '99999.999' })).body.changed).toBe(1)
    expect((await change([id], { pricePercent: 900 })).body).toMatchObject({ changed: 0 })
  })
})
