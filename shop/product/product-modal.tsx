import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isNotFound } from '#browser/api-client.ts'
import { type CardProduct, pictureOf, worldOf } from '#browser/catalog/card-product.ts'
import { useOwnHold } from '#browser/catalog/own-hold.ts'
import { useShopName } from '#browser/store/use-store.ts'
import type { ShownProduct } from '#contract/catalog.ts'
import { productPath } from '#domain/product.ts'
import { useCartLine, withOwnStock } from '#shop/cart/use-cart-line.ts'
import { modalText } from '#text/catalog/product.ts'
import { productText } from '#text/catalog/product-page.ts'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SheetOrDialog } from '#ui/sheet-or-dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ToastDuration } from '#ui/toast.tsx'
import { BuyRow, Deal } from './deal.tsx'
import { DeliveryCard, InspectionPromise } from './delivery-card.tsx'
import { FactTiles } from './fact-tiles.tsx'
import { HealthCard } from './health-card.tsx'
import { ProductContact } from './product-contact.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { rememberSeen } from './seen-products.ts'
import { useBuy } from './use-buy.ts'
import { readProductQuery } from './use-product.ts'

/** How long a toast of the modal is shown (S-MOD-08). */
const TOAST_MS = 3000

const GONE = { quantity: 0, stockLabel: 'out', isReserved: false } as const

type Shown = { id: number; card: CardProduct | undefined }

type ProductModalProps = { openId: number | null; card: CardProduct | undefined; onClose: () => void }

/**
 * The product modal over its list (S-MOD-01..08). It shows the card's data at once and the rest once loaded. `openId`
 * is null while closed; the content stays until the closing animation has ended.
 */
export function ProductModal({ openId, card, onClose }: ProductModalProps) {
  const [shown, setShown] = useState<Shown | null>(null)
  if (openId !== null && (shown?.id !== openId || (card && shown.card !== card))) {
    setShown({ id: openId, card })
  }
  return shown ? (
    <ToastDuration ms={TOAST_MS}>
      <OneProduct key={shown.id} id={shown.id} card={shown.card} open={openId !== null} onClose={onClose} />
    </ToastDuration>
  ) : null
}

function OneProduct({ id, card, open, onClose }: Shown & { open: boolean; onClose: () => void }) {
  const { product, known, offered, error, gone, retry, retrying } = useOffered(id, card)
  const buy = useBuy(offered ?? { id, type: 'product', quantity: 0 })
  const loadedId = product?.id
  useEffect(() => {
    if (loadedId !== undefined) rememberSeen(loadedId)
  }, [loadedId])
  const shop = useShopName()
  useTitle(open && known ? productText.title(known.nameArabic, shop) : null, known && productPath(known))
  const world = product ? worldOf(product) : (card?.world ?? 'supplies')
  return (
    <SheetOrDialog
      open={open}
      onClose={onClose}
      label={known?.nameArabic ?? modalText.loading}
      closeLabel={modalText.close}
      bar={offered ? <BuyRow product={offered} buy={buy} /> : undefined}
      finalFocus={() => linkTo(id) ?? true}
    >
      <div className={`w-${world} px-4 pt-1 pb-6 lg:grid lg:grid-cols-2 lg:items-start lg:gap-9 lg:p-8`}>
        <div className="lg:sticky lg:top-0">
          {offered ? (
            <ProductGallery
              name={offered.nameArabic}
              images={product?.images ?? picturesOf(card)}
              total={error ? undefined : card?.imageCount}
              sizes={MODAL_SIZES}
            />
          ) : (
            <Skeleton className="aspect-square rounded-block" />
          )}
        </div>
        <div className="mt-4 lg:mt-0 lg:pe-10">
          {offered ? (
            <>
              <Deal product={offered} buy={buy} heading="h2" />
              {/* Below the button, which must not move when these arrive. */}
              {product ? <FactTiles product={product} /> : error ? null : <TilesToCome />}
            </>
          ) : error ? null : (
            <WordsToCome />
          )}
          <div className="mt-4 flex flex-col gap-3">
            {product ? (
              <Rest product={product} />
            ) : error ? (
              <Failure gone={gone} retrying={retrying} onRetry={retry} onClose={onClose} />
            ) : (
              <RestToCome />
            )}
          </div>
        </div>
      </div>
    </SheetOrDialog>
  )
}

/** What is known of the product: `known` from its card or loaded, `offered` as this visitor can have it. */
function useOffered(id: number, card: CardProduct | undefined) {
  const { data: product, error, isFetching, refetch } = useQuery(readProductQuery(id))
  const gone = isNotFound(error)
  const known = product ?? (card && error ? { ...card, deliveryFee: null } : card)
  const line = useCartLine(id)
  const shown = gone && known ? { ...known, ...GONE } : known
  const hold = useOwnHold(shown)
  const offered = shown && withOwnStock(shown, line, hold)
  return { product, known, offered, error, gone, retry: () => void refetch(), retrying: isFetching }
}

function picturesOf(card: CardProduct | undefined) {
  const picture = card && pictureOf(card)
  return picture ? [picture] : []
}

const MODAL_SIZES = '(min-width: 56.25rem) 494px, 100vw'

function Rest({ product }: { product: ShownProduct }) {
  const path = productPath(product)
  return (
    <>
      <ProductContact product={product} url={new URL(path, location.origin).href} />
      <HealthCard product={product} />
      <DeliveryCard product={product} />
      {product.type === 'animal' ? <InspectionPromise /> : null}
      <LinkButton to={path} replace variant="ghost" block>
        {modalText.wholePage}
      </LinkButton>
    </>
  )
}

type FailureProps = { gone: boolean; retrying: boolean; onRetry: () => void; onClose: () => void }

function Failure({ gone, retrying, onRetry, onClose }: FailureProps) {
  if (gone) {
    return (
      <Notice tone="warn" live title={modalText.gone}>
        <p>{modalText.goneWhy}</p>
        <Button variant="outline" size="sm" className="mt-3" onClick={onClose}>
          {modalText.close}
        </Button>
      </Notice>
    )
  }
  return (
    <Notice tone="danger" live title={modalText.failed}>
      <Button variant="outline" size="sm" className="mt-2" pending={retrying} onClick={onRetry}>
        {modalText.retry}
      </Button>
    </Notice>
  )
}

function WordsToCome() {
  return (
    <div>
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="mt-3 h-12" />
      <Skeleton className="mt-4 h-9 w-2/5" />
      <TilesToCome />
    </div>
  )
}

function TilesToCome() {
  return (
    <div className="mt-4 grid grid-cols-2 gap-2.5 lg:mt-5">
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <Skeleton key={place} className="h-[4.2rem] rounded-picture" />
      ))}
    </div>
  )
}

function RestToCome() {
  return (
    <div role="status">
      <span className="sr-only">{modalText.loading}</span>
      <div className="grid grid-cols-2 gap-2.5">
        <Skeleton className="h-12 rounded-control" />
        <Skeleton className="h-12 rounded-control" />
      </div>
      <Skeleton className="mt-3 h-44 rounded-card" />
      <Skeleton className="mt-3 h-60 rounded-card" />
    </div>
  )
}

/** The link of the card, to return the focus to. */
function linkTo(id: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(
    `:is(h2, h3, h4) > :is(a[href="/animals/${id}"], a[href="/products/${id}"])`,
  )
}

/** Sets the document's title to the product while it is open, and back to the list's when it closes. */
function useTitle(title: string | null, path: string | undefined): void {
  const open = title !== null
  const ours = useRef(title)
  useLayoutEffect(() => {
    if (!open) return
    const before = document.title
    return () => {
      // The product's own path, not the window's: a quick visitor may have gone back before this rendered.
      if (document.title === ours.current && location.pathname !== path) document.title = before
    }
  }, [open, path])
  useLayoutEffect(() => {
    if (title === null) return
    ours.current = title
    document.title = title
  }, [title])
}
