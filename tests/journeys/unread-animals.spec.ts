// X-39 on the screens of animals: what could not be read is said with a retry, never left out or shown as nothing.
import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from '#tests/support/journey.ts'
import { insertOwnAnimal } from '#tests/support/journey-animals.ts'
import { addItem, removeItems } from '#tests/support/journey-goods.ts'
import { addressOf, signInAs, tryName } from '#tests/support/journey-people.ts'
import { privateRoomText } from '#text/account/private-room.ts'
import { orderAnimalsText } from '#text/admin/order-animals.ts'
import { dayText } from '#text/admin/orders.ts'
import { PASSPORT_LABELS, passportsText as text } from '#text/admin/passports.ts'
import { adminRunsText } from '#text/admin/runs.ts'
import { adminListText, adminShellText } from '#text/admin/shell.ts'
import { ownAnimalsText } from '#text/animals/own-animals.ts'
import { productDeliveryText } from '#text/catalog/product.ts'
import { adminHandoverText } from '#text/handovers.ts'
import { shellText } from '#text/shell.ts'
import { travelText } from '#text/travel.ts'
import { viewingsText } from '#text/viewings.ts'

const item = () => `قط لا يُقرأ ${tryName()}`

test.afterEach(async ({ page }) => removeItems(page, item()))

test('H-01, X-39: the form of a record says that the species were not read, and calls nothing optional until they are', async ({
  page,
}) => {
  await signInAs(page, addressOf('unread.form'), { admin: true })
  const { id: productId, speciesId } = await addCat(page)
  const record = { name: 'مشمش', speciesId, productId }
  const made = await page.request.post('/api/admin/passports', { data: record })
  const { id } = await made.json()
  await cut(page, '**/api/admin/species', '**/api/admin/products?*')
  await open(page, `/admin/passports/${id}/edit`)
  const failed = alertOf(page, text.wanted.unread)
  await expect(failed).toBeVisible()
  const chip = page.locator('label', { hasText: PASSPORT_LABELS.microchip })
  await expect(chip).not.toContainText(shellText.optional)
  // What the record says is shown all the same.
  await expect(chosenIn(page, PASSPORT_LABELS.speciesId)).toHaveText('قط')
  await expect(chosenIn(page, PASSPORT_LABELS.productId)).toHaveText(item())
  const items = alertOf(page, adminListText.unreadOptions)
  await page.unroute('**/api/admin/products?*')
  await items.getByRole('button', { name: adminShellText.retry }).click()
  await expect(items).toHaveCount(0)
  await page.unroute('**/api/admin/species')
  await failed.getByRole('button', { name: adminShellText.retry }).click()
  await expect(failed).toHaveCount(0)
  await expect(chip).toContainText(text.asked.wanted)
  const notAsked = page.getByRole('listitem').filter({ hasText: text.wanted.notAsked(0) })
  await expect(notAsked.first()).toBeVisible()
})

test('H-04, H-07, X-39: the page of an order says which of its cards were not read', async ({ page }) => {
  await signInAs(page, addressOf('unread.order'), { admin: true })
  const { id: productId } = await addCat(page)
  const customer = { customerName: 'مريم', customerPhone: '92345678', customerAddress: 'حي النهضة' }
  const sale = { channel: 'phone', items: [{ productId, quantity: 1 }], regionId: 1, isPaid: true }
  const entered = await page.request.post('/api/admin/orders', { data: { ...sale, ...customer } })
  const { id } = await entered.json()
  await page.request.patch(`/api/admin/orders/${id}`, { data: { status: 'processing' } })
  const { days } = await (await page.request.get(`/api/admin/orders/${id}/delivery-days`)).json()
  const deliveryDay = days.find(({ isOffered }: { isOffered: boolean }) => isOffered).day
  await page.request.patch(`/api/admin/orders/${id}`, { data: { deliveryDay } })
  const parts = '**/api/admin/orders/*/{animals,handovers,deliveries}'
  await cut(page, parts)
  await open(page, `/admin/orders/${id}`)
  for (const title of [orderAnimalsText.unread, adminHandoverText.unread, adminRunsText.deliveriesUnread])
    await expect(alertOf(page, title)).toBeVisible()
  await page.unroute(parts)
  await alertOf(page, orderAnimalsText.unread).getByRole('button').click()
  await expect(page.getByRole('heading', { name: orderAnimalsText.title })).toBeVisible()
  await alertOf(page, adminHandoverText.unread).getByRole('button').click()
  await expect(page.getByRole('region', { name: adminHandoverText.card })).toBeVisible()
  await cut(page, '**/delivery-days')
  await page.getByRole('button', { name: dayText.change }).click()
  const dialog = page.getByRole('alertdialog', { name: dayText.title })
  await expect(dialog.getByRole('alert')).toContainText(dayText.unread)
  await page.unroute('**/delivery-days')
  await dialog.getByRole('button', { name: adminShellText.retry }).click()
  await expect(dialog.getByLabel(dayText.day, { exact: true })).toBeVisible()
})

test('H-06, X-39: an order without a day says that the days were not read', async ({ page }) => {
  await signInAs(page, addressOf('unread.day'), { admin: true })
  const sand = { type: 'product', name: 'Sand', nameArabic: item(), price: '2', quantity: 3, isActive: true }
  const { id: productId } = await addItem(page, { ...sand, deliveryEverywhere: true })
  const customer = { customerName: 'مريم', customerPhone: '92345678', customerAddress: 'حي النهضة' }
  const sale = { channel: 'phone', items: [{ productId, quantity: 1 }], regionId: 1 }
  const entered = await page.request.post('/api/admin/orders', { data: { ...sale, ...customer } })
  await cut(page, '**/api/admin/orders/*/delivery-days')
  await open(page, `/admin/orders/${(await entered.json()).id}`)
  const failed = alertOf(page, dayText.unread)
  await expect(failed).toBeVisible()
  await page.unroute('**/api/admin/orders/*/delivery-days')
  await failed.getByRole('button').click()
  await expect(failed).toHaveCount(0)
})

test('H-08, X-39: the page of an animal says that one’s own visit was not read', async ({
  page,
  shopper: visitor,
}) => {
  await signInAs(page, addressOf('unread.visits'), { admin: true })
  const { id } = await addCat(page)
  await signInAs(visitor, addressOf('unread.visitor'))
  await cut(visitor, '**/api/viewings')
  await open(visitor, `/animals/${id}`)
  const failed = alertOf(visitor, viewingsText.ownFailed)
  await expect(failed).toBeVisible()
  await visitor.unroute('**/api/viewings')
  await failed.getByRole('button', { name: privateRoomText.retry }).click()
  await expect(failed).toHaveCount(0)
})

test('H-02, X-39: an entry that was not saved says so where its reader looks', async ({ page }) => {
  await signInAs(page, addressOf('unread.entry'), { admin: true })
  const { id: productId, speciesId } = await addCat(page)
  const made = await page.request.post('/api/admin/passports', {
    data: { name: 'ثلج', speciesId, productId },
  })
  await open(page, `/admin/passports/${(await made.json()).id}`)
  await page.getByRole('button', { name: text.addEntry }).click()
  const dialog = page.getByRole('alertdialog', { name: text.newEntry })
  await dialog.getByLabel('ضد', { exact: true }).selectOption({ label: 'السعار' })
  await cut(page, '**/api/admin/passports/*/entries')
  await dialog.getByRole('button', { name: text.saveEntry, exact: true }).click()
  await expect(alertOf(page, text.entryFailed)).toBeInViewport()
})

test('H-04, H-06: a dialog or a part whose code does not come takes no page along', async ({
  page,
  shopper: visitor,
}) => {
  await signInAs(page, addressOf('unread.parts'), { admin: true })
  const { id } = await addCat(page)
  await cut(visitor, '**/assets/travel-days-*.js', '**/assets/entry-dialog-*.js')
  await open(visitor, `/animals/${id}`)
  await visitor.getByLabel(productDeliveryText.yourRegion).selectOption({ index: 1 })
  await expect(visitor.getByRole('heading', { level: 1, name: item() })).toBeVisible()
  await visitor.unroute('**/assets/travel-days-*.js')
  await visitor.evaluate(() => dispatchEvent(new Event('online')))
  await expect(visitor.getByRole('group', { name: travelText.days })).toBeVisible()

  await signInAs(visitor, addressOf('unread.owner'))
  const own = await insertOwnAnimal(addressOf('unread.owner'), '7K3QXW9PZ4RA2MTF')
  await open(visitor, `/account/animals/${own}`)
  await visitor.getByRole('button', { name: ownAnimalsText.add, exact: true }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'مشمش' })).toBeVisible()
  await visitor.unroute('**/assets/entry-dialog-*.js')
  await visitor.evaluate(() => dispatchEvent(new Event('online')))
  await expect(visitor.getByRole('alertdialog', { name: ownAnimalsText.addTitle })).toBeVisible()
})

async function addCat(page: Page) {
  const { items } = await (await page.request.get('/api/admin/species')).json()
  const speciesId: number = items.find(({ code }: { code: string }) => code === 'cat').id
  const cat = { type: 'animal', nameArabic: item(), price: '40', quantity: 1, speciesId, isActive: true }
  return { ...(await addItem(page, { ...cat, availableRegions: [1] })), speciesId }
}

async function cut(page: Page, ...paths: string[]): Promise<void> {
  for (const path of paths) await page.route(path, (route) => route.abort())
}

function alertOf(page: Page, words: string): Locator {
  return page.getByRole('alert').filter({ hasText: words })
}

function chosenIn(page: Page, label: string): Locator {
  return page.getByLabel(label, { exact: true }).locator('option:checked')
}
