import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** How a link says that what it opens is left by going back. */
export const OPENED_HERE = { opened: true } as const

/**
 * The one record of a list that is open beside it, in the address of the page: `?user=…`. Back closes it, a reload and a
 * link open it.
 */
export function useOpenRecord(name: string): {
  id: string | null
  /** For a `<Link state={OPENED_HERE}>`: the list as it is, with this one open. */
  addressOf: (id: number | string) => { search: string }
  close: () => void
} {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()

  function address(id: string | null): { search: string } {
    const search = new URLSearchParams(parameters)
    if (id === null) search.delete(name)
    else search.set(name, id)
    return { search: search.toString() }
  }

  return {
    id: parameters.get(name) || null,
    addressOf: (id) => address(String(id)),
    close() {
      // Also past the entries of what lies or lay over it (use-way-back.ts).
      if (state?.opened) navigate(-1 - (history.state?.over ?? 0))
      else navigate(address(null), { replace: true, preventScrollReset: true })
    },
  }
}
