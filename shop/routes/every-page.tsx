// The error boundary of every page, inside the existing document: the root's own boundary would render a new <html>,
// without the theme and other attributes that scripts have set on it.
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
