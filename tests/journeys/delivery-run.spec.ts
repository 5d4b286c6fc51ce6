// A delivery run (W-07): created by the office, and answered by a driver who is offline for a while.
import type { Page } from '@playwright/test'
import { expect, open, reload, test } from '#tests/support/journey.ts'
import { addItem, photo } from '#tests/support/journey-goods.ts'
import { addressOf, signInAs, tryName } from '#tests/support/journey-people.ts'
import { adminRunsText, STOP_LABELS } from '#text/admin/runs.ts'
import { runText } from '#text/runs.ts'

test('W-07: a driver without an account delivers offline, and the office sees it once the network is back', async ({
  page,
  shopper: phone,
}) => {
  await signInAs(page, addressOf('run'), { admin: true })
  const name = `جولة ${tryName()}`
  await readyOrders(page, name, 3)
  const { runId, link } = await makeRun(page, name)

  // Opened where there is no network yet.
  await phone.route('**/api/runs/open', (route) => route.abort(), { times: 1 })
  await open(phone, link)
  await expect(phone.getByText(runText.failedTitle)).toBeVisible()
  await phone.evaluate(() => dispatchEvent(new Event('online')))
  const stops = phone.getByRole('list', { name: runText.stops }).getByRole('article')
  await expect(stops).toHaveCount(3)
  // The opening link is not in the history.
  await expect(phone).toHaveURL(new RegExp(`/run#r${runId}$`))
  // The next stop is expanded, the others open by a tap.
  const last = stops.last()
  await expect(last.getByRole('link', { name: runText.call })).toHaveCount(0)
  await last.getByRole('button', { expanded: false }).click()
  await expect(last.getByRole('link', { name: runText.call })).toBeVisible()
  await phone.context().setOffline(true)
  await deliver(phone, 'أم سالم')
  await expect(phone.getByText(runText.waiting)).toBeVisible()
  await expect(stops).toHaveCount(2)
  await expect(phone.getByRole('progressbar', { name: runText.progress(1, 3) })).toHaveAttribute('value', '1')
  await phone.context().setOffline(false)
  await expect(phone.getByText(runText.waiting)).toHaveCount(0)
  await expect(phone.getByText(runText.receivedBy('أم سالم'))).toBeVisible()

  await open(page, `/admin/runs/${runId}`)
  await expect(page.getByText('أم سالم')).toBeVisible()
  await expect(page.getByRole('img', { name: adminRunsText.signature })).toBeVisible()
  await expect(page.getByRole('img', { name: adminRunsText.photo })).toBeVisible()
  await expect(page.getByText(STOP_LABELS.open, { exact: true })).toHaveCount(2)

  // The office ends the run while an answer waits on the phone.
  await phone.context().setOffline(true)
  await deliver(phone, 'أبو ناصر')
  await expect(phone.getByText(runText.waiting)).toBeVisible()
  await phone.goto('about:blank')
  await page.getByRole('button', { name: adminRunsText.end }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: adminRunsText.end }).click()
  await expect(page.getByText(adminRunsText.ended, { exact: true })).toBeVisible()
  await phone.context().setOffline(false)
  // The same link once more: while the shop is out of reach it shows the run that the phone has.
  await phone.route('**/api/runs/**', (route) => route.abort())
  await open(phone, link)
  await expect(stops).toHaveCount(1)
  await phone.unroute('**/api/runs/**')
  await phone.goto('about:blank')
  await open(phone, link)
  await expect(phone.getByRole('heading', { name: runText.closedTitle })).toBeVisible()
  await expect(phone.getByText(name)).toHaveCount(0)
  await reload(page)
  await expect(page.getByText('أبو ناصر')).toBeVisible()
  await expect(page.getByText(adminRunsText.overruled)).toBeVisible()
})

/** By phone, paid and prepared. */
async function readyOrders(page: Page, customerName: string, count: number): Promise<void> {
  const item = await addItem(page, {
    ...{ type: 'product', name: 'Run sand', nameArabic: `رمل ${customerName}`, price: '2.500', quantity: 9 },
    ...{ deliveryType: 'both', deliveryEverywhere: true, isActive: true },
  })
  const data = { items: [{ productId: item.id, quantity: 1 }], channel: 'phone', customerName, isPaid: true }
  const address = { customerPhone: '92345678', customerAddress: 'حي النهضة، منزل 12', regionId: 1 }
  for (let made = 0; made < count; made++) {
    const entered = await page.request.post('/api/admin/orders', { data: { ...data, ...address } })
    expect(entered.status(), await entered.text()).toBe(201)
    const { id } = await entered.json()
    await page.request.patch(`/api/admin/orders/${id}`, { data: { status: 'processing' } })
  }
}

async function makeRun(page: Page, name: string): Promise<{ runId: number; link: string }> {
  await open(page, `/admin/orders?search=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: 'تحديد الكل (3)' }).click()
  await page.getByRole('button', { name: 'إجراءات أخرى' }).click()
  await page.getByRole('menuitem', { name: adminRunsText.createTitle }).click()
  await page.getByLabel(adminRunsText.driver).fill('خميس')
  await page.getByRole('button', { name: adminRunsText.create }).click()
  const link = (await page.getByText(/\/run#/).textContent()) ?? ''
  await page.getByRole('link', { name: adminRunsText.toRun }).click()
  await page.waitForURL(/\/admin\/runs\/\d+$/)
  return { runId: Number(page.url().split('/').at(-1)), link }
}

async function deliver(phone: Page, receiver: string): Promise<void> {
  await phone.getByRole('button', { name: runText.deliver, exact: true }).first().click()
  const name = phone.getByLabel(runText.receiver)
  const confirm = phone.getByRole('button', { name: runText.confirmDelivered })
  await name.fill('')
  await confirm.click()
  await expect(name).toHaveAccessibleDescription(runText.receiverMissing)
  await name.fill(receiver)
  // A dot does not count as a signature.
  const pad = phone.getByRole('img', { name: runText.signHere })
  await pad.click()
  await confirm.click()
  await expect(phone.getByText('وقّع المستلم في المربع', { exact: false })).toBeVisible()
  const box = await pad.boundingBox()
  if (!box) throw new Error('the field of the signature is not there')
  await phone.mouse.move(box.x + 30, box.y + 30)
  await phone.mouse.down()
  await phone.mouse.move(box.x + 200, box.y + 60, { steps: 8 })
  await phone.mouse.up()
  await phone.locator('input[type=file]').setInputFiles(await photo('door.png', '#c84'))
  await expect(phone.getByRole('img', { name: runText.photoAlt })).toBeVisible()
  await confirm.click()
}
