// An order changes its place and its content: the customer gives the exact place, the office edits the order and says who
// carries it, and the customer reads it all.
import { expect, open, test } from '#tests/support/journey.ts'
import { putIntoCart } from '#tests/support/journey-goods.ts'
import { addressOf, signInAs } from '#tests/support/journey-people.ts'

const GOODS = 'معجون سلمون للقطط'

test('W-13, W-05, W-06: an order keeps its place, is edited by the office and tells its customer the courier', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 23.6158, longitude: 58.5645, accuracy: 20 })
  await signInAs(page, addressOf('edited'))
  await putIntoCart(page, GOODS, 2)
  await open(page, '/cart')
  // From the cart the checkout has the document of the cart, which may not ask where one is (W-13).
  await page.getByRole('link', { name: 'المتابعة إلى الدفع' }).filter({ visible: true }).click()
  await page.getByLabel('الاسم الكامل').fill('سالم بن ناصر')
  await page.getByLabel('رقم الهاتف').fill('91234567')
  await page.getByLabel('العنوان').fill('الخوير، شارع 2245')
  await page.getByRole('button', { name: 'أضف موقعاً أو مستلماً آخر' }).click()
  await page.getByRole('button', { name: 'موقعي الآن' }).click()
  await expect(page.getByText('الموقع محدد')).toBeVisible()
  await page.getByLabel('اسم المستلم').fill('أم سالم')
  await page.getByRole('button', { name: 'المتابعة إلى الدفع' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { name: 'التحويل برقم الهاتف' })).toBeVisible()
  const orderNumber = new URL(page.url()).searchParams.get('order')

  const office = await (await browser.newContext()).newPage()
  await signInAs(office, addressOf('edited.office'), { admin: true })
  await open(office, `/admin/orders?search=${orderNumber}`)
  await office
    .getByRole('link')
    .filter({ hasText: `${orderNumber}` })
    .first()
    .click()
  await expect(office.getByRole('link', { name: 'الموقع على الخريطة' })).toHaveAttribute(
    'href',
    /23\.6158,58\.5645/,
  )
  await office.getByRole('button', { name: 'وصل المبلغ' }).click()
  await expect(office.getByText('دُفع كاملاً')).toBeVisible()
  await office.getByRole('link', { name: 'تعديل الطلب' }).click()
  await office.getByRole('button', { name: 'زيادة' }).click()
  await office.getByLabel('العنوان', { exact: true }).fill('صحار، حي النهضة')
  await office.getByRole('button', { name: 'حفظ التعديل' }).click()
  await expect(office.getByText('عُدّل الطلب وأُخبر العميل')).toBeVisible()
  await expect(office.getByText(/عدّل المتجر الطلب/)).toBeVisible()
  await expect(office.getByText(`تغيّر: ${GOODS}، العنوان، الإجمالي`)).toBeVisible()

  await open(page, `/orders/${orderNumber}`)
  await expect(page.getByText(/عدّل المتجر هذا الطلب/)).toBeVisible()
  await expect(page.getByText('صحار، حي النهضة')).toBeVisible()
  const id = office.url().match(/orders\/(\d+)/)?.[1]
  const ship = {
    status: 'shipped',
    courier: 'أرامكس',
    trackingNumber: 'ARX-7',
    reason: 'يدفع الفرق عند الاستلام',
  }
  expect((await office.request.patch(`/api/admin/orders/${id}`, { data: ship })).ok()).toBe(true)
  await open(page, `/orders/${orderNumber}`)
  await expect(page.getByText('ARX-7')).toBeVisible()
  await office.context().close()
})
