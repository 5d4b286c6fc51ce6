import { Plus, Ticket } from 'lucide-react'
import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import type { AdminVoucher } from '#contract/admin/vouchers.ts'
import { CardList } from '#office/list/card-list.tsx'
import { useAdminList } from '#office/list/use-admin-list.ts'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { Page } from '#office/shell/page.tsx'
import { May } from '#office/shell/use-may.tsx'
import { vouchersText } from '#text/admin/vouchers.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { VoucherCard } from './voucher-card.tsx'
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
