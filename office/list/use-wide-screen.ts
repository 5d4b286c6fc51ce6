import { useMedia } from '#ui/use-wide.ts'

/** Where the sections are beside the page, with room for a table (`xl` in base.css). */
const WIDE = '(min-width: 75rem)'

/** A table or cards: one of the two is made, not both. Rooms only show after the gate, so no server asks. */
export function useWideScreen(): boolean {
  return useMedia(WIDE, false)
}
