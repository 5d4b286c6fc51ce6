import { useMedia } from '#ui/use-wide.ts'

/** Whether the chat card fits beside the page; otherwise it is a sheet over it. */
export function useRoomy(): boolean {
  return useMedia('(min-width: 56.25rem) and (min-height: 30rem)')
}
