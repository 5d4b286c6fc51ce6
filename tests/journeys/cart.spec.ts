// The cart as a customer uses it: drawer and page, two tabs, what lay in the browser before.
import type { Page } from '@playwright/test'
import type { Product } from '#contract/catalog.ts'
import { expect, open, reload, test } from '#tests/support/journey.ts'
import {
  cancelOrder,
  cartOf,
  findInStock,
  findProduct,
  placeOrder,
  putIntoCart,
} from '#tests/support/journey-goods.ts'
import { answerCartWith, hold, openSignedIn, toast } from '#tests/support/journey-page.ts'
import { addressOf, signInAs } from '#tests/support/journey-people.ts'

/** Of the demo catalogue. */
const HOUSE = 'بيت خشبي للقطط'
const BALL = 'كرة خيط للعب'
const FOOD = 'طعام قطط بالغة بالدجاج'

test('S-API-01, S-CARD-07, S-ERR-02: adding one more shows the button as busy, and ignores taps meanwhile', async ({
  page,
}) => {
  await signInAs(page, addressOf('cart.add'))
  await openSignedIn(page, `/products?search=${encodeURIComponent(HOUSE)}`)
  const card = page.getByRole('article').first()
  const adding = await hold(page, '**/api/cart')
  await card.getByRole('button', { name: new RegExp(`أضف إلى السلة.*${HOUSE}`) }).dblclick()
  await expect(card.getByText('قيد التنفيذ')).toBeVisible()
  await adding.release()
  await expect(
    toast(page).getByText('تم إضافة المنتج إلى سلة المشتريات بنجاح', { exact: true }),
  ).toBeVisible()
  await toast(page).getByRole('button', { name: 'السلة' }).click()
  await expect(
    page.getByRole('dialog', { name: 'سلتك' }).getByText('قطعة واحدة', { exact: true }),
  ).toBeVisible()
})

test('S-DRW-01, S-DRW-02, S-DRW-05, S-DRW-06, S-DRW-08, S-DRW-09, S-DRW-10: the cart drawer shows what is in it and what it costs', async ({
  page,
}) => {
  await signInAs(page, addressOf('cart.drawer'))
  await putIntoCart(page, HOUSE, 2)
  await openSignedIn(page, '/privacy')
  const drawer = await openDrawer(page)
  // S-DRW-01: the left edge of the drawer is that of the screen.
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0)
  const line = drawer.getByRole('listitem').filter({ hasText: HOUSE })
  await expect(line.getByRole('img', { includeHidden: true }).first()).toBeAttached()
  await expect(line).toContainText('مميّز')
  await expect(line).toContainText('بيت أليف · كبير')
  await expect(line).toContainText('73.80')
  await expect(line).toContainText('2 × 36.90')
  const footer = drawer.locator('footer')
  for (const words of ['المجموع الفرعي', 'يُحدَّد عند الطلب', 'الإجمالي', 'طلب آمن', 'توصيل لكل عُمان'])
    await expect(footer).toContainText(words)
  await expect(drawer.getByRole('link', { name: 'عرض السلة' })).toHaveAttribute('href', '/cart')
  await drawer.getByRole('button', { name: 'متابعة التسوق' }).click()
  await expect(drawer).toBeHidden()
})

test('S-DRW-07, S-CART-05, S-CART-06, S-CART-07: a quantity changes up to the stock, one change at a time', async ({
  page,
}) => {
  await signInAs(page, addressOf('cart.quantity'))
  const { quantity } = await findProduct(page, HOUSE)
  await putIntoCart(page, HOUSE, quantity - 2)
  await openSignedIn(page, '/privacy')
  const drawer = await openDrawer(page)
  const line = drawer.getByRole('listitem').filter({ hasText: HOUSE })
  const minus = line.getByRole('button', { name: 'إنقاص الكمية' })
  const plus = line.getByRole('button', { name: 'زيادة الكمية' })

  // S-CART-06, S-CART-07: while a change is on its way everything that changes rests; the amount is there at once.
  const held = await hold(page, '**/api/cart/items/*')
  await plus.click()
  await expect(line).toContainText(`${quantity - 1} × 36.90`)
  await expect(plus).toBeDisabled()
  await expect(minus).toBeDisabled()
  await expect(line.getByRole('button', { name: /^حذف/ })).toBeDisabled()
  await expect(drawer.getByRole('button', { name: 'تفريغ السلة' })).toBeDisabled()
  await held.release()
  await expect(plus).toBeEnabled()
  await plus.click()
  await expect(line.getByRole('status')).toHaveText(String(quantity))
  await expect(minus).toBeEnabled()
  // S-DRW-07, S-CART-05.
  await expect(plus).toBeDisabled()
  await expect(line).toContainText('هذه كل الكمية المتوفرة الآن.')
})

test('S-CART-01, S-CART-02, S-CART-03, S-CART-04, S-CART-09, S-ROUTE-04: the cart page shows the totals and leads on', async ({
  page,
}) => {
  await signInAs(page, addressOf('cart.page'))
  await putIntoCart(page, HOUSE, 2)
  await putIntoCart(page, BALL, 1)
  await open(page, '/cart')
  const crumbs = page.getByRole('navigation', { name: 'أنت هنا' })
  await expect(crumbs.getByRole('link', { name: 'الرئيسية' })).toHaveAttribute('href', '/')
  await expect(crumbs.getByRole('link', { name: 'المنتجات' })).toHaveAttribute('href', '/products')
  const main = page.getByRole('main')
  await expect(
    main.getByRole('link', { name: 'المتابعة إلى الدفع' }).filter({ visible: true }),
  ).toHaveAttribute('href', '/checkout')
  await expect(main.getByRole('link', { name: 'متابعة التسوق' })).toHaveAttribute('href', '/products')
  // S-CART-09: the summary counts pieces; nothing is added to the subtotal yet.
  const summary = main.getByRole('region', { name: 'ملخص السلة' })
  for (const [row, value] of [
    ['عدد القطع', '3'],
    ['المجموع الفرعي', '75.00'],
    ['الإجمالي', '75.00'],
  ] as const)
    await expect(summary.locator('dl > *').filter({ hasText: row })).toContainText(value)
  const ball = main.getByRole('listitem').filter({ hasText: BALL })
  await expect(ball.getByRole('button', { name: 'إنقاص الكمية' })).toBeDisabled()
  await expect(ball.getByRole('button', { name: /^حذف/ })).toBeEnabled()
  await expect(main.getByRole('button', { name: 'تفريغ السلة' })).toBeEnabled()
})

test('S-DRW-03, S-DRW-04, S-ERR-05, S-ERR-07, S-ERR-15: lines are removed and the cart is emptied, which can be undone', async ({
  page,
}) => {
  await signInAs(page, addressOf('cart.empty'))
  await putIntoCart(page, HOUSE, 2)
  await putIntoCart(page, BALL, 1)
  await open(page, '/cart')
  const main = page.getByRole('main')
  await main.getByRole('listitem').filter({ hasText: BALL }).getByRole('button', { name: /^حذف/ }).click()
  await expect(toast(page).getByText('تم حذف المنتج من سلة المشتريات', { exact: true })).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: BALL })).toHaveCount(0)
  await main.getByRole('button', { name: 'تفريغ السلة' }).click()
  // S-ERR-15: this toast has replaced the previous one.
  await expect(toast(page)).toHaveCount(1)
  await expect(toast(page)).toContainText('تم تفريغ السلة')
  await expect(main.getByRole('heading', { name: 'سلتك فارغة' })).toBeVisible()
  await toast(page).getByRole('button', { name: 'تراجع' }).click()
  await expect(main.getByRole('listitem').filter({ hasText: HOUSE })).toBeVisible()
  await main.getByRole('button', { name: 'تفريغ السلة' }).click()
  await expect(main.getByRole('link', { name: 'تصفّح المنتجات' })).toHaveAttribute('href', '/products')
  // S-DRW-03, S-DRW-04: with nothing in it there is nothing to clear, in the drawer neither.
  const drawer = await openDrawer(page)
  await expect(drawer.getByRole('link', { name: 'تصفّح المنتجات' })).toHaveAttribute('href', '/products')
  await expect(page.getByRole('button', { name: 'تفريغ السلة' })).toHaveCount(0)
})

test('X-24: two tabs of one customer stay in sync', async ({ page }) => {
  await signInAs(page, addressOf('tabs'))
  await putIntoCart(page, BALL, 2)
  await open(page, '/cart')
  const line = (tab: Page) => tab.getByRole('main').getByRole('listitem').filter({ hasText: BALL })
  await expect(line(page).getByRole('status')).toHaveText('2')
  const second = await page.context().newPage()
  await open(second, '/cart')
  await line(second).getByRole('button', { name: 'زيادة الكمية' }).click()
  await expect(line(page).getByRole('status')).toHaveText('3')
  await second.close()
})

test('X-24: a change in the shop is shown at its line, with one tap to correct it', async ({
  page,
  shopper,
}) => {
  await signInAs(page, addressOf('slower'))
  const bowl = await findInStock(page, ['نافورة شرب للقطط', 'عمود خدش مع كرة', 'صندوق نقل للقطط'], 5)
  await putIntoCart(page, bowl.nameArabic, 3)
  await putIntoCart(page, BALL, 1)
  // Somebody else is quicker: all but one are theirs.
  await signInAs(shopper, addressOf('quicker'))
  await putIntoCart(shopper, bowl.nameArabic, bowl.quantity - 1)
  const theirs = await placeOrder(shopper)
  const { id } = await findProduct(page, BALL)
  await page.addInitScript(
    (prices) => localStorage.setItem('aleef-seen-prices', prices),
    JSON.stringify({ [id]: '1.200' }),
  )
  await answerCartWith(page, (cart) => {
    for (const item of cart.items) if (item.product.nameArabic === BALL) item.product.price = '1.350'
  })
  await open(page, '/cart')
  const main = page.getByRole('main')
  const line = main.getByRole('listitem').filter({ hasText: bowl.nameArabic })
  await expect(line).toContainText('لم يبقَ إلا قطعة واحدة، وفي سلتك أكثر.')
  const ball = main.getByRole('listitem').filter({ hasText: BALL })
  await expect(ball).toContainText('تغيّر السعر منذ أضفته')
  await expect(ball).toContainText('1.35')
  await ball.getByRole('button', { name: 'حسناً' }).click()
  await expect(ball).not.toContainText('تغيّر السعر منذ أضفته')
  const next = (role: 'link' | 'button') =>
    main.getByRole(role, { name: 'المتابعة إلى الدفع' }).filter({ visible: true })
  await expect(next('button')).toBeDisabled()
  await line.getByRole('button', { name: 'اجعلها 1' }).click()
  await expect(line.getByRole('status')).toHaveText('1')
  await expect(next('link')).toBeVisible()
  await cancelOrder(shopper, theirs)
})

test('S-CART-10: a cart stored by an earlier shop is imported once, within limits, and reported in one toast', async ({
  page,
}) => {
  await signInAs(page, addressOf('legacy'))
  const [food, scarce] = [await findProduct(page, FOOD), await findProduct(page, 'حوض زجاجي 120 لتراً')]
  await open(page, '/')
  await page.evaluate(
    ([foodId, scarceId]) =>
      localStorage.setItem(
        'cart',
        JSON.stringify([
          { id: Date.now(), productId: foodId, quantity: 2, created_at: new Date().toISOString() },
          { id: Date.now() + 1, product_id: scarceId, quantity: 50, created_at: new Date().toISOString() },
          { id: Date.now() + 2, productId: 2_000_000_000, quantity: 1 },
        ]),
      ),
    [food.id, scarce.id] as const,
  )
  await reload(page)
  await expect(toast(page)).toContainText('نقلنا سلتك السابقة')
  await expect(toast(page)).toContainText('أضفنا إلى سلتك منتجين من هذا الجهاز.')
  await expect(toast(page)).toContainText('لم يعد متوفراً: منتج واحد.')
  await expect(toast(page)).toContainText('بكمية أقل مما أردت: منتج واحد.')
  await expect.poll(() => cartOf(page)).toEqual({ [food.id]: 2, [scarce.id]: scarce.quantity })
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull()

  // Broken text hurts nobody and goes; a second visit adds nothing.
  await page.evaluate(() => localStorage.setItem('cart', '[{"productId":'))
  await open(page, '/cart')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: FOOD })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toBeNull()
  expect(await cartOf(page)).toEqual({ [food.id]: 2, [scarce.id]: scarce.quantity })
})

test('S2-09, S-ERR-09, D-05: the last animal in the customer’s own cart or order is no error on its card, over its list and on its page', async ({
  page,
}) => {
  await signInAs(page, addressOf('last-animal'))
  const { id, nameArabic } = await findLastAnimal(page)
  const list = `/products?search=${encodeURIComponent(nameArabic)}`
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: nameArabic, exact: true }) })

  // Put there from elsewhere, so that the card does not know yet.
  await openSignedIn(page, list)
  await page.request.post('/api/cart', { data: { productId: id, quantity: 1 } })
  await card.getByRole('button', { name: /^أضف إلى السلة/ }).click()
  await expect(toast(page)).toContainText('كل ما بقي منه في سلتك')
  await expect(toast(page)).not.toContainText(/غير متوفر|خطأ/)
  await toast(page).getByRole('button', { name: 'السلة' }).click()
  const drawer = page.getByRole('dialog', { name: 'سلتك' })
  await expect(drawer.getByRole('listitem').filter({ hasText: nameArabic })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(card.getByText('في سلتك', { exact: true })).toBeVisible()
  await expect(card.getByRole('status')).toHaveText('1')
  await expect(card.getByRole('button', { name: 'زيادة الكمية' })).toBeDisabled()
  // By keyboard alone: the focus goes from the button to what replaces it, and back.
  const bin = card.getByRole('button', { name: /^حذف/ })
  await bin.press('Enter')
  await expect(card.getByRole('button', { name: /^أضف إلى السلة/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card.getByRole('status')).toHaveText('1')
  await expect(bin).toBeFocused()

  // D-05: the order holds it, so the page, which is the same for everybody, says that it is reserved.
  const order = await placeOrder(page)
  await openSignedIn(page, list)
  await expect(card.getByText('محجوز لك')).toBeVisible()
  await expect(card.getByText('غير متوفر')).toHaveCount(0)
  await card.getByRole('heading').getByRole('link').click()
  const dialog = page.getByRole('dialog', { name: nameArabic })
  await expect(dialog.getByText('في سلتك، وهو كل المتوفر')).toBeVisible()
  await expect(dialog.getByText('غير متوفر')).toHaveCount(0)
  await openSignedIn(page, `/animals/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByText('في سلتك، وهو كل المتوفر')).toBeVisible()
  await main.getByRole('button', { name: 'عرض السلة' }).filter({ visible: true }).first().click()
  await expect(drawer.getByRole('listitem').filter({ hasText: nameArabic })).toBeVisible()
  await cancelOrder(page, order)
})

async function openDrawer(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^السلة/ })
    .click()
  return page.getByRole('dialog', { name: 'سلتك' })
}

/** One of which there is only one, and which comes to where the orders of journeys go. */
async function findLastAnimal(page: Page): Promise<{ id: number; nameArabic: string }> {
  const { items } = await (await page.request.get('/api/products?type=animal&limit=100')).json()
  const comes = (animal: Animal) => animal.deliveryEverywhere || animal.availableRegions.includes(6)
  const found = (items as Animal[]).find((animal) => animal.quantity === 1 && comes(animal))
  if (!found) throw new Error('the demo catalogue has no animal of which there is only one')
  return found
}

type Animal = Pick<Product, 'id' | 'nameArabic' | 'quantity' | 'deliveryEverywhere' | 'availableRegions'>
