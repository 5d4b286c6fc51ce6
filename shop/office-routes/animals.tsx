import { ProductsPage } from '#office/products/products-page.tsx'
import { requireAdminPage } from '#shop/gate.ts'
import type { Route } from './+types/animals'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function AnimalsRoute() {
  return <ProductsPage />
}
