import { useLocation, useSearchParams } from 'react-router'
import { useNavigateHere } from '#browser/use-navigate-here.ts'

/** Link state: the record was opened from the list, so closing it goes back. */
export const OPENED_HERE = { opened: true } as const

/**
 * The record of a list that is open beside or over it, stored in the URL: `?user=…`, or `?edit=12` and `?copy=12`
 * if it can be opened in several ways. Back closes it; a reload or a link opens it.
 */
export function useOpenRecord<const Way extends string>(way: Way, ...others: Way[]) {
  const ways = [way, ...others]
  const [parameters] = useSearchParams()
  const navigate = useNavigateHere()
  const { state } = useLocation()
  const opened = ways.find((one) => parameters.get(one)) ?? null

  function address(id: number | string | null, as: Way): string {
    const search = new URLSearchParams(parameters)
    for (const one of ways) search.delete(one)
    if (id !== null) search.set(as, String(id))
    return `?${search}`
  }

  return {
    way: opened,
    id: opened && parameters.get(opened),
    /** For a `<Link state={OPENED_HERE}>`: the current list with this record open. */
    addressOf: (id: number | string, as = way) => address(id, as),
    show: (id: number | string, as = way) =>
      navigate(address(id, as), { state: OPENED_HERE, preventScrollReset: true }),
    close() {
      // Also past the history entries of overlays (use-close-on-back.ts).
      if (state?.opened) navigate(-1 - (history.state?.over ?? 0))
      else navigate(address(null, way), { replace: true, preventScrollReset: true })
    },
  }
}
