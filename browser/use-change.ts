// Every change that a person makes: pending state, result, toast and refetching.
import { type Query, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { CurrentOf, VersionedAddress } from '#contract/endpoints.ts'
import { type Toast, useToast } from '#ui/toast.tsx'
import { currentIn, sentenceOf } from './api-client.ts'

export type Change<Input, Answer, A extends VersionedAddress = never> = {
  send: (input: Input) => Promise<Answer>
  /** Mutation key, so that other components can tell that it is pending. */
  key?: string
  /** A second one while the first is under way is dropped, unless it is sent beside it or waits for all of its `key`. */
  meanwhile?: 'send' | 'wait'
  /** Applies the expected result at once; may return a rollback for a failure. */
  optimistic?: (input: Input) => Promise<unknown>
  /** Whether one that failed so often is sent again, and after how many milliseconds. */
  retry?: (failures: number, error: Error) => boolean
  retryDelay?: (failures: number) => number
  /** The toast that says it is done. */
  done?: string | ((answer: Answer, input: Input) => Toast | null | undefined)
  onDone?: (answer: Answer, input: Input) => unknown
  /** The toast of a failure, or its title above the reason; without it the caller shows `failure`. */
  failed?: string | ((error: Error, input: Input) => Toast | null)
  onFailed?: (error: Error, input: Input) => void
  /** What is read again, whatever came of it: somebody may have been quicker. */
  refresh?: readonly Prefix[]
  /** The endpoint that refuses to overwrite what somebody else saved meanwhile. */
  versioned?: A
  onConflict?: (current: CurrentOf<A>) => void
}

export function useChange<Answer, Input = void, A extends VersionedAddress = never>(
  change: Change<Input, Answer, A>,
) {
  const showToast = useToast()
  const refresh = useRefresh()
  const conflictIn = (error: unknown) => (change.versioned ? currentIn(change.versioned, error) : null)
  const { mutateAsync, isPending, isSuccess, data, error, reset } = useMutation({
    mutationFn: change.send,
    ...(change.key && { mutationKey: [change.key] }),
    ...(change.key && change.meanwhile === 'wait' && { scope: { id: change.key } }),
    ...(change.retry && { retry: change.retry, retryDelay: change.retryDelay }),
    onMutate: (input) => change.optimistic?.(input),
    async onSuccess(answer, input) {
      const { done } = change
      const toast =
        typeof done === 'function' ? done(answer, input) : done && { title: done, tone: 'ok' as const }
      if (toast) showToast(toast)
      await change.onDone?.(answer, input)
    },
    onError(failure, input, takeBack) {
      if (typeof takeBack === 'function') takeBack()
      const current = conflictIn(failure)
      if (current) change.onConflict?.(current)
      change.onFailed?.(failure, input)
      const { failed } = change
      const toast =
        typeof failed === 'function'
          ? failed(failure, input)
          : failed && { title: failed, description: sentenceOf(failure), tone: 'danger' as const }
      if (toast) showToast(toast)
    },
    onSettled: () => change.refresh && refresh(...change.refresh),
  })
  const conflict = conflictIn(error)
  const running = useRef(false)

  /** Whether it was done. */
  async function run(input: Input): Promise<boolean> {
    if (running.current && !change.meanwhile) return false
    running.current = true
    try {
      await mutateAsync(input)
      return true
    } catch {
      // `failure` and the toast say why.
      return false
    } finally {
      running.current = false
    }
  }

  return {
    run,
    pending: isPending,
    succeeded: isSuccess,
    answer: data,
    /** Why the last try failed, unless somebody else was quicker. */
    failure: conflict ? null : error,
    /** What is there now, when somebody else was quicker. */
    conflict,
    reset,
  }
}

export type Prefix = `/api${string}`

/** Refetches all shown queries whose URL begins with these: `refresh('/api/admin/orders')`. */
export function useRefresh(): (...prefixes: Prefix[]) => Promise<void> {
  const queries = useQueryClient()
  return useCallback(
    async (...prefixes) => {
      const isMeant = ({ queryKey: [key] }: Query) => prefixes.some((prefix) => isBelow(String(key), prefix))
      // A first request that is still under way may be older than the change, and invalidating alone would keep its answer.
      await queries.cancelQueries({
        predicate: (query) => query.state.data === undefined && isMeant(query),
      })
      await queries.invalidateQueries({ predicate: isMeant })
    },
    [queries],
  )
}

function isBelow(url: string, prefix: string): boolean {
  return url.startsWith(prefix) && /^(?:[/?]|$)/.test(url.slice(prefix.length))
}
