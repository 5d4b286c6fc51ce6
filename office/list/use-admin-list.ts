import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { send, urlFrom } from '#browser/api-client.ts'
import type { ReadAddress, ResponseOf } from '#contract/endpoints.ts'

type Page<Item> = {
  items: Item[]
  nextCursor: string | null
  total: number
}
type ListAddress = { [A in ReadAddress]: ResponseOf<A> extends Page<unknown> ? A : never }[ReadAddress]

export type AdminList<Item, Response extends Page<Item>> = {
  /** All that was loaded so far, in order; undefined while there is nothing to show. */
  items: Item[] | undefined
  total: number
  /** What the first page says beside its items: counters. */
  first: Response | undefined
  /** Only while there is nothing to show: what failed beside shown items says a toast or `failedMore`. */
  error: Error | null
  refetch: () => void
  isFetching: boolean
  /** Under way with nothing to show, or with what another filter found. */
  pending: boolean
  more: boolean
  loadMore: () => void
  loadingMore: boolean
  failedMore: Error | null
  /** Retries what failed beside shown items: the next page, or all that is shown. */
  retryMore: () => void
}

/**
 * A list of the back office, by key (api.md, Conventions). Every filter is part of its address, which is its key; until
 * the answer to another filter is there, what stood before stays. A list that is looked at again is read again.
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
  const list = useInfiniteQuery({
    queryKey: [urlFrom(address, { params, query })],
    queryFn: ({ pageParam: cursor, signal }): Promise<Page<unknown>> =>
      send('GET', urlFrom(address, { params, query: cursor ? { ...query, cursor } : query }), { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const { data, error, refetch, fetchNextPage } = list
  const first = data?.pages[0]
  const readAgain = useCallback(() => void refetch(), [refetch])
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
  return {
    items: data?.pages.flatMap((page) => page.items),
    total: first?.total ?? 0,
    first,
    error: data ? null : error,
    refetch: readAgain,
    isFetching: list.isFetching,
    pending: list.isPending || list.isPlaceholderData,
    more: list.hasNextPage,
    loadMore,
    loadingMore: list.isFetchingNextPage,
    failedMore: data ? error : null,
    retryMore: list.isFetchNextPageError ? loadMore : readAgain,
  }
}
