// The pictures of a product, one large and the others beside it.
import type { Locator, Page } from '@playwright/test'
import type { Product } from '#contract/catalog.ts'
import { expect, expectFocusIn, open, test } from '#tests/support/journey.ts'
import { findProduct } from '#tests/support/journey-goods.ts'

const CAT = 'قط شيرازي مشمشي'

test('S-GAL-01, S-GAL-02, S-GAL-04: arrows, buttons and thumbnails of the gallery follow the visual order; keys enlarge', async ({
  page,
}) => {
  const cat = await findProduct(page, CAT)
  const { gallery, zoom, counter } = await openGallery(page, cat)
  await page.keyboard.press('ArrowLeft')
  await expect(counter(2)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await gallery.getByRole('button', { name: 'الصورة التالية' }).click()
  await expect(counter(2)).toBeVisible()
  await gallery.getByRole('button', { name: 'الصورة 5 من 5' }).click()
  await expect(counter(5)).toBeVisible()
  for (const key of ['+', '+']) await page.keyboard.press(key)
  await expect(zoom(200)).toBeVisible()
  await page.keyboard.press('-')
  await expect(zoom(150)).toBeVisible()
  await page.keyboard.press('0')
  await expect(zoom(100)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(gallery).toBeHidden()
})

test('S-GAL-02, S-GAL-03, S-GAL-07: fingers enlarge, move and change the picture; each picture keeps its own state', async ({
  page,
}) => {
  const cat = await findProduct(page, CAT)
  await breakSecondPicture(page, cat)
  const { gallery, zoom, counter, picture, failure } = await openGallery(page, cat)
  await expect(failure).not.toBeInViewport()
  const hand = await fingers(page)
  await hand.drag([100, 400], [260, 405])
  await expect(counter(2)).toBeVisible()
  await expect(failure).toBeInViewport()
  await hand.drag([260, 300], [100, 305])
  await expect(counter(1)).toBeVisible()
  await hand.pinch([195, 400], 20, 60)
  await expect(zoom(300)).toBeVisible()
  await atRest(picture)
  const before = await picture.boundingBox()
  await hand.drag([150, 400], [250, 440])
  await expect.poll(async () => (await picture.boundingBox())?.x).toBeGreaterThan(before?.x ?? 0)
  await expect(counter(1)).toBeVisible()
  await hand.tapTwice([150, 300])
  await expect(zoom(100)).toBeVisible()
  await hand.tapTwice([150, 300])
  await expect(zoom(200)).toBeVisible()
  await page.keyboard.press('0')
  await hand.drag([200, 250], [205, 500])
  await expect(gallery).toBeHidden()
})

test('S-GAL-02, S-GAL-03, S-GAL-04, S-GAL-07: wheel and mouse enlarge and move the picture, buttons do the same without dragging', {
  tag: '@desktop',
}, async ({ page }) => {
  const cat = await findProduct(page, CAT)
  await breakSecondPicture(page, cat)
  const { gallery, zoom, counter, picture, failure } = await openGallery(page, cat)
  await page.mouse.move(720, 400)
  await page.mouse.wheel(0, -3000)
  await expect(zoom(300)).toBeVisible()
  // Its figure is announced before the first frame of the movement.
  await expect.poll(async () => (await picture.boundingBox())?.x).toBeLessThan(0)
  await atRest(picture)
  const before = await picture.boundingBox()
  await page.mouse.down()
  await page.mouse.move(820, 400, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await picture.boundingBox())?.x).toBeGreaterThan(before?.x ?? 0)
  // WCAG 2.5.7: the same without dragging.
  await gallery.getByRole('button', { name: 'تحريك إلى اليمين' }).click()
  await expect.poll(async () => (await picture.boundingBox())?.x).toBeLessThan((before?.x ?? 0) + 50)
  await page.mouse.move(720, 400)
  await page.mouse.wheel(0, 5000)
  await expect(zoom(50)).toBeVisible()
  await page.keyboard.press('0')
  await expect(zoom(100)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(counter(2)).toBeVisible()
  await expect(failure).toBeInViewport()
  await page.unrouteAll()
  await gallery.getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect(failure).toHaveCount(0)
})

async function openGallery(page: Page, { id, images }: Product) {
  await open(page, `/animals/${id}`)
  await page.getByRole('button', { name: /تكبير الصورة، الصورة 1/ }).click()
  const gallery = page.getByRole('dialog', { name: /^صور/ })
  const counter = (position: number) => gallery.getByText(`${position} من 5`, { exact: true })
  await expect(counter(1)).toBeVisible()
  await expectFocusIn(gallery)
  return {
    gallery,
    counter,
    zoom: (percent: number) => gallery.getByText(`${percent}%`, { exact: true }),
    picture: gallery.locator(`img[src="${images[0]?.url}"]`).first(),
    failure: gallery.getByText('لا يمكن عرض الصورة'),
  }
}

async function breakSecondPicture(page: Page, { images }: Product): Promise<void> {
  const second = images[1]?.variants.map(({ url }) => url.replace(/-\d+\.\w+$/, ''))[0] ?? 'missing'
  await page.route(`**${second}*`, (route) =>
    route.fulfill({ contentType: 'image/avif', body: 'no picture' }),
  )
}

type Spot = [x: number, y: number]

/** A hand on the glass, as the browser itself sends it. */
async function fingers(page: Page) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: spots.map(([x, y], id) => ({ x, y, id })) })
  async function drag([fromX, fromY]: Spot, [toX, toY]: Spot) {
    await touch('touchStart', [[fromX, fromY]])
    for (let part = 1; part <= 8; part++) {
      await touch('touchMove', [[fromX + ((toX - fromX) * part) / 8, fromY + ((toY - fromY) * part) / 8]])
    }
    await touch('touchEnd', [])
  }
  async function pinch([x, y]: Spot, from: number, to: number) {
    const both = (reach: number): Spot[] => [
      [x - reach, y],
      [x + reach, y],
    ]
    await touch('touchStart', both(from))
    for (let part = 1; part <= 8; part++) await touch('touchMove', both(from + ((to - from) * part) / 8))
    await touch('touchEnd', [])
  }
  async function tapTwice(spot: Spot) {
    // All on their way at once: a hand is quicker than a machine that waits for each answer.
    await Promise.all([
      touch('touchStart', [spot]),
      touch('touchEnd', []),
      touch('touchStart', [spot]),
      touch('touchEnd', []),
    ])
  }
  return { drag, pinch, tapTwice }
}

/** Until what was enlarged has stopped moving. */
async function atRest(picture: Locator): Promise<void> {
  let last: number | undefined
  const isStill = async () => {
    const before = last
    last = (await picture.boundingBox())?.x
    return last !== undefined && last === before
  }
  await expect.poll(isStill).toBe(true)
}
