import { useRouteLoaderData } from 'react-router'
import type { Store } from '#contract/store.ts'

/** What every page knows of the shop: its public settings, of the policies only the names. */
export type ShellStore = Omit<Store, 'policies' | 'faq' | 'opening'> & {
  policies: { key: string; title: string }[]
}

/** Undefined only where the shop could not read its settings (the error page). */
export function useStore(): ShellStore | undefined {
  return useRouteLoaderData<{ store: ShellStore }>('root')?.store
}
