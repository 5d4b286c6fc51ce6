import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

/**
 * A list's filters, stored in the URL, so that they survive a reload, Back and sharing. A filter that
 * is not set is ''. `set` with '' removes it.
 */
export function useFilters<const Name extends string>(names: readonly Name[]) {
  const [parameters, setParameters] = useSearchParams()
  const key = names.join()
  const values = useMemo(() => {
    const entries = key.split(',').map((name) => [name, parameters.get(name) ?? ''])
    return Object.fromEntries(entries) as Record<Name, string>
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
        // Flushed synchronously: the next choice, a moment later, starts from this one.
        { replace: true, preventScrollReset: true, flushSync: true },
      )
    },
    [setParameters],
  )
  return {
    values,
    set,
    narrowed: Object.values(values).some((value) => value !== ''),
    clear: () => set(Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>),
    /** Binds a control to a filter; `standard` is its value while the filter is not set. */
    filter: (name: Name, standard = '') => ({
      value: values[name] || standard,
      onValue: (value: string) =>
        set({ [name]: value === standard ? '' : value } as Partial<Record<Name, string>>),
    }),
  }
}

export type Filters<Name extends string> = ReturnType<typeof useFilters<Name>>
