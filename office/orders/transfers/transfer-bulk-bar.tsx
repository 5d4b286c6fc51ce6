import { Check } from 'lucide-react'
import { call } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { TransferList } from '#contract/admin/orders.ts'
import { addBaisa, baisaOf } from '#domain/money.ts'
import { BulkBar } from '#office/list/bulk-bar.tsx'
import { ORDER_READS, useUndo } from '#office/undo/use-undo.ts'
import { transfersText } from '#text/admin/transfers.ts'
import { formatPrice } from '#text/format-price.ts'
import { Button } from '#ui/button.tsx'

/** Verifies many transfers at once: shows the sum and the effect, then the refused ones with reasons. */
export function TransferBulkBar({
  selected,
  onDone,
}: {
  selected: TransferList['items']
  onDone: () => void
}) {
  const sum = addBaisa(...selected.map(({ finalAmount }) => baisaOf(finalAmount)))

  // A mismatch is shown on each card but easily missed among many, so it is repeated here.
  const doubtful = selected.filter(
    ({ transfer }) => transfer.nameMatch === 'differs' || transfer.amountMatch === 'short',
  ).length

  const { run: verify, pending } = useVerifyAll(selected, onDone)

  return (
    <BulkBar
      summary={transfersText.selected(selected.length)}
      detail={
        <>
          {transfersText.sum(formatPrice(sum))} · {transfersText.bulkEffect}
          {doubtful > 0 ? (
            <span className="block font-semibold text-on-deep">{transfersText.bulkDoubt(doubtful)}</span>
          ) : null}
        </>
      }
      onCancel={onDone}
      actions={
        <Button
          icon={<Check />}
          pending={pending}
          pendingLabel={transfersText.verifying}
          onClick={() => verify()}
        >
          {transfersText.verifySelected(selected.length)}
        </Button>
      }
    />
  )
}

function useVerifyAll(selected: TransferList['items'], onDone: () => void) {
  const undoing = useUndo()
  return useChange({
    send: () =>
      call('POST /api/admin/orders/bulk', {
        body: { ids: selected.map(({ id }) => id), paymentStatus: 'verified' },
      }),
    done({ items }) {
      const at = Date.now()
      const verifiedOrders = items.flatMap(({ id, ok }) => (ok ? [{ id, at }] : []))
      const refused = items.flatMap(({ id, detail }) => {
        const order = selected.find((one) => one.id === id)
        return detail && order ? [transfersText.bulkRefused(order.orderNumber, detail)] : []
      })
      return {
        title: transfersText.bulkDone(verifiedOrders.length),
        description: refused.join('\n'),
        tone: refused.length > 0 ? 'danger' : 'ok',
        ...(refused.length > 0 && { durationMs: 15_000 }),
        ...(verifiedOrders.length > 0 && undoing(verifiedOrders)),
      }
    },
    onDone,
    failed: transfersText.bulkFailed,
    refresh: ORDER_READS,
  })
}
