// Quicker than the scripts (S2-11): what was tapped before they came is done at once, or as soon as they are there.
import { expect, test } from '#tests/support/journey.ts'
import { cartOf, findProduct } from '#tests/support/journey-goods.ts'
import { hold } from '#tests/support/journey-page.ts'
import { addressOf, mailedLink, signInAs } from '#tests/support/journey-people.ts'

const SCRIPTS = '**/assets/*.js'

test('S2-11, S2-08: menu, search and filter open before the scripts load, and Back closes them afterwards', async ({
  page,
}) => {
  let scripts = await hold(page, SCRIPTS)
  await page.goto('/products', { waitUntil: 'commit' })
  const opener = page.getByRole('button', { name: 'فتح القائمة' })
  const menu = page.getByRole('dialog', { name: 'القائمة' })
  await opener.click()
  await expect(menu.getByRole('link', { name: 'تواصل معنا' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await scripts.release()
  await expect(menu.getByRole('link', { name: /^قطط/ })).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/products')

  scripts = await hold(page, SCRIPTS)
  await page.goto('/products', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'البحث', exact: true }).click()
  const box = page.getByRole('combobox').filter({ visible: true })
  await expect(box).toBeFocused()
  await page.keyboard.type('قفص')
  await scripts.release()
  await expect(page.getByRole('option', { name: /قفص طيور/ })).toBeVisible()
  await expect(box).toHaveValue('قفص')
  await page.goBack()
  await expect(box).toBeHidden()
  await expect(page).toHaveURL('/products')

  scripts = await hold(page, SCRIPTS)
  await page.goto('/products', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'التصفية', exact: true }).click()
  const birds = page.locator('#filters').getByRole('link', { name: 'طيور' })
  await expect(birds).toBeVisible()
  await birds.click()
  await expect(page.getByRole('heading', { level: 1, name: 'طيور' })).toBeVisible()
  await scripts.release()
})

test('S2-11, S2-05: on a wide screen families, search and filters work without scripts', {
  tag: '@desktop',
}, async ({ page }) => {
  const scripts = await hold(page, SCRIPTS)
  await page.goto('/products', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'إخفاء التصفية' }).click()
  await expect(page.locator('#filters')).toBeHidden()
  await page.getByRole('button', { name: 'الأقسام' }).click()
  await expect(page).toHaveURL('/#categories')
  await expect(page.getByRole('main').getByRole('link', { name: /^قطط/ })).toBeInViewport()
  await page.getByRole('combobox').filter({ visible: true }).fill('قفص')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('نتائج البحث عن «قفص»')
  await scripts.release()
})

test(
  'S2-11: pictures and the quantity work before the scripts load, and an early purchase is made once',
  {
    tag: '@both',
  },
  async ({ page }, { project }) => {
    await signInAs(page, addressOf(`early.${project.name}`))
    const { id } = await findProduct(page, 'بيت خشبي للقطط')
    const scripts = await hold(page, SCRIPTS)
    await page.goto(`/products/${id}`, { waitUntil: 'commit' })
    const pictures = page.getByRole('region', { name: /^صور/ }).getByRole('button', { name: /^تكبير الصورة/ })
    const next = page.getByRole('button', { name: 'الصورة التالية' })
    const previous = page.getByRole('button', { name: 'الصورة السابقة' })
    await next.click()
    await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.9 })
    await previous.click()
    await expect(pictures.nth(0)).toBeInViewport({ ratio: 0.9 })
    await previous.click()
    await expect(pictures.nth(2)).toBeInViewport({ ratio: 0.9 })

    const more = page.getByRole('button', { name: 'زيادة الكمية' })
    const less = page.getByRole('button', { name: 'إنقاص الكمية' })
    const quantity = page.getByRole('main').getByRole('status').filter({ hasText: /^\d+$/ })
    await expect(less).toBeDisabled()
    for (const button of [more, more, less]) await button.click()
    await expect(quantity).toHaveText('2')
    const buy = page
      .getByRole('button', { name: /بيت خشبي/ })
      .and(page.locator('[form]'))
      .filter({ visible: true })
    await buy.first().click()
    await expect(buy.first()).toHaveAttribute('data-tapped', '')

    await scripts.release()
    await expect(page.getByText('3 من 3')).toBeVisible()
    await expect(page.getByText('تم إضافة المنتج').first()).toBeVisible()
    expect((await cartOf(page))[id]).toBe(2)
    await next.click()
    await expect(page.getByText('1 من 3')).toBeVisible()
  },
)

test('S2-11, S-CARD-06, S-ERR-01: on the catalogue «buy» opens the sign-in before the scripts load', async ({
  page,
}) => {
  const card = page.getByRole('article').first()
  const buy = card.getByRole('button', { name: /للشراء|أضف/ })
  const sheet = page.getByRole('dialog', { name: 'أدخل بريدك لتكمل الشراء' })
  const field = sheet.getByLabel('البريد الإلكتروني')
  const scripts = await hold(page, SCRIPTS)
  await page.goto('/products', { waitUntil: 'commit' })
  const name = (await card.getByRole('heading').textContent()) ?? 'no name'
  await buy.click()
  await expect(buy).toHaveAttribute('data-tapped', '')
  await expect(field).toBeFocused()
  await expect(sheet.getByText('يجب تسجيل الدخول')).toBeVisible()
  await page.keyboard.type('salim@')
  await scripts.release()
  await expect(sheet).toContainText(name)
  await page.keyboard.type('example.com')
  await expect(field).toHaveValue('salim@example.com')
})

test(
  'S2-11, S2-01: on a product «buy» opens the sign-in before the scripts load, and what is typed there is sent',
  { tag: '@both' },
  async ({ page }, { project }) => {
    const { id, nameArabic } = await findProduct(page, 'بيت خشبي للقطط')
    const email = addressOf(`early.sheet.${project.name}`)
    const sheet = page.getByRole('dialog', { name: 'أدخل بريدك لتكمل الشراء' })
    const buy = page
      .getByRole('button', { name: /بيت خشبي/ })
      .and(page.locator('[form]'))
      .filter({ visible: true })
      .first()
    const field = sheet.getByLabel('البريد الإلكتروني')
    let scripts = await hold(page, SCRIPTS)
    await page.goto(`/products/${id}`, { waitUntil: 'commit' })
    // The second press falls on what the first has opened: a link on a phone, beside the sheet on a desktop.
    await buy.dblclick()
    await expect(field).toBeFocused()
    expect(page.context().pages()).toHaveLength(1)
    await expect(sheet.getByText('يجب تسجيل الدخول')).toBeVisible()
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await expect(sheet.getByRole('button', { name: 'أرسل الرمز' })).toHaveAttribute('data-tapped', '')
    await scripts.release()
    const code = page.getByLabel('الرمز من 6 أرقام')
    await expect(code).toBeFocused()
    await expect(page.getByRole('dialog')).toContainText(nameArabic)
    await page.keyboard.type(await mailedLink(email, /^\d{6}$/m))
    await expect(page.getByText('تم إضافة المنتج').first()).toBeVisible()
    await expect(page).toHaveURL(`/products/${id}`)
    expect((await cartOf(page))[id]).toBe(1)

    await page.context().clearCookies()
    scripts = await hold(page, SCRIPTS)
    await page.goto(`/products/${id}`, { waitUntil: 'commit' })
    await buy.click()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(buy).toBeFocused()
    await expect(buy).not.toHaveAttribute('data-tapped')
    await buy.click()
    await page.keyboard.type('salim')
    await scripts.release()
    await expect(sheet).toContainText(nameArabic)
    // Back closes what an early tap opened, and the page stays.
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(`/products/${id}`)
    await buy.click()
    await expect(field).toHaveValue('salim')
  },
)
