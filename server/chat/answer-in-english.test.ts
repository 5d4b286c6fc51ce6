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

/** The messages of a conversation, and what its last answer says. */
it.each([
  [
    ['do you accept credit cards?', 'ok how does the bank transfer work'],
    /^Payment is by bank transfer only/,
  ],
  [
    ['do you have british shorthair?', 'is the grey one vaccinated? how old is she'],
    /^• Grey British Shorthair: 185\.00 OMR .*vaccinated, age 6 months$/,
  ],
  [['do you have british shorthair?', 'can you hold one till thursday'], /holds its items for 24 hours/],
  [
    ['what rabbits do you have', 'which one is the cheapest'],
    /^• White Dutch dwarf rabbit: 22\.00 OMR[^•]*$/,
  ],
  [['what rabbits do you have', 'what do they eat'], /^Hay .*Source: RSPCA/],
  [['do you have a tank', 'deliver it to nizwa?'], /^Yes, delivered to Ad Dakhiliyah: Glass aquarium/],
  [
    ['how much is the lutino with the cage', 'delivered to sohar?'],
    /Total: 73\.50 OMR.*Total with delivery: 75\.50 OMR/s,
  ],
  [['do you sell dogs?'], /^We have no dog now/],
  [['which cat is best for kids and a beginner, under 60'], /^• Calico house cat/],
  [['hello'], /^Hello and welcome/],
  [['is it ok if my brother pays for me?'], /^Yes, anyone may transfer for you/],
  [['oops i transferred the amount two times'], /what is too much we give back/],
  [['the filter arrived cracked', 'do i get the shipping back?'], /^If the whole order goes back/],
  [['i never got the code to sign in'], /^The 6-digit code goes to your e-mail/],
])('C-07: a conversation in English is answered in English: %j', async (turns, says) => {
  const content = (await talk(...turns)).at(-1)?.content ?? ''
  expect(content.replace(/[\u2066-\u2069]/g, '')).toMatch(says)
})

it.each([
  [['can i bathe my persian every week'], /^Most cats need no bath[\s\S]*Gentle pet shampoo: 3\.40 OMR/],
  [['my cockatiel bites me', 'can he eat avocado'], /^Avocado: NEVER, it is poisonous/],
  [['what can rabbits not eat'], /^Poisonous for it: avocado, chocolate[\s\S]*Not suitable: bread/],
  [['do rabbits and cats live together in one house'], /^Only under your eyes.*small rabbit is prey/],
  [['my cockatiel bites me', 'how many hours outside cage'], /^Yes, an hour or more every day/],
  [
    ['my cockatiel bites me', 'is the golden bird cage ok for him'],
    /^• Brass-look bird cage: no, it does not suit/,
  ],
  [['my persian sheds a lot', 'which brush is good for long hair'], /Grooming comb: 2\.70 OMR/],
  [['is chicken bones ok for cats'], /^Bones: no/],
  [['do you have dog food'], /^We have no dog food now/],
  [['do you sell cat litter'], /^We have no cat litter now[\s\S]*The nearest we have:\n• Litter tray/],
])('C-05: what is asked of care in English is answered in English: %j', async (turns, says) => {
  const content = (await talk(...turns)).at(-1)?.content ?? ''
  expect(content).toMatch(says)
  expect(content).not.toMatch(/[\u0621-\u064A]/)
})
