import type { ReactNode } from 'react'
import { useSession } from '#browser/session/use-session.ts'
import type { Permission } from '#domain/permissions.ts'

/** T-01: what one may not do is not shown; the server checks it again. */
export function useMay(): (permission: Permission) => boolean {
  const { user } = useSession()
  return (permission) => user?.permissions.includes(permission) ?? false
}

export function May({ need, children }: { need: Permission; children: ReactNode }) {
  const may = useMay()
  return may(need) ? children : null
}
