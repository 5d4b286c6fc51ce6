import { neededFor, SECTIONS, type Section } from './sections.ts'
import { useMay } from './use-may.tsx'

/** The sections that the role may open (T-01). */
export function useSections(): Section[] {
  const may = useMay()
  return SECTIONS.filter((section) => {
    const needed = neededFor(section)
    return needed === undefined || may(needed)
  })
}
