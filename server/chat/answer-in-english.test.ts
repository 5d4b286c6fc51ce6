import { afterAll, expect, it } from 'vitest'
import { createChatShop } from '#tests/support/chat-shop.ts'

const { shop, ask, talk } = await createChatShop()
afterAll(() => shop.close())

it.each([
  'my cat cant pee since yesterday',
  'my parrot breathed teflon fumes',
  'my rabbit has not eaten since last night',
])('C-01: an emergency told in English begins with the vet in English: %s', async (told) => {
  expect((await ask(told)).content).toMatch(/^EMERGENCY: take the animal to a vet now[\s\S]*عيادة بيطرية/)
})

it('C-07: a question in English gets the gist in English, later ones too', async () => {
  const [first, then, last] = await talk(
    'do you accept credit cards?',
    'ok how does the bank transfer work',
    'do you deliver to nizwa?',
  )
  expect(first?.content).toMatch(/bank transfer only[\s\S]*For help in English/)
  expect(then?.content).toMatch(/bank transfer only/)
  expect(last?.content).toMatch(/within Oman only/)
})
