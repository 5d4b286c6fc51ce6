// The hand-over of an animal (H-07): by a driver in a dead spot, and by the seller in the shop.
import type { Page } from '@playwright/test'
import { expect, open, reload, test } from '#tests/support/journey.ts'
import { addItem, photo, removeItems } from '#tests/support/journey-goods.ts'
import { toast } from '#tests/support/journey-page.ts'
import { addressOf, signInAs, tryName } from '#tests/support/journey-people.ts'
import { adminHandoverText, handoverText, recordText } from '#text/handovers.ts'
import { FAILURE_LABELS, runText } from '#text/runs.ts'

test('H-07, W-07: a driver hands a cat over offline with a check, a picture and two signatures, and the shop reads its record', async ({
  page,
  shopper: phone,
}) => {
  await signInAs(page, addressOf('handover.run'), { admin: true })
  const name = `قط ${tryName()}`
  const orderId = await readyOrder(page, name)
  const made = await page.request.post('/api/admin/runs', { data: { orderIds: [orderId], driver: 'خميس' } })
  await open(phone, (await made.json()).link.url)
  await expect(phone.getByText(handoverText.alive)).toBeVisible()
  await phone.context().setOffline(true)
  await phone.getByRole('button', { name: handoverText.start }).click()
  const flow = phone.getByRole('alertdialog')
  await lookAt(phone, 'إفراز خفيف')
  // A dot does not count as a signature.
  await flow.getByRole('img', { name: runText.signHere }).click()
  await flow.getByRole('button', { name: handoverText.toBuyer }).click()
  await expect(flow.getByText('وقّع البائع في المربع', { exact: false })).toBeVisible()
  await sign(phone, handoverText.toBuyer)
  await flow.getByRole('img', { name: runText.signHere }).click()
  await flow.getByRole('button', { name: handoverText.finish }).click()
  await expect(flow.getByText('وقّع المشتري في المربع', { exact: false })).toBeVisible()
  await draw(phone)
  // Who taps twice answers once.
  await flow.getByRole('button', { name: handoverText.finish }).dblclick()
  await expect(phone.getByText(runText.waiting)).toBeVisible()
  await expect(phone.getByText(runText.waitingCount(1))).toBeVisible()
  await phone.context().setOffline(false)
  await expect(phone.getByText(runText.waiting)).toHaveCount(0)

  await open(page, `/admin/orders/${orderId}`)
  const record = page.getByRole('region', { name: adminHandoverText.card }).getByRole('article')
  await expect(record.getByText('إفراز خفيف')).toBeVisible()
  await expect(record.getByRole('img', { name: recordText.signature('خميس') })).toBeVisible()
  await expect(record.getByRole('img', { name: recordText.moment })).toBeVisible()
  await removeItems(page, name)
})

test('H-07, H-10: a buyer refuses a cat for its eyes at the door: the shop sees the reason and the picture, and a case is open', async ({
  page,
  shopper: phone,
}) => {
  await signInAs(page, addressOf('handover.refused'), { admin: true })
  const name = `هرّ ${tryName()}`
  const orderId = await readyOrder(page, name)
  const made = await page.request.post('/api/admin/runs', { data: { orderIds: [orderId], driver: 'خميس' } })
  await open(phone, (await made.json()).link.url)
  await phone.getByRole('button', { name: handoverText.start }).click()
  const flow = phone.getByRole('alertdialog')
  for (const verdict of ['نعم', 'نعم', 'لا'])
    await flow.getByRole('button', { name: verdict, exact: true }).click()
  await flow.getByLabel(handoverText.whyNot).fill('إفراز من العينين')
  await flow.locator('input[type=file]').setInputFiles(await photo('eyes.png', '#a33'))
  await flow.getByRole('button', { name: handoverText.refusesIt }).click()
  await expect(phone.getByRole('radio', { name: FAILURE_LABELS.ill })).toBeChecked()
  await expect(phone.getByLabel(runText.note)).toHaveValue(/إفراز من العينين/)
  await phone.getByRole('button', { name: runText.confirmFailed }).click()
  await expect(phone.getByRole('button', { name: runText.confirmFailed })).toHaveCount(0)
  await expect(phone.getByText(runText.waiting)).toHaveCount(0)

  const cases = await page.request.get(`/api/admin/returns?orderId=${orderId}`)
  expect((await cases.json()).items).toMatchObject([{ reason: 'ill-before-delivery', state: 'waiting' }])
  await open(page, `/admin/orders/${orderId}`)
  await expect(page.getByText('إفراز من العينين', { exact: false }).first()).toBeVisible()
  await removeItems(page, name)
})

test('H-07: the seller hands a cat over in the shop, which delivers the order', async ({ page }) => {
  await signInAs(page, addressOf('handover.shop'), { admin: true })
  const name = `قطة ${tryName()}`
  const orderId = await readyOrder(page, name)
  await open(page, `/admin/orders/${orderId}`)
  await page.getByRole('link', { name: adminHandoverText.handOver(1) }).click()
  const flow = page.getByRole('alertdialog')
  // Who taps twice answers two questions alike; who looks closer than they meant goes back one.
  const yes = flow.getByRole('button', { name: 'نعم', exact: true })
  await yes.click()
  await expect(flow.getByText(handoverText.question(2, 6))).toBeVisible()
  // Where it lies once the sheet stands still.
  await yes.click({ trial: true })
  const second = await yes.boundingBox()
  await flow.getByRole('button', { name: handoverText.previous }).click()
  await expect(yes).toHaveAttribute('aria-pressed', 'true')
  await yes.click({ trial: true })
  expect(await yes.boundingBox()).toEqual(second)
  await lookAt(page, null)
  await flow.getByLabel(handoverText.sellerName).fill('سالم الحوسني')
  await draw(page)
  await reload(page)
  await flow.getByRole('button', { name: handoverText.toBuyer }).click()
  await reload(page)
  await expect(flow.getByRole('heading', { name: handoverText.toBuyer })).toBeFocused()
  await sign(page, handoverText.finish)
  await expect(toast(page)).toContainText(adminHandoverText.done)
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${orderId}$`))
  const record = page.getByRole('region', { name: adminHandoverText.card }).getByRole('article')
  await expect(record.getByText('6 نعم')).toBeVisible()
  const order = await page.request.get(`/api/admin/orders/${orderId}`)
  expect((await order.json()).status).toBe('delivered')
  await removeItems(page, name)
})

/** By phone, paid and prepared. */
async function readyOrder(page: Page, nameArabic: string): Promise<number> {
  const item = { type: 'animal', nameArabic, price: '40', quantity: 1, availableRegions: [1], isActive: true }
  const { id: productId } = await addItem(page, item)
  const customer = { customerName: 'مريم الحارثية', customerPhone: '92345678', customerAddress: 'حي النهضة' }
  const sale = { channel: 'phone', items: [{ productId, quantity: 1 }], regionId: 1, isPaid: true }
  const entered = await page.request.post('/api/admin/orders', { data: { ...sale, ...customer } })
  expect(entered.status(), await entered.text()).toBe(201)
  const { id } = await entered.json()
  await page.request.patch(`/api/admin/orders/${id}`, { data: { status: 'processing' } })
  return id
}

/** All six, with or without a fault of the eyes, and the picture. */
async function lookAt(page: Page, fault: string | null): Promise<void> {
  const flow = page.getByRole('alertdialog')
  for (let check = 1; check <= 6; check++) {
    await expect(flow.getByText(handoverText.question(check, 6))).toBeVisible()
    if (check === 3 && fault) {
      await flow.getByRole('button', { name: 'لا', exact: true }).click()
      await flow.getByRole('button', { name: handoverText.takesIt }).click()
      await flow.getByLabel(handoverText.whyNot).fill(fault)
      await flow.getByRole('button', { name: handoverText.takesIt }).click()
    } else await flow.getByRole('button', { name: 'نعم', exact: true }).click()
  }
  await flow.locator('input[type=file]').setInputFiles(await photo('moment.png', '#c84'))
  await flow.getByRole('button', { name: handoverText.usePhoto }).click()
}

async function sign(page: Page, then: string): Promise<void> {
  await draw(page)
  await page.getByRole('alertdialog').getByRole('button', { name: then }).click()
}

async function draw(page: Page): Promise<void> {
  const pad = page.getByRole('alertdialog').getByRole('img', { name: runText.signHere })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('the field of the signature is not there')
  await page.mouse.move(box.x + 30, box.y + 30)
  await page.mouse.down()
  await page.mouse.move(box.x + 200, box.y + 60, { steps: 8 })
  await page.mouse.up()
}
