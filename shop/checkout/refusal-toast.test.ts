import { expect, test } from 'vitest'
import { ApiError } from '#browser/api-client.ts'
import { refusalToast } from './refusal-toast.ts'

function refusal(status: number, code: string, more: object = {}): ApiError {
  const title = status === 401 ? 'Unauthorized' : 'Conflict'
  return new ApiError(
    status,
    JSON.stringify({ title, status, code, detail: 'الجملة.', requestId: 'r', ...more }),
  )
}
const items = [
  { productId: 7, nameArabic: 'قط شيرازي', requested: 1, available: 0 },
  { productId: 8, nameArabic: 'طعام', requested: 4, available: 2 },
]

test('S-ERR-10: reports an unsaved order, with the reason that the shop gives', () => {
  const saved = {
    title: 'خطأ في حفظ الطلب',
    description: 'حدث خطأ أثناء حفظ طلبك. يرجى المحاولة مرة أخرى.',
    tone: 'danger',
  }
  expect(refusalToast(refusal(503, 'database-unavailable'))).toEqual({ ...saved, reason: 'الجملة.' })
  expect(refusalToast(refusal(409, 'order-cancelled'))).toEqual({ ...saved, reason: 'الجملة.' })
  expect(refusalToast(refusal(500, 'internal-error'))).toMatchObject({ ...saved, reason: undefined })
  expect(refusalToast(new ApiError(502, '<html>'))).toMatchObject({ ...saved, reason: undefined })
  expect(refusalToast(new TypeError('fetch failed'))).toMatchObject(saved)
})

test('S-ERR-11, X-08: items that cannot be saved have their own title, and are named', () => {
  expect(refusalToast(refusal(409, 'region-not-served', { items }))).toMatchObject({
    title: 'خطأ في حفظ عناصر الطلب',
    description: expect.stringContaining('قط شيرازي'),
    tone: 'danger',
  })
})

test('S-ERR-12, X-09: the stock warning names the products and says that no order was saved', () => {
  const toast = refusalToast(refusal(409, 'insufficient-stock', { items }))
  expect(toast).toMatchObject({ title: 'تحذير', description: expect.stringContaining('لم يُحفظ الطلب') })
  expect(toast?.reason).toMatch(/قط شيرازي.*غير متوفر.*طعام.*المتوفر 2 والمطلوب 4/)
})

test('S-ERR-13, X-48: an unexpected error says «غير متوقع»', () => {
  expect(refusalToast(new SyntaxError('Unexpected token'))).toEqual({
    title: 'خطأ في النظام',
    description: 'حدث خطأ غير متوقع. يرجى المحاولة مرة أخرى.',
    tone: 'danger',
  })
})

test('S-CHK-03: only missing fields are called missing; a wrong phone is reported at its field', () => {
  expect(refusalToast(refusal(422, 'terms-not-accepted'))).toMatchObject({ title: 'معلومات ناقصة' })
  expect(refusalToast(refusal(422, 'invalid-request'))).toBeNull()
  expect(refusalToast(refusal(401, 'unauthorized'))).toBeNull()
})
