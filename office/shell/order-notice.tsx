import type { ReactNode } from 'react'
import { Notice } from '#ui/notice.tsx'

type OrderNoticeProps = {
  title: string
  orders: readonly { id: number; name: ReactNode; why: ReactNode }[]
  children?: ReactNode
}

/** Orders by their numbers, each with the reason why it needs attention. */
export function OrderNotice({ title, orders, children }: OrderNoticeProps) {
  return (
    <Notice tone="warn" live title={title}>
      <ul>
        {orders.map(({ id, name, why }) => (
          <li key={id}>
            <bdi className="tabular font-semibold">{name}</bdi>: {why}
          </li>
        ))}
      </ul>
      {children}
    </Notice>
  )
}
