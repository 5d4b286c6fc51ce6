// The drawer of cash, closed once a day, and the journal of money for the accountant (F-06).
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { calendarDay, id, listOf, listQuery, money, timestamp, totalMoney } from '#contract/primitives.ts'
import { PAYMENT_METHODS } from '#domain/payments/balance.ts'
import { closeDrawerRequest } from './drawer-request.ts'

const moved = { in: totalMoney, out: totalMoney }

const drawerClose = z.object({
  id,
  closedAt: timestamp,
  closedBy: z.string().nullable(),
  /** The cash left by the previous close. */
  opening: money,
  /** Cash between the two closes, by the ledger. */
  ...moved,
  /** The cash expected by the ledger. */
  expected: totalMoney,
  counted: money,
  /** `counted` less `expected`. */
  difference: totalMoney,
  /** The cash left for the next day. */
  remaining: money,
  note: z.string().nullable(),
})
export type DrawerClose = z.infer<typeof drawerClose>

const drawer = z.object({
  /** Null before the drawer was counted for the first time; then nothing is expected of it yet. */
  lastClose: drawerClose.nullable(),
  expected: totalMoney,
  /** All money since the last close, cash among it. */
  methods: z.array(z.object({ method: z.enum(PAYMENT_METHODS), ...moved })),
  lastPaymentId: id.nullable(),
})
export type Drawer = z.infer<typeof drawer>

export const drawerEndpoints = {
  'GET /api/admin/drawer': {
    summary: 'What came in and went back since the drawer was last closed, and what cash should be in it',
    access: 'orders:read',
    response: drawer,
  },
  'POST /api/admin/drawer/closes': {
    summary: 'Count the drawer and close it; the first count opens it',
    access: 'orders:write',
    body: closeDrawerRequest,
    response: drawerClose,
    status: [201],
    refusals: ['changed-meanwhile'],
    current: drawer,
  },
  'GET /api/admin/drawer/closes': {
    summary: 'The closes of the drawer, newest first',
    access: 'orders:read',
    query: listQuery,
    response: listOf(drawerClose),
  },
  'GET /api/admin/payments/export': {
    summary: 'The ledger of money as CSV, by the Muscat day on which it was recorded; both days count',
    access: 'reports:read',
    query: z.strictObject({ from: calendarDay, to: calendarDay }),
  },
} satisfies ShopEndpoints
