import { ImportPage } from '#app/features/admin/imports/import-page.tsx'
import { requireAdminPage } from '#app/gate.ts'
import type { Route } from './+types/animals-import'

export { revalidateOnMove as shouldRevalidate } from '#app/features/admin/shell/revalidate-on-move.ts'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function AnimalsImportRoute() {
  return <ImportPage />
}
