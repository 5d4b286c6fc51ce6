// WCAG 2.2 AA (conventions 22): axe looks once at every screen and at what opens over it, at both widths where they differ.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, expectFocusIn, open, test } from '#tests/support/journey.ts'
import { insertOwnAnimal } from '#tests/support/journey-animals.ts'
import { findProduct, placeOrder, putIntoCart } from '#tests/support/journey-goods.ts'
import { openSignedIn } from '#tests/support/journey-page.ts'
import { addressOf, signInAs } from '#tests/support/journey-people.ts'
import { handoverText } from '#text/handovers.ts'

const CAT = 'قط شيرازي مشمشي'
const CODE = 'AXE0000000000000'
const GOODS = 'معجون سلمون للقطط'
/** Of what repeats three are looked at. */
const REPEATED = ['article', 'tbody tr'].map((one) => `li:nth-child(n+4) ${one}, ${one}:nth-of-type(n+4)`)

test.setTimeout(300_000)

test('conventions 22: pages with another layout on a wide screen', { tag: '@both' }, async ({ page }) => {
  await signInAs(page, addressOf('axe.both'), { admin: true })
  await putIntoCart(page, GOODS, 1)
  const { id } = await findProduct(page, CAT)
  await expectNoFindings(page, ['/', '/products', '/cart', '/admin', '/admin/orders'])
  await open(page, `/animals/${id}`)
  await page.getByRole('button', { name: 'اختر موعداً' }).click()
  await page
    .getByRole('button', { name: /^\d{1,2}:\d\d\s[صم]$/ })
    .first()
    .click()
  await expectNoFindingsHere(page)
})

test('conventions 22: the shop', async ({ page }) => {
  await expectNoFindings(page, [
    ...['/products?category=1&view=list', '/products-old?page=6', '/contact', '/terms', '/privacy', '/auth'],
    ...['/forgot-password', '/newsletter/confirm?token=x', '/wanted', '/offline', '/papers'],
    ...['/p/0000000000000000', '/handover#x'],
  ])
  await open(page, '/checkout')
  await page.getByRole('link', { name: 'تسجيل الدخول' }).click()
  await expectFocusIn(page.getByRole('dialog'))
  await expectNoFindingsHere(page, 'dialog[open]')
  await page.getByLabel('البريد الإلكتروني').fill(addressOf('axe.code'))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('الرمز من 6 أرقام')).toBeFocused()
  await expectNoFindingsHere(page, 'dialog[open]')
})

test('conventions 22: account pages', async ({ page }) => {
  await signInAs(page, addressOf('axe.own'))
  await putIntoCart(page, GOODS, 1)
  await expectNoFindings(page, ['/account', '/profile', '/checkout'])
  const animal = await insertOwnAnimal(addressOf('axe.own'), CODE)
  const { token } = await (await page.request.post(`/api/animals/${animal}/papers`, { data: {} })).json()
  await expectNoFindings(page, [`/p/${CODE}`, `/papers#${token}`, '/account/animals'])
  await expectNoFindings(page, [`/account/animals/${animal}`])
  for (const [what, role] of [
    ['أضف', 'alertdialog'],
    ['انقله', 'dialog'],
    ['رحل', 'alertdialog'],
  ] as const) {
    await page.getByRole('button', { name: what, exact: true }).click()
    await expectFocusIn(page.getByRole(role))
    await expectNoFindingsHere(page, `[role=${role}]`)
    await page.getByRole(role).getByRole('button', { name: 'إغلاق', exact: true }).last().click()
    await expect(page.getByRole(role)).toBeHidden()
  }
  const { orderNumber } = await placeOrder(page)
  await expectNoFindings(page, [`/checkout?order=${orderNumber}`, '/orders', `/orders/${orderNumber}`])
  await page.getByRole('button', { name: 'إلغاء الطلب' }).click()
  const question = page.getByRole('alertdialog')
  await expectFocusIn(question)
  await expectNoFindingsHere(page, '[role=alertdialog]')
  await question.getByRole('button', { name: 'نعم، ألغِه' }).click()
  await expect(question).toBeHidden()
  await open(page, '/profile')
  await page.getByRole('button', { name: 'حذف حسابي' }).click()
  await question.getByRole('button', { name: 'احذف حسابي' }).click()
  await expectFocusIn(question)
  await expectNoFindingsHere(page, '[role=alertdialog]')
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`conventions 22: overlays of a product, ${colorScheme}, and the frame around them`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(page, `/products?search=${encodeURIComponent(CAT)}`)
    await expectNoFindingsHere(page)
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    const modal = page.getByRole('dialog', { name: CAT, exact: true })
    await expect(modal.getByLabel('محافظتك')).toBeVisible()
    await expectNoFindingsHere(page, '[role=dialog]')
    await modal.getByRole('button', { name: /تكبير الصورة، الصورة 1/ }).click()
    const gallery = page.getByRole('dialog', { name: /^صور/ })
    await expect(gallery.getByText('1 من 5')).toBeVisible()
    await expectFocusIn(gallery)
    await page.keyboard.press('+')
    await expect(gallery.getByText('150%', { exact: true })).toBeVisible()
    await expectNoFindingsHere(page, '[role=dialog]')
  })

test('conventions 22: search, menu, cart and chat over a page', async ({ page }) => {
  await signInAs(page, addressOf('axe.over'))
  await putIntoCart(page, GOODS, 1)
  await openSignedIn(page, '/privacy')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'فتح القائمة' }).click()
  await expectFocusIn(dialog)
  await expectNoFindingsHere(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^السلة/ })
    .click()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await expectNoFindingsHere(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: /^اسأل المساعد/ }).click()
  await dialog.getByRole('textbox', { name: 'رسالتك' }).fill(CAT)
  await dialog.getByRole('textbox', { name: 'رسالتك' }).press('Enter')
  await expect(dialog.getByRole('link', { name: CAT })).toBeVisible()
  await expectNoFindingsHere(page, 'dialog[open]')
  await dialog.getByRole('button', { name: 'إغلاق المحادثة' }).click()
  await page.getByRole('button', { name: 'البحث', exact: true }).click()
  await page.getByRole('combobox').filter({ visible: true }).fill('شيرازي')
  await expect(page.getByRole('option', { name: new RegExp(CAT) })).toBeVisible()
  await expectNoFindingsHere(page, 'search')
})

test('conventions 22: pages of the back office', async ({ page }) => {
  await signInAs(page, addressOf('axe.rooms'), { admin: true })
  await expectNoFindings(page, [
    ...[
      '/admin/animals',
      '/admin/animals/import',
      '/admin/categories',
      '/admin/orders/new',
      '/admin/counter',
    ],
    ...[
      '/admin/transfers',
      '/admin/refunds',
      '/admin/returns',
      '/admin/users',
      '/admin/messages',
      '/admin/newsletter',
      '/admin/newsletter/write',
      '/admin/questions',
      '/admin/reviews',
    ],
    ...['/admin/passports', '/admin/passports/new', '/admin/passports/species', '/admin/passports/travel'],
    ...['/admin/viewings', '/admin/vouchers', '/admin/transfers/statement', '/admin/drawer', '/admin/runs'],
    ...['/admin/inventory', '/admin/settings', '/admin/analytics', '/admin/audit', '/admin-seed'],
  ])
})

test('conventions 22: dialogs of the back office', async ({ page }) => {
  await signInAs(page, addressOf('axe.forms'), { admin: true })
  const { id } = await findProduct(page, CAT)
  for (const [path, send] of [
    ['/admin/animals?new=animal', 'إضافة الحيوان'],
    ['/admin/categories?new=1', 'إضافة الفئة'],
  ] as const) {
    await open(page, path)
    await page.getByRole('dialog').getByRole('button', { name: send }).click()
    await expectFocusIn(page.getByRole('dialog'))
    await expectNoFindingsHere(page, '[role=dialog]')
  }
  await open(page, `/admin/inventory?product=${id}`)
  const ledger = page.getByRole('dialog', { name: 'سجل المخزون' })
  await expect(ledger.getByRole('listitem').first()).toBeVisible()
  await expectNoFindingsHere(page, '[role=dialog]')
  await ledger.getByRole('button', { name: 'تعديل' }).click()
  await expectFocusIn(page.getByRole('alertdialog'))
  await expectNoFindingsHere(page, '[role=alertdialog]')
  const sale = { channel: 'phone', items: [{ productId: id, quantity: 1 }], regionId: 1, isPaid: true }
  const buyer = { customerName: 'سالم', customerPhone: '91234567', customerAddress: 'حي النهضة' }
  const entered = await page.request.post('/api/admin/orders', { data: { ...sale, ...buyer } })
  const order = `/admin/orders/${(await entered.json()).id}`
  await page.request.patch(`/api${order}`, { data: { status: 'processing' } })
  await open(page, `${order}/handover`)
  await page.getByRole('button', { name: 'لا', exact: true }).click()
  await page.getByRole('button', { name: handoverText.takesIt }).click()
  await expect(page.getByLabel(handoverText.whyNot)).toBeFocused()
  await expectNoFindingsHere(page, '[role=alertdialog]')
  await page.request.patch(`/api${order}`, { data: { status: 'cancelled', reason: 'تجربة' } })
  await open(page, '/admin')
  await page.getByRole('button', { name: 'فتح قائمة الأقسام' }).click()
  await expectFocusIn(page.getByRole('dialog'))
  await expectNoFindingsHere(page, '[role=dialog]')
})

test('conventions 22: the diagnostics', async ({ page }) => {
  await signInAs(page, addressOf('axe.debug'), { admin: true })
  // One file draws them all but the last.
  await expectNoFindings(page, ['/env-test', '/admin-status', '/admin-simple'])
})

async function expectNoFindings(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectNoFindingsHere(page)
  }
}

/**
 * Of the page as it stands, or of one part of it, once nothing fades in or out any more: half of a fade has half of its
 * contrast. No page of the shop has a frame, so that axe needs no second page to put its findings together (`legacy`), and
 * no rule that is asked for reads style sheets or sound, which axe would fetch again each time (`preload`).
 */
async function expectNoFindingsHere(page: Page, part?: string): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(
          ({ effect, playState, timeline }) =>
            playState === 'running' &&
            timeline === document.timeline &&
            effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
        )
        .map(({ finished }) => finished.catch(() => {})),
    ),
  )
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    // The only rule of 2.2, and off unless it is named.
    .options({ resultTypes: ['violations'], preload: false, rules: { 'target-size': { enabled: true } } })
  for (const repeated of REPEATED) axe.exclude(repeated)
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  expect(
    violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) })),
    page.url(),
  ).toEqual([])
}
