import type { ReactNode } from 'react'
import { Price } from '#browser/price/price.tsx'
import type { CartItem } from '#contract/cart.ts'
import { cartText } from '#text/cart/cart.ts'
import { cardText, reservedText, stockText } from '#text/catalog/catalog.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice, type NoticeTone } from '#ui/notice.tsx'
import { lineState } from './line-state.ts'
import { useCartBusy, useChangeQuantity, useRemoveItem } from './use-cart-changes.ts'

type Fix = { label: string; run: () => void }

type LineNoticeProps = {
  item: CartItem
  /** Rials; null while the price is what it was when the line was added. */
  priceBefore: string | null
  onAcceptPrice: () => void
  /** Names the item, where the notice is not below its own line. */
  named?: boolean
}

/** The last units are in the cart (S-DRW-07), or the line changed since it was added; a button fixes it. */
export function LineNotice({ item, priceBefore, onAcceptPrice, named = false }: LineNoticeProps) {
  const { product } = item
  const changeQuantity = useChangeQuantity()
  const removeItem = useRemoveItem()

  function notice(tone: NoticeTone, sentence: ReactNode, fix?: Fix) {
    const className = named ? undefined : '-my-1 shrink-0'
    const button = fix && <FixButton fix={fix} name={product.nameArabic} className={className} />
    return (
      <Notice
        tone={tone}
        title={named ? product.nameArabic : undefined}
        className="mt-3"
        action={named ? undefined : button}
      >
        {sentence}
        {named && fix ? <div className="mt-2">{button}</div> : null}
      </Notice>
    )
  }

  const state = lineState(item)
  if (state === 'gone' || state === 'reserved') {
    const remove = () => removeItem.run({ itemId: item.id })
    const why =
      state === 'gone' ? cartText.goneTitle : cartText.leftOut(reservedText(product, cartText.reserved))
    return notice('danger', why, { label: cartText.goneFix, run: remove })
  }
  if (state === 'reduced') {
    const available = product.quantity
    const take = () => changeQuantity.run({ itemId: item.id, quantity: available })
    return notice('danger', cartText.reduced(available), { label: cartText.reducedFix(available), run: take })
  }
  return (
    <>
      {priceBefore
        ? notice('warn', <PriceChange before={priceBefore} now={product.price} />, {
            label: cartText.priceFix,
            run: onAcceptPrice,
          })
        : null}
      {named ? null : product.isReserved ? (
        <OwnReservation product={product} />
      ) : state === 'last' ? (
        notice('warn', lastText(item))
      ) : null}
    </>
  )
}

type FixButtonProps = { fix: Fix; name: string; className: string | undefined }

function FixButton({ fix, name, className }: FixButtonProps) {
  const busy = useCartBusy()
  return (
    <Button
      size="sm"
      variant="outline"
      disabled={busy}
      className={classNames('whitespace-nowrap', className)}
      onClick={fix.run}
    >
      {fix.label}
      <span className="sr-only">: {name}</span>
    </Button>
  )
}

/** Reserved by the customer's own order, which awaits its transfer (S2-10, D-05). */
function OwnReservation({ product }: Pick<CartItem, 'product'>) {
  const pay = (
    <LinkButton to="/checkout" size="sm" variant="outline" className="-my-1 shrink-0 whitespace-nowrap">
      {cardText.pay}
      <span className="sr-only">: {product.nameArabic}</span>
    </LinkButton>
  )
  return (
    <Notice tone="ok" className="mt-3" action={pay}>
      {reservedText(product, stockText.reservedForYou)}
    </Notice>
  )
}

function PriceChange({ before, now }: { before: string; now: string }) {
  return (
    <>
      {cartText.priceWas} <Price amount={before} /> {cartText.priceIs}{' '}
      <Price amount={now} className="font-bold" />.
    </>
  )
}

function lastText({ product, quantity }: CartItem): string {
  if (quantity > 1) return cartText.lastOnes
  return product.type === 'animal' ? cartText.lastAnimal : cartText.lastOne
}
