// The whole way of a kitten on a phone (H-01 to H-09): entered, vaccinated, offered, visited, bought, handed over with both
// signatures, among its owner's animals, and passed on. What has a journey of its own goes by the API here.
import type { Browser, Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import type { DeliveryDays } from '#contract/delivery-days.ts'
import type { Order } from '#contract/orders.ts'
import type { TransferCode } from '#contract/own-animals.ts'
import type { OfferedViewings } from '#contract/viewings.ts'
import { groupedMicrochip } from '#domain/animals/microchip.ts'
import { CHECKS } from '#domain/handovers/handover.ts'
import { addDays, muscatDay } from '#domain/muscat-time.ts'
import { hasBreach, verify } from '#server/verify/verify.ts'
import { expect, open, reload, test } from '#tests/support/journey.ts'
import { addItem, photo, removeItems } from '#tests/support/journey-goods.ts'
import { toast } from '#tests/support/journey-page.ts'
import { addressOf, mailedLink, openDatabase, signInAs, tryName } from '#tests/support/journey-people.ts'
import { passportsText } from '#text/admin/passports.ts'
import { PAPER_TEXT } from '#text/admin/species.ts'
import { ownAnimalsText } from '#text/animals/own-animals.ts'
import { productText } from '#text/catalog/product-page.ts'
import { formatDate, formatWeekdayAndDay } from '#text/format-date.ts'
import { handoverText } from '#text/handovers.ts'
import { myOrdersText } from '#text/my-orders.ts'
import { runText } from '#text/runs.ts'

const REGION = 1
const NAME = 'لولو الصغيرة'
const CHIP = '900000000000917'
const BORN = '2026-06-20'
const VACCINATED = '2026-10-12'
const itemName = () => `قطة سجلها جديد ${tryName()}`

test.afterEach(async ({ page }) => removeItems(page, itemName()))

test('H-01 to H-09: a kitten is entered, vaccinated, visited, bought, handed over, followed by reminders, and passed on', async ({
  page,
  shopper: buyer,
  browser,
}) => {
  await signInAs(page, addressOf('kitten.owner'), { admin: true })
  const next = addDays(muscatDay(new Date()), 5)
  const productId = await offerKitten(page)
  await vaccinate(page, next)
  await weigh(page)

  const email = addressOf('kitten.buyer')
  await signInAs(buyer, email)
  await open(buyer, `/animals/${productId}`)
  const proven = buyer.getByRole('region', { name: productText.proven })
  await expect(proven.getByText(`مُطعّم ضد السعار، ${formatDate(VACCINATED)}`)).toBeVisible()
  await visit(buyer, productId)
  const { id, orderNumber, day } = await buy(buyer, productId)
  await open(buyer, `/orders/${orderNumber}`)
  await expect(buyer.getByText(formatWeekdayAndDay(day)).first()).toBeVisible()
  await confirmTransfer(page, orderNumber)
  const isPaid = async () => (await read<Order>(buyer, `/api/orders/${orderNumber}`)).paymentStatus
  await expect.poll(isPaid).toBe('verified')
  await open(buyer, `/orders/${orderNumber}`)
  await expect(buyer.getByText(myOrdersText.paid)).toBeVisible()
  await handOver(page, id)

  await open(buyer, '/account/animals')
  await buyer.getByRole('link', { name: NAME }).click()
  await expect(buyer.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  await expect(buyer.getByRole('img', { name: ownAnimalsText.codeOf(NAME) })).toBeVisible()
  await expect(buyer.getByText('جاء إلى بيتك')).toBeVisible()
  await expect(buyer.getByRole('img', { name: /^وزنه في قياسين/ })).toBeVisible()
  await expect(buyer.getByText(formatDate(next)).first()).toBeVisible()
  // The second vaccination is near; the queue looks every five minutes.
  await openDatabase().execute(sql`INSERT INTO pgboss.job (name) VALUES ('remind-orders')`)
  await mailedLink(email, /\/account\/animals\/\d+/)
  await changeHands(buyer, browser)
  expect(hasBreach(await verify(openDatabase(), new Date()))).toBe(false)
})

/** H-01: born here, its chip read from the label that came with it. */
async function offerKitten(page: Page): Promise<number> {
  const { items } = await read<{ items: { id: number; code: string }[] }>(page, '/api/admin/species')
  const speciesId = items.find(({ code }) => code === 'cat')?.id
  const kitten = { type: 'animal', nameArabic: itemName(), price: '40', quantity: 1, speciesId }
  const { id } = await addItem(page, { ...kitten, availableRegions: [REGION] })
  await putLabelBeforeCamera(page)
  await open(page, `/admin/passports/new?product=${id}`)
  await page.getByLabel('اسمه').fill(NAME)
  await page.getByLabel('النوع').selectOption({ label: 'قط' })
  await page.getByLabel('تاريخ الميلاد').fill(BORN)
  const chip = page.getByLabel('رقم الشريحة الإلكترونية')
  const wanted = page.getByRole('region', { name: passportsText.wanted.title })
  const chipWanted = wanted.getByRole('listitem').filter({ hasText: PAPER_TEXT.microchip })
  await expect(chipWanted).toContainText(passportsText.asked.wanted)
  await chip.fill('٩٩٩٠٠٠٠٠٠٠٠٠٩١٧')
  await page.getByRole('button', { name: 'حفظ السجل' }).click()
  await expect(chip).toHaveAccessibleDescription(/شريحة تجريبية/)
  await page.getByRole('button', { name: 'مسح بالكاميرا' }).click()
  await expect(chip).toHaveValue(groupedMicrochip(CHIP))
  await expect(chip).toHaveAccessibleDescription(passportsText.chipFree)
  await expect(chipWanted).toContainText(passportsText.wanted.there)
  await page.getByRole('button', { name: 'حفظ السجل' }).click()
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  await expect(page.getByRole('main').getByText(groupedMicrochip(CHIP))).toBeVisible()
  return id
}

/** Chromium reads barcodes on phones only: this one finds one of goods and one of the chip in the picture of the camera. */
async function putLabelBeforeCamera(page: Page): Promise<void> {
  await page.addInitScript(
    (codes) => {
      Object.assign(window, {
        BarcodeDetector: class {
          detect = async () => codes.map((rawValue) => ({ rawValue }))
        },
      })
    },
    ['6291041500213', CHIP],
  )
}

/** H-02: with the photo of its paper. @param next when the second one is due */
async function vaccinate(page: Page, next: string): Promise<void> {
  await page.getByRole('button', { name: 'أضف إلى السجل' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'ما جرى لصحته' })
  await dialog.getByLabel('التاريخ').fill(VACCINATED)
  await dialog.getByLabel('الموعد التالي').fill(next)
  await dialog.getByLabel('ضد', { exact: true }).selectOption({ label: 'السعار' })
  await dialog.getByLabel('أضف صورة ورقة').setInputFiles(await photo('paper.png', '#c84'))
  await expect(dialog.getByRole('img', { name: 'الورقة 1' })).toBeVisible()
  await dialog.getByRole('button', { name: 'حفظ', exact: true }).click()
  await expect(toast(page)).toContainText('أُضيف إلى السجل')
  await expect(page.getByRole('heading', { name: 'تطعيم ضد السعار' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'الورقة 1' })).toBeVisible()
  await expect(page.getByText(/بعد 5 أيام/)).toBeVisible()
}

/** H-02: as its scale says, and the curve that comes of it. */
async function weigh(page: Page): Promise<void> {
  const entries = `/api/admin${new URL(page.url()).pathname.replace('/admin', '')}/entries`
  for (const [on, weight] of [
    ['2026-10-01', 1100],
    ['2026-11-10', 1650],
  ])
    await send(page, entries, { kind: 'weight', on, weight })
  await reload(page)
  await expect(page.getByRole('img', { name: /^منحنى الوزن/ })).toHaveAccessibleName(/1.1 كجم إلى 1.65 كجم/)
}

/** H-08 (viewing.spec.ts goes through the screens). */
async function visit(buyer: Page, productId: number): Promise<void> {
  const { days } = await read<OfferedViewings>(buyer, '/api/viewings/slots')
  const free = days.flatMap(({ slots }) => slots).find(({ isFree }) => isFree)
  await send(buyer, '/api/viewings', { productId, startsAt: free?.startsAt })
  await open(buyer, `/animals/${productId}`)
  await expect(buyer.getByRole('region', { name: /^معاينتك/ })).toBeVisible()
}

/** H-06: on the last day that is offered. */
async function buy(
  buyer: Page,
  productId: number,
): Promise<{ id: number; orderNumber: string; day: string }> {
  const path = `/api/products/${productId}/delivery-days?regionId=${REGION}`
  const { days } = await read<DeliveryDays>(buyer, path)
  const day = days.findLast(({ isOffered }) => isOffered)?.day ?? ''
  const refused = days.find(({ isOffered }) => !isOffered)?.day ?? addDays(day, 300)
  await send(buyer, '/api/cart', { productId, quantity: 1 })
  const contact = {
    customerName: 'مريم الحارثية',
    customerPhone: '91234567',
    customerAddress: 'الخوير، بيت 18',
  }
  const request = { ...contact, regionId: REGION, acceptedTerms: true }
  const early = await buyer.request.post('/api/orders', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: { ...request, deliveryDay: refused },
  })
  expect([early.status(), (await early.json()).code]).toEqual([409, 'day-not-offered'])
  const order = await send<{ id: number; orderNumber: string }>(buyer, '/api/orders', {
    ...request,
    deliveryDay: day,
  })
  await send(buyer, `/api/orders/${order.id}/payment-sent`, { senderName: 'مريم الحارثية' })
  return { ...order, day }
}

async function confirmTransfer(page: Page, orderNumber: string): Promise<void> {
  await open(page, '/admin/transfers?stage=reported')
  const transfer = page.getByRole('article').filter({ hasText: orderNumber })
  await transfer.getByRole('button', { name: 'وصل المبلغ' }).click()
  await expect(transfer).toHaveCount(0)
}

/** H-07: at the shop's door, on the seller's phone. */
async function handOver(page: Page, orderId: number): Promise<void> {
  await open(page, `/admin/orders/${orderId}/handover`)
  await expect(page.getByRole('heading', { name: handoverText.whichAnimal(1) })).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: NAME }).click()
  for (let check = 1; check <= CHECKS.length; check++) {
    await expect(page.getByText(handoverText.question(check, CHECKS.length))).toBeVisible()
    await page.getByRole('button', { name: 'نعم', exact: true }).click()
  }
  await page.locator('input[type=file]').setInputFiles(await photo('moment.png', '#e9a'))
  await page.getByRole('button', { name: handoverText.usePhoto }).click()
  await page.getByLabel(handoverText.sellerName).fill('سالم الحوسني')
  await sign(page)
  await page.getByRole('button', { name: handoverText.toBuyer }).click()
  await sign(page)
  await page.getByRole('button', { name: handoverText.finish }).click()
  await expect(page).toHaveURL(`/admin/orders/${orderId}`)
}

async function sign(page: Page): Promise<void> {
  const field = page.getByRole('img', { name: runText.signHere })
  await field.scrollIntoViewIfNeeded()
  const box = await field.boundingBox()
  if (!box) throw new Error('nowhere to sign')
  await page.mouse.move(box.x + 30, box.y + 30)
  await page.mouse.down()
  await page.mouse.move(box.x + 200, box.y + 60, { steps: 8 })
  await page.mouse.up()
}

/** H-04: to another account, by a code. */
async function changeHands(buyer: Page, browser: Browser): Promise<void> {
  await buyer.getByRole('button', { name: 'انقله' }).click()
  const dialog = buyer.getByRole('dialog', { name: 'انقله إلى صاحب جديد' })
  const made = buyer.waitForResponse(/\/api\/animals\/\d+\/transfer$/)
  await dialog.getByRole('button', { name: 'أعطني الرمز' }).click()
  const { url } = (await (await made).json()) as TransferCode
  const context = await browser.newContext()
  const owner = await context.newPage()
  await signInAs(owner, addressOf('kitten.new'))
  await open(owner, new URL(url).pathname + new URL(url).hash)
  const code = owner.getByRole('textbox', { name: 'الرمز' })
  const typed = await code.inputValue()
  await code.clear()
  await owner.getByRole('button', { name: 'استلمه' }).click()
  await expect(code).toHaveAccessibleDescription('اكتب الرمز.')
  await code.fill(typed)
  await owner.getByRole('button', { name: 'استلمه' }).click()
  await expect(owner.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  await open(buyer, '/account/animals')
  await expect(buyer.getByText(/انتقل إلى صاحب جديد/)).toContainText(NAME)
  await context.close()
}

async function read<Answer>(page: Page, path: string): Promise<Answer> {
  const response = await page.request.get(path)
  expect(response.ok(), path).toBe(true)
  return response.json()
}

async function send<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const response = await page.request.post(path, { headers, data })
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
  return response.json()
}
