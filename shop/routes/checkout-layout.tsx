import { Outlet } from 'react-router'
import { CheckoutShell } from '#shop/shell/checkout-shell.tsx'

export default function CheckoutLayout() {
  return (
    <CheckoutShell>
      <Outlet />
    </CheckoutShell>
  )
}
