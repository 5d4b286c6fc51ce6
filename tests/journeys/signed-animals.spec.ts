// H-07, H-04: both signed at the door for animals that the office had moved to another order by then.
import type { Page } from '@playwright/test'
import type { DriverRun } from '#contract/runs.ts'
import { reportOf, SIGNATURES } from '#tests/support/handover.ts'
import { expect, open, test } from '#tests/support/journey.ts'
import { addItem, removeItems } from '#tests/support/journey-goods.ts'
import { toast } from '#tests/support/journey-page.ts'
import { addressOf, signInAs, tryName } from '#tests/support/journey-people.ts'
import { orderAnimalsText as text } from '#text/admin/order-animals.ts'

const item = (line: number) => `قط موقَّع ${tryName()} ${line}`
const SIGNED = ['أسد', 'نمر']
const GIVEN = ['برق', 'رعد']

test.afterEach(async ({ page }) => {
  for (const line of [1, 2]) await removeItems(page, item(line))
})

test('H-04, H-07: one tap confirms the animals of an order of two lines', async ({
  page,
  shopper: phone,
}) => {
  await signInAs(page, addressOf('signed.owner'), { admin: true })
  const lines = [await addCats(page, 0), await addCats(page, 1)]
  const productIds = lines.map(({ productId }) => productId)
  const signed = lines.map(({ signedId }) => signedId)
  const given = lines.map(({ givenId }) => givenId)
  const [order, other] = [await enterOrder(page, productIds), await enterOrder(page, productIds)]
  await choose(page, order, signed, [])
  const made = await page.request.post('/api/admin/runs', { data: { orderIds: [order], driver: 'خميس' } })
  const token = new URL((await made.json()).link.url).hash.slice(1)
  const run: DriverRun = await (await phone.request.post('/api/runs/open', { data: { token } })).json()
  await choose(page, order, [], signed)
  await choose(page, other, signed, [])
  await choose(page, order, given, [])
  await deliver(phone, run)

  await open(page, `/admin/orders/${order}`)
  for (const name of SIGNED) await expect(page.getByText(text.signedFor([name]))).toBeVisible()
  await page
    .getByRole('button', { name: text.itWas(GIVEN) })
    .first()
    .click()
  await expect(toast(page)).toContainText(text.saved)
  for (const name of SIGNED) await expect(page.getByText(text.signedFor([name]))).toHaveCount(0)
  // The signed records name what was handed over.
  for (const name of GIVEN) await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible()
})

/** An item of two cats: the one that will be signed for, and the one that takes its place. */
async function addCats(page: Page, line: number) {
  const { items } = await (await page.request.get('/api/admin/species')).json()
  const speciesId: number = items.find(({ code }: { code: string }) => code === 'cat').id
  const cats = { type: 'animal', nameArabic: item(line + 1), price: '40', quantity: 3, speciesId }
  const { id: productId } = await addItem(page, { ...cats, isActive: true, availableRegions: [1] })
  const recordOf = async (name: string | undefined): Promise<number> => {
    const made = await page.request.post('/api/admin/passports', { data: { name, speciesId, productId } })
    return (await made.json()).id
  }
  return { productId, signedId: await recordOf(SIGNED[line]), givenId: await recordOf(GIVEN[line]) }
}

/** By phone, paid and prepared. */
async function enterOrder(page: Page, productIds: readonly number[]): Promise<number> {
  const items = productIds.map((productId) => ({ productId, quantity: 1 }))
  const customer = { customerName: 'مريم الحارثية', customerPhone: '92345678', customerAddress: 'حي النهضة' }
  const data = { channel: 'phone', items, regionId: 1, isPaid: true, ...customer }
  const entered = await page.request.post('/api/admin/orders', { data })
  expect(entered.status(), await entered.text()).toBe(201)
  const { id } = await entered.json()
  await page.request.patch(`/api/admin/orders/${id}`, { data: { status: 'processing' } })
  return id
}

async function choose(page: Page, orderId: number, animalIds: number[], seen: number[]): Promise<void> {
  const path = `/api/admin/orders/${orderId}/animals`
  const chosen = await page.request.patch(path, { data: { animalIds, seen } })
  expect(chosen.status(), await chosen.text()).toBe(200)
}

/** As the driver's phone had opened the run: with the animals that it was first told of. */
async function deliver(phone: Page, run: DriverRun): Promise<void> {
  const [stop] = run.stops
  const units = stop?.animals ?? []
  const animals = units.map((unit) => ({ ...reportOf([unit]).animals[0], animalId: unit.animal?.id ?? null }))
  const answer = { outcome: 'delivered', key: crypto.randomUUID().replaceAll('-', '') }
  const signature = { receiver: 'مريم الحارثية', signature: SIGNATURES.buyer, at: new Date().toISOString() }
  const handover = { ...reportOf(units), animals }
  const data = { ...answer, ...signature, handover }
  const answered = await phone.request.post(`/api/runs/${run.id}/stops/${stop?.id}/answer`, { data })
  expect(answered.status(), await answered.text()).toBe(200)
}
