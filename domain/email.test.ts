import { describe, expect, it } from 'vitest'
import { emailFault, isEmail, normalizeEmail } from './email.ts'

describe('an e-mail address (A-AUTH-09, X-36)', () => {
  it.each([
    ['salim@aleef.om', null],
    ['Salim.Al-Balushi+shop@Mail.Example.com', null],
    ['a@b', 'email-too-short'],
    ['', 'email-too-short'],
    ['mar', 'email-invalid'],
    ['a@b.o', 'email-invalid'],
    ['salim', 'email-invalid'],
    ['salim@aleef', 'email-invalid'],
    ['salim@-aleef.om', 'email-invalid'],
    ['.salim@aleef.om', 'email-invalid'],
    ['sa..lim@aleef.om', 'email-invalid'],
    ['salim@aleef.om\r\nBcc: x@y.om', 'email-invalid'],
    ['salim@aleef.om,x@y.om', 'email-invalid'],
    ['"salim" <salim@aleef.om>', 'email-invalid'],
    ['سالم@أليف.عمان', 'email-invalid'],
    [`${'a'.repeat(65)}@aleef.om`, 'email-invalid'],
    [`salim@${'a.'.repeat(123)}om`, null],
    [`salim@${'a.'.repeat(124)}om`, 'email-too-long'],
  ])('%j: %s', (text, fault) => {
    expect(emailFault(text)).toBe(fault)
    expect(isEmail(text)).toBe(fault === null)
  })

  it('is lower-cased and trimmed', () => {
    expect(normalizeEmail(' \u200FSalim@Aleef.OM ')).toBe('salim@aleef.om')
  })
})
