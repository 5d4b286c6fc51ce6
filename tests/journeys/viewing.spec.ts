// An animal is seen before it is bought (H-08): a time on its page, held and changed there, and the shop's list of visits.
import { expect, open, test } from '#tests/support/journey.ts'
import { addItem, removeItems } from '#tests/support/journey-goods.ts'
import { openSignedIn, toast } from '#tests/support/journey-page.ts'
import { addressOf, mailedLink, signInAs, tryName } from '#tests/support/journey-people.ts'

const CODE = /^\d{6}$/m
const TIME = /^\d{1,2}:\d\d\s[صم]$/
const item = () => `قط يُعاين ${tryName()}`

test.afterEach(async ({ page }) => removeItems(page, item()))

test('H-08: a new visitor books a time, finds the visit on the page, and the shop sees who comes', async ({
  page,
  browser,
}) => {
  await signInAs(page, addressOf('visits.owner'), { admin: true })
  const animal = { type: 'animal', nameArabic: item(), price: '40', quantity: 1, availableRegions: [1] }
  const { id } = await addItem(page, animal)

  const context = await browser.newContext()
  const visitor = await context.newPage()
  const email = addressOf('visits.guest')
  await open(visitor, `/animals/${id}`)
  const card = visitor.getByRole('region', { name: 'عاينه قبل أن تشتري' })
  await card.getByRole('button', { name: 'اختر موعداً' }).click()
  // The last day that is offered: no other journey books there.
  await card.getByRole('group', { name: 'اختر اليوم' }).getByRole('button').last().click()
  await card.getByRole('button', { name: TIME }).first().click()
  await expect(card.getByText(/نحجزه لك قبل موعدك بـ24 ساعة/)).toBeVisible()
  await card.getByRole('button', { name: /^احجز/ }).click()
  // Who they are is asked over the page, and what they chose is booked then.
  await visitor.getByLabel('البريد الإلكتروني').fill(email)
  await visitor.getByRole('button', { name: 'أرسل الرمز' }).click()
  await visitor.getByLabel('الرمز من 6 أرقام').fill(await mailedLink(email, CODE))
  const own = visitor.getByRole('region', { name: /^معاينتك/ })
  await expect(own).toBeVisible()
  const href = await own.getByRole('link', { name: 'إلى تقويمي' }).getAttribute('href')
  const file = await visitor.request.get(href ?? '')
  expect(file.headers()['content-type']).toContain('text/calendar')
  expect(await file.text()).toContain('METHOD:PUBLISH')

  await open(page, '/admin/viewings')
  const visit = page.getByRole('article').filter({ hasText: item() })
  await expect(visit).toContainText(email)

  await open(visitor, '/profile')
  await visitor.getByRole('region', { name: 'معايناتي' }).getByRole('link', { name: item() }).click()
  await own.getByRole('button', { name: 'غيّر الموعد أو ألغِه' }).click()
  await own.getByRole('button', { name: 'ألغِ الموعد' }).click()
  await expect(toast(visitor)).toContainText('أُلغي موعدك')
  await expect(card.getByRole('button', { name: 'اختر موعداً' })).toBeVisible()

  // What is kept for somebody is theirs to buy, wherever they meet it.
  const hold = { productId: id, quantity: 1, hours: 24, name: 'زائرة', email }
  expect((await page.request.post('/api/admin/holds', { data: hold })).ok()).toBe(true)
  await openSignedIn(visitor, `/products?search=${encodeURIComponent(item())}`)
  const listed = visitor.getByRole('article').filter({ hasText: item() })
  await expect(listed.getByText(/^محجوز لك/)).toBeVisible()
  await expect(listed.getByRole('button', { name: /^أضف إلى السلة/ })).toBeEnabled()
  await openSignedIn(visitor, `/animals/${id}`)
  await visitor.getByRole('button', { name: /^أضف إلى السلة/ }).click()
  await expect(toast(visitor)).toContainText('تم إضافة المنتج')
  await expect(visitor.getByRole('link', { name: /^أكمل الدفع/ })).toBeVisible()
  await context.close()
})
