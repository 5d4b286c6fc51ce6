import { useMedia } from '#ui/use-wide.ts'

/** Whether a card has room beside the page; elsewhere it is a sheet over it. */
export function useRoomy(): boolean {
  return useMedia('(min-width: 56.25rem) and (min-height: 30rem)')
}
