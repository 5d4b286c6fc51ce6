import { expect, test } from 'vitest'
import { senderOf } from './sender.ts'

const SHOP = { nameArabic: 'أليف', contactEmail: 'souq@shop.example' }
const BASE_URL = 'https://shop.example'

test('L-01: a mail comes from the address that customers know', () => {
  expect(senderOf(SHOP, { mailFrom: undefined, baseUrl: BASE_URL })).toEqual({
    from: { name: 'أليف', address: 'souq@shop.example' },
  })
})

test('L-01: a shop without an address sends from its own host, and invites no answer', () => {
  expect(senderOf({ ...SHOP, contactEmail: null }, { mailFrom: undefined, baseUrl: BASE_URL })).toEqual({
    from: { name: 'أليف', address: 'noreply@shop.example' },
  })
})

test('MAIL_FROM sends where a mail server lets only one address, and the answer still reaches the shop', () => {
  expect(senderOf(SHOP, { mailFrom: 'robot@mail.example', baseUrl: BASE_URL })).toEqual({
    from: { name: 'أليف', address: 'robot@mail.example' },
    replyTo: 'souq@shop.example',
  })
})
