import { Plus, Ticket } from 'lucide-react'
import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import type { AdminVoucher } from '#contract/admin/vouchers.ts'
import { May } from '#office/gate/use-may.tsx'
import { RestOfList } from '#office/list/rest-of-list.tsx'
import { useAdminList } from '#office/list/use-admin-list.ts'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { FailureCard } from '#office/shell/failure-card.tsx'
import { PageBody, PageHeader } from '#office/shell/page-header.tsx'
import { adminListText } from '#text/admin/shell.ts'
import { vouchersText } from '#text/admin/vouchers.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { VoucherCard } from './voucher-card.tsx'
import { VoucherDialog } from './voucher-dialog.tsx'

const { empty, removal } = vouchersText

/** /admin/vouchers: what customers may write at checkout to pay less (S2-13). */
export default function VouchersPage() {
  const list = useAdminList('GET /api/admin/vouchers', {})
  const [editing, setEditing] = useState<AdminVoucher | 'new' | null>(null)
  const [removing, setRemoving] = useState<AdminVoucher | null>(null)
  const { items } = list
  const add = (
    <May need="vouchers:write">
      <Button icon={<Plus aria-hidden />} onClick={() => setEditing('new')}>
        {vouchersText.add}
      </Button>
    </May>
  )
  return (
    <>
      <PageHeader count={items ? vouchersText.counted(list.total) : null} actions={add} />
      <PageBody>
        {items ? (
          items.length > 0 ? (
            <ul aria-label={vouchersText.list} className="grid gap-3 sm:grid-cols-2 lg:gap-5 xl:grid-cols-3">
              {items.map((voucher) => (
                <li key={voucher.id} className="flex">
                  <VoucherCard
                    voucher={voucher}
                    onEdit={() => setEditing(voucher)}
                    onRemove={() => setRemoving(voucher)}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <Card className="w-supplies">
              <EmptyState
                title={empty.title}
                figure={<Ticket aria-hidden strokeWidth={1.5} className="size-full p-4 text-world" />}
                actions={add}
              >
                {empty.what}
              </EmptyState>
            </Card>
          )
        ) : list.error ? (
          <FailureCard error={list.error} onRetry={list.retry} retrying={list.pending} />
        ) : (
          <p role="status" className="grid min-h-64 place-items-center text-brand-ink">
            <Spinner className="size-8" />
            <span className="sr-only">{adminListText.loading}</span>
          </p>
        )}
        {items ? <RestOfList list={list} /> : null}
      </PageBody>
      {editing ? (
        <VoucherDialog
          key={editing === 'new' ? 'new' : editing.id}
          voucher={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      ) : null}
      {removing ? (
        <ConfirmDialog
          open
          onClose={() => setRemoving(null)}
          title={removal.title(removing.code)}
          what={removing.used > 0 ? removal.used : removal.unused}
          confirm={removing.used > 0 ? removal.confirmEnd : removal.confirm}
          confirming={removal.pending}
          send={() => call('DELETE /api/admin/vouchers/:id', { params: removing })}
          done={({ outcome }) => ({ title: removal.done[outcome], tone: 'ok' })}
          failed={removal.failed}
          refresh={['/api/admin/vouchers']}
        />
      ) : null}
    </>
  )
}
