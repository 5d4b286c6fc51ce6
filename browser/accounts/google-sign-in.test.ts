import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GoogleSignIn, type GoogleState } from './google-sign-in.tsx'

const render = (state: GoogleState, returnPath = '/') =>
  renderToStaticMarkup(createElement(GoogleSignIn, { state, returnPath }))

test('A-AUTH-04: shows a divider, the button and the note about Google’s secure page', () => {
  const html = render('on', '/checkout')
  expect(html).toContain('أو')
  expect(html).toContain('href="/api/auth/google?return=%2Fcheckout"')
  expect(html).toContain('المتابعة بحساب جوجل')
  expect(html).toContain('ستنتقل إلى صفحة جوجل الآمنة')
})

test('A-AUTH-04: shows nothing where Google is not set up, and in development a hint what is missing', () => {
  expect(render('off')).toBe('')
  const hint = render('off-with-hint')
  expect(hint).toContain('GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET')
  expect(hint).not.toContain('href=')
})
