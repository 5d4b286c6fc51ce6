import { useRouteLoaderData } from 'react-router'
import type { Store } from '#contract/store.ts'
import type { World } from '#domain/catalog/worlds.ts'
import type { legalFacts } from '#text/legal-facts.ts'

/** Read where it is shown; every page would say it to the browser again (P-02). */
export const NOT_ON_EVERY_PAGE = [
  ...(['policiesUpdatedAt', 'faq', 'opening', 'vetContact'] as const),
  ...(['commercialRegistration', 'ecommerceLicence', 'taxNumber', 'complaintContact'] as const),
] satisfies (keyof Store)[]

/** Shop data on every page: public settings, titles of the policies, and the governorates that are exceptions. */
export type ShellStore = Omit<Store, (typeof NOT_ON_EVERY_PAGE)[number] | 'policies'> & {
  policies: { key: string; title: string }[]
  /** What of L-11 is known, ready to be said. */
  legal: ReturnType<typeof legalFacts>
}

/** Undefined only where the shop could not read its settings (the error page). */
export function useStore(): ShellStore | undefined {
  return useRootData()?.store
}

/** The families with products; no others are mentioned. */
export function useFamilies(): readonly World[] {
  return useRootData()?.families ?? []
}

/** How many categories it has something of: room is kept for them before they are there. */
export function useCategoryCount(): number {
  return useRootData()?.categoryCount ?? 0
}

function useRootData(): { store: ShellStore; families: World[]; categoryCount: number } | undefined {
  return useRouteLoaderData('root')
}
