import { useInfiniteQuery } from '@tanstack/react-query'
import { FailedRoom, SignedOutRoom } from '#browser/accounts/private-room-states.tsx'
import { call, isUnauthorized, urlOf } from '#browser/api-client.ts'
import { FigureState } from '#browser/figure/figure-state.tsx'
import { useSession } from '#browser/session/use-session.ts'
import { Trail } from '#shop/navigation/trail.tsx'
import { myOrdersText as text } from '#text/my-orders.ts'
import { Card } from '#ui/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { LoadMore } from '#ui/load-more.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { OrderCard } from './order-card.tsx'
import { ORDERS_A_PAGE } from './order-queries.ts'

/** the customer's own orders, newest first. */
export default function OrdersPage() {
  return (
    <div className="page pb-6">
      <title>{text.title}</title>
      <Trail to={[{ label: text.title }]} />
      <h1 className="mt-1 font-display text-h1">{text.title}</h1>
      <div className="mt-4 min-h-[32rem] lg:mt-6">
        <Orders />
      </div>
    </div>
  )
}

function Orders() {
  const session = useSession()
  const orders = useInfiniteQuery({
    queryKey: [urlOf('GET /api/orders')],
    queryFn: ({ pageParam }) =>
      call('GET /api/orders', { query: { limit: `${ORDERS_A_PAGE}`, cursor: pageParam || undefined } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    enabled: session.status === 'authenticated',
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  if (session.status === 'anonymous' || isUnauthorized(orders.error))
    return <SignedOutRoom from="/orders">{text.signedOutWhy}</SignedOutRoom>
  if (session.failure) return <FailedRoom title={text.failedTitle} {...session.failure} />
  if (!orders.data) {
    return orders.error ? (
      <FailedRoom
        title={text.failedTitle}
        error={orders.error}
        retry={() => void orders.refetch()}
        retrying={orders.isFetching}
      />
    ) : (
      <OrdersSkeleton />
    )
  }
  const items = orders.data.pages.flatMap((page) => page.items)
  const total = orders.data.pages[0]?.total ?? items.length
  if (items.length === 0) return <NoOrders />
  return (
    <>
      <ul className={GRID}>
        {items.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      {total > ORDERS_A_PAGE ? (
        <LoadMore
          summary={text.shown(items.length, total)}
          label={text.more}
          pendingLabel={text.loadingMore}
          pending={orders.isFetchingNextPage}
          more={orders.hasNextPage}
          onLoad={() => void orders.fetchNextPage()}
        />
      ) : null}
    </>
  )
}

const GRID = 'grid grid-cols-1 gap-3 lg:grid-cols-2 lg:gap-5'

function OrdersSkeleton() {
  return (
    <div role="status" className={GRID}>
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      {[1, 2, 3, 4].map((card) => (
        <Card key={card} className="flex flex-col gap-3">
          <div className="flex justify-between">
            <div className="flex flex-col gap-2 pt-1">
              <Skeleton className="h-5 w-40" />
              <Skeleton className="h-4 w-28" />
            </div>
            <Skeleton className="h-6 w-20" />
          </div>
          <div className="flex items-center gap-3">
            <Skeleton className="size-13 rounded-control" />
            <Skeleton className="h-5 flex-1" />
          </div>
          <div className="flex h-11 items-center gap-2">
            <Skeleton className="h-7 w-24 rounded-pill" />
            <Skeleton className="h-7 w-28 rounded-pill" />
          </div>
        </Card>
      ))}
    </div>
  )
}

function NoOrders() {
  return (
    <FigureState
      world="rabbits"
      figure="rabbit"
      title={text.emptyTitle}
      actions={<LinkButton to="/products">{text.browse}</LinkButton>}
    >
      {text.emptyWhy}
    </FigureState>
  )
}
