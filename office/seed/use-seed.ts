import { useQuery } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { call, freshOf } from '#browser/api-client.ts'
import { type Change, type Prefix, useChange } from '#browser/use-change.ts'
import type { LoadDemoRequest } from '#contract/admin/seed.ts'
import type { ResponseOf } from '#contract/endpoints.ts'
import { seedText as text } from '#text/admin/seed.ts'

/** A-SEED-*: the demo's state, creating samples, removing all demo data. */
export function useSeed() {
  const { revalidate } = useRevalidator()
  const query = useQuery(freshOf('GET /api/admin/seed'))
  return {
    demo: query.data,
    failure: query.error && !query.data ? { query } : null,
    samples: useCreate('samples'),
    whole: useCreate('demo'),
    remove: {
      send: () => call('DELETE /api/admin/seed'),
      done: ({ archived }) => ({
        title: text.clear.done,
        description: archived > 0 ? text.clear.kept(archived) : undefined,
      }),
      // The banner on every page disappears (L-03).
      onDone: revalidate,
      refresh: CONCERNED,
    } satisfies Change<void, ResponseOf<'DELETE /api/admin/seed'>>,
  }
}

function useCreate(catalogue: LoadDemoRequest['catalogue']) {
  const { revalidate } = useRevalidator()
  return useChange({
    send: () => call('POST /api/admin/seed', { body: { catalogue } }),
    done: ({ products, categories }) =>
      products + categories > 0
        ? { title: text.create.done }
        : { title: text.create.already, description: text.create.alreadyMore },
    // The banner on every page appears (L-03).
    onDone: revalidate,
    failed: text.create.failed,
    refresh: CONCERNED,
  })
}

/** Product lists and the dashboard's figures change too. */
const CONCERNED: Prefix[] = ['/api/admin', '/api/products', '/api/categories']
