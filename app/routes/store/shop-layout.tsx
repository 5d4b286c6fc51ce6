import { Outlet } from 'react-router'
import { ShopShell } from '#app/features/shell/shop-shell.tsx'

export default function ShopLayout() {
  return (
    <ShopShell>
      <Outlet />
    </ShopShell>
  )
}
