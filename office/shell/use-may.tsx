import type { ReactNode } from 'react'
import { useSession } from '#browser/session/use-session.ts'
import type { Permission } from '#domain/permissions.ts'

/** T-01: hides what the role may not do; the server checks it again. */
export function useMay(): (permission: Permission) => boolean {
  const { user } = useSession()
  return (permission) => user?.permissions.includes(permission) ?? false
}

export function May({ need, children }: { need: Permission; children: ReactNode }) {
  const may = useMay()
  return may(need) ? children : null
}
