import { expect, test } from 'vitest'
import { SECTIONS, sectionAt, titleAt, waitingIn } from './sections.ts'

test.each([
  ['/admin', 'لوحة الإدارة'],
  ['/admin/animals', 'إدارة الحيوانات والمنتجات'],
  ['/admin/orders', 'إدارة الطلبات'],
  ['/admin/orders/', 'إدارة الطلبات'],
  ['/admin/users', 'إدارة العملاء'],
  ['/admin/inventory', 'إدارة المخزون'],
  ['/admin/wanted', 'من ينتظر ماذا'],
  ['/admin/analytics', 'التحليل المالي'],
  ['/admin/categories', 'إدارة الفئات'],
  ['/admin/settings', 'إعدادات المتجر'],
])('A-SHELL-04: %s has the title «%s»', (path, title) => expect(titleAt(path)).toBe(title))

test.each(['/admin', '/admin/ordersx', '/admin/nothing/orders', '/admin/orders-2'])(
  'A-SHELL-05: %s is the dashboard',
  (path) => expect(sectionAt(path)).toBe('today'),
)

test('A-DASH-02: the bell counts the open tasks of the sections', () => {
  const attention = {
    transfers: { count: 2, amount: '10.000', oldestAt: null, due: { count: 0, nextAt: null } },
    refunds: { count: 0, amount: '0.000' },
    returns: 0,
    returned: 0,
    unconfirmed: 9,
    deadlines: { count: 3, nextAt: null },
    toPrepare: 1,
    soldOut: 4,
    low: 7,
    animalsWithoutPicture: 5,
    viewings: { count: 0, nextAt: null },
    animalsWithoutSpecies: 0,
    animalsUnnamed: { count: 0, orderId: null },
    handedOverUndelivered: { count: 0, orderId: null },
    hiddenByRule: 0,
    messages: { count: 1, urgent: 1, oldestAt: null },
    reviews: 2,
    backup: null,
  }
  expect(waitingIn(SECTIONS, attention)).toBe(10)
})
