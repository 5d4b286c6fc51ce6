import { expect, it } from 'vitest'
import { drawerText } from './drawer.ts'
import { paymentsText } from './payments.ts'

it('conventions 8: a name in Latin letters does not turn the line that says who recorded money', () => {
  for (const { by } of [paymentsText, drawerText])
    expect(by('owner@example.com', '29 نوفمبر')).toBe('\u2068owner@example.com\u2069، 29 نوفمبر')
})
