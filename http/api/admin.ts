// The back office's calls (api.md, Admin). Every one is `access: 'admin'`: judged anew by the database each time.
import { adminValidation } from '#contract/admin.ts'
import { ok } from '#domain/result.ts'
import type { Api } from './endpoint.ts'

export function adminApi(api: Api) {
  api.on(
    'GET',
    '/api/admin/validate',
    { summary: 'The second check of the admin gate', access: 'admin', answer: adminValidation },
    () => ok({ isAdmin: true as const }),
  )
}
