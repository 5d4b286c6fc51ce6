import { expect, test } from 'vitest'
import { formatPhone, telUrl, whatsappUrl } from './format-phone.ts'

test('conventions 7: a phone is shown in groups of four', () => {
  for (const phone of ['+96891234567', '91234567']) expect(formatPhone(phone)).toBe('+968 9123 4567')
  expect(formatPhone('+9689123456')).toBe('+9689123456')
})

test('conventions 21: a WhatsApp link has the bare number and an encoded text', () => {
  expect(whatsappUrl('+96891234567')).toBe('https://wa.me/96891234567')
  expect(whatsappUrl('+96891234567', 'طلب & رقم')).toBe(
    'https://wa.me/96891234567?text=%D8%B7%D9%84%D8%A8%20%26%20%D8%B1%D9%82%D9%85',
  )
  expect(telUrl('+96891234567')).toBe('tel:+96891234567')
})
