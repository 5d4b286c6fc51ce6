import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#browser/api-client.ts'
import { UnreadNotice } from '#browser/unread-notice.tsx'
import { myDataText as text } from '#text/account/my-data.ts'
import { Button } from '#ui/button.tsx'
import { DialogPanel } from '#ui/dialog-panel.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { NumberText } from '#ui/number-text.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { DeleteAccountForm } from './delete-account-form.tsx'

/**
 * Explains what is deleted and what is kept, and asks for proof of identity. Open orders must be closed first.
 */
export function DeleteAccountDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const facts = useQuery({
    ...queryOf('GET /api/account'),
    enabled: open,
    refetchOnMount: 'always',
    gcTime: 0,
  })
  return (
    <DialogPanel open={open} onClose={onClose} title={text.dialogTitle} alert>
      {facts.isFetching && !facts.data ? (
        <FactsSkeleton />
      ) : facts.data ? (
        facts.data.openOrders.length > 0 ? (
          <OpenOrders orderNumbers={facts.data.openOrders} onClose={onClose} />
        ) : (
          <DeleteAccountForm
            confirmBy={facts.data.confirmBy}
            onRefused={() => void facts.refetch()}
            onClose={onClose}
          />
        )
      ) : (
        <UnreadNotice query={facts} />
      )}
    </DialogPanel>
  )
}

function OpenOrders({ orderNumbers, onClose }: { orderNumbers: readonly string[]; onClose: () => void }) {
  return (
    <>
      <Notice tone="warn" live>
        {text.openOrders(orderNumbers.length)}
      </Notice>
      <ul className="mt-4 flex flex-col gap-2">
        {orderNumbers.map((orderNumber) => (
          <li key={orderNumber}>
            <LinkButton to={`/orders/${orderNumber}`} variant="outline" block>
              <span>
                {text.toOrder} <NumberText>{orderNumber}</NumberText>
              </span>
            </LinkButton>
          </li>
        ))}
      </ul>
      <Button variant="soft" block className="mt-4" onClick={onClose}>
        {text.keep}
      </Button>
    </>
  )
}

function FactsSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-3">
      <VisuallyHidden>{text.checking}</VisuallyHidden>
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="mt-3 h-13 rounded-control" />
      <Skeleton className="h-12 rounded-control" />
    </div>
  )
}
