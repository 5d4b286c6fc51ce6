import { Ellipsis, Eye, Phone, Printer, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { useMay } from '#office/shell/use-may.tsx'
import { ordersText } from '#text/admin/orders.ts'
import { telUrl } from '#text/format-phone.ts'
import { iconButtonClass } from '#ui/icon-button.tsx'
import { Menu } from '#ui/menu.tsx'
import { RemoveOrderDialog } from './remove-order-dialog.tsx'

/** The menu of further actions on an order in the list. */
export function OrderActions({ order }: { order: AdminOrder }) {
  const may = useMay()
  const [removing, setRemoving] = useState(false)
  return (
    <>
      <span className="relative inline-flex">
        <Menu
          label={ordersText.more(order.orderNumber)}
          trigger={<Ellipsis />}
          triggerClassName={iconButtonClass('plain')}
          groups={[
            [
              { label: ordersText.open, icon: <Eye />, to: `/admin/orders/${order.id}` },
              {
                label: ordersText.invoice,
                icon: <Printer />,
                to: `/admin/orders/${order.id}/invoice`,
              },
              order.customerPhone !== '' && {
                label: ordersText.call,
                icon: <Phone />,
                onSelect: () => location.assign(telUrl(order.customerPhone)),
              },
            ],
            [
              may('orders:write') && {
                label: ordersText.remove,
                icon: <Trash2 />,
                tone: 'danger',
                onSelect: () => setRemoving(true),
              },
            ],
          ]}
        />
      </span>
      {removing ? <RemoveOrderDialog order={order} onClose={() => setRemoving(false)} /> : null}
    </>
  )
}
