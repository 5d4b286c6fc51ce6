import { expect, test } from 'vitest'
import { signInPath } from './return-path.ts'

test('the link to sign-in carries the current page, except home', () => {
  expect(signInPath('/animals/3?x=1')).toBe('/auth?return=%2Fanimals%2F3%3Fx%3D1')
  expect(signInPath('/')).toBe('/auth')
})
