import { describe, expect, it } from 'vitest'
import { parseOmanPhone } from './phone.ts'

describe('A-AUTH-11: an Omani phone (X-36, conventions 19)', () => {
  it.each([
    ['91234567', '+96891234567', true],
    ['9123 4567', '+96891234567', true],
    ['9123-4567', '+96891234567', true],
    ['+968 9123 4567', '+96891234567', true],
    ['0096891234567', '+96891234567', true],
    ['٩١٢٣٤٥٦٧', '+96891234567', true],
    ['۹۱۲۳۴۵۶۷', '+96891234567', true],
    ['\u200f+968 ٩١٢٣ ٤٥٦٧', '+96891234567', true],
    ['71234567', '+96871234567', true],
    ['24123456', '+96824123456', false],
    ['26841234', '+96826841234', false],
  ])('%j is %s', (text, e164, isMobile) => {
    expect(parseOmanPhone(text)).toEqual({ e164, isMobile })
  })

  it.each([
    '',
    'abc',
    '12345678',
    '31234567',
    '41234567',
    '51234567',
    '61234567',
    '9123456',
    '912345678',
    '+971501234567',
    '+966512345678',
    '+1 202 555 0100',
    '91234567 ext. 5',
    '91234567;DROP',
    '9'.repeat(300),
  ])('rejects %j', (text) => {
    expect(parseOmanPhone(text)).toBeNull()
  })
})
