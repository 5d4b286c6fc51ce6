import { Outlet } from 'react-router'
import { ShopShell } from '#shop/shell/shop-shell.tsx'

export default function ShopLayout() {
  return (
    <ShopShell>
      <Outlet />
    </ShopShell>
  )
}
