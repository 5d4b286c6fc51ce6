import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ApiError } from '#browser/api-client.ts'
import { SchemaHint } from './schema-hint.tsx'

const EXACT = 'مشكلة في إعدادات الأمان للجدول. يرجى تشغيل سكريبت إصلاح RLS.'
const html = (error: Error | null, development: boolean) =>
  renderToStaticMarkup(<SchemaHint error={error} development={development} />)

it('A-USR-04, D-10, X-41: a failure of the shop shows the exact sentence and what to do in development, and nowhere else', () => {
  const failure = new ApiError(500, '{}')
  expect(html(failure, true)).toContain(EXACT)
  expect(html(failure, true)).toContain('npm run verify')
  expect(html(failure, false)).toBe('')
})

it('X-41: a network that is gone or a session that ended is no fault of the tables', () => {
  for (const other of [
    new TypeError('fetch'),
    new ApiError(401, 'Unauthorized'),
    new ApiError(503, '{}'),
    null,
  ])
    expect(html(other, true)).toBe('')
})
