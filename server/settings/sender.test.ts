import { expect, test } from 'vitest'
import { senderOf } from './sender.ts'

const SHOP = { nameArabic: 'أليف', contactEmail: 'souq@shop.example' }
const BASE_URL = 'https://shop.example'

test('L-01: a mail is sent from the address that customers know', () => {
  expect(senderOf(SHOP, { mailFrom: undefined, baseUrl: BASE_URL })).toEqual({
    from: { name: 'أليف', address: 'souq@shop.example' },
  })
})

test('L-01: a shop without an address sends from its own host, and asks for no reply', () => {
  expect(senderOf({ ...SHOP, contactEmail: null }, { mailFrom: undefined, baseUrl: BASE_URL })).toEqual({
    from: { name: 'أليف', address: 'noreply@shop.example' },
  })
})

test('MAIL_FROM sets the sender where a mail server allows only one, and replies still reach the shop', () => {
  expect(senderOf(SHOP, { mailFrom: 'robot@mail.example', baseUrl: BASE_URL })).toEqual({
    from: { name: 'أليف', address: 'robot@mail.example' },
    replyTo: 'souq@shop.example',
  })
})
