// The state of the order list that its address holds; the API uses the same names (W-01).
import { useFilters } from '#office/list/use-filters.ts'

export const ORDER_PARAMETERS = [
  'view',
  'status',
  'payment',
  'from',
  'to',
  'region',
  'deliveryType',
  'channel',
  'due',
  'search',
  'sort',
] as const
export type OrderParameters = Record<(typeof ORDER_PARAMETERS)[number], string>

export const NO_PARAMETERS = Object.fromEntries(ORDER_PARAMETERS.map((name) => [name, ''])) as OrderParameters

export function useOrderFilters() {
  return useFilters(ORDER_PARAMETERS)
}
