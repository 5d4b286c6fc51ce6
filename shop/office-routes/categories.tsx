import { CategoriesPage } from '#office/categories/categories-page.tsx'
import { requireAdminPage } from '#shop/gate.ts'
import type { Route } from './+types/categories'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function CategoriesRoute() {
  return <CategoriesPage />
}
