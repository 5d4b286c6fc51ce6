import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** How a link says that what it opens is left by going back. */
export const OPENED_HERE = { opened: true } as const

/**
 * The one record of a list that is open beside or over it, in the address of the page: `?user=…`, or `?edit=12` and `?copy=12`
 * where it opens in more than one way. Back closes it, a reload and a link open it.
 */
export function useOpenRecord<const Way extends string>(way: Way, ...others: Way[]) {
  const ways = [way, ...others]
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const opened = ways.find((one) => parameters.get(one)) ?? null

  function address(id: number | string | null, as: Way): { search: string } {
    const search = new URLSearchParams(parameters)
    for (const one of ways) search.delete(one)
    if (id !== null) search.set(as, String(id))
    return { search: search.toString() }
  }

  return {
    way: opened,
    id: opened && parameters.get(opened),
    /** For a `<Link state={OPENED_HERE}>`: the list as it is, with this one open. */
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
