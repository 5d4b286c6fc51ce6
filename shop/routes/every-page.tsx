// Above every page, so that what fails is shown in the document that stands: below the root's own boundary React would make
// a new <html>, without the theme and the other marks that scripts have set on it.
import { Outlet } from 'react-router'
import { ErrorPage } from '#shop/shell/error-page.tsx'
import { ShopShell } from '#shop/shell/shop-shell.tsx'
import type { Route } from './+types/every-page'

export default function EveryPage() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ShopShell>
      <ErrorPage error={error} />
    </ShopShell>
  )
}
