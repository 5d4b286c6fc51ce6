import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, sentenceOf } from '#browser/api-client.ts'
import { wrongFields } from '#browser/form-errors.ts'
import { readStored, writeStored } from '#browser/storage.ts'
import type { Cart, CartVoucher } from '#contract/cart.ts'
import { voucherCode } from '#contract/voucher-code.ts'
import { type Baisa, baisaOf, ZERO } from '#domain/money.ts'

const KEY = 'aleef-voucher'

export function forgetVoucher(): void {
  writeStored(KEY, null, 'tab')
}

export type VoucherState = {
  /** As typed; empty without a voucher. */
  code: string
  voucher: CartVoucher | null
  pending: boolean
  error: string | null
  apply: (code: string) => void
}

/**
 * The voucher of this cart (S2-13), refetched whenever the cart has changed. `isChanging`: these lines are only expected,
 * and the shop would answer for those before. `first`: the voucher of the order being amended.
 */
export function useVoucher(cart: Cart, isChanging: boolean, first: string | null = null): VoucherState {
  const [code, setCode] = useState(() => first ?? readStored(KEY, 'tab') ?? '')
  const lines = cart.items.map(({ productId, lineTotal }) => `${productId}:${lineTotal}`).join()
  const wrong = wrongFields(voucherCode, { voucher: code }).voucher
  const { data, isFetching, error } = useQuery({
    queryKey: ['/api/cart?voucher', code, lines],
    queryFn: async ({ signal }) =>
      (await call('GET /api/cart', { query: { voucher: code }, signal })).voucher ?? null,
    enabled: code !== '' && !wrong && !isChanging,
    retry: false,
    staleTime: 60_000,
  })
  return {
    code,
    voucher: (code !== '' && data) || null,
    pending: code !== '' && (isFetching || (isChanging && !data)),
    error: wrong ?? (code !== '' && error ? sentenceOf(error) : null),
    apply(typed) {
      const trimmed = typed.trim()
      setCode(trimmed)
      writeStored(KEY, trimmed || null, 'tab')
    },
  }
}

/** `fee`: of the delivery that is chosen; null where there is none yet. */
export function discountOfVoucher(voucher: CartVoucher | null, fee: Baisa | null): Baisa {
  if (!voucher) return ZERO
  return voucher.kind === 'free-delivery' ? (fee ?? ZERO) : baisaOf(voucher.discountAmount)
}
