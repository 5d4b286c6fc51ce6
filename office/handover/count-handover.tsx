import { call } from '#browser/api-client.ts'
import type { HandoverRecord } from '#contract/handovers.ts'
import { ConfirmButton } from '#office/shell/confirm-button.tsx'
import { May } from '#office/shell/use-may.tsx'
import { adminHandoverText as text } from '#text/handovers.ts'

type CountHandoverProps = { orderId: number; record: HandoverRecord; isLast: boolean }

/** H-07: marks a hand-over that was set aside as having taken place. */
export function CountHandover({ orderId, record, isLast }: CountHandoverProps) {
  const params = { id: orderId, handoverId: record.id }
  return (
    <May need="orders:write">
      <ConfirmButton
        button={{ size: 'sm', variant: 'outline' }}
        title={text.countTitle}
        what={text.countWhat(isLast)}
        confirm={text.count}
        confirming={text.counting}
        variant="solid"
        send={() => call('POST /api/admin/orders/:id/handovers/:handoverId/count', { params })}
        done={text.counted}
        refresh={['/api/admin/orders', '/api/admin/stats']}
      />
    </May>
  )
}
