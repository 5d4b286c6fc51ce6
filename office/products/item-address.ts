// The URL state of the items page: filters and the open dialog.
import { PRODUCT_TYPES, type ProductType } from '#domain/product.ts'
import { useFilters } from '#office/list/use-filters.ts'
import { useOpenRecord } from '#office/list/use-open-record.ts'

const FILTERS = ['search', 'type', 'category', 'state', 'sort'] as const

/** Maps the list's state filter to API parameters. */
const STATES: Record<string, Record<string, string>> = {
  active: { active: 'true' },
  hidden: { active: 'false', archived: 'false' },
  featured: { featured: 'true' },
  archived: { archived: 'true' },
  'no-species': { needs: 'species' },
  'hidden-by-rule': { needs: 'look' },
}

export function useItemFilters() {
  const filters = useFilters(FILTERS)
  const { state, ...same } = filters.values
  return { ...filters, asked: { ...same, ...STATES[state] } }
}

export type OpenDialog =
  | { kind: 'new'; type: ProductType }
  | { kind: 'edit'; id: number }
  | { kind: 'copy'; id: number }

/** `?new=animal`, `?edit=12`, `?copy=12`. */
export function useItemDialog() {
  const { way, id, show, close } = useOpenRecord('new', 'edit', 'copy')
  return {
    dialog: id && way ? toDialog(way, id) : null,
    show: (dialog: OpenDialog) => show(dialog.kind === 'new' ? dialog.type : dialog.id, dialog.kind),
    close,
  }
}

function toDialog(kind: OpenDialog['kind'], value: string): OpenDialog | null {
  if (kind === 'new') {
    const type = PRODUCT_TYPES.find((one) => one === value)
    return type ? { kind, type } : null
  }
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? { kind, id } : null
}
