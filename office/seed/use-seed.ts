import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call, queryOf, sentenceOf } from '#browser/api-client.ts'
import type { LoadDemoRequest } from '#contract/admin/seed.ts'
import { seedText as text } from '#text/admin/seed.ts'
import { useToast } from '#ui/toast.tsx'

const CONCERNED = /^\/api\/(?:admin|products|categories)/

/** A-SEED-*: what is there, making the samples, taking all demo data away. */
export function useSeed() {
  const queries = useQueryClient()
  const showToast = useToast()
  const { revalidate } = useRevalidator()
  const [creating, setCreating] = useState<LoadDemoRequest['catalogue'] | null>(null)
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf('GET /api/admin/seed'),
    refetchOnMount: 'always',
  })
  /** Lists of products and figures of the first screen are others now too. */
  const readAgain = async () => {
    await queries.invalidateQueries({ predicate: ({ queryKey: [key] }) => CONCERNED.test(String(key)) })
    // The strip on every page comes or goes (L-03).
    await revalidate()
  }

  async function create(catalogue: LoadDemoRequest['catalogue']) {
    setCreating(catalogue)
    try {
      const made = await call('POST /api/admin/seed', { body: { catalogue } })
      if (made.products + made.categories > 0) showToast({ title: text.create.done })
      else showToast({ title: text.create.already, description: text.create.alreadyMore })
      await readAgain()
    } catch (failure) {
      showToast({ title: text.create.failed, description: sentenceOf(failure), tone: 'danger' })
    } finally {
      setCreating(null)
    }
  }

  /** Throws what the dialog then says. */
  async function remove() {
    const { archived } = await call('DELETE /api/admin/seed')
    showToast({
      title: text.clear.done,
      ...(archived > 0 && { description: text.clear.kept(archived) }),
    })
    await readAgain()
  }

  return {
    demo: data,
    failure: error && !data ? { error, onRetry: () => void refetch(), retrying: isFetching } : null,
    creating,
    create,
    remove,
  }
}
