import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useRefresh } from '#browser/use-change.ts'
import { useToast } from '#ui/toast.tsx'
import { usePart } from '#ui/use-part.ts'
import { CartContext } from './cart-context.ts'
import { useAfterSignIn } from './use-after-sign-in.ts'

const loadCartDrawer = () => import('./cart-drawer.tsx').then((module) => module.CartDrawer)

/** Provides the cart drawer, keeps tabs in sync, and adds the product remembered across sign-in. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const CartDrawer = usePart(loadCartDrawer, open)
  const announceChange = useTabsThatAgree()
  const showToast = useToast()
  const openDrawer = useCallback(
    function open() {
      setOpen(true)
      // Closes "added to the cart", which would cover the cart; a toast with an undo button stays.
      showToast(null, open)
    },
    [showToast],
  )
  const { pathname } = useLocation()
  useEffect(() => {
    setOpen(false)
    // There it would cover the form.
    if (pathname === '/checkout') showToast(null, openDrawer)
  }, [pathname, showToast, openDrawer])
  const value = useMemo(() => ({ openDrawer, announceChange }), [openDrawer, announceChange])
  return (
    <CartContext value={value}>
      <AfterSignIn />
      {children}
      {CartDrawer ? <CartDrawer open={open} onClose={() => setOpen(false)} /> : null}
    </CartContext>
  )
}

function AfterSignIn() {
  useAfterSignIn()
  return null
}

function useTabsThatAgree(): () => void {
  const refresh = useRefresh()
  const channel = useRef<BroadcastChannel | null>(null)
  useEffect(() => {
    const opened = new BroadcastChannel('aleef-cart')
    opened.onmessage = () => void refresh('/api/cart')
    channel.current = opened
    return () => opened.close()
  }, [refresh])
  return useCallback(() => channel.current?.postMessage('changed'), [])
}
