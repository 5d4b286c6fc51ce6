import { ProductsPage } from '#app/features/admin/products/products-page.tsx'
import { requireAdminPage } from '#app/gate.ts'
import type { Route } from './+types/animals'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function AnimalsRoute() {
  return <ProductsPage />
}
