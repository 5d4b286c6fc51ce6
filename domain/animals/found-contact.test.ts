import { expect, test } from 'vitest'
import { isContact } from './found-contact.ts'

test('H-05: accepts an e-mail address or a phone number of any country as contact', () => {
  for (const good of ['finder@example.com', '9123 4567', '٩١٢٣٤٥٦٧', '+971 50 123 4567', '00968-91234567'])
    expect([good, isContact(good)]).toEqual([good, true])
  for (const bad of ['', 'سالم', '12345', 'a@b', '9123456x', 'javascript:91234567', '+', '1'.repeat(16)])
    expect([bad, isContact(bad)]).toEqual([bad, false])
})
