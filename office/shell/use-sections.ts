import { useMay } from '#office/gate/use-may.tsx'
import { neededFor, SECTIONS, type Section } from './sections.ts'

/** The sections that one's role opens (T-01). */
export function useSections(): Section[] {
  const may = useMay()
  return SECTIONS.filter((section) => {
    const needed = neededFor(section)
    return needed === undefined || may(needed)
  })
}
