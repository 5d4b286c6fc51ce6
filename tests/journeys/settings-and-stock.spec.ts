// The owner's own rooms: what the shop says of itself, how much there is of everything, and the samples.
import type { Page } from '@playwright/test'
import type { AdminSettings } from '#contract/admin/settings.ts'
import { expect, goBack, open, reload, test } from '#tests/support/journey.ts'
import { withSettings } from '#tests/support/journey-goods.ts'
import { toast } from '#tests/support/journey-page.ts'
import { addressOf, signInAs } from '#tests/support/journey-people.ts'

const FISH = 'سمكة تانغ زرقاء'

test('A-SHELL-06, X-25: settings show limits beside the field and errors at it, and leaving with unsaved changes asks first', async ({
  page,
}) => {
  await signInAs(page, addressOf('settings'), { admin: true })
  await open(page, '/admin')
  await page.getByRole('button', { name: 'فتح قائمة الأقسام' }).click()
  await page.getByRole('link', { name: 'الإعدادات' }).click()
  const { main, vet, save } = fields(page)
  await expect(main.getByText('حتى 60 حرفاً.').first()).toBeVisible()
  await expect(save).toHaveCount(0)

  // Beside the field, in Arabic, and what was typed is still there.
  await vet.fill('د. مريم، 9876 5432')
  await main.getByLabel('واتساب').fill('24123456')
  await expect(main.getByRole('status').filter({ hasText: 'واتساب، طبيب بيطري للطوارئ' })).toBeVisible()
  await save.click()
  await expect(main.getByLabel('واتساب')).toBeFocused()
  await expect(main.getByLabel('واتساب')).toHaveAccessibleDescription(/اكتب رقم هاتف محمول عُماني/)
  await expect(vet).toHaveValue('د. مريم، 9876 5432')

  // Leaving asks; staying loses nothing.
  await goBack(page)
  const question = page.getByRole('alertdialog', { name: 'لم تحفظ تعديلاتك' })
  await question.getByRole('button', { name: 'إلغاء' }).click()
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL('/admin/settings')
  await expect(vet).toHaveValue('د. مريم، 9876 5432')
})

test('A-SHELL-06: the address of a section of the settings opens it, and one leaves it for another room', async ({
  page,
}) => {
  await signInAs(page, addressOf('settings.section'), { admin: true })
  await open(page, '/admin/settings#payment')
  await expect(fields(page).bank).toBeInViewport()
  await page.getByRole('button', { name: 'فتح قائمة الأقسام' }).click()
  await page.getByRole('link', { name: 'المنتجات', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'إدارة الحيوانات والمنتجات' })).toBeVisible()
})

test('X-25: of two owners who save at once the second sees the current values, and keeps what was typed', async ({
  page,
}) => {
  await signInAs(page, addressOf('settings.two'), { admin: true })
  await withSettings(page, textsOf, async () => {
    await open(page, '/admin/settings')
    const { main, vet, bank, save } = fields(page)
    await vet.fill('د. مريم، 9876 5432')
    await bank.fill('بنك الواحة')
    const other = await page.request.patch('/api/admin/settings', {
      data: { bankName: 'بنك النخيل', vetContact: 'د. سعيد' },
    })
    expect(other.ok()).toBe(true)
    await save.click()
    const told = main.getByRole('status').filter({ hasText: 'تغيّر هذا السجل قبل أن تحفظ' })
    await expect(told.getByText('بنك النخيل')).toBeVisible()
    await expect(told.getByText('د. سعيد')).toBeVisible()
    await expect(bank).toHaveValue('بنك الواحة')
    await told.getByRole('button', { name: 'خذ المحفوظ في: البنك' }).click()
    await expect(bank).toHaveValue('بنك النخيل')
    await expect(vet).toHaveValue('د. مريم، 9876 5432')
  })
})

test('X-29, S-CON-01: a policy names a fact of the shop, a question is added and moved, and readers see both', async ({
  page,
}) => {
  await signInAs(page, addressOf('settings.texts'), { admin: true })
  await withSettings(page, textsOf, async () => {
    await open(page, '/admin/settings')
    const { main, vet, save } = fields(page)
    await vet.fill('د. مريم، 9876 5432')
    const policy = main.locator('#policies details').first()
    await policy.locator('summary').first().click()
    const body = policy.getByLabel('النص')
    await body.fill('للطوارئ:')
    await policy.getByText('أدرج معلومة من المتجر').click()
    await policy.getByRole('button', { name: /^الطبيب البيطري/ }).click()
    await expect(body).toHaveValue('للطوارئ:{vetContact}')
    await expect(policy.getByText('للطوارئ:د. مريم، 9876 5432')).toBeVisible()
    await body.pressSequentially(' {nothing}')
    await expect(policy.getByText('لا نعرف')).toContainText('{nothing}')
    await body.fill('للطوارئ: {vetContact}')

    // S-CON-01: questions come, change places and go.
    await main.getByRole('button', { name: 'أضف سؤالاً' }).click()
    const added = main
      .locator('#questions details')
      .filter({ has: page.getByLabel('السؤال') })
      .last()
    await expect(added.getByLabel('السؤال')).toBeFocused()
    await added.getByLabel('السؤال').fill('هل تفتحون في العيد؟')
    await added.getByLabel('الجواب').fill('اسألنا، ونرد خلال {replyHours}.')
    await added.getByRole('button', { name: 'قدّم' }).click()
    await save.click()
    await expect(toast(page)).toContainText('حُفظت الإعدادات')
    await expect(save).toHaveCount(0)

    const read = async () => (await (await page.request.get('/api/store')).json()) as AdminSettings
    await expect.poll(async () => (await read()).vetContact).toBe('د. مريم، 9876 5432')
    const after = await read()
    expect(after.policies[0]?.body).toBe('للطوارئ: د. مريم، 9876 5432')
    expect(after.faq.at(-2)).toEqual({
      question: 'هل تفتحون في العيد؟',
      answer: 'اسألنا، ونرد خلال 24 ساعة.',
    })
  })
})

test(
  'X-25, A-DASH-11: the stock is searched and corrected by an arrival; the dialog shows the result',
  {
    tag: '@both',
  },
  async ({ page }, { project }) => {
    await signInAs(page, addressOf('stock'), { admin: true })
    await open(page, '/admin/inventory')
    const main = page.getByRole('main')
    const dialog = page.getByRole('alertdialog', { name: 'تعديل المخزون' })
    const list = main.getByRole(project.name === 'phone' ? 'list' : 'table', { name: 'المخزون' })
    await expect(list).toBeVisible()
    await main.getByRole('button', { name: /^نفدت/ }).click()
    await expect(page).toHaveURL('/admin/inventory?level=out')
    await main.getByRole('button', { name: /^الكل/ }).click()
    await main.getByRole('textbox', { name: 'بحث' }).fill('سمكه تانغ')
    await expect(page).toHaveURL(/search=/)
    await expect(list.getByText(FISH).first()).toBeVisible()
    const { quantity } = await findStock(page)
    await main.getByRole('button', { name: new RegExp(`^تعديل (?:مخزون )?${FISH}$`) }).click()
    await dialog.getByRole('button', { name: 'احفظ التعديل' }).click()
    await expect(dialog.getByText('اكتب عدداً صحيحاً.')).toBeVisible()
    await expect(dialog.getByLabel('كم وصل؟')).toBeFocused()
    await dialog.getByLabel('كم وصل؟').fill('٧')
    await expect(dialog.getByRole('status').filter({ hasText: 'زيادة 7 قطع' })).toContainText(
      String(quantity + 7),
    )
    await dialog.getByRole('button', { name: 'احفظ التعديل' }).dblclick()
    await expect(toast(page)).toContainText(`${FISH}: ${quantity + 7}`)
    await expect(dialog).toHaveCount(0)
  },
)

test('X-25: the ledger shows who and why, at its own URL; a stale correction is refused', async ({
  page,
}) => {
  await signInAs(page, addressOf('ledger'), { admin: true })
  const { id, quantity } = await findStock(page)
  await adjust(page, id, { change: 7, reason: 'وصلت كمية' })
  await open(page, `/admin/inventory?product=${id}`)
  const dialog = page.getByRole('alertdialog', { name: 'تعديل المخزون' })
  const ledger = page.getByRole('dialog', { name: 'سجل المخزون' })
  await expect(ledger.getByText('وصلت كمية').first()).toBeVisible()
  await expect(ledger.getByText('بواسطة منى الكندية').first()).toBeVisible()
  await ledger.getByRole('button', { name: 'تعديل' }).click()
  await dialog.getByRole('button', { name: 'تالف' }).click()
  await dialog.getByLabel('كم تلف؟').fill('4')
  await dialog.getByLabel('تفاصيل').fill('في النقل')
  // A second person was quicker: told, nothing lost, and what was typed stays.
  await adjust(page, id, { change: -3, reason: 'جرد' })
  await dialog.getByRole('button', { name: 'احفظ التعديل' }).click()
  await expect(dialog.getByText(`كان ${quantity + 7} وأصبح ${quantity + 4}`, { exact: false })).toBeVisible()
  await expect(dialog.getByLabel('كم تلف؟')).toHaveValue('4')
  await dialog.getByRole('button', { name: 'احفظ التعديل' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(ledger.getByText('تالف: في النقل').first()).toBeVisible()
  await expect(ledger.getByText('−4').first()).toBeVisible()
  await reload(page)
  await expect(ledger.getByText('تالف: في النقل').first()).toBeVisible()
  await ledger.getByRole('button', { name: 'إغلاق' }).click()
  await expect(page).not.toHaveURL(/product=/)
})

test.describe('sample data', () => {
  // The shop's refusal is shown by taking it away for a moment.
  test.use({ outage: true })

  test('A-SEED-03, X-43: demo data is removed only after a confirmation that lists it', async ({ page }) => {
    await signInAs(page, addressOf('samples.removed'), { admin: true })
    await refuseSeed(page)
    await open(page, '/admin-seed')
    await page.getByRole('main').getByRole('button', { name: 'حذف البيانات التجريبية' }).click()
    const question = page.getByRole('alertdialog', {
      name: 'هل أنت متأكد من حذف جميع البيانات التجريبية؟',
    })
    await expect(question).toContainText('لا يمكن التراجع عن ذلك')
    await expect(question).toContainText(/تُحذف نهائياً\d+ منتج.* فئ/)
    await expect(question).toContainText('لا يُحذف أي طلب')
    await question.getByRole('button', { name: 'حذف البيانات التجريبية' }).click()
    await expect(question.getByRole('alert')).toBeVisible()
    await question.getByRole('button', { name: 'إلغاء' }).click()
    await expect(question).toBeHidden()
  })

  test('A-SEED-01, A-SEED-04, A-SEED-05, X-04, X-44: samples are created once', async ({ page }) => {
    const email = addressOf('samples')
    await signInAs(page, email, { admin: true })
    const standing = await idsOfShop(page)
    try {
      await open(page, '/admin-seed')
      const main = page.getByRole('main')
      const products = main.locator('dl > div').filter({ hasText: 'منتجات تجريبية' })
      await expect(products).toContainText(/\d/)
      // nobody is made an administrator here; who reads it is one.
      await expect(main.getByText('حسابك مدير في هذا المتجر')).toContainText(email)
      await expect(main.getByText('npm run db:reset')).toBeVisible()

      const create = main.getByRole('button', { name: 'إنشاء البيانات التجريبية' })
      await refuseSeed(page)
      await create.click()
      await expect(toast(page)).toContainText('فشل في إنشاء البيانات التجريبية')
      await page.unroute('**/api/admin/seed')

      await create.click()
      await expect(toast(page)).toContainText('تم إنشاء البيانات التجريبية بنجاح', { timeout: 30_000 })
      const created = await idsOfShop(page)
      expect(created.categories.length - standing.categories.length).toBe(4)
      expect(created.products.length - standing.products.length).toBe(5)
      await create.click()
      await expect(toast(page)).toContainText('البيانات التجريبية موجودة من قبل')
      expect(await idsOfShop(page)).toEqual(created)
    } finally {
      const created = await idsOfShop(page)
      for (const noun of ['products', 'categories'] as const)
        for (const id of created[noun].filter((one) => !standing[noun].includes(one)))
          await page.request.delete(`/api/admin/${noun}/${id}`)
    }
  })
})

/** The fields of the settings that these journeys fill. */
function fields(page: Page) {
  const main = page.getByRole('main')
  return {
    main,
    bank: main.getByRole('textbox', { name: 'البنك' }),
    vet: main.getByRole('textbox', { name: 'طبيب بيطري للطوارئ' }),
    save: main.getByRole('button', { name: 'احفظ', exact: true }),
  }
}

const textsOf = ({ policies, faq, vetContact, bankName }: AdminSettings) => ({
  policies,
  faq,
  vetContact,
  bankName,
})

async function findStock(page: Page): Promise<{ id: number; quantity: number }> {
  const found = await page.request.get(`/api/admin/inventory?search=${encodeURIComponent(FISH)}`)
  const [fish] = ((await found.json()) as { items: { id: number; quantity: number }[] }).items
  if (!fish) throw new Error('the demo catalogue has no blue tang')
  return fish
}

async function adjust(page: Page, id: number, data: { change: number; reason: string }): Promise<void> {
  expect((await page.request.post(`/api/admin/inventory/${id}/adjust`, { data })).ok()).toBe(true)
}

async function refuseSeed(page: Page): Promise<void> {
  await page.route('**/api/admin/seed', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 503, body: '' }),
  )
}

/** What other journeys find in the shop must be there after this one, and nothing else. */
async function idsOfShop(page: Page): Promise<Record<'products' | 'categories', number[]>> {
  const ids = async (noun: string) => {
    const found: number[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''
      const response = await page.request.get(`/api/admin/${noun}?limit=100${query}`)
      const list = (await response.json()) as { items: { id: number }[]; nextCursor: string | null }
      found.push(...list.items.map(({ id }) => id))
      cursor = list.nextCursor
    }
    return found.sort((a, b) => a - b)
  }
  return { products: await ids('products'), categories: await ids('categories') }
}
