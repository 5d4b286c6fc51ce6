// The state of the items' page that its address holds: the filters, and which dialog is open.
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { PRODUCT_TYPES, type ProductType } from '#domain/product.ts'
import { useFilters } from '#office/list/use-filters.ts'

const FILTERS = ['search', 'type', 'category', 'state', 'sort'] as const

/** The states that one list shows, as the API is asked for them. */
const STATES: Record<string, Record<string, string>> = {
  active: { active: 'true' },
  hidden: { active: 'false', archived: 'false' },
  featured: { featured: 'true' },
  archived: { archived: 'true' },
  'no-species': { needs: 'species' },
  'hidden-by-rule': { needs: 'look' },
}

export function useItemFilters() {
  const { values, set, narrowed } = useFilters(FILTERS)
  const { state, ...same } = values
  return { values, set, narrowed, asked: { ...same, ...STATES[state] } }
}

export type OpenDialog =
  | { kind: 'new'; type: ProductType }
  | { kind: 'edit'; id: number }
  | { kind: 'copy'; id: number }

const DIALOGS = ['new', 'edit', 'copy'] as const

/** `?new=animal`, `?edit=12`, `?copy=12`: Back closes it, a reload and a link open it. */
export function useItemDialog(): {
  dialog: OpenDialog | null
  show: (dialog: OpenDialog) => void
  close: () => void
} {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()

  function address(change: (search: URLSearchParams) => void): { search: string } {
    const search = new URLSearchParams(parameters)
    for (const name of DIALOGS) search.delete(name)
    change(search)
    return { search: search.toString() }
  }

  return {
    dialog: readDialog(parameters),
    show(dialog) {
      const value = dialog.kind === 'new' ? dialog.type : String(dialog.id)
      const to = address((search) => search.set(dialog.kind, value))
      navigate(to, { state: { opened: true }, preventScrollReset: true })
    },
    close() {
      // What was opened here is left by the way it was entered.
      if (state?.opened) navigate(-1)
      else
        navigate(
          address(() => {}),
          { replace: true, preventScrollReset: true },
        )
    },
  }
}

function readDialog(parameters: URLSearchParams): OpenDialog | null {
  const type = PRODUCT_TYPES.find((one) => one === parameters.get('new'))
  if (type) return { kind: 'new', type }
  for (const kind of ['edit', 'copy'] as const) {
    const id = Number(parameters.get(kind))
    if (Number.isSafeInteger(id) && id > 0) return { kind, id }
  }
  return null
}
