import type { ReactNode } from 'react'
import type { Order } from '#contract/orders.ts'
import { myOrdersText } from '#text/my-orders.ts'
import { Notice } from '#ui/notice.tsx'
import { ChangedByShop } from './changed-by-shop.tsx'
import { hasExpired, wasNotFound } from './has-lapsed.ts'
import { NotFoundNotice, ShopNote } from './not-found-notice.tsx'

type StateNoticeProps = { order: Order; over: boolean; children?: ReactNode }

/** Notice of a lapsed order, a transfer that was not found, or an edit by the shop; `children`: how to report again. */
export function StateNotice({ order, over, children }: StateNoticeProps) {
  if (over)
    return (
      <Notice tone="warn">
        {order.status === 'pending' || hasExpired(order) ? myOrdersText.expired : myOrdersText.cancelled}
        <ShopNote order={order} />
      </Notice>
    )
  if (wasNotFound(order)) return <NotFoundNotice order={order}>{children}</NotFoundNotice>
  return <ChangedByShop order={order} />
}
