import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import type { CardProduct } from '#browser/catalog/card-product.ts'
import { useNavigateHere } from '#browser/use-navigate-here.ts'
import { productPath } from '#domain/product.ts'
import { type ProductLink, ProductLinks } from '#shop/catalog/product-link.ts'
import { errorText } from '#text/shell.ts'
import { useToast } from '#ui/toast.tsx'

const loadProductModal = () => import('./product-modal.tsx').then((module) => module.ProductModal)
type ProductModal = Awaited<ReturnType<typeof loadProductModal>>

/** A history entry of the list, which keeps the list's URL, data and scroll position under the modal. */
const OVER_LIST = 'product'

/**
 * A list whose products open in a modal over it (S-MOD-01, X-20). The address bar shows the product's URL while the
 * router stays on the list: Back closes the modal; a reload, a shared link or a click without scripts opens the
 * product's page.
 */
export function ProductModalHost({
  products,
  children,
}: {
  /** The products of the list, so that the modal can show their data at once. */
  products: readonly CardProduct[]
  children: ReactNode
}) {
  const { pathname, search } = useLocation()
  const linkTo = useCallback(
    (product: Pick<CardProduct, 'id' | 'type'>): ProductLink => ({
      to: `${pathname}${search}#${OVER_LIST}`,
      mask: productPath(product),
      preventScrollReset: true,
      onPointerEnter: preload,
      onTouchStart: preload,
      onFocus: preload,
    }),
    [pathname, search],
  )
  const { openId, close } = useOpenProduct()
  const Modal = useModal(openId !== null, close)
  useTopAfterReload(openId !== null)
  return (
    <ProductLinks value={linkTo}>
      {children}
      {Modal ? (
        <Modal openId={openId} card={products.find(({ id }) => id === openId)} onClose={close} />
      ) : null}
    </ProductLinks>
  )
}

/** For a route under a host: does not reload the list when a product opens or closes over it. */
export function staysUnderModal({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const sameList = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search
  return sameList && currentUrl.hash !== nextUrl.hash ? false : defaultShouldRevalidate
}

function useOpenProduct(): { openId: number | null; close: () => void } {
  const { mask } = useLocation()
  const navigate = useNavigateHere()
  const [, id] = /^\/(?:animals|products)\/(\d+)$/.exec(mask?.pathname ?? '') ?? []
  const isOpen = id !== undefined
  // After Back the modal stays until the list is rendered, which takes a slow phone a second.
  const close = useCallback(() => {
    if (isOpen) navigate(-1)
  }, [isOpen, navigate])
  return { openId: id ? Number(id) : null, close }
}

/**
 * A reload shows the product's own page from its top, so the browser must not restore the list's scroll position for
 * it. The router hands scrolling over to the browser when the page goes; this comes after it.
 */
function useTopAfterReload(open: boolean): void {
  useEffect(() => {
    if (!open) return
    function keep() {
      if (document.visibilityState === 'hidden') history.scrollRestoration = 'manual'
    }
    document.addEventListener('visibilitychange', keep)
    return () => document.removeEventListener('visibilitychange', keep)
  }, [open])
}

/** Loads the modal's code when first needed; after a failure closes it and shows the reason. */
function useModal(wanted: boolean, giveUp: () => void): ProductModal | null {
  const [Modal, setModal] = useState<ProductModal | null>(null)
  const toast = useToast()
  const missing = wanted && Modal === null
  useEffect(() => {
    if (!missing) return
    let here = true
    loadProductModal().then(
      (loaded) => here && setModal(() => loaded),
      () => {
        if (!here) return
        toast({ title: errorText.offline, tone: 'danger' })
        giveUp()
      },
    )
    return () => {
      here = false
    }
  }, [missing, giveUp, toast])
  return Modal
}

/** A preload, whose failure is ignored. */
function preload(): void {
  loadProductModal().catch(() => {})
}
