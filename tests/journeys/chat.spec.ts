// The chatbot's widget: its position, asking questions, and the stored conversation.
import type { Locator, Page } from '@playwright/test'
import { expect, goBack, open, reload, test } from '#tests/support/journey.ts'
import { findProduct, putIntoCart } from '#tests/support/journey-goods.ts'
import {
  hold,
  openSignedIn,
  passTime,
  passUntil,
  shiftOf,
  toast,
  watchShifts,
} from '#tests/support/journey-page.ts'
import { addressOf, signInAs } from '#tests/support/journey-people.ts'

const BALL = 'كرة خيط للعب'
const HOUSE = 'بيت خشبي للقطط'
/** The button waits until everything else is there, which a busy machine takes its time for. */
const COMES_MS = 30_000

test('A-BOT-01, S-ROUTE-15: a round button is at the bottom right of each page, covers no bar, and shifts nothing', {
  tag: '@both',
}, async ({ page }) => {
  await watchShifts(page)
  await open(page, '/privacy')
  await expectInCorner(button(page))
  const { width = 0, height = 0 } = (await button(page).boundingBox()) ?? {}
  expect(width).toBe(height)
  expect(width).toBeGreaterThanOrEqual(44)
  expect(await shiftOf(page)).toBeLessThan(0.005)

  await signInAs(page, addressOf('chat.corner'))
  const { id } = await findProduct(page, BALL)
  await putIntoCart(page, BALL, 1)
  for (const path of ['/checkout', '/cart', `/products/${id}`]) {
    await openSignedIn(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectInCorner(button(page))
  }
  await page
    .getByRole('main')
    .getByRole('button', { name: 'أضف إلى السلة' })
    .locator('visible=true')
    .last()
    .click()
  await expect(toast(page)).toBeVisible()
  await expectInCorner(button(page))
})

test('A-BOT-01: an overlay covers the button, which cannot be reached meanwhile', async ({ page }) => {
  await open(page, '/products?search=%D9%82%D8%B7')
  await expectInCorner(button(page))
  await page.getByRole('button', { name: 'التصفية' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(button(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(button(page)).toBeVisible()
})

test(
  'X-67: the back office has no floating button; its sections open the same conversation at the bottom right',
  {
    tag: '@both',
  },
  async ({ page }, { project }) => {
    const wide = project.name === 'desktop'
    await open(page, '/contact')
    await openChat(page)
    await askAndWait(page, 'هل توصلون إلى صلالة؟')
    await signInAs(page, addressOf('chat.office'), { admin: true })
    // The menu opens before the page does, whose header then takes the place of this one.
    const gate = await hold(page, '**/api/admin/validate')
    await open(page, '/admin/orders')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const menu = page.getByRole('button', { name: 'فتح قائمة الأقسام' })
    if (!wide) await menu.click()
    await gate.release()
    await expect(page.locator('main input').first()).toBeAttached()
    const frame = page.getByRole(wide ? 'complementary' : 'dialog', { name: 'الأقسام' })
    const entry = frame.getByRole('button', { name: 'المساعد' })
    await entry.click()
    await expect(card(page).getByText('أنت:هل توصلون إلى صلالة؟')).toBeVisible()
    await expect(button(page)).toHaveCount(0)
    if (wide) {
      // Beside the sections, whole, at the bottom right.
      await expect
        .poll(async () => {
          const [chat, sections] = [await card(page).boundingBox(), await frame.boundingBox()]
          return chat && sections && [sections.x - chat.x - chat.width, 900 - chat.y - chat.height]
        })
        .toEqual([16, 16])
    }
    await page.keyboard.press('Escape')
    await expect(card(page)).toBeHidden()
    await expect(wide ? entry : menu).toBeFocused()
  },
)

test('A-BOT-02, A-BOT-03, A-BOT-04: the card greets; blank is not sent, Enter twice sends once, and the answer is typed out', async ({
  page,
}) => {
  await open(page, '/contact')
  await openChat(page)
  await expect(card(page)).toBeFocused()
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(card(page).getByText('متصل الآن، يرد خلال ثوانٍ')).toBeVisible()
  await expect(card(page).getByRole('log').getByText('اسألني عن حيواناتنا')).toBeVisible()
  await expect(card(page).getByRole('button', { name: 'مسح المحادثة' })).toBeDisabled()

  // A-BOT-03: Shift and Enter begin a line.
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/chat')) asked.push(request.postDataJSON())
  })
  await box(page).fill('  \n ')
  await box(page).press('Enter')
  await box(page).fill('qwertyuiop')
  await box(page).press('Shift+Enter')
  await box(page).pressSequentially('zxcvb')
  // A-BOT-04: with the clock in hand, the answer is there and still being typed.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const answered = page.waitForResponse('**/api/chat')
  await box(page).press('Enter')
  await box(page).press('Enter')
  await answered
  await expect(card(page).getByRole('status').filter({ hasText: 'المساعد يكتب' })).toHaveCount(1)
  await page.clock.runFor(990)
  await expect(card(page).locator('[data-typing]')).toBeVisible()
  await expect(card(page).getByText('عذراً')).toHaveCount(0)
  await passTime(page, 1000)
  await passUntil(page, card(page).getByText('عذراً'))
  await expect(card(page).locator('[data-typing]')).toHaveCount(0)
  await page.clock.resume()
  expect(asked).toEqual([{ message: 'qwertyuiop\nzxcvb' }])
})

test('A-BOT-02: on a desktop the card opens with the focus in its box', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/contact')
  await openChat(page)
  await expect(box(page)).toBeFocused()
})

test('A-BOT-06, A-BOT-08, E-CHAT-01: an unknown question gets an apology with topics, and a tap asks one', async ({
  page,
}) => {
  await open(page, '/contact')
  await openChat(page)
  await askAndWait(page, 'qwertyuiop')
  const log = card(page).getByRole('log')
  await expect(log.getByText('عذراً')).toBeVisible()
  for (const topic of ['الحيوانات', 'المنتجات', 'نصائح العناية', 'الدعم'])
    await expect(log.getByRole('listitem').filter({ hasText: topic }).first()).toBeVisible()
  const chips = card(page).getByRole('list', { name: 'أسئلة مقترحة' })
  const chip = chips.getByRole('button').first()
  const words = (await chip.textContent()) ?? ''
  await chip.click()
  await expect(log.getByText(`أنت:${words}`)).toBeVisible()
  await expect(chips).toBeVisible()
  const [, , answer] = await keptMessages(page)
  expect(answer).toEqual({
    id: expect.any(String),
    content: expect.stringContaining('عذراً'),
    isBot: true,
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    suggestions: expect.any(Array),
  })
})

test('A-BOT-05, A-BOT-06: a conversation survives a reload and opens in another tab until it is cleared, which can be undone', async ({
  page,
}) => {
  await open(page, '/contact')
  await openChat(page)
  // Escape gives the focus back.
  await expect(card(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
  await openChat(page)
  await askAndWait(page, 'qwertyuiop')
  const log = card(page).getByRole('log')
  const said = (await log.textContent()) ?? ''
  await reload(page)
  await openChat(page)
  await expect(log).toHaveText(said)
  const other = await page.context().newPage()
  await open(other, '/privacy')
  await openChat(other)
  await expect(card(other).getByRole('log')).toHaveText(said)

  await card(page).getByRole('button', { name: 'مسح المحادثة' }).click()
  await expect(log.getByText('عذراً')).toHaveCount(0)
  await expect(log.getByText('اسألني عن حيواناتنا')).toBeVisible()
  await expect(card(other).getByText('عذراً')).toHaveCount(0)
  await card(page).getByRole('button', { name: 'تراجع' }).click()
  await expect(log).toHaveText(said)
  await card(page).getByRole('button', { name: 'إغلاق المحادثة' }).click()
  await expect(card(page)).toBeHidden()
})

test(
  'A-BOT-02, A-BOT-09: a product in an answer opens its page, and Back returns to the conversation; on a desktop it stays open',
  {
    tag: '@both',
  },
  async ({ page }, { project }) => {
    const wide = project.name === 'desktop'
    const [ball, house] = [await findProduct(page, BALL), await findProduct(page, HOUSE)]
    await open(page, `/products/${house.id}`)
    await openChat(page)
    await askAndWait(page, 'كم سعره؟')
    await expect(card(page).getByRole('link', { name: HOUSE })).toBeVisible()
    await askAndWait(page, BALL)
    const product = card(page).getByRole('link', { name: BALL })
    await expect(product).toBeVisible()
    await page.evaluate(() => Object.assign(window, { samePage: true }))
    await product.click()
    await expect(page).toHaveURL(`/products/${ball.id}`)
    await expect(page.getByRole('heading', { level: 1, name: BALL })).toBeVisible()
    if (wide) await expect(card(page)).toBeVisible()
    else await expect(card(page)).toBeHidden()
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true)
    await goBack(page)
    await expect(page).toHaveURL(`/products/${house.id}`)
    if (!wide) await openChat(page)
    await expect(card(page).getByRole('link', { name: BALL })).toBeVisible()
  },
)

test('A-BOT-09: an answer links the phone and the policies that it mentions', async ({ page }) => {
  await open(page, '/contact')
  await openChat(page)
  await askAndWait(page, 'هل أستطيع الإرجاع؟ وكيف أتواصل معكم؟')
  await expect(card(page).getByRole('link', { name: '+968 9123 4567' })).toHaveAttribute(
    'href',
    'tel:+96891234567',
  )
  await expect(card(page).getByRole('link', { name: 'الشروط والسياسات' })).toHaveAttribute('href', '/terms')
})

test('A-BOT-03: typed text is never lost: too long, no network, a refusal', async ({ page }) => {
  await open(page, '/contact')
  await openChat(page)
  const log = card(page).getByRole('log')
  await box(page).fill('ا'.repeat(10_000))
  await box(page).press('Enter')
  await expect(card(page).getByRole('alert')).toContainText('1,000 حرف')
  await expect(box(page)).toHaveValue('ا'.repeat(10_000))

  await page.context().setOffline(true)
  await box(page).fill('أين طلبي؟')
  await box(page).press('Enter')
  await expect(log.getByText('لم تصل رسالتك. تعذّر الاتصال بالمتجر')).toBeVisible()
  await page.context().setOffline(false)
  await page.route('**/api/chat', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        status: 429,
        code: 'too-many-requests',
        detail: 'انتظر قليلاً ثم أعد المحاولة.',
      }),
    }),
  )
  await card(page).getByRole('button', { name: 'أعد الإرسال' }).click()
  await expect(log.getByText('انتظر قليلاً')).toBeVisible()
})

test('A-BOT-03, A-BOT-06: a question interrupted by a reload can be sent again, once; signing out clears the conversation', async ({
  page,
}) => {
  await signInAs(page, addressOf('chat.away'))
  await open(page, '/contact')
  await openChat(page)
  const log = card(page).getByRole('log')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/chat', async (route) => {
    await held.promise
    await route.abort().catch(() => {})
  })
  await box(page).fill('أين طلبي؟')
  await box(page).press('Enter')
  await expect(card(page).locator('[data-typing]')).toBeVisible()
  await reload(page)
  held.resolve()
  await page.unroute('**/api/chat')
  await openChat(page)
  await expect(log.getByText('لم تصل رسالتك')).toBeVisible()
  const again = card(page).getByRole('button', { name: 'أعد الإرسال' })
  await again.click()
  await expect(card(page).getByRole('list', { name: 'أسئلة مقترحة' })).toBeVisible()
  await expect(log.getByText('أنت:أين طلبي؟')).toHaveCount(1)
  await expect(again).toHaveCount(0)

  expect(await keptMessages(page)).toHaveLength(3)
  await card(page).getByRole('button', { name: 'إغلاق المحادثة' }).click()
  await open(page, '/account')
  await page.getByRole('main').getByRole('button', { name: 'تسجيل الخروج' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('aleef-chat'))).toBe(null)
})

function button(page: Page): Locator {
  return page.getByRole('button', { name: /^اسأل المساعد/ })
}

async function openChat(page: Page): Promise<void> {
  await button(page).click({ timeout: COMES_MS })
}

/** Waits until the answer is typed out. */
async function askAndWait(page: Page, question: string): Promise<void> {
  await box(page).fill(question)
  await box(page).press('Enter')
  await expect(card(page).getByRole('log').getByText(`أنت:${question}`)).toBeVisible()
  await expect(card(page).getByRole('list', { name: 'أسئلة مقترحة' })).toBeVisible()
}

function card(page: Page): Locator {
  return page.getByRole('dialog', { name: 'محادثة المساعد' })
}

function box(page: Page): Locator {
  return card(page).getByRole('textbox', { name: 'رسالتك' })
}

async function keptMessages(page: Page): Promise<unknown[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('aleef-chat') ?? '{}').messages)
}

/** Once it has arrived there: in the right of the lower half, whole, and over nothing but a phone's bar. */
async function expectInCorner(chat: Locator): Promise<void> {
  await expect(chat).toBeVisible({ timeout: COMES_MS })
  const below =
    test.info().project.name === 'phone'
      ? '.bottom-navigation, [data-action-bar]'
      : ':not([aria-label="التنبيهات"] *)'
  await expect
    .poll(() =>
      chat.evaluate((element, below) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const across = [left + 1, (left + right) / 2, right - 1]
        const points = [top + 1, (top + bottom) / 2, bottom - 1].flatMap((y) => across.map((x) => [x, y]))
        const covered = points
          .map(([x = 0, y = 0]) => document.elementsFromPoint(x, y).find((other) => !element.contains(other)))
          .filter((other) => other && !other.matches(below))
        const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return {
          covers: covered.map((other) => other?.className),
          seen: element.contains(middle),
          isInCorner:
            left > innerWidth / 2 && right <= innerWidth && top > innerHeight / 2 && bottom <= innerHeight,
        }
      }, below),
    )
    .toEqual({ covers: [], seen: true, isInCorner: true })
}
