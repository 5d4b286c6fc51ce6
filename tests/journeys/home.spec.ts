// The home page: its hero, its shelves, and what only administrators see.
import type { Page } from '@playwright/test'
import { expect, open, reload, test } from '#tests/support/journey.ts'
import { passTime } from '#tests/support/journey-page.ts'
import { addressOf, signInAs } from '#tests/support/journey-people.ts'

test('S-HOME-02, S-HOME-03, S-HOME-04: shows six scenes, one every 4000 ms; they pause for pointer, focus, hidden tabs and reduced motion', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/')
  const hero = page.getByRole('region', { name: 'أبرز ما في المتجر' })
  const scene = (position: number) => hero.getByRole('group', { name: `${position} من 6`, exact: true })
  const pause = hero.getByRole('button', { name: 'إيقاف العرض التلقائي' })
  await expect(hero.locator('[aria-roledescription=slide]')).toHaveCount(6)
  await expect(scene(1).locator('img').first()).toHaveAttribute('loading', 'eager')
  await expect(page.locator('head link[rel=preload][as=image][imagesrcset*=cat]')).not.toHaveCount(0)
  for (const position of [2, 3, 4, 5, 6]) {
    await expect(scene(position).locator('img').first()).toHaveAttribute('loading', 'lazy')
  }

  // The show runs; from here on the clock is the test's own.
  await expect(async () => {
    await page.clock.runFor(4000)
    await expect(scene(1)).toHaveAttribute('inert', { timeout: 100 })
  }).toPass()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  let at = await shown(page)
  const turn = async (ms: number, steps: number) => {
    await passTime(page, ms)
    at = ((at + steps + 5) % 6) + 1
    await expect(scene(at)).not.toHaveAttribute('inert')
  }
  await hero.getByRole('button', { name: 'التالي' }).press('Enter')
  await turn(0, 1)
  // Conventions 5: the keyboard's focus is in it, so it pauses. Left is forward in this direction.
  await turn(9000, 0)
  await page.keyboard.press('ArrowLeft')
  await turn(0, 1)
  await page.keyboard.press('ArrowRight')
  await turn(0, -1)
  await hero.getByRole('button', { name: 'السابق' }).press('Enter')
  await turn(0, -1)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await turn(3999, 0)
  await turn(1, 1)

  const slides = hero.locator('[aria-roledescription=slide]').locator('..')
  await slides.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 80 })
  await slides.dispatchEvent('pointerup', { pointerType: 'touch', clientX: 240 })
  await turn(0, 1)
  await setHidden(page, true)
  await turn(9000, 0)
  await setHidden(page, false)
  await turn(4000, 1)
  await pause.dispatchEvent('click')
  await turn(9000, 0)
  await hero.getByRole('button', { name: 'تشغيل العرض التلقائي' }).dispatchEvent('click')
  await turn(4000, 1)
  await page.clock.resume()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await reload(page)
  await expect(hero.getByRole('button', { name: 'تشغيل العرض التلقائي' })).toBeVisible()
})

test('S-HOME-04: the scenes pause under a mouse', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install()
  await open(page, '/')
  const hero = page.getByRole('region', { name: 'أبرز ما في المتجر' })
  await hero.hover()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const at = await shown(page)
  await passTime(page, 9000)
  expect(await shown(page)).toBe(at)
  await page.mouse.move(5, 5)
  await passTime(page, 4000)
  await expect.poll(() => shown(page)).toBe((at % 6) + 1)
})

test('S-HOME-05, S-HOME-06, S-HOME-07, S-HOME-12: shows tiles of families, four reasons, and at most six new arrivals', async ({
  page,
}) => {
  await open(page, '/')
  const tiles = page.getByRole('region', { name: 'من تبحث عنه اليوم؟' })
  await expect(tiles.getByRole('listitem').first()).toBeVisible()
  for (const tile of await tiles.getByRole('listitem').getByRole('link').all()) {
    await expect(tile).toHaveAttribute('href', /^\/products\?category=\d+$/)
  }
  const why = page.getByRole('region', { name: 'لماذا أليف؟' })
  // S-HOME-06: delivery across Oman, the pet's safety, popular products, quality.
  await expect(why.getByRole('listitem')).toHaveText([/توصيل لكل عُمان/, /سلامة/, /نوفّر ما تطلبه/, /جودة/])
  const arrivals = page.getByRole('region', { name: 'وصل حديثاً' })
  const cards = await arrivals.getByRole('article').count()
  expect(cards).toBeGreaterThan(0)
  expect(cards).toBeLessThanOrEqual(6)
  await expect(arrivals.getByText('جديد', { exact: true }).first()).toBeVisible()
  await expect(arrivals.getByRole('link', { name: 'عرض الكل' })).toHaveAttribute('href', '/products')
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('S-HOME-08: on a slow line home shows six skeletons, and other links if nothing loads', async ({
  page,
}) => {
  // From another page.
  const main = page.getByRole('main')
  const tiles = page.getByRole('region', { name: 'من تبحث عنه اليوم؟' })
  await open(page, '/cart')
  const held = Promise.withResolvers<void>()
  let torn = true
  await page.route(/\/_(?:root)?\.data/, async (route) => {
    await held.promise
    if (torn) await route.fulfill({ status: 200, contentType: 'text/x-script', body: 'torn' })
    else await route.continue()
  })
  await page.getByRole('banner').getByRole('link', { name: /^أليف/ }).click()
  await expect(tiles.getByRole('list', { name: 'في الطريق إليك' }).getByRole('listitem')).toHaveCount(6)
  await expect(page.getByRole('heading', { level: 2, name: 'صديق جديد يملأ بيتك دفئاً' })).toBeVisible()
  held.resolve()
  const lost = main.getByRole('status').filter({ hasText: 'لم تصل المعروضات' })
  await expect(lost).toBeVisible()
  torn = false
  await lost.getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect(tiles.getByRole('link', { name: /قطط/ })).toBeVisible()
})

test('S-HOME-01, S-GEN-07: the banner is added for administrators after the page, and is in nobody’s HTML', async ({
  page,
}) => {
  await open(page, '/')
  await signInAs(page, addressOf('banner'))
  await reload(page)
  await expect(page.getByText('لديك صلاحيات إدارية كاملة')).toHaveCount(0)

  await signInAs(page, addressOf('banner.admin'), { admin: true })
  const html = await (await page.request.get('/')).text()
  expect(html).not.toContain('صلاحيات')
  expect(html).not.toContain('/admin')
  await reload(page)
  const main = page.getByRole('main')
  await expect(main.getByText('مرحباً منى')).toBeVisible()
  await expect(main.getByText('لديك صلاحيات إدارية كاملة على المتجر.')).toBeVisible()
  await expect(main.getByRole('link', { name: 'لوحة الإدارة' })).toHaveAttribute('href', '/admin')
})

/** Which scene shows, from 1. */
async function shown(page: Page): Promise<number> {
  const name = await page.locator('[aria-roledescription=slide]:not([inert])').getAttribute('aria-label')
  return Number.parseInt(name ?? '', 10)
}

/** As if the visitor looked at another tab. */
function setHidden(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}
