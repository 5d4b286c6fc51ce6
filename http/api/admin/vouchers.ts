// Vouchers: /api/admin/vouchers (api.md, S2-13).
import { byId } from '#http/api/by-id.ts'
import type { Api } from '#http/api/shop-api.ts'
import { createVoucher } from '#server/vouchers/create-voucher.ts'
import { editVoucher } from '#server/vouchers/edit-voucher.ts'
import { removeVoucher } from '#server/vouchers/remove-voucher.ts'
import { listVouchers } from '#server/vouchers/voucher-queries.ts'

export function adminVouchersApi(api: Api): void {
  api.on('GET /api/admin/vouchers', ({ context, query }) => listVouchers(context, query))
  api.on('POST /api/admin/vouchers', ({ context, user, body }) => createVoucher(context, user, body))
  api.on('PATCH /api/admin/vouchers/:id', byId(editVoucher))
  api.on('DELETE /api/admin/vouchers/:id', byId(removeVoucher))
}
