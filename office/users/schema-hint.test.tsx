import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ApiError } from '#browser/api-client.ts'
import { SchemaHint } from './schema-hint.tsx'

const EXACT = 'مشكلة في إعدادات الأمان للجدول. يرجى تشغيل سكريبت إصلاح RLS.'
const html = (error: Error | null, development: boolean) =>
  renderToStaticMarkup(<SchemaHint error={error} development={development} />)

it('A-USR-04, D-10, X-41: a server error shows the exact message and the fix in development, and nowhere else', () => {
  const failure = new ApiError(500, '{}')
  expect(html(failure, true)).toContain(EXACT)
  expect(html(failure, true)).toContain('npm run verify')
  expect(html(failure, false)).toBe('')
})

it('X-41: shows no hint about tables for a network error or an expired session', () => {
  for (const other of [
    new TypeError('fetch'),
    new ApiError(401, 'Unauthorized'),
    new ApiError(503, '{}'),
    null,
  ])
    expect(html(other, true)).toBe('')
})
