// Vouchers: /api/admin/vouchers (api.md, S2-13).
import type { Api } from '#http/api/shop-api.ts'
import { createVoucher } from '#server/vouchers/create-voucher.ts'
import { editVoucher } from '#server/vouchers/edit-voucher.ts'
import { removeVoucher } from '#server/vouchers/remove-voucher.ts'
import { listVouchers } from '#server/vouchers/voucher-queries.ts'

export function adminVouchersApi(api: Api): void {
  api.on('GET /api/admin/vouchers', ({ context, query }) => listVouchers(context, query))

  api.on('POST /api/admin/vouchers', ({ context, user, body }) => createVoucher(context, user, body))

  api.on('PATCH /api/admin/vouchers/:id', ({ context, user, params, body }) =>
    editVoucher(context, user, params.id, body),
  )

  api.on('DELETE /api/admin/vouchers/:id', ({ context, user, params }) =>
    removeVoucher(context, user, params.id),
  )
}
