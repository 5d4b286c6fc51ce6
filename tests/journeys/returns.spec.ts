// A return, from the page of its order to the refund (F-03).
import { expect, open, test } from '#tests/support/journey.ts'
import { addItem, photo, placeOrder, removeItems } from '#tests/support/journey-goods.ts'
import { toast } from '#tests/support/journey-page.ts'
import { addressOf, PASSWORD, signInAs } from '#tests/support/journey-people.ts'
import { privateRoomText } from '#text/account/private-room.ts'
import { transferText } from '#text/checkout.ts'
import { returnsText } from '#text/returns.ts'

const BRUSH = 'فرشاة مرتجعة'
const BIRD = 'طائر مرتجع'
let orderId: number | null = null

test.afterEach(async ({ page }) => {
  if (orderId !== null) await page.request.delete(`/api/admin/orders/${orderId}`)
  await removeItems(page, BRUSH)
  await removeItems(page, BIRD)
})

test('F-03, F-02: a return is requested with a photo, restocked and refunded, and its customer sees it', async ({
  page,
}) => {
  const email = addressOf('returns')
  await signInAs(page, email, { admin: true })
  const { id } = await addItem(page, { type: 'product', nameArabic: BRUSH, price: '6', quantity: 5 })
  await page.request.post('/api/cart', { data: { productId: id, quantity: 2 } })
  const order = await placeOrder(page)
  orderId = order.id
  for (const data of [{ paymentStatus: 'verified' }, { status: 'delivered', reason: 'سُلّم', override: true }])
    expect((await page.request.patch(`/api/admin/orders/${order.id}`, { data })).ok()).toBe(true)

  await open(page, `/orders/${order.orderNumber}`)
  await expect(page.getByText('يمكنك طلب الإرجاع حتى')).toBeVisible()
  await expect(page.getByRole('button', { name: 'طباعة' })).toBeVisible()
  await page.getByRole('button', { name: 'طلب إرجاع' }).click()
  const form = page.getByRole('alertdialog', { name: 'طلب إرجاع' })
  await form.getByRole('button', { name: 'أرسل الطلب' }).click()
  await expect(form).toContainText('اختر السبب.')
  await form.getByRole('radio', { name: 'وصل تالفاً أو فيه عيب' }).check()
  // Nothing that was pasted is cut off.
  await form.getByLabel('اشرح لنا').fill('ك'.repeat(1200))
  await form.getByRole('button', { name: 'أرسل الطلب' }).click()
  await expect(form).toContainText('النص أطول من المسموح: 1,200 من 1,000 حرف. اختصره قليلاً.')
  await form.getByLabel('اشرح لنا').fill('انكسرت يدها')
  await expect(form).not.toContainText('القائمة أقصر من المطلوب')
  await form.locator('input[type=file]').setInputFiles(await photo('broken.png', '#884422'))
  await expect(form.getByRole('img', { name: 'صورة 1' })).toBeVisible()
  // The session ends meanwhile, and begins again in another tab.
  await page.request.post('/api/auth/sign-out')
  await form.getByRole('button', { name: 'أرسل الطلب' }).click()
  await expect(form.getByRole('link', { name: privateRoomText.signIn })).toBeVisible()
  await page.request.post('/api/auth/sign-in/email', { data: { email, password: PASSWORD } })
  await form.getByRole('button', { name: 'أرسل الطلب' }).click()
  await expect(toast(page)).toContainText('وصلنا طلب الإرجاع')
  const asked = page.getByRole('list', { name: 'ما طلبت إرجاعه' })
  await expect(asked).toContainText('قيد المراجعة')

  await open(page, '/admin/returns')
  const waiting = page.getByRole('article').filter({ hasText: order.orderNumber })
  await expect(waiting).toContainText('انكسرت يدها')
  await waiting.getByRole('button', { name: 'قبول' }).click()
  const accept = page.getByRole('alertdialog', { name: 'قبول الإرجاع' })
  await accept.getByLabel(/ما مصير/).selectOption('إلى المخزون')
  await accept.getByRole('button', { name: 'اقبل الإرجاع' }).click()
  await expect(toast(page)).toContainText('قُبل الإرجاع')
  await expect(waiting).toBeHidden()

  await open(page, '/admin/refunds')
  const owed = page.getByRole('article').filter({ hasText: order.orderNumber })
  await owed.getByRole('button', { name: 'سجّل رد المبلغ' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'سجّل الرد' }).click()
  // Behind the dialog everything is hidden.
  await expect(toast(page)).toContainText('سُجّل')
  await expect(owed).toBeHidden()

  await open(page, `/orders/${order.orderNumber}`)
  await expect(asked).toContainText('مقبول')
  await expect(page.getByText('أعدنا إليك')).toBeVisible()
})

test('H-10: an animal of an order falls ill: its buyer is notified and refunded, and it recovers', async ({
  page,
}) => {
  await signInAs(page, addressOf('lost'), { admin: true })
  const bird = { type: 'animal', price: '9', quantity: 2, availableRegions: [6], isActive: true }
  const { id } = await addItem(page, { ...bird, nameArabic: BIRD })
  const brush = await addItem(page, { type: 'product', nameArabic: BRUSH, price: '6', quantity: 5 })
  for (const productId of [id, brush.id])
    await page.request.post('/api/cart', { data: { productId, quantity: 1 } })
  const order = await placeOrder(page)
  orderId = order.id
  await page.request.patch(`/api/admin/orders/${order.id}`, { data: { paymentStatus: 'verified' } })

  await open(page, `/admin/orders/${order.id}`)
  await page.getByRole('button', { name: 'افتح إرجاعاً أو حالة' }).click()
  const form = page.getByRole('alertdialog', { name: 'إرجاع أو حالة' })
  await form.getByRole('button', { name: 'افتحها' }).click()
  await expect(form).toContainText('اختر السبب.')
  await form.getByRole('radio', { name: 'مرض قبل أن يصل' }).check()
  await expect(form).not.toContainText('اختر السبب.')
  await form.getByLabel('كلمة إلى العميل').fill('نرعاه حتى يتعافى')
  await form.getByRole('button', { name: 'افتحها' }).click()
  await expect(toast(page)).toContainText('فُتحت، وتنتظر قرارك')
  await page.getByRole('button', { name: 'أعد المبلغ' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'أعد المبلغ' }).click()
  await expect(toast(page)).toContainText('مبلغه مستحق للعميل')

  await open(page, `/orders/${order.orderNumber}`)
  await expect(page.getByText('نرعاه حتى يتعافى')).toBeVisible()
  await expect(page.getByText('يُعاد المبلغ')).toBeVisible()

  await open(page, `/admin/inventory?product=${id}`)
  await expect(page.getByText('في الحجر: حيوان واحد').first()).toBeVisible()
  await page.getByRole('button', { name: 'انتهى الحجر' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'انتهى الحجر' }).click()
  await expect(toast(page)).toContainText('عاد إلى البيع')
  await expect(page.getByText('في المخزون: 2')).toBeVisible()
})

test('H-10, F-01: of an order that lost an animal, its customer is told to wait, and only the rest is proposed as payment', async ({
  page,
}) => {
  await signInAs(page, addressOf('rest'), { admin: true })
  const bird = { type: 'animal', price: '9', quantity: 2, availableRegions: [6], isActive: true }
  const { id: productId } = await addItem(page, { ...bird, nameArabic: BIRD })
  await page.request.post('/api/cart', { data: { productId, quantity: 2 } })
  const order = await placeOrder(page)
  orderId = order.id
  const path = `/api/admin/orders/${order.id}/returns`
  const { lines } = await (await page.request.get(path)).json()
  const data = { items: [{ id: lines[0].id, quantity: 1 }], reason: 'died-before-delivery', words: '' }
  expect((await page.request.post(path, { data })).ok()).toBe(true)

  // Its customer is told to wait with the transfer, and what could not be read.
  await page.route('**/api/orders/*/return', (route) => route.abort())
  await open(page, `/orders/${order.orderNumber}`)
  await expect(page.getByText(transferText.lossOpen)).toBeVisible()
  const unread = page.getByRole('alert').filter({ hasText: returnsText.unread })
  await expect(unread).toBeVisible()
  await page.unroute('**/api/orders/*/return')
  await unread.getByRole('button').click()
  await expect(page.getByRole('heading', { name: returnsText.lossTitle })).toBeVisible()

  await open(page, `/admin/orders/${order.id}`)
  await page.getByRole('button', { name: 'سجّل مبلغاً وصل' }).click()
  const form = page.getByRole('alertdialog')
  await expect(form.getByLabel('المبلغ', { exact: true })).toHaveValue('11.00')
  await form.getByRole('button', { name: 'سجّل المبلغ' }).click()
  await expect(toast(page)).toContainText('سُجّل')
  await expect(toast(page)).not.toContainText('بقي')
})

test('H-10: a driver reports that one of two animals died, and the office says which with its decision', async ({
  page,
}) => {
  await signInAs(page, addressOf('died'), { admin: true })
  const post = async <Body>(path: string, data: object): Promise<Body> => {
    const response = await page.request.post(path, { data })
    expect(response.ok(), await response.text()).toBe(true)
    return response.json()
  }
  const { items: all } = await (await page.request.get('/api/admin/species')).json()
  const speciesId = all.find(({ code }: { code: string }) => code === 'cockatiel')?.id ?? all[0].id
  const bird = { type: 'animal', price: '9', quantity: 2, availableRegions: [6], isActive: true }
  const { id: productId } = await addItem(page, { ...bird, nameArabic: BIRD, speciesId })
  const records: number[] = []
  for (const name of ['عصفور أصفر', 'عصفور أبيض'])
    records.push((await post<{ id: number }>('/api/admin/passports', { name, speciesId, productId })).id)
  await post('/api/cart', { productId, quantity: 2 })
  const order = await placeOrder(page)
  orderId = order.id
  for (const data of [{ paymentStatus: 'verified' }, { status: 'processing' }])
    await page.request.patch(`/api/admin/orders/${order.id}`, { data })
  const { link } = await post<{ link: { url: string } }>('/api/admin/runs', {
    orderIds: [order.id],
    driver: 'خميس',
  })
  const token = new URL(link.url).hash.slice(1)
  const run = await post<{ id: number; stops: [{ id: number; animals: [{ itemId: number }] }] }>(
    '/api/runs/open',
    { token },
  )
  const [stop] = run.stops
  await post(`/api/runs/${run.id}/stops/${stop.id}/answer`, {
    ...{ outcome: 'failed', reason: 'died', key: 'd'.repeat(32), at: new Date().toISOString() },
    lost: [{ id: stop.animals[0].itemId, quantity: 1 }],
  })

  await open(page, `/admin/passports/${records[0]}`)
  await page.getByRole('link', { name: new RegExp(order.orderNumber) }).click()
  await page.getByRole('button', { name: 'أعد المبلغ' }).click()
  const form = page.getByRole('alertdialog', { name: 'يعود المبلغ إلى العميل؟' })
  await form.getByLabel(/أيها نفق/).selectOption('عصفور أبيض')
  await form.getByRole('button', { name: 'أعد المبلغ' }).click()
  await expect(toast(page)).toContainText('مبلغه مستحق للعميل')
  await open(page, `/admin/passports/${records[1]}`)
  await expect(page.getByText('نفق في')).toBeVisible()
  await open(page, `/admin/passports/${records[0]}`)
  await expect(page.getByRole('link', { name: BIRD })).toBeVisible()
  await expect(page.getByText('قد يكون هو الذي نفق')).toHaveCount(0)
  for (const id of records) await page.request.delete(`/api/admin/passports/${id}`)
})
