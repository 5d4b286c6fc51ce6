// A mutation: pending state, result, toast and refetching.
import { type Query, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { CurrentOf, VersionedAddress } from '#contract/endpoints.ts'
import { type Toast, useToast } from '#ui/toast.tsx'
import { currentIn, sentenceOf } from './api-client.ts'

export type Change<Input, Answer, A extends VersionedAddress = never> = {
  send: (input: Input) => Promise<Answer>
  /** By which others see that it is under way. */
  key?: string
  /** The toast that says it is done. */
  done?: string | ((answer: Answer, input: Input) => Toast)
  onDone?: (answer: Answer, input: Input) => unknown
  /** The title of a toast with the reason of a failure; without it the caller shows `failure`. */
  failed?: string
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
  const { mutateAsync, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: change.send,
    ...(change.key && { mutationKey: [change.key] }),
    async onSuccess(answer, input) {
      const { done } = change
      if (done) showToast(typeof done === 'string' ? { title: done, tone: 'ok' } : done(answer, input))
      await change.onDone?.(answer, input)
    },
    onError(failure, input) {
      const current = conflictIn(failure)
      if (current) change.onConflict?.(current)
      change.onFailed?.(failure, input)
      if (change.failed) showToast({ title: change.failed, description: sentenceOf(failure), tone: 'danger' })
    },
    onSettled: () => change.refresh && refresh(...change.refresh),
  })
  const conflict = conflictIn(error)
  const running = useRef(false)

  /** Whether it was done. A second click while it is under way does nothing. */
  async function run(input: Input): Promise<boolean> {
    if (running.current) return false
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
