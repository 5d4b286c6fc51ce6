import { useRouteLoaderData } from 'react-router'
import type { Store } from '#contract/store.ts'
import type { World } from '#domain/catalog/worlds.ts'

/** What every page knows of the shop: its public settings, of the policies the names, of the governorates those that differ. */
export type ShellStore = Omit<Store, 'policies' | 'faq' | 'opening'> & {
  policies: { key: string; title: string }[]
}

/** Undefined only where the shop could not read its settings (the error page). */
export function useStore(): ShellStore | undefined {
  return useRootData()?.store
}

/** The families that the shop has something of: nothing speaks of another one. */
export function useFamilies(): readonly World[] {
  return useRootData()?.families ?? []
}

function useRootData(): { store: ShellStore; families: World[] } | undefined {
  return useRouteLoaderData('root')
}
