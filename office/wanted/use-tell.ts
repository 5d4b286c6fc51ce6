import { call } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { TellRequest } from '#contract/admin/wanted.ts'
import { adminWantedText as text } from '#text/admin/wanted.ts'

/** How long a unit is held for each person notified. */
export const KEPT_HOURS = 24

export function useTell() {
  return useChange({
    send: (body: TellRequest) => call('POST /api/admin/wanted/tell', { body }),
    done: ({ told, waiting }) => ({ title: text.told(told), description: text.left(waiting) }),
    failed: text.notTold,
    refresh: ['/api/admin/wanted', '/api/admin/inventory', '/api/admin/holds'],
  })
}
