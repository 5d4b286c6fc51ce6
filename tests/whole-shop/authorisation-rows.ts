// The authorisation matrix, written by hand (Z-01): who may call which route, and what they get. It says nothing of how
// a route is declared, so that a route declared too open is found. How to add a row: docs/style.md.

import { OPEN_DEBUG_PATHS } from '#contract/debug.ts'

export type Identity = 'visitor' | 'unverified' | 'customer' | 'another' | 'admin' | 'demoted' | 'ended'
export const IDENTITIES: readonly Identity[] = [
  'visitor',
  'unverified',
  'ended',
  'another',
  'demoted',
  'admin',
  // The last one: it may use up what the others were refused.
  'customer',
]

/** Whose things a route is called with: a line in the cart, an order and a file, of the identity `customer`. */
export type Belongings = {
  productId: number
  lineId: number
  orderId: number
  orderNumber: string
  fileId: string
}

export type ApiRow = {
  statuses: Record<Identity, number>
  /** Ids in the path; without them an id that nothing has. */
  params?: (belongings: Belongings) => Record<string, string | number>
  /** Query, body: what a good call sends. Without a body `{}` is sent, which most routes refuse with 422: far enough. */
  query?: string
  body?: object
}
type Call = Omit<ApiRow, 'statuses'>

/** Nobody who is not signed in with an active account. */
const OUTSIDE = { visitor: 401, unverified: 401, ended: 401 }

function everybody(status: number, call: Call = {}): ApiRow {
  const inside = { customer: status, another: status, admin: status, demoted: status }
  return { ...call, statuses: { visitor: status, unverified: status, ended: status, ...inside } }
}

function customers(status: number, call: Call = {}): ApiRow {
  return {
    ...call,
    statuses: { ...OUTSIDE, customer: status, another: status, admin: status, demoted: status },
  }
}

/** Z-02: what belongs to one customer is not there for others, administrators included. */
function owner(status: number, call: Call): ApiRow {
  return { ...call, statuses: { ...OUTSIDE, customer: status, another: 404, admin: 404, demoted: 404 } }
}

function admins(status: number, call: Call = {}): ApiRow {
  return { ...call, statuses: { ...OUTSIDE, customer: 403, another: 403, demoted: 403, admin: status } }
}

export const API_ROWS: Record<string, ApiRow> = {
  'GET /api/products': everybody(200),
  'GET /api/products/:id': everybody(200, { params: ({ productId }) => ({ id: productId }) }),
  'GET /api/categories': everybody(200),
  'GET /api/regions': everybody(200),
  'GET /api/store': everybody(200),
  'GET /api/delivery': everybody(200),
  'GET /api/suggestions': everybody(200, { query: '?search=%D9%82%D8%B7' }),
  'POST /api/support': everybody(422),
  'POST /api/chat': everybody(422),
  'POST /api/newsletter': everybody(422),
  'POST /api/newsletter/confirm': everybody(422),
  'GET /api/newsletter/unsubscribe': everybody(422),
  'POST /api/newsletter/unsubscribe': everybody(422),

  'POST /api/auth/sign-up/email': everybody(422),
  'GET /api/auth/verify-email': everybody(400),
  'POST /api/auth/send-verification-email': everybody(422),
  'POST /api/auth/sign-in/email': everybody(422),
  'POST /api/auth/code': everybody(422),
  'POST /api/auth/code/verify': everybody(422),
  'POST /api/auth/sign-out': everybody(200),
  'POST /api/auth/request-password-reset': everybody(422),
  'POST /api/auth/reset-password/check': everybody(422),
  'POST /api/auth/reset-password': everybody(422),
  'POST /api/auth/become-admin/check': everybody(422),
  'POST /api/auth/become-admin': everybody(422),
  'GET /api/auth/google': everybody(404),
  'POST /api/auth/google/callback': everybody(422),
  // the shop of the matrix has an administrator.
  'POST /api/auth/first-admin': everybody(403, {
    body: { email: 'thief@example.com', password: 'Falaj-Daris-77', setupToken: 'AAAA-AAAA-AAAA-AAAA' },
  }),

  // the shop of the matrix has its debug routes on.
  'GET /api/debug/environment': everybody(200),

  'GET /api/session': customers(200),
  'GET /api/session/details': customers(200),
  'PATCH /api/profile': customers(200),
  'GET /api/account': customers(200),
  'GET /api/account/data': customers(200),
  'POST /api/account/password': customers(422),
  'POST /api/account/sign-out-everywhere': customers(200),
  'POST /api/account/delete': customers(422),
  'GET /api/cart': customers(200),
  'POST /api/cart': customers(422),
  'DELETE /api/cart': customers(200),
  'PATCH /api/cart/items/:id': owner(200, {
    params: ({ lineId }) => ({ id: lineId }),
    body: { quantity: 1 },
  }),
  'DELETE /api/cart/items/:id': owner(200, { params: ({ lineId }) => ({ id: lineId }) }),
  'POST /api/orders': customers(422),
  'GET /api/orders': customers(200),
  'GET /api/orders/:orderNumber': owner(200, { params: ({ orderNumber }) => ({ orderNumber }) }),
  'POST /api/orders/:id/payment-sent': owner(200, { params: ({ orderId }) => ({ id: orderId }) }),
  // Too late once the transfer is reported, the line above: its owner is told so, nobody else.
  'POST /api/orders/:id/cancel': owner(409, { params: ({ orderId }) => ({ id: orderId }) }),

  'POST /api/uploads': customers(415),
  'GET /api/files/:id': owner(200, { params: ({ fileId }) => ({ id: fileId }) }),

  'POST /api/admin/uploads': admins(415),
  'GET /api/admin/validate': admins(200),
  'GET /api/admin/diagnostics': admins(200),
  'POST /api/admin/admins': admins(422),
  'GET /api/admin/users': admins(200),
  'GET /api/admin/users/:id': admins(404),
  'POST /api/admin/users/:id/invite-admin': admins(404),
  'POST /api/admin/users/:id/sign-out': admins(404),
  'PATCH /api/admin/users/:id': admins(422),
  'DELETE /api/admin/users/:id': admins(404),
  'GET /api/admin/stats': admins(200),
  'GET /api/admin/orders/events': admins(200),
  'GET /api/admin/orders': admins(200),
  'POST /api/admin/orders': admins(422),
  'GET /api/admin/orders/:id': admins(200, { params: ({ orderId }) => ({ id: orderId }) }),
  'PATCH /api/admin/orders/:id': admins(200, { params: ({ orderId }) => ({ id: orderId }) }),
  'DELETE /api/admin/orders/:id': admins(404),
  'GET /api/admin/transfers': admins(200),
  'POST /api/admin/transfers/verify': admins(422),
  'GET /api/admin/products': admins(200),
  'GET /api/admin/products/export': admins(200),
  'GET /api/admin/products/template': admins(200),
  'POST /api/admin/product-imports': admins(415),
  'GET /api/admin/product-imports': admins(200),
  'GET /api/admin/product-imports/:id': admins(404),
  'POST /api/admin/product-imports/:id/commit': admins(404),
  'DELETE /api/admin/product-imports/:id': admins(404),
  'GET /api/admin/product-imports/:id/faults': admins(404),
  'GET /api/admin/product-imports/:id/changes': admins(404),
  'POST /api/admin/products': admins(422),
  'PATCH /api/admin/products': admins(422),
  'GET /api/admin/products/:id': admins(404),
  'PATCH /api/admin/products/:id': admins(404),
  'DELETE /api/admin/products/:id': admins(404),
  'GET /api/admin/categories': admins(200),
  'POST /api/admin/categories': admins(422),
  'PATCH /api/admin/categories/:id': admins(404),
  'DELETE /api/admin/categories/:id': admins(404),
  'GET /api/admin/synonyms': admins(200),
  'POST /api/admin/synonyms': admins(422),
  'PATCH /api/admin/synonyms/:id': admins(422),
  'DELETE /api/admin/synonyms/:id': admins(404),
  'GET /api/admin/inventory': admins(200),
  'GET /api/admin/inventory/:productId/movements': admins(200, {
    params: ({ productId }) => ({ productId }),
  }),
  'POST /api/admin/inventory/:productId/adjust': admins(422, { params: ({ productId }) => ({ productId }) }),
  'GET /api/admin/holds': admins(200, { query: '?productId=1' }),
  'POST /api/admin/holds': admins(422),
  'DELETE /api/admin/holds/:id': admins(404),
  'GET /api/admin/messages': admins(200),
  'GET /api/admin/messages/:id': admins(404),
  'POST /api/admin/messages/:id/answer': admins(422),
  'PATCH /api/admin/messages/:id': admins(422),
  'GET /api/admin/questions': admins(200),
  'POST /api/admin/questions/:id/answer': admins(422),
  'PATCH /api/admin/questions/:id': admins(422),
  'GET /api/admin/newsletter': admins(200),
  'GET /api/admin/newsletter/export': admins(200),
  'GET /api/admin/audit': admins(200),
  'GET /api/admin/seed': admins(200),
  'POST /api/admin/seed': admins(200),
  'DELETE /api/admin/seed': admins(200),
  'GET /api/admin/settings': admins(200),
  'PATCH /api/admin/settings': admins(200),
  'GET /api/admin/setup': admins(200),
  'POST /api/admin/setup/test-mail': admins(200),
  'POST /api/admin/setup/test-mail/confirm': admins(422),
  'GET /api/admin/analytics': admins(200),
  'GET /api/admin/analytics/export': admins(200, { query: '?table=days' }),
}

/** For whom a page is made. Pages for everybody are the same for everybody, byte for byte (D-06). */
export type PageRow = {
  for: 'everybody' | 'admins'
  params?: (b: Belongings) => Record<string, string | number>
}

const all: PageRow = { for: 'everybody' }
const adminsOnly: PageRow = { for: 'admins' }

/** By the path in shop/routes.ts or office/rooms.ts; "" is the home page. */
export const PAGE_ROWS: Record<string, PageRow> = {
  '': all,
  products: all,
  'products-old': all,
  'products/:id': { for: 'everybody', params: ({ productId }) => ({ id: productId }) },
  'animals/:id': { for: 'everybody', params: ({ productId }) => ({ id: productId }) },
  cart: all,
  checkout: all,
  auth: all,
  'auth/callback': all,
  'auth/reset-password': all,
  'auth/become-admin': all,
  account: all,
  profile: all,
  'forgot-password': all,
  orders: all,
  'orders/:orderNumber': { for: 'everybody', params: ({ orderNumber }) => ({ orderNumber }) },
  contact: all,
  'newsletter/confirm': all,
  'newsletter/unsubscribe': all,
  terms: all,
  privacy: all,
  offline: all,
  ...Object.fromEntries(OPEN_DEBUG_PATHS.map((path) => [path, all])),
  // with an administrator in the shop the set-up page is for administrators.
  'admin/animals': adminsOnly,
  'admin/animals/import': adminsOnly,
  'admin/categories': adminsOnly,
  'admin/analytics': adminsOnly,
  'admin/*': adminsOnly,
  'admin/users': adminsOnly,
  'admin/messages': adminsOnly,
  'admin/questions': adminsOnly,
  'admin/newsletter': adminsOnly,
  'admin/audit': adminsOnly,
  'admin-debug': adminsOnly,
  'admin/orders': adminsOnly,
  'admin/orders/new': adminsOnly,
  'admin/orders/:id': { for: 'admins', params: ({ orderId }) => ({ id: orderId }) },
  'admin/orders/:id/invoice': { for: 'admins', params: ({ orderId }) => ({ id: orderId }) },
  'admin/transfers': adminsOnly,
  'admin/inventory': adminsOnly,
  'admin/settings': adminsOnly,
  'admin/setup': adminsOnly,
  'admin-seed': adminsOnly,
  'admin-simple': adminsOnly,
  'admin-status': adminsOnly,
  'admin-test': adminsOnly,
  'admin-auth-test': adminsOnly,
  'quick-admin-setup': adminsOnly,
  '*': all,
}

export const GATE_STATUSES: Record<Identity, number> = admins(200).statuses
