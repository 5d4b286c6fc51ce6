import { describe, expect, it } from 'vitest'
import { placeOrderRequest } from './order-requests.ts'
import { freeText, optionalText, personText, requiredText } from './typed-text.ts'

describe('typed text', () => {
  it('drops bidirectional marks and control characters (conventions 8)', () => {
    const typed = '\u202Eسالم\u2069\u0000 \u001B[31m\u0085البلوشي\u200F\u007F'
    expect(personText(50).parse(typed)).toBe('سالم [31mالبلوشي')
    expect(freeText(50).parse('سطر\r\nسطر\tآخر\u000B')).toBe('سطر\r\nسطر\tآخر')
  })

  it('joins a one-line field into one line, and requires at least one character', () => {
    expect(personText(50).parse(' سالم \r\n\t البلوشي ')).toBe('سالم البلوشي')
    expect(personText(50).safeParse('\u200F \u202A\u0000').success).toBe(false)
  })

  it('rejects text of invisible characters only, and drops lone surrogates', () => {
    expect(personText(50).safeParse('\u200B\u200C \uFEFF\u00AD').success).toBe(false)
    expect(requiredText(50).safeParse('\u200B\n\u200D').success).toBe(false)
    expect(optionalText(50).parse('\u200B')).toBeUndefined()
    expect(personText(50).parse('سالم\uD800 😀')).toBe('سالم 😀')
  })

  it('keeps the joiners that Arabic and Persian words and emoji need', () => {
    expect(personText(50).parse('می\u200Cخواهم 👨\u200D👩')).toBe('می\u200Cخواهم 👨\u200D👩')
  })
})

it('X-36: an order requires an Omani phone, and accepts an e-mail only if it is valid', () => {
  const order = { customerName: 'مريم', customerPhone: '9123 4567', regionId: 1, customerAddress: 'الخوير' }
  const faultsOf = (changed: object) =>
    placeOrderRequest
      .safeParse({ ...order, ...changed })
      .error?.issues.map((issue) => issue.code === 'custom' && issue.params?.fault)
  expect(faultsOf({ customerEmail: ' ' })).toBeUndefined()
  expect(faultsOf({ customerEmail: 'salim' })).toEqual(['order-email-invalid'])
  expect(faultsOf({ customerPhone: '11234567', regionId: 12 })).toEqual([
    'order-phone-invalid',
    'region-unknown',
  ])
})
