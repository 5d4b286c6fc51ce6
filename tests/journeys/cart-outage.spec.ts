// The cart while something fails: signed out, the shop away, somebody else quicker.
import { expect, open, reload, test } from '#tests/support/journey.ts'
import { cartOf, findProduct, putIntoCart } from '#tests/support/journey-goods.ts'
import { AWAY, AWAY_SENTENCE, openSignedIn, passTime, passUntil, toast } from '#tests/support/journey-page.ts'
import { addressOf, PASSWORD, signInAs } from '#tests/support/journey-people.ts'

/** Of the demo catalogue. */
const BALL = 'كرة خيط للعب'
const FOOD = 'طعام قطط بالغة بالدجاج'

test.describe('with a simulated outage', () => {
  test.use({ outage: true })

  test('S-ERR-01, S-CONST-02, X-54: a signed-out visitor is sent to sign-in after half a second, returns after one, and the product is added once', async ({
    page,
  }) => {
    const email = addressOf('wanted')
    await signInAs(page, email)
    await page.context().clearCookies()
    const ball = await findProduct(page, BALL)
    await page.clock.install()
    const stage = page.waitForResponse(/toast-stage/)
    await open(page, `/products/${ball.id}`)
    await stage
    const signIn = page
      .getByRole('button', { name: new RegExp(`سجّل الدخول للشراء.*${BALL}`) })
      .filter({ visible: true })
    await expect(signIn.first()).toBeVisible()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await signIn.first().click()
    await passTime(page, 499)
    const withPassword = page.getByRole('link', { name: 'الدخول بكلمة المرور' })
    await expect(withPassword).toBeHidden()
    await expect(toast(page).getByText('يجب تسجيل الدخول').first()).toBeVisible()
    await expect(toast(page)).toHaveAttribute('data-type', 'info')
    await page.clock.runFor(1)
    await passUntil(page, withPassword)
    await expect(page.getByRole('dialog', { name: 'أدخل بريدك لتكمل الشراء' })).toContainText(
      'يجب تسجيل الدخول',
    )
    await withPassword.click()
    await passUntil(page, `/auth?return=%2Fproducts%2F${ball.id}`)
    await expect(toast(page)).toBeHidden()

    // The first try finds the shop away: the product stays wanted, and is added when the shop is back.
    await page.route('**/api/cart', (route) =>
      route.request().method() === 'POST' ? route.fulfill(AWAY) : route.continue(),
    )
    // Beside the sheet, which is still closing.
    const main = page.getByRole('main')
    await main.getByLabel('البريد الإلكتروني').fill(email)
    await main.getByLabel('كلمة المرور', { exact: true }).fill(PASSWORD)
    await main.getByRole('button', { name: 'تسجيل الدخول' }).click()
    await expect(page.getByRole('heading', { name: 'تم تسجيل الدخول بنجاح' })).toBeVisible()
    await passTime(page, 999)
    await expect(page).toHaveURL(/\/auth/)
    await page.clock.runFor(1)
    await passUntil(page, `/products/${ball.id}`)
    await page.clock.resume()
    await expect(toast(page)).toContainText('حدث خطأ أثناء إضافة المنتج')
    expect(await cartOf(page)).toEqual({})
    await page.unroute('**/api/cart')
    await toast(page).getByRole('button', { name: 'إعادة المحاولة' }).click()
    await expect(toast(page)).toContainText('تم إضافة المنتج')
    await reload(page)
    await expect(page.getByRole('banner').getByRole('link', { name: /^السلة.*قطعة واحدة/ })).toBeVisible()
    expect(await cartOf(page)).toEqual({ [ball.id]: 1 })
  })

  test('S-ERR-04, S-ERR-06, S-ERR-08, S-ERR-15: a failed change is rolled back with its reason', async ({
    page,
  }) => {
    await signInAs(page, addressOf('away'))
    const ball = await findProduct(page, BALL)
    await putIntoCart(page, BALL, 2)
    const stage = page.waitForResponse(/toast-stage/)
    await open(page, '/cart')
    const main = page.getByRole('main')
    const line = main.getByRole('listitem').filter({ hasText: BALL })
    await expect(line.getByRole('status')).toHaveText('2')
    await stage

    const changes: [act: () => Promise<void>, message: string][] = [
      [() => line.getByRole('button', { name: 'زيادة الكمية' }).click(), 'حدث خطأ أثناء تحديث الكمية'],
      [() => line.getByRole('button', { name: /^حذف/ }).click(), 'حدث خطأ أثناء حذف المنتج'],
      [() => main.getByRole('button', { name: 'تفريغ السلة' }).click(), 'حدث خطأ أثناء تفريغ السلة'],
    ]
    await page.context().setOffline(true)
    for (const [act, message] of changes) {
      await act()
      await expect(toast(page)).toHaveCount(1)
      await expect(toast(page)).toHaveAttribute('data-type', 'danger')
      await expect(toast(page).getByText('خطأ', { exact: true })).toHaveClass(/text-danger/)
      await expect(toast(page).getByText(message, { exact: true })).toBeVisible()
      await expect(toast(page)).toContainText('تعذّر الاتصال بالمتجر')
      await expect(line.getByRole('status')).toHaveText('2')
    }
    await page.context().setOffline(false)
    expect(await cartOf(page)).toEqual({ [ball.id]: 2 })
  })

  test('S-ERR-03, D-09: an outage is shown where it matters, signs nobody out, and recovers', async ({
    page,
  }) => {
    await signInAs(page, addressOf('outage'))
    await putIntoCart(page, BALL, 2)
    const food = await findProduct(page, FOOD)
    await openSignedIn(page, `/products/${food.id}`)
    const main = page.getByRole('main')
    const add = page
      .getByRole('button', { name: new RegExp(`أضف إلى السلة.*${FOOD}`) })
      .filter({ visible: true })
    await expect(add.first()).toBeVisible()
    await page.route('**/api/cart', (route) => route.fulfill(AWAY))
    await add.first().click()
    await expect(toast(page).getByText('حدث خطأ أثناء إضافة المنتج', { exact: true })).toBeVisible()
    await expect(toast(page)).toContainText(AWAY_SENTENCE)
    await page.unroute('**/api/cart')

    // Nobody is asked to sign in because the shop is away; it comes back by itself.
    await page.route('**/api/session', (route) => route.fulfill(AWAY))
    for (const [path, title] of [
      ['/checkout', 'تعذّر تحضير طلبك'],
      ['/orders', 'تعذّر عرض طلباتك'],
      ['/profile', 'تعذّر عرض ملفك'],
      ['/cart', 'تعذّر عرض سلتك'],
    ] as const) {
      await open(page, path)
      await expect(main.getByRole('heading', { name: title })).toBeVisible()
      await expect(main).toContainText(AWAY_SENTENCE)
    }
    await page.unroute('**/api/session')
    await main.getByRole('button', { name: 'إعادة المحاولة' }).click()
    await expect(main.getByRole('listitem').filter({ hasText: BALL }).getByRole('status')).toHaveText('2')
  })
})
