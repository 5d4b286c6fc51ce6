import { useMemo, useState } from 'react'

export type Selection = {
  ids: ReadonlySet<number | string>
  /** With `through` (Shift), also everything between the last toggled record and this one. */
  toggle: (id: number | string, order: readonly (number | string)[], through?: boolean) => void
  replace: (ids: readonly (number | string)[]) => void
  clear: () => void
}

/** The selection of a list. Records no longer shown are deselected: `shown` are the ids on the screen. */
export function useSelection(shown: readonly (number | string)[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number | string>>(new Set())
  const [last, setLast] = useState<number | string | null>(null)
  const ids = useMemo(() => new Set(shown.filter((id) => chosen.has(id))), [shown, chosen])
  return {
    ids,
    toggle(id, order, through = false) {
      const on = !ids.has(id)
      const from = last === null ? -1 : order.indexOf(last)
      const to = order.indexOf(id)
      const touched = through && from >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
      const next = new Set(ids)
      for (const one of touched) {
        if (on) next.add(one)
        else next.delete(one)
      }
      setChosen(next)
      setLast(id)
    },
    replace: (next) => setChosen(new Set(next)),
    clear: () => setChosen(new Set()),
  }
}
