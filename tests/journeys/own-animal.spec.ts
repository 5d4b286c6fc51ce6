// An animal at home (H-04, H-05): a stranger who found it writes to its owner through the shop; and its end, said gently.
import { addDays, muscatDay } from '#domain/muscat-time.ts'
import { expect, open, test } from '#tests/support/journey.ts'
import { insertOwnAnimal } from '#tests/support/journey-animals.ts'
import { toast } from '#tests/support/journey-page.ts'
import { addressOf, mailedLink, signInAs } from '#tests/support/journey-people.ts'
import { foundText, ownCardText } from '#text/animals/found.ts'
import { ownAnimalsText as text } from '#text/animals/own-animals.ts'
import { carePlanText } from '#text/care/care-plan.ts'

const CODE = '7K3QXW9PZ4RA2MTB'
const WHERE = 'قرب مسجد السلطان قابوس، وهو بخير معي الآن'

test('H-05: who finds an animal writes to its owner through the shop, and nothing typed is lost', async ({
  page,
  shopper: finder,
}) => {
  const owner = addressOf('lost.owner')
  await signInAs(page, owner)
  const id = await insertOwnAnimal(owner, CODE)

  await open(finder, `/p/${CODE}`)
  await expect(finder.getByRole('heading', { level: 1, name: 'مشمش' })).toBeVisible()
  await finder.getByLabel(foundText.message).fill(WHERE)
  await finder.getByRole('button', { name: foundText.send }).click()
  const contact = finder.getByLabel(foundText.contact)
  await expect(contact).toHaveAccessibleDescription(new RegExp(foundText.errors.contact))
  await contact.fill('٩٩٨٨٧٧٦٦')
  await finder.route('**/api/found/*/messages', (route) => route.abort(), { times: 1 })
  await finder.getByRole('button', { name: foundText.send }).click()
  await expect(toast(finder)).toContainText(foundText.failed)
  await expect(finder.getByLabel(foundText.message)).toHaveValue(WHERE)
  await finder.getByRole('button', { name: foundText.send }).click()
  await expect(finder.getByText(foundText.sentTitle)).toBeVisible()

  await mailedLink(owner, /مسجد السلطان قابوس/)
  const card = await mailedLink(owner, /\/account\/animals\/\d+\/card/)
  expect(card).toBe(`/account/animals/${id}/card`)
  await open(page, card)
  await page.getByRole('switch', { name: ownCardText.turnOn }).click()
  await expect(toast(page)).toContainText(ownCardText.closed)
  await open(finder, `/p/${CODE}`)
  await expect(finder.getByRole('heading', { name: foundText.gone.title })).toBeVisible()
})

test('H-04, H-05: an animal that died is kept in memory, shows nothing to strangers, and the owner can take it back', async ({
  page,
  shopper: stranger,
}) => {
  const code = '7K3QXW9PZ4RA2MTC'
  await signInAs(page, addressOf('ended.owner'))
  const id = await insertOwnAnimal(addressOf('ended.owner'), code)
  await open(page, `/account/animals/${id}`)
  await expect(page.getByRole('button', { name: text.done })).toBeVisible()
  await page.getByRole('button', { name: text.end, exact: true }).click()
  const question = page.getByRole('alertdialog', { name: text.endTitle('مشمش') })
  await question.getByRole('button', { name: text.cancel }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: text.end, exact: true }).click()
  await question.getByRole('button', { name: text.endConfirm }).click()
  await expect(page.getByText(text.endedWhy)).toBeVisible()
  for (const name of [text.add, text.transfer, text.end, text.done])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  await open(stranger, `/p/${code}`)
  await expect(stranger.getByRole('heading', { name: foundText.gone.title })).toBeVisible()

  await open(page, '/account/animals')
  await expect(page.getByText(text.memory)).toBeVisible()
  await page.getByRole('link', { name: /مشمش/ }).click()
  await page.getByRole('button', { name: text.undoEnd }).click()
  await expect(page.getByRole('button', { name: text.add, exact: true })).toBeVisible()
  await open(stranger, `/p/${code}`)
  await expect(stranger.getByRole('heading', { level: 1, name: 'مشمش' })).toBeVisible()
})

test('H-04, H-09: the next date and the care plan of an animal that has just come stand among one’s animals', async ({
  page,
}) => {
  const owner = addressOf('new.owner')
  await signInAs(page, owner)
  await insertOwnAnimal(owner, '7K3QXW9PZ4RA2MTD')
  await open(page, '/account/animals')
  const due = addDays(muscatDay(new Date()), 3)
  await expect(page.getByText(text.soonest('مشمش', due))).toBeVisible()
  await page.getByRole('link', { name: text.readPlan }).click()
  await expect(page.getByRole('heading', { level: 1, name: carePlanText.title('مشمش') })).toBeVisible()
})
