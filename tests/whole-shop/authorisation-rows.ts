// The authorisation matrix, written by hand (Z-01): who may call which route, and what they get. It says nothing of how
// a route is declared, so that a route declared too open is found. How to add a row: docs/style.md.
import { OPEN_DEBUG_PATHS } from '#contract/debug.ts'

export type Identity =
  | 'visitor'
  | 'unverified'
  | 'customer'
  | 'another'
  | 'demoted'
  | 'ended'
  | 'driver'
  | RoleName
/** T-01: `full` is staff whom an owner gave full rights. */
type RoleName = 'owner' | 'full' | 'staff' | 'accountant'
export const IDENTITIES: readonly Identity[] = [
  'visitor',
  'unverified',
  'ended',
  'another',
  'demoted',
  'driver',
  'accountant',
  'staff',
  'full',
  'owner',
  // The last one: it may use up what the others were refused.
  'customer',
]

/**
 * Whose things a route is called with: a line in the cart, an order, a file, what they wait for, a visit, a session and a review, of the
 * identity `customer`.
 */
export type Belongings = {
  productId: number
  lineId: number
  orderId: number
  orderNumber: string
  fileId: string
  wantedId: number
  viewingId: number
  deviceId: string
  reviewId: number
  animalId: number
  /** Of that animal, by its owner. */
  entryId: number
  /** Of the identity `driver`. */
  runId: number
}

export type ApiRow = {
  statuses: Record<Identity, number>
  /** Ids in the path; without them an id that nothing has. */
  params?: (belongings: Belongings) => Record<string, string | number>
  /** Query, body: what a good call sends. Without a body `{}` is sent, which most routes refuse with 422: far enough. */
  query?: string
  body?: object
}
type ApiCall = Omit<ApiRow, 'statuses'>

/** Identities without an active session. */
const OUTSIDE = { visitor: 401, unverified: 401, ended: 401, driver: 401 }

function everybody(status: number, call: ApiCall = {}): ApiRow {
  return {
    ...call,
    statuses: { visitor: status, unverified: status, ended: status, driver: status, ...inside(status) },
  }
}

function customers(status: number, call: ApiCall = {}): ApiRow {
  return {
    ...call,
    statuses: { ...OUTSIDE, ...inside(status) },
  }
}

/** Z-02: what belongs to one customer is not there for others, administrators included. */
function owner(status: number, call: ApiCall): ApiRow {
  return { ...call, statuses: { ...OUTSIDE, ...inside(404), customer: status } }
}

/** People with one of these roles; the owner always. */
function roles(allowed: readonly RoleName[], status: number, call: ApiCall = {}): ApiRow {
  const given = Object.fromEntries(['owner', ...allowed].map((role) => [role, status]))
  return { ...call, statuses: { ...OUTSIDE, ...inside(403), ...given } }
}

const owners = (status: number, call?: ApiCall) => roles([], status, call)
const admins = (status: number, call?: ApiCall) => roles(['full'], status, call)
const workers = (status: number, call?: ApiCall) => roles(['full', 'staff'], status, call)
const readers = (status: number, call?: ApiCall) => roles(['full', 'accountant'], status, call)
const team = (status: number, call?: ApiCall) => roles(['full', 'staff', 'accountant'], status, call)

/** W-07: only who opened the link of the run, whatever their role. */
function drivers(status: number, call: ApiCall = {}): ApiRow {
  const params = ({ runId }: Belongings) => ({ id: runId })
  return { params, ...call, statuses: { ...OUTSIDE, ...inside(401), driver: status } }
}

/** Everybody who is signed in with an active account. */
function inside(status: number) {
  const people = { customer: status, another: status, demoted: status }
  return { ...people, owner: status, full: status, staff: status, accountant: status }
}

export const API_ROWS: Record<string, ApiRow> = {
  'GET /api/products': everybody(200),
  'GET /api/products/facets': everybody(200),
  'GET /api/products/:id': everybody(200, { params: ({ productId }) => ({ id: productId }) }),
  'GET /api/categories': everybody(200),
  'GET /api/products/:id/delivery-days': everybody(422, { params: ({ productId }) => ({ id: productId }) }),
  'GET /api/delivery-days': everybody(422),
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
  'POST /api/auth/second-factor': everybody(422),
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
  'GET /api/account/second-factor': customers(200),
  // The team of the matrix has no passwords: what is missing is the mailed code.
  'POST /api/account/second-factor/start': team(422),
  'POST /api/account/second-factor': customers(422),
  'POST /api/account/second-factor/off': customers(404),
  'POST /api/account/second-factor/recovery-codes': customers(404),
  'POST /api/account/sign-out-everywhere': customers(200),
  'GET /api/account/devices': customers(200),
  'DELETE /api/account/devices/:id': owner(204, { params: ({ deviceId }) => ({ id: deviceId }) }),
  'POST /api/account/delete': customers(422),
  'GET /api/cart': customers(200),
  'POST /api/cart': customers(422),
  'DELETE /api/cart': customers(200),
  'PATCH /api/cart/items/:id': owner(200, {
    params: ({ lineId }) => ({ id: lineId }),
    body: { quantity: 1 },
  }),
  'DELETE /api/cart/items/:id': owner(200, { params: ({ lineId }) => ({ id: lineId }) }),
  'POST /api/order-link': everybody(422),
  'POST /api/order-link/payment-sent': everybody(422),
  'POST /api/orders': customers(422),
  'GET /api/orders': customers(200),
  'GET /api/orders/:orderNumber': owner(200, { params: ({ orderNumber }) => ({ orderNumber }) }),
  'POST /api/orders/:id/payment-sent': owner(200, { params: ({ orderId }) => ({ id: orderId }) }),
  // Too late once the transfer is reported, the line above: its owner is told so, nobody else.
  'POST /api/orders/:id/cancel': owner(409, { params: ({ orderId }) => ({ id: orderId }) }),

  'POST /api/wanted': everybody(422),
  'GET /api/wanted': customers(200),
  'DELETE /api/wanted/:id': owner(200, { params: ({ wantedId }) => ({ id: wantedId }) }),
  'POST /api/wanted/confirm': everybody(422),
  'POST /api/wanted/leave': everybody(422),
  'GET /api/wanted/leave': everybody(422),
  'GET /api/holds': customers(200),
  'GET /api/viewings/slots': everybody(200),
  'GET /api/animals': customers(200),
  'POST /api/animals/claim': customers(422),
  'GET /api/animals/:id': owner(200, { params: ({ animalId }) => ({ id: animalId }) }),
  'PATCH /api/animals/:id': owner(200, { params: ({ animalId }) => ({ id: animalId }) }),
  'POST /api/animals/:id/entries': owner(201, {
    params: ({ animalId }) => ({ id: animalId }),
    body: { kind: 'note', on: '2026-11-23', note: 'نام طويلاً' },
  }),
  'PATCH /api/animals/:id/entries/:entryId': owner(200, {
    params: ({ animalId, entryId }) => ({ id: animalId, entryId }),
    body: { kind: 'note', on: '2026-11-23', note: 'نام قليلاً' },
  }),
  'DELETE /api/animals/:id/entries/:entryId': owner(204, {
    params: ({ animalId, entryId }) => ({ id: animalId, entryId }),
  }),
  'POST /api/animals/:id/transfer': owner(201, { params: ({ animalId }) => ({ id: animalId }) }),
  'DELETE /api/animals/:id/transfer': owner(200, { params: ({ animalId }) => ({ id: animalId }) }),
  'GET /api/viewings': customers(200),
  'POST /api/viewings': customers(422),
  'PATCH /api/viewings/:id': owner(409, {
    params: ({ viewingId }) => ({ id: viewingId }),
    body: { startsAt: '2020-01-01T00:00:00Z' },
  }),
  'GET /api/viewings/:id/calendar': owner(200, { params: ({ viewingId }) => ({ id: viewingId }) }),
  'DELETE /api/viewings/:id': owner(200, { params: ({ viewingId }) => ({ id: viewingId }) }),
  'POST /api/uploads': customers(415),
  'GET /api/orders/:id/return': owner(200, { params: ({ orderId }) => ({ id: orderId }) }),
  // The line is none of the order's.
  'POST /api/orders/:id/return': owner(422, {
    params: ({ orderId }) => ({ id: orderId }),
    body: { items: [{ id: 2_000_000_000, quantity: 1 }], reason: 'defect' },
  }),
  'GET /api/orders/:id/handovers': owner(200, { params: ({ orderId }) => ({ id: orderId }) }),
  'POST /api/handovers/open': everybody(422),
  // Without the cookie of its link it is not there for anybody.
  'GET /api/handovers/:id': everybody(404),
  'GET /api/handovers/:id/photos/:photoId': everybody(404, {
    params: ({ fileId }) => ({ id: 1, photoId: fileId }),
  }),
  'GET /api/reviews': everybody(200),
  'GET /api/reviews/photos/:id': everybody(404),
  'GET /api/reviews/own': customers(200, { query: '?orderNumber=ALF00000000AAAA' }),
  'POST /api/reviews': customers(422),
  'DELETE /api/reviews/:id': owner(204, { params: ({ reviewId }) => ({ id: reviewId }) }),
  'POST /api/admin/passports/:id/papers': workers(404),
  'GET /api/animals/:id/card': owner(200, { params: ({ animalId }) => ({ id: animalId }) }),
  'PATCH /api/animals/:id/card': owner(200, {
    params: ({ animalId }) => ({ id: animalId }),
    body: { shows: null },
  }),
  'GET /api/animals/:id/care': owner(200, { params: ({ animalId }) => ({ id: animalId }) }),
  'POST /api/animals/:id/papers': owner(201, { params: ({ animalId }) => ({ id: animalId }) }),
  'POST /api/papers/open': everybody(422),
  'POST /api/papers/picture': everybody(422),
  'GET /api/found/:code': everybody(404, { params: () => ({ code: '0000000000000000' }) }),
  'GET /api/found/:code/picture': everybody(404, { params: () => ({ code: '0000000000000000' }) }),
  'POST /api/found/:code/messages': everybody(422),
  'POST /api/runs/open': everybody(422),
  'GET /api/runs/:id': drivers(200),
  'POST /api/runs/:id/stops/:stopId/answer': drivers(422),
  'POST /api/runs/:id/photos': drivers(415),
  'GET /api/files/:id': owner(200, { params: ({ fileId }) => ({ id: fileId }) }),

  'POST /api/admin/uploads': admins(415),
  'GET /api/admin/validate': team(200),
  'GET /api/admin/diagnostics': admins(200),
  'POST /api/admin/admins': owners(422),
  'GET /api/admin/users': admins(200),
  'GET /api/admin/users/:id': admins(404),
  'POST /api/admin/users/:id/invite-admin': owners(404),
  'POST /api/admin/users/:id/sign-out': admins(404),
  'DELETE /api/admin/users/:id/second-factor': owners(404),
  'GET /api/admin/second-factor': owners(200),
  'PATCH /api/admin/second-factor': owners(422),
  'PATCH /api/admin/users/:id': owners(422),
  'DELETE /api/admin/users/:id': admins(404),
  'GET /api/admin/search': team(200, { query: '?search=%D9%82%D8%B7' }),
  'GET /api/admin/stats': team(200),
  'GET /api/admin/orders/events': team(200),
  'GET /api/admin/couriers': team(200),
  'GET /api/admin/orders': team(200),
  'GET /api/admin/orders/export': team(200),
  'GET /api/admin/orders/ids': team(200),
  'GET /api/admin/orders/sheets': team(422),
  'POST /api/admin/orders/bulk': workers(422),
  'POST /api/admin/orders/undo': workers(422),
  'GET /api/admin/orders/views': team(200),
  'POST /api/admin/orders/views': workers(422),
  'DELETE /api/admin/orders/views/:id': workers(404),
  'POST /api/admin/orders': workers(422),
  'GET /api/admin/orders/:id': team(200, { params: ({ orderId }) => ({ id: orderId }) }),
  'GET /api/admin/orders/:id/delivery-days': team(200, { params: ({ orderId }) => ({ id: orderId }) }),
  'PATCH /api/admin/orders/:id': workers(200, { params: ({ orderId }) => ({ id: orderId }) }),
  'DELETE /api/admin/orders/:id': workers(404),
  'GET /api/admin/orders/:id/payments': team(200, { params: ({ orderId }) => ({ id: orderId }) }),
  'POST /api/admin/orders/:id/payments': workers(422, { params: ({ orderId }) => ({ id: orderId }) }),
  'GET /api/admin/orders/:id/deliveries': team(200),
  'GET /api/admin/orders/:id/handovers': team(200, { params: ({ orderId }) => ({ id: orderId }) }),
  'POST /api/admin/orders/:id/handovers': workers(422, { params: ({ orderId }) => ({ id: orderId }) }),
  'POST /api/admin/orders/:id/handovers/:handoverId/count': workers(404, {
    params: ({ orderId }) => ({ id: orderId }),
  }),
  'GET /api/admin/runs': team(200),
  'POST /api/admin/runs': workers(422),
  'GET /api/admin/runs/:id': team(404),
  'PATCH /api/admin/runs/:id': workers(422),
  'POST /api/admin/runs/:id/link': workers(404),
  'POST /api/admin/runs/:id/revoke': workers(404),
  'GET /api/admin/refunds-due': team(200),
  'GET /api/admin/returns': team(200),
  'PATCH /api/admin/returns/:id': workers(422),
  'GET /api/admin/orders/:id/returns': workers(404),
  'POST /api/admin/orders/:id/returns': workers(422),
  'GET /api/admin/counter/items': workers(422),
  'GET /api/admin/drawer': team(200),
  'POST /api/admin/drawer/closes': workers(422),
  'GET /api/admin/drawer/closes': team(200),
  'GET /api/admin/payments/export': readers(422),
  'POST /api/admin/orders/:id/payments/:paymentId/reverse': workers(404),
  'POST /api/admin/statements': workers(422),
  'GET /api/admin/statements': team(200),
  'GET /api/admin/statements/:id': team(404),
  'PATCH /api/admin/statements/:id': workers(422),
  'POST /api/admin/statements/:id/accept': workers(422),
  'POST /api/admin/statements/:id/undo': workers(422),
  // W-12: the order of the matrix has an account.
  'GET /api/admin/orders/:id/animals': workers(200, { params: ({ orderId }) => ({ id: orderId }) }),
  'PATCH /api/admin/orders/:id/animals': workers(422, { params: ({ orderId }) => ({ id: orderId }) }),
  'POST /api/admin/orders/:id/animals/:animalId/transfer': workers(404),
  'POST /api/admin/orders/:id/link': workers(409, { params: ({ orderId }) => ({ id: orderId }) }),
  'DELETE /api/admin/orders/:id/link': workers(409, { params: ({ orderId }) => ({ id: orderId }) }),
  'GET /api/admin/transfers': team(200),
  'GET /api/admin/products': team(200),
  'GET /api/admin/products/export': team(200),
  'GET /api/admin/products/template': team(200),
  'POST /api/admin/product-imports': admins(415),
  'GET /api/admin/product-imports': admins(200),
  'GET /api/admin/product-imports/:id': admins(404),
  'POST /api/admin/product-imports/:id/commit': admins(404),
  'DELETE /api/admin/product-imports/:id': admins(404),
  'GET /api/admin/product-imports/:id/faults': admins(404),
  'GET /api/admin/product-imports/:id/changes': admins(404),
  'POST /api/admin/products': admins(422),
  'PATCH /api/admin/products': admins(422),
  'GET /api/admin/products/:id': team(404),
  'PATCH /api/admin/products/:id': admins(404),
  'DELETE /api/admin/products/:id': admins(404),
  'GET /api/admin/categories': team(200),
  'POST /api/admin/categories': admins(422),
  'PATCH /api/admin/categories/:id': admins(404),
  'DELETE /api/admin/categories/:id': admins(404),
  'GET /api/admin/passports': workers(200),
  'POST /api/admin/passports': workers(422),
  'GET /api/admin/passports/:id': workers(404),
  'PATCH /api/admin/passports/:id': workers(404),
  'DELETE /api/admin/passports/:id': workers(404),
  'POST /api/admin/passports/:id/entries': workers(422),
  'PATCH /api/admin/health-entries/:id': workers(404),
  'DELETE /api/admin/health-entries/:id': workers(404),
  'GET /api/admin/care-texts': workers(200),
  'PATCH /api/admin/care-texts/:name': admins(422),
  'GET /api/admin/species': workers(200),
  'POST /api/admin/species': admins(422),
  'PATCH /api/admin/species/:id': admins(404),
  'DELETE /api/admin/species/:id': admins(404),
  'GET /api/admin/travel-rules': workers(200),
  'POST /api/admin/travel-rules': admins(422),
  'PATCH /api/admin/travel-rules/:id': admins(404),
  'DELETE /api/admin/travel-rules/:id': admins(404),
  'GET /api/admin/vouchers': team(200),
  'POST /api/admin/vouchers': admins(422),
  'PATCH /api/admin/vouchers/:id': admins(404),
  'DELETE /api/admin/vouchers/:id': admins(404),
  'GET /api/admin/inventory': team(200),
  'GET /api/admin/inventory/:productId/movements': team(200, {
    params: ({ productId }) => ({ productId }),
  }),
  'POST /api/admin/inventory/:productId/adjust': workers(422, { params: ({ productId }) => ({ productId }) }),
  'GET /api/admin/wanted': workers(200),
  'GET /api/admin/wanted/matching': team(200),
  'POST /api/admin/wanted/tell': workers(422),
  'GET /api/admin/viewings': workers(200),
  'GET /api/admin/viewings/slots': workers(200),
  'PATCH /api/admin/viewings/:id': workers(422),
  'POST /api/admin/viewings/blocks': workers(422),
  'DELETE /api/admin/viewings/blocks/:id': workers(404),
  'GET /api/admin/holds': team(200, { query: '?productId=1' }),
  'POST /api/admin/holds': workers(422),
  'DELETE /api/admin/holds/:id': workers(404),
  'GET /api/admin/quarantines': team(200),
  'POST /api/admin/mishaps': workers(422),
  'PATCH /api/admin/quarantines/:id': workers(422),
  'GET /api/admin/messages': workers(200),
  'GET /api/admin/messages/:id': workers(404),
  'POST /api/admin/messages/:id/answer': workers(422),
  'PATCH /api/admin/messages/:id': workers(422),
  'GET /api/admin/reviews': workers(200),
  'PATCH /api/admin/reviews/:id': workers(422, { body: { state: 'gone' } }),
  'GET /api/admin/questions': admins(200),
  'POST /api/admin/questions/:id/answer': admins(422),
  'PATCH /api/admin/questions/:id': admins(422),
  'GET /api/admin/newsletter': admins(200),
  'GET /api/admin/newsletter/export': admins(200),
  'GET /api/admin/newsletter/issues': admins(200),
  'PATCH /api/admin/newsletter/draft': admins(422),
  'POST /api/admin/newsletter/preview': admins(422),
  'POST /api/admin/newsletter/issues/:id/send': admins(422),
  'POST /api/admin/newsletter/issues/:id/stop': admins(404),
  'GET /api/admin/audit': admins(200),
  'GET /api/admin/seed': admins(200),
  'POST /api/admin/seed': admins(200),
  'DELETE /api/admin/seed': admins(200),
  'GET /api/admin/settings': admins(200),
  'PATCH /api/admin/settings': admins(200),
  'GET /api/admin/setup': admins(200),
  'POST /api/admin/setup/test-mail': admins(200),
  'POST /api/admin/setup/test-mail/confirm': admins(422),
  'GET /api/admin/analytics': readers(200),
  'GET /api/admin/invoices/export': readers(200, { query: '?from=2026-11-01&to=2026-11-02' }),
  'GET /api/admin/analytics/export': readers(200, { query: '?table=days' }),
}

/** Pages for everybody are the same for everybody, byte for byte (D-06). */
export type PageRow = {
  /** Of the office (T-01): to whom of the team it opens; the others are told that it is not theirs. */
  opens?: ApiRow
  params?: (b: Belongings) => Record<string, string | number>
}

const all: PageRow = {}
const teamOnly: PageRow = { opens: team(200) }
const adminsOnly: PageRow = { opens: admins(200) }

/** By the path in shop/routes.ts or office/shell/rooms.ts; "" is the home page. */
export const PAGE_ROWS: Record<string, PageRow> = {
  '': all,
  products: all,
  'products-old': all,
  'products/:id': { params: ({ productId }) => ({ id: productId }) },
  'animals/:id': { params: ({ productId }) => ({ id: productId }) },
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
  'orders/:orderNumber': { params: ({ orderNumber }) => ({ orderNumber }) },
  contact: all,
  reviews: all,
  'newsletter/confirm': all,
  'newsletter/unsubscribe': all,
  terms: all,
  privacy: all,
  wanted: all,
  'wanted/confirm': all,
  'wanted/leave': all,
  o: all,
  handover: all,
  run: all,
  papers: all,
  'account/animals': {},
  'account/animals/claim': {},
  'account/animals/:id': { params: () => ({ id: 1 }) },
  'account/animals/:id/card': { params: () => ({ id: 1 }) },
  'account/animals/:id/care': { params: () => ({ id: 1 }) },
  'p/:code': { params: () => ({ code: '0000000000000000' }) },
  offline: all,
  ...Object.fromEntries(OPEN_DEBUG_PATHS.map((path) => [path, all])),
  // with an administrator in the shop the set-up page is for owners.
  'admin/animals': teamOnly,
  'admin/animals/import': adminsOnly,
  'admin/passports': { opens: workers(200) },
  'admin/passports/new': { opens: workers(200) },
  'admin/passports/species': { opens: workers(200) },
  'admin/passports/travel': { opens: workers(200) },
  'admin/passports/:id': { opens: workers(200), params: () => ({ id: 1 }) },
  'admin/passports/:id/edit': { opens: workers(200), params: () => ({ id: 1 }) },
  'admin/categories': adminsOnly,
  'admin/vouchers': teamOnly,
  'admin/analytics': { opens: readers(200) },
  'admin/*': teamOnly,
  'admin/users': adminsOnly,
  'admin/messages': { opens: workers(200) },
  'admin/questions': adminsOnly,
  'admin/returns': teamOnly,
  'admin/reviews': { opens: workers(200) },
  'admin/newsletter': adminsOnly,
  'admin/newsletter/write': adminsOnly,
  'admin/audit': adminsOnly,
  'admin-debug': adminsOnly,
  'admin/orders': teamOnly,
  'admin/orders/print': teamOnly,
  'admin/orders/new': { opens: workers(200) },
  'admin/orders/:id': { ...teamOnly, params: ({ orderId }) => ({ id: orderId }) },
  'admin/orders/:id/invoice': { ...teamOnly, params: ({ orderId }) => ({ id: orderId }) },
  'admin/orders/:id/edit': { opens: workers(200), params: ({ orderId }) => ({ id: orderId }) },
  'admin/orders/:id/handover': { opens: workers(200), params: ({ orderId }) => ({ id: orderId }) },
  'admin/transfers': teamOnly,
  'admin/transfers/statement': teamOnly,
  'admin/refunds': teamOnly,
  'admin/runs': teamOnly,
  'admin/runs/:id': { ...teamOnly, params: ({ runId }) => ({ id: runId }) },
  'admin/counter': { opens: workers(200) },
  'admin/drawer': teamOnly,
  'admin/inventory': teamOnly,
  'admin/viewings': { opens: workers(200) },
  'admin/wanted': { opens: workers(200) },
  'admin/settings': adminsOnly,
  'admin/setup': adminsOnly,
  'admin-seed': adminsOnly,
  'admin-simple': teamOnly,
  'admin-status': adminsOnly,
  'admin-test': adminsOnly,
  'admin-auth-test': adminsOnly,
  'quick-admin-setup': { opens: owners(200) },
  '*': all,
}

export const GATE_STATUSES: Record<Identity, number> = team(200).statuses
/** The office is drawn in the browser: its pages have no data of the router, for nobody. */
export const DATA_STATUSES: Record<Identity, number> = team(404).statuses
