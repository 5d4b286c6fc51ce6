import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorPage } from './error-page.tsx'
import { RequestId } from './request-id.ts'

afterEach(() => vi.unstubAllGlobals())

test('S-ROUTE-10: a missing page has the specified words, a search and two links', () => {
  const html = page(answered(404))
  expect(html).toMatch(/<h1[^>]*>404 - الصفحة غير موجودة<\/h1>/)
  expect(html).toContain('<search')
  expect(html).toContain('href="/products"')
  expect(html).toContain('href="/"')
})

test('a server error shows its number and a retry, and no details', () => {
  const html = page(new Error('relation "products" does not exist'))
  expect(html).toMatch(/<h1[^>]*>حدث خطأ غير متوقع<\/h1>/)
  expect(html).toContain('إعادة المحاولة')
  expect(html).toContain('data-request-id="r-4711"')
  expect(html).not.toContain('relation')
})

test.each([
  [503, 'المتجر غير متاح للحظات'],
  [403, 'هذه الصفحة ليست لحسابك'],
])('status %i has its own text', (status, title) => {
  expect(page(answered(status))).toContain(title)
})

test('offline, the page says what to check', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(page(new TypeError('Failed to fetch'))).toContain('لا اتصال بالإنترنت')
})

function page(error: unknown): string {
  const router = createMemoryRouter([{ path: '*', element: <ErrorPage error={error} /> }])
  return renderToStaticMarkup(
    <RequestId value="r-4711">
      <RouterProvider router={router} />
    </RequestId>,
  )
}

function answered(status: number) {
  return { status, statusText: '', internal: false, data: null }
}
