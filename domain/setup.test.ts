import { describe, expect, it } from 'vitest'
import { checkSetup, nextSetupStep, SETUP_STEPS, type SetupFacts } from './setup.ts'

const NOTHING: SetupFacts = {
  settings: {
    bankName: null,
    accountHolder: null,
    transferPhone: null,
    phone: null,
    whatsapp: null,
    notificationEmail: null,
  },
  isNamed: false,
  hasAdmin: true,
  delivers: true,
  hasItem: false,
  mailArrived: false,
  hasOrder: false,
}
const BANK = { bankName: 'بنك مسقط', accountHolder: 'سالم', transferPhone: '+96890000000' }
const CONTACT = { whatsapp: '+96890000000', notificationEmail: 'owner@example.com' }
const EVERYTHING: SetupFacts = {
  ...NOTHING,
  settings: { ...NOTHING.settings, ...BANK, ...CONTACT },
  isNamed: true,
  hasItem: true,
  mailArrived: true,
  hasOrder: true,
}

const doneIn = (facts: SetupFacts) =>
  checkSetup(facts)
    .filter(({ done }) => done)
    .map(({ name }) => name)

describe('the guide for the first day (L-05)', () => {
  it('L-05: a new shop has only the steps done that need no input', () => {
    expect(doneIn(NOTHING)).toEqual(['account', 'delivery'])
  })

  it('L-05: is done when every step is', () => {
    expect(doneIn(EVERYTHING)).toEqual([...SETUP_STEPS])
    expect(nextSetupStep(checkSetup(EVERYTHING))).toBeNull()
  })

  it('L-02, L-05: each step names the facts that orders need', () => {
    const missing = Object.fromEntries(checkSetup(NOTHING).map((step) => [step.name, step.missing]))
    expect(missing).toMatchObject({
      contact: ['contactNumber', 'notificationEmail'],
      bank: ['bankName', 'accountHolder', 'transferPhone'],
      item: [],
      mail: [],
    })
  })

  it('L-05: a step with one fact missing is not done', () => {
    const settings = { ...NOTHING.settings, ...BANK, transferPhone: null }
    const bank = checkSetup({ ...NOTHING, settings }).find(({ name }) => name === 'bank')
    expect(bank).toEqual({ name: 'bank', done: false, missing: ['transferPhone'] })
  })

  it('L-05: the next step is the first one that orders need, then the rest in order', () => {
    expect(nextSetupStep(checkSetup(NOTHING))).toBe('contact')
    const withContact = { ...NOTHING, settings: { ...NOTHING.settings, ...CONTACT } }
    expect(nextSetupStep(checkSetup(withContact))).toBe('bank')
    expect(nextSetupStep(checkSetup({ ...EVERYTHING, isNamed: false, mailArrived: false }))).toBe('shop')
  })
})
