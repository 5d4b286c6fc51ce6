// People in the back office: accounts, messages, the newsletter, the audit log.
import { expect, open, reload, test } from '#tests/support/journey.ts'
import { addressOf, createAccount, signInAs, tryName } from '#tests/support/journey-people.ts'

test('A-USR-01, A-USR-02, A-USR-03, A-ROLE-06, X-41, X-52: an account is found, invited, uninvited and removed; failures say why and can be retried', async ({
  page,
}) => {
  const email = addressOf('removed')
  await createAccount(email)
  await signInAs(page, addressOf('keeper.people'), { admin: true })

  // never an empty list where there was none.
  await page.route('**/api/admin/users*', (route) =>
    route.fulfill({
      status: 429,
      json: { code: 'too-many-requests', detail: 'انتظر قليلاً.', requestId: 'id-77' },
    }),
  )
  await open(page, '/admin/users')
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toContainText('id-77')
  await expect(main.getByText('سكريبت إصلاح RLS')).toHaveCount(0)
  await page.unroute('**/api/admin/users*')
  await main.getByRole('button', { name: 'إعادة المحاولة' }).click()

  await main.getByRole('button', { name: /^العملاء/ }).click()
  await main.getByRole('textbox', { name: 'بحث' }).fill(email)
  await expect(page).toHaveURL(/role=customer&search=removed/)
  // All accounts of the journeys bear one name, and the rows before the search stay until its own are there.
  const found = main.getByRole('link', { name: 'منى الكندية' })
  await expect(found).toHaveCount(1)
  await found.click()
  const account = page.getByRole('dialog', { name: 'منى الكندية' })
  await expect(account.getByText(email)).toBeVisible()

  await account.getByRole('button', { name: 'دعوة إلى الفريق' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('radio', { name: 'محاسب' }).check()
  await question.getByRole('button', { name: 'إرسال الدعوة' }).click()
  await expect(account.getByText(/أُرسل إليه رابط لينضم إلى الفريق/)).toBeVisible()
  await account.getByRole('button', { name: 'سحب الدعوة' }).click()
  await question.getByRole('button', { name: 'سحب الدعوة' }).click()
  await expect(account.getByRole('button', { name: 'دعوة إلى الفريق' })).toBeVisible()

  await account.getByRole('button', { name: 'حذف الحساب' }).click()
  await expect(question).toHaveAccessibleName('هل أنت متأكد من حذف هذا المستخدم؟')
  await expect(question.getByText(/لا يمكن التراجع/)).toBeVisible()
  await page.route('**/api/admin/users/*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 409, json: { code: 'last-admin', detail: 'هذا آخر مدير.' } })
      : route.continue(),
  )
  await question.getByRole('button', { name: 'حذف الحساب' }).click()
  await expect(question.getByRole('alert')).toContainText('خطأ في حذف المستخدم: هذا آخر مدير.')
  await page.unroute('**/api/admin/users/*')
  await question.getByRole('button', { name: 'حذف الحساب' }).click()
  await expect(main.getByText('لا حساب بهذه المواصفات')).toBeVisible()
  await expect(page).not.toHaveURL(/user=/)
})

test('E-MSG-01, W-11, X-31, X-51: a message has its own address and is answered by mail; a draft answer stays; active content does not run', async ({
  page,
}) => {
  const subject = `"><img src=x onerror=alert(1)> ${tryName()}`
  const customerEmail = addressOf('asker')
  const sent = await page.request.post('/api/support', {
    data: {
      customerName: '<script>alert(1)</script>',
      customerEmail,
      customerPhone: '91234567',
      subject,
      priority: 'urgent',
      message: 'هل هو مطعّم؟',
    },
  })
  expect(sent.status()).toBe(202)
  await page.request.post('/api/newsletter', { data: { email: customerEmail, source: 'home' } })
  await signInAs(page, addressOf('desk.people'), { admin: true })
  page.on('dialog', () => {
    throw new Error('what a stranger typed was run')
  })

  await open(page, '/admin/messages')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: subject }).click()
  await expect(main.getByRole('heading', { name: subject })).toBeVisible()
  await expect(main.getByRole('link', { name: 'واتساب' })).toHaveAttribute('href', /wa\.me\/96891234567/)
  await main.getByLabel('ردّك').fill('نعم، مطعّم. أهلاً بك.')
  await reload(page)
  await expect(main.getByLabel('ردّك')).toHaveValue('نعم، مطعّم. أهلاً بك.')
  await main.getByRole('button', { name: 'إرسال الرد' }).click()
  await expect(main.getByRole('heading', { name: 'ما رددنا به' })).toBeVisible()
  await expect(main.getByLabel('ردّك')).toHaveValue('')
  await expect(main.getByText(/^انتهت \d/)).toBeVisible()

  await open(page, '/admin/audit?entityType=message')
  await expect(main.getByText(/الرد على رسالة/).first()).toBeVisible()
  await expect(main.getByText(subject).first()).toBeVisible()
  await expect(main.locator('img[src="x"], bdi script')).toHaveCount(0)

  await open(page, `/admin/newsletter?search=${customerEmail}`)
  await expect(main.getByText(customerEmail)).toBeVisible()
  const file = await page.request.get(
    (await main.getByRole('link', { name: 'تنزيل ملف CSV' }).getAttribute('href')) ?? '',
  )
  expect(await file.text()).toContain(customerEmail)

  await main.getByRole('link', { name: 'كتابة نشرة' }).click()
  await main.getByLabel('العنوان').fill(subject)
  await main.getByRole('button', { name: 'أرسل إليّ' }).click()
  await expect(main.getByLabel('النص')).toHaveAccessibleDescription(/النشرة فارغة/)
  await main.getByLabel('النص').fill('وصلت قطط Maine Coon.')
  await expect(main.getByText('حُفظت المسودة')).toBeVisible()
  await reload(page)
  await expect(main.getByLabel('العنوان')).toHaveValue(subject)
  await expect(main.getByLabel('النص')).toHaveValue('وصلت قطط Maine Coon.')
})
