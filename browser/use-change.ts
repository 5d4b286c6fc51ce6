// A mutation with pending state, result, toast and refetching; used for every change that a person makes.
import { type Query, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { CurrentOf, VersionedAddress } from '#contract/endpoints.ts'
import { type Toast, useToast } from '#ui/toast.tsx'
import { currentIn, isUnauthorized, queryOf, sentenceOf } from './api-client.ts'

export type Change<Input, Answer, A extends VersionedAddress = never> = {
  send: (input: Input) => Promise<Answer>
  /** Mutation key, so that other components can tell that it is pending. */
  key?: string
  /** A second change while one is pending is dropped, unless it may run in parallel or is queued behind its `key`. */
  meanwhile?: 'send' | 'wait'
  /** Applies the expected result at once; may return a rollback for a failure. */
  optimistic?: (input: Input) => Promise<unknown>
  /** Whether to retry after this many failures, and the delay in milliseconds. */
  retry?: (failures: number, error: Error) => boolean
  retryDelay?: (failures: number) => number
  /** The success toast. */
  done?: string | ((answer: Answer, input: Input) => Toast | null | undefined)
  onDone?: (answer: Answer, input: Input) => unknown
  /** The failure toast, or its title above the reason; without it the caller shows `failure`. */
  failed?: string | ((error: Error, input: Input) => Toast | null)
  onFailed?: (error: Error, input: Input) => void
  /**
   * Refetched after success and failure alike, since somebody else may have changed it; not for who is signed out, since
   * the form with their input would give way to a request to sign in.
   */
  refresh?: readonly Prefix[]
  /** The endpoint that refuses to overwrite somebody else's change. */
  versioned?: A
  onConflict?: (current: CurrentOf<A>) => void
}

export function useChange<Answer, Input = void, A extends VersionedAddress = never>(
  change: Change<Input, Answer, A>,
) {
  const showToast = useToast()
  const queries = useQueryClient()
  const refresh = useRefresh()
  const show = (toast: Toast | null | undefined) => toast && showToast(toast)
  const conflictIn = (error: unknown) => (change.versioned ? currentIn(change.versioned, error) : null)
  const { mutateAsync, isPending, isSuccess, data, error, reset } = useMutation({
    mutationFn: change.send,
    ...(change.key && { mutationKey: [change.key] }),
    ...(change.key && change.meanwhile === 'wait' && { scope: { id: change.key } }),
    ...(change.retry && { retry: change.retry, retryDelay: change.retryDelay }),
    onMutate: async (input) => ({
      wasSignedIn: isSignedIn(queries),
      takeBack: await change.optimistic?.(input),
    }),
    async onSuccess(answer, input, { wasSignedIn }) {
      if (hasLeft(queries, wasSignedIn)) return
      show(typeof change.done === 'function' ? change.done(answer, input) : okToast(change.done))
      await change.onDone?.(answer, input)
    },
    onError(failure, input, begun) {
      if (hasLeft(queries, begun?.wasSignedIn)) return
      if (typeof begun?.takeBack === 'function') begun.takeBack()
      const current = conflictIn(failure)
      if (current) change.onConflict?.(current)
      change.onFailed?.(failure, input)
      const { failed } = change
      show(typeof failed === 'function' ? failed(failure, input) : failedToast(failed, failure))
    },
    onSettled: (_, failure) =>
      change.refresh && !isUnauthorized(failure) ? refresh(...change.refresh) : undefined,
  })
  const conflict = conflictIn(error)
  const run = useOneRun<Input>((input) => mutateAsync(input), change.meanwhile !== undefined)

  return {
    /** Returns whether it succeeded. */
    run,
    pending: isPending,
    succeeded: isSuccess,
    answer: data,
    /** Why the last attempt failed; null for a conflict. */
    failure: conflict ? null : error,
    /** The current version, if somebody else saved first. */
    conflict,
    reset,
  }
}

/** Does nothing while it runs, unless several may. */
function useOneRun<Input>(attempt: (input: Input) => Promise<unknown>, mayOverlap: boolean) {
  const running = useRef(false)
  return async (input: Input): Promise<boolean> => {
    if (running.current && !mayOverlap) return false
    running.current = true
    try {
      await attempt(input)
      return true
    } catch {
      // `failure` and the toast say why.
      return false
    } finally {
      running.current = false
    }
  }
}

function isSignedIn(queries: QueryClient): boolean {
  return Boolean(queries.getQueryData(queryOf('GET /api/session').queryKey))
}

/** who has signed out meanwhile, here or in another tab, is not shown again by an answer. */
function hasLeft(queries: QueryClient, wasSignedIn: boolean | undefined): boolean {
  return wasSignedIn === true && !isSignedIn(queries)
}

function okToast(title: string | undefined): Toast | undefined {
  return title ? { title, tone: 'ok' } : undefined
}

function failedToast(title: string | undefined, error: Error): Toast | undefined {
  return title ? { title, description: sentenceOf(error), tone: 'danger' } : undefined
}

export type Prefix = `/api${string}`

/** Refetches all shown queries whose URL begins with these: `refresh('/api/admin/orders')`. */
export function useRefresh(): (...prefixes: Prefix[]) => Promise<void> {
  const queries = useQueryClient()
  return useCallback(
    async (...prefixes) => {
      const isAffected = ({ queryKey: [key] }: Query) =>
        prefixes.some((prefix) => isBelow(String(key), prefix))
      // A pending first request may predate the change, and invalidating alone would keep its response.
      await queries.cancelQueries({
        predicate: (query) => query.state.data === undefined && isAffected(query),
      })
      await queries.invalidateQueries({ predicate: isAffected })
    },
    [queries],
  )
}

function isBelow(url: string, prefix: string): boolean {
  return url.startsWith(prefix) && /^(?:[/?]|$)/.test(url.slice(prefix.length))
}
