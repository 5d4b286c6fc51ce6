import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { ADMIN_KEY, HINT_SCRIPT } from './hint-script.ts'

/** Runs the script as a browser would, and returns what it set on <html>. */
function paint({
  cookie = '',
  stored,
  admin,
  dark = false,
}: {
  cookie?: string
  stored?: string | Error
  admin?: string
  dark?: boolean
}) {
  const dataset: Record<string, string> = {}
  runInNewContext(HINT_SCRIPT, {
    document: { documentElement: { dataset }, cookie },
    localStorage: {
      getItem(key: string) {
        if (stored instanceof Error) throw stored
        return (key === ADMIN_KEY ? admin : stored) ?? null
      },
    },
    matchMedia: (query: string) => ({ matches: dark && query === '(prefers-color-scheme:dark)' }),
  })
  return dataset
}

test('S-HDR-04: the hint cookie shows the loading header, its absence the signed-out one', () => {
  expect(paint({ cookie: 'a=b; aleef_session=1' }).session).toBe('maybe')
  expect(paint({ cookie: 'aleef_session=1; a=b' }).session).toBe('maybe')
  expect(paint({ cookie: 'a=b; __Host-aleef_session=1; c=d' }).session).toBe('maybe')
  expect(paint({ cookie: '' }).session).toBe('none')
})

test('matches the exact cookie only: neither another value nor a longer name', () => {
  expect(paint({ cookie: 'aleef_session=10' }).session).toBe('none')
  expect(paint({ cookie: 'not_aleef_session=1' }).session).toBe('none')
})

test('S-HOME-01: reserves space for the banner for a former administrator who may be signed in', () => {
  expect(paint({ cookie: 'aleef_session=1', admin: '1' }).admin).toBe('maybe')
  expect(paint({ cookie: 'aleef_session=1' }).admin).toBe('none')
  expect(paint({ admin: '1' }).admin).toBe('none')
})

test('the device chooses light or dark until a person does', () => {
  expect(paint({}).theme).toBe('light')
  expect(paint({ dark: true }).theme).toBe('dark')
  expect(paint({ dark: true, stored: 'light' }).theme).toBe('light')
  expect(paint({ stored: 'dark' }).theme).toBe('dark')
})

test('ignores an unknown stored theme and unavailable storage', () => {
  expect(paint({ stored: '"><script>' }).theme).toBe('light')
  expect(paint({ stored: new Error('denied'), dark: true }).theme).toBe('dark')
})
