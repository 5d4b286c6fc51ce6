import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { send, urlFrom } from '#browser/api-client.ts'
import type { ReadAddress, ResponseOf } from '#contract/endpoints.ts'

type Page<Item> = {
  items: Item[]
  nextCursor: string | null
  total: number
}
type ListAddress = { [A in ReadAddress]: ResponseOf<A> extends Page<unknown> ? A : never }[ReadAddress]

export type AdminList<Item, Response extends Page<Item>> = {
  /** All items loaded so far, in order; undefined if there are none to show yet. */
  items: Item[] | undefined
  total: number
  /** The first page's additional data: counters. */
  first: Response | undefined
  /** Set only if there is nothing to show; otherwise failures appear as a toast or in `failedMore`. */
  error: Error | null
  refetch: () => void
  isFetching: boolean
  /** Loading, with nothing or only the previous filter's items to show. */
  pending: boolean
  more: boolean
  loadMore: () => void
  loadingMore: boolean
  failedMore: Error | null
  /** Retries after a failure with items shown: the next page, or all shown pages. */
  retryMore: () => void
}

/**
 * A list of the back office with cursor paging (api.md, Conventions). The filters are part of its URL and so of its key;
 * until the response to a new filter arrives, the previous items stay. Refetched whenever the list is shown again.
 */
export function useAdminList<A extends ListAddress>(
  address: A,
  filters: Record<string, string>,
  params?: Record<string, string | number>,
): AdminList<ResponseOf<A>['items'][number], ResponseOf<A>>
export function useAdminList(
  address: string,
  filters: Record<string, string>,
  params: Record<string, string | number> = {},
): AdminList<unknown, Page<unknown>> {
  const query = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))
  const key = urlFrom(address, { params, query })
  const list = useInfiniteQuery({
    queryKey: [key],
    queryFn: ({ pageParam: cursor, signal }): Promise<Page<unknown>> =>
      send('GET', urlFrom(address, { params, query: cursor ? { ...query, cursor } : query }), { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const { data, error, isFetching, refetch, fetchNextPage } = list
  const first = data?.pages[0]
  const pages = list.isPlaceholderData ? 0 : (data?.pages.length ?? 0)
  const [wanted, setWanted] = useState({ key, pages: 0 })
  const wantsMore = wanted.key === key && wanted.pages > pages && list.hasNextPage && !error
  // After a refetch, such as for a live event: neither may cancel the other.
  useEffect(() => {
    if (wantsMore && !isFetching) void fetchNextPage()
  }, [wantsMore, isFetching, fetchNextPage])
  const readAgain = useCallback(() => void refetch(), [refetch])
  const loadMore = useCallback(() => setWanted({ key, pages: pages + 1 }), [key, pages])
  return {
    items: data?.pages.flatMap((page) => page.items),
    total: first?.total ?? 0,
    first,
    error: data ? null : error,
    refetch: readAgain,
    isFetching,
    pending: list.isPending || list.isPlaceholderData,
    more: list.hasNextPage,
    loadMore,
    loadingMore: wantsMore || list.isFetchingNextPage,
    failedMore: data ? error : null,
    retryMore: list.isFetchNextPageError ? () => void fetchNextPage() : readAgain,
  }
}
