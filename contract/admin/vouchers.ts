// Vouchers as the shop makes them (S2-13).
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { id, listOf, listQuery, money, timestamp } from '#contract/primitives.ts'
import { typedDay } from '#contract/typed-text.ts'
import { VOUCHER_KINDS } from '#domain/vouchers/voucher.ts'

const day = z.string().meta({ description: 'A day in Muscat: 2026-12-01' })

const voucher = z.object({
  id,
  code: z.string(),
  kind: z.enum(VOUCHER_KINDS),
  percent: z.int().nullable(),
  amount: money.nullable(),
  minTotal: money.nullable().meta({ description: 'Of the lines that it is for' }),
  categoryIds: z.array(id).meta({ description: 'Empty: for everything' }),
  oncePerCustomer: z.boolean(),
  maxUses: z.int().nullable(),
  used: z.int().meta({ description: 'Orders that use it, without those cancelled, expired or deleted' }),
  /** The total discount on these orders. */
  discounted: money,
  startsOn: day.nullable(),
  endsOn: day.nullable(),
  isActive: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type AdminVoucher = z.infer<typeof voucher>

/** Raw input; the rules of the domain validate it. */
const figure = z.union([z.string().max(40), z.number()]).nullable()
const voucherRequest = z
  .strictObject({
    code: z.string().max(60),
    kind: z.enum(VOUCHER_KINDS),
    percent: figure,
    amount: figure,
    minTotal: figure,
    categoryIds: z.array(id).max(100),
    oncePerCustomer: z.boolean(),
    maxUses: figure,
    startsOn: typedDay,
    endsOn: typedDay,
    isActive: z.boolean(),
  })
  .partial()
export type VoucherRequest = z.output<typeof voucherRequest>

const editVoucherRequest = voucherRequest.extend({
  /** `updatedAt` of the voucher as it was read: with another one the change is refused. */
  updatedAt: timestamp.optional(),
})
export type EditVoucherRequest = z.output<typeof editVoucherRequest>

const voucherRemoval = z.object({ outcome: z.enum(['deleted', 'ended']) })
export type VoucherRemoval = z.infer<typeof voucherRemoval>

export const adminVoucherEndpoints = {
  'GET /api/admin/vouchers': {
    summary: 'All vouchers, the newest first',
    access: 'vouchers:read',
    query: listQuery,
    response: listOf(voucher),
  },
  'POST /api/admin/vouchers': {
    summary: 'Make a voucher',
    access: 'vouchers:write',
    body: voucherRequest,
    response: voucher,
    status: [201],
    refusals: ['voucher-code-taken'],
  },
  'PATCH /api/admin/vouchers/:id': {
    summary: 'Change a voucher; orders that used it keep their discount',
    access: 'vouchers:write',
    body: editVoucherRequest,
    response: voucher,
    refusals: ['voucher-code-taken', 'changed-meanwhile'],
    current: voucher,
  },
  'DELETE /api/admin/vouchers/:id': {
    summary: 'Delete a voucher, or end it where orders use it',
    access: 'vouchers:write',
    response: voucherRemoval,
  },
} satisfies ShopEndpoints
