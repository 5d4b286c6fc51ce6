// Returns and cases as the shop looks at them (F-03).
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { id, idParam, listOf, listQuery, money } from '#contract/primitives.ts'
import { orderReturn, returnedItem } from '#contract/returns.ts'
import { RETURN_REASONS, RETURN_STATES } from '#domain/returns/return-rules.ts'
import { decideReturnRequest, openReturnRequest } from './return-requests.ts'

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
      /** False for a deleted product, which has no stock to return to. */
      hasStock: z.boolean(),
      /** Of the order's line, for its worth (domain/returns/return-amounts.ts); `before`: had come back. */
      bought: z.int(),
      price: money,
      discount: money,
      before: z.int(),
      /** H-10: the animals among which `quantity` died or fell ill; empty once the shop said which. */
      candidates: z.array(z.object({ id, name: z.string() })),
      /** While it waits: the animals that its buyer has of the order, of which the office says which came back. */
      animals: z.array(z.object({ id, name: z.string(), isPassedOn: z.boolean() })),
    }),
  ),
  orderId: id,
  orderNumber: z.string(),
  isOrderDeleted: z.boolean(),
  customerName: z.string(),
  /** What is paid of the order and what it comes to now: what is owed after it is the difference. */
  paid: money,
  finalAmount: money,
  /** The refunded part of the delivery fee, if the whole order is returned. */
  deliveryDue: money,
  /** How many units the customer keeps besides those in this request. */
  others: z.int(),
  decidedBy: z.string().nullable(),
})
export type AdminReturn = z.infer<typeof adminReturn>

const openableLine = z.object({
  /** The id of the order's line. */
  id,
  productNameArabic: z.string(),
  /** Each with how many of the line it can be said of. */
  reasons: z.array(z.object({ reason: z.enum(RETURN_REASONS), left: z.int() })),
  /** Its animals that are in the shop and have records. */
  animals: z.array(z.object({ id, name: z.string() })),
})
export type OpenableLine = z.infer<typeof openableLine>

export const adminReturnEndpoints = {
  'GET /api/admin/orders/:id/returns': {
    summary: 'The lines of an order that the shop can open a return or a case for, and the reasons',
    access: 'orders:write',
    response: z.object({ lines: z.array(openableLine) }),
  },
  'POST /api/admin/orders/:id/returns': {
    summary:
      'Open a return or a case for its customer; an animal that died or fell ill before it arrived leaves the order at once',
    access: 'orders:write',
    body: openReturnRequest,
    response: adminReturn,
    status: [201],
    refusals: ['not-returnable'],
  },
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
    summary:
      'Accept a return, line by line, to the stock or written off, or refuse it with words; once. Of several animals it says which came back, or which died or fell ill',
    access: 'orders:write',
    body: decideReturnRequest,
    response: adminReturn,
    refusals: ['not-returnable', 'return-settled'],
  },
} satisfies ShopEndpoints
