// The code of a voucher as a customer types it (S2-13), for a cart and for its order.
import { z } from 'zod/mini'
import { MAX_TYPED_CODE } from '#domain/vouchers/voucher.ts'
import { optionalText } from './typed-text.ts'

export const voucherCode = z.object({ voucher: optionalText(MAX_TYPED_CODE) })
