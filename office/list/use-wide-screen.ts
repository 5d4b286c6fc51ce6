import { useMedia } from '#ui/use-wide.ts'

/** The breakpoint with the sections beside the page and room for a table (`xl` in base.css). */
const WIDE = '(min-width: 75rem)'

/** Whether to render a table or cards. Pages of the office are never rendered on the server. */
export function useWideScreen(): boolean {
  return useMedia(WIDE, false)
}
