import { Price } from '#browser/price/price.tsx'
import type { AdminVoucher } from '#contract/admin/vouchers.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { EditableCard } from '#office/list/editable-card.tsx'
import { vouchersText } from '#text/admin/vouchers.ts'
import { formatDate } from '#text/format-date.ts'
import { formatNumber } from '#text/format-number.ts'
import { formatRials } from '#text/format-price.ts'
import { Badge } from '#ui/badge.tsx'

const { gives, states } = vouchersText

type VoucherCardProps = { voucher: AdminVoucher; onEdit: () => void; onRemove: () => void }

/** A voucher: discount, audience, validity and uses. */
export function VoucherCard({ voucher, onEdit, onRemove }: VoucherCardProps) {
  const { code, used, maxUses, discounted, startsOn, endsOn } = voucher
  const state = stateOf(voucher, muscatDay(new Date()))
  return (
    <EditableCard need="vouchers:write" text={vouchersText} name={code} onEdit={onEdit} onRemove={onRemove}>
      <div className="flex flex-col gap-2 p-4">
        <div className="flex items-start justify-between gap-3">
          <h2 className="min-w-0 font-display text-h3 font-bold break-all text-ink">
            <bdi>{code}</bdi>
          </h2>
          <Badge tone={state === 'on' ? 'ok' : 'neutral'}>{states[state]}</Badge>
        </div>
        <p className="text-lead font-semibold text-ink">{givenBy(voucher)}</p>
        <p className="text-md text-ink-2">{conditionsOf(voucher).join('، ')}</p>
        <p className="text-md text-ink-2">
          {vouchersText.days(startsOn && formatDate(startsOn), endsOn && formatDate(endsOn))}
        </p>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-md text-ink-2">
          <span className="tabular">
            {vouchersText.used(formatNumber(used), maxUses === null ? null : formatNumber(maxUses))}
          </span>
          {used > 0 ? (
            <span>
              {vouchersText.discounted} <Price amount={discounted} className="font-semibold text-ink" />
            </span>
          ) : null}
        </p>
      </div>
    </EditableCard>
  )
}

function givenBy({ kind, percent, amount }: AdminVoucher): string {
  if (kind === 'percent') return gives.percent(percent ?? 0)
  return kind === 'amount' ? gives.amount(formatRials(amount ?? '0.000')) : gives['free-delivery']
}

function conditionsOf({ minTotal, categoryIds, oncePerCustomer }: AdminVoucher): string[] {
  return [
    ...(minTotal === null ? [] : [vouchersText.from(formatRials(minTotal))]),
    ...(categoryIds.length > 0 ? [vouchersText.some] : []),
    ...(oncePerCustomer ? [vouchersText.once] : []),
  ]
}

function stateOf(
  { isActive, startsOn, endsOn, maxUses, used }: AdminVoucher,
  today: string,
): keyof typeof states {
  if (!isActive) return 'off'
  if (endsOn !== null && today > endsOn) return 'over'
  if (maxUses !== null && used >= maxUses) return 'usedUp'
  return startsOn !== null && today < startsOn ? 'later' : 'on'
}
