import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApiError } from '#browser/api-client.ts'
import { UnreadCard } from './unread.tsx'

function html(error: Error | null): string {
  const query = { error, refetch: async () => {}, isFetching: false }
  return renderToStaticMarkup(<UnreadCard query={query} title="تعذّرت قراءة الحيوانات" />)
}

test('X-39: a card that could not be read says so, with a retry', () => {
  for (const error of [new ApiError(500, ''), new TypeError('no network')]) {
    expect(html(error)).toContain('تعذّرت قراءة الحيوانات')
    expect(html(error)).toContain('إعادة المحاولة')
  }
})

test('X-39: what loads, and what was deleted meanwhile, is no failure', () => {
  expect([html(null), html(new ApiError(404, ''))]).toEqual(['', ''])
})
