import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import type { HandoverRecord } from '#contract/handovers.ts'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { May } from '#office/shell/use-may.tsx'
import { adminHandoverText as text } from '#text/handovers.ts'
import { Button } from '#ui/button.tsx'

type CountHandoverProps = { orderId: number; record: HandoverRecord; isLast: boolean }

/** H-07: marks a hand-over that was set aside as having taken place. */
export function CountHandover({ orderId, record, isLast }: CountHandoverProps) {
  const [asking, setAsking] = useState(false)
  const params = { id: orderId, handoverId: record.id }
  return (
    <May need="orders:write">
      <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
        {text.count}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
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
