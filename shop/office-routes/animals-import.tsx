import { ImportPage } from '#office/imports/import-page.tsx'
import { requireAdminPage } from '#shop/gate.ts'
import type { Route } from './+types/animals-import'

export { revalidateOnMove as shouldRevalidate } from '#office/shell/revalidate-on-move.ts'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function AnimalsImportRoute() {
  return <ImportPage />
}
