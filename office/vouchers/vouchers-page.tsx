import { Plus, Ticket } from 'lucide-react'
import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import { Price } from '#browser/price/price.tsx'
import type { AdminVoucher } from '#contract/admin/vouchers.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { CardList } from '#office/list/card-list.tsx'
import { EditableCard } from '#office/list/editable-card.tsx'
import { useAdminList } from '#office/list/use-admin-list.ts'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { Page } from '#office/shell/page.tsx'
import { May } from '#office/shell/use-may.tsx'
import { vouchersText } from '#text/admin/vouchers.ts'
import { formatDate } from '#text/format-date.ts'
import { formatRials } from '#text/format-price.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { VoucherDialog } from './voucher-dialog.tsx'

const { empty, removal } = vouchersText

/** /admin/vouchers: the vouchers of the shop (S2-13). */
export default function VouchersPage() {
  const list = useAdminList('GET /api/admin/vouchers', {})
  const [editing, setEditing] = useState<AdminVoucher | 'new' | null>(null)
  const [removing, setRemoving] = useState<AdminVoucher | null>(null)
  const add = (
    <May need="vouchers:write">
      <Button icon={<Plus />} onClick={() => setEditing('new')}>
        {vouchersText.add}
      </Button>
    </May>
  )
  return (
    <Page count={list.items ? vouchersText.counted(list.total) : null} actions={add}>
      <CardList
        label={vouchersText.list}
        list={list}
        empty={
          <EmptyState
            className="w-supplies"
            title={empty.title}
            figure={<Ticket strokeWidth={1.5} className="size-full p-4 text-world" />}
            actions={add}
          >
            {empty.what}
          </EmptyState>
        }
      >
        {(voucher) => (
          <VoucherCard
            voucher={voucher}
            onEdit={() => setEditing(voucher)}
            onRemove={() => setRemoving(voucher)}
          />
        )}
      </CardList>
      {editing ? (
        <VoucherDialog
          key={editing === 'new' ? 'new' : editing.id}
          voucher={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      ) : null}
      {removing ? (
        <ConfirmDialog
          onClose={() => setRemoving(null)}
          title={removal.title(removing.code)}
          what={removing.used > 0 ? removal.used : removal.unused}
          confirm={removing.used > 0 ? removal.confirmEnd : removal.confirm}
          send={() => call('DELETE /api/admin/vouchers/:id', { params: removing })}
          done={({ outcome }) => ({ title: removal.done[outcome], tone: 'ok' })}
          failed={removal.failed}
          refresh={['/api/admin/vouchers']}
        />
      ) : null}
    </Page>
  )
}

const { gives, states } = vouchersText

type VoucherCardProps = { voucher: AdminVoucher; onEdit: () => void; onRemove: () => void }

/** A voucher: discount, audience, validity and uses. */
function VoucherCard({ voucher, onEdit, onRemove }: VoucherCardProps) {
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
          <span className="tabular">{vouchersText.used(used, maxUses)}</span>
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
