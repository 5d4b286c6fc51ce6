import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

/**
 * What a list is narrowed to, in the address of the page: it survives a reload, Back and a shared link. A value that
 * nobody chose is ''. `set` with '' takes one out.
 */
export function useFilters<const Name extends string>(names: readonly Name[]) {
  const [parameters, setParameters] = useSearchParams()
  const key = names.join()
  const values = useMemo(() => {
    const found = key.split(',').map((name) => [name, parameters.get(name) ?? ''])
    return Object.fromEntries(found) as Record<Name, string>
  }, [parameters, key])

  const set = useCallback(
    (changed: Partial<Record<Name, string>>) => {
      setParameters(
        (before) => {
          const after = new URLSearchParams(before)
          for (const [name, value] of Object.entries<string | undefined>(changed)) {
            if (value) after.set(name, value)
            else after.delete(name)
          }
          return after
        },
        { replace: true, preventScrollReset: true },
      )
    },
    [setParameters],
  )
  return { values, set, narrowed: Object.values(values).some((value) => value !== '') }
}
