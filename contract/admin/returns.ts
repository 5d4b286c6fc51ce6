// Returns and cases as the shop looks at them (F-03).
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { id, idParam, idParams, listOf, listQuery, money } from '#contract/primitives.ts'
import { orderReturn, returnedItem } from '#contract/returns.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { RETURN_STATES } from '#domain/returns/return-rules.ts'
import { decideReturnRequest } from './return-requests.ts'

const adminReturnsQuery = listQuery.extend({
  state: z.enum([...RETURN_STATES, 'all']).default('waiting'),
  /** Those of one order alone. */
  orderId: idParam.optional(),
})
export type AdminReturnsQuery = z.output<typeof adminReturnsQuery>

const adminReturn = orderReturn.extend({
  items: z.array(
    returnedItem.extend({
      isRestocked: z.boolean(),
      /** False where the product has left the books: there is no stock for it to go back to. */
      hasStock: z.boolean(),
      /** What its worth is made of (domain/returns/return-amounts.ts): of the order's line, and how many had come back before. */
      bought: z.int(),
      price: money,
      discount: money,
      before: z.int(),
    }),
  ),
  orderId: id,
  orderNumber: z.string(),
  orderStatus: z.enum(ORDER_STATUSES),
  isOrderDeleted: z.boolean(),
  customerName: z.string(),
  /** What is paid of the order and what it comes to now: what is owed after it is the difference. */
  paid: money,
  finalAmount: money,
  /** What of the delivery goes back with it, if nothing of the order stays with the customer. */
  deliveryDue: money,
  /** How many pieces stay with the customer beside what is asked for here. */
  others: z.int(),
  decidedBy: z.string().nullable(),
})
export type AdminReturn = z.infer<typeof adminReturn>

export const adminReturnEndpoints = {
  'GET /api/admin/returns': {
    summary:
      'What customers ask to give back, the one that waits longest first; what was decided, the latest first',
    access: 'orders:read',
    query: adminReturnsQuery,
    response: listOf(adminReturn).extend({
      /** How many wait for a decision. */
      waiting: z.int(),
    }),
  },
  'PATCH /api/admin/returns/:id': {
    summary: 'Accept a return, line by line, to the stock or written off, or refuse it with words; once',
    access: 'orders:write',
    params: idParams,
    body: decideReturnRequest,
    response: adminReturn,
    refusals: ['not-found', 'not-returnable', 'return-settled'],
  },
} satisfies ShopEndpoints
