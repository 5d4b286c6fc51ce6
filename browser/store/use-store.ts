import { useRouteLoaderData } from 'react-router'
import type { Store } from '#contract/store.ts'
import type { World } from '#domain/catalog/worlds.ts'
import type { legalFacts } from '#text/legal-facts.ts'
import { shareImageText } from '#text/shell.ts'

/** Loaded where it is shown, so that it is not repeated in every page (P-02). */
export const NOT_ON_EVERY_PAGE = [
  'policiesUpdatedAt',
  'faq',
  'opening',
  'vetContact',
  'commercialRegistration',
  'ecommerceLicence',
  'taxNumber',
  'complaintContact',
] satisfies (keyof Store)[]

/** Shop data on every page: public settings, titles of the policies, and the governorates that are exceptions. */
export type ShellStore = Omit<Store, (typeof NOT_ON_EVERY_PAGE)[number] | 'policies'> & {
  policies: { key: string; title: string }[]
  /** The known legal facts (L-11), ready for display. */
  legal: ReturnType<typeof legalFacts>
}

/** Undefined only if the settings could not be loaded (the error page). */
export function useStore(): ShellStore | undefined {
  return useRootData()?.store
}

/** As its owner named it. */
export function useShopName(): string {
  return useStore()?.nameArabic ?? shareImageText.site
}

/** The worlds that have products; others are not shown. */
export function useFamilies(): readonly World[] {
  return useRootData()?.families ?? []
}

/** The number of categories with products, to reserve space before they are loaded. */
export function useCategoryCount(): number {
  return useRootData()?.categoryCount ?? 0
}

function useRootData(): { store: ShellStore; families: World[]; categoryCount: number } | undefined {
  return useRouteLoaderData('root')
}
