import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { signInPath } from '#browser/accounts/return-path.ts'
import { SecondFactorForm } from '#browser/accounts/second-factor-form.tsx'
import type { AskedSignIn } from '#browser/accounts/sign-in-sheet.ts'
import { Price } from '#browser/price/price.tsx'
import { lineFacts } from '#shop/cart/line-facts.ts'
import { forgetWanted, rememberWanted } from '#shop/cart/wanted-product.ts'
import { readProductQuery } from '#shop/product/use-product.ts'
import { cartText } from '#text/cart.ts'
import { secondFactorText } from '#text/second-factor.ts'
import { signInSheetText } from '#text/sign-in-sheet.ts'
import { DialogPanel } from '#ui/dialog-panel.tsx'
import { DrawerPanel } from '#ui/drawer-panel.tsx'
import { Picture } from '#ui/picture.tsx'
import { raiseToastsAbove } from '#ui/raise-toasts-above.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toast.tsx'
import { useWide } from '#ui/use-wide.ts'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import { useSignInCode } from './use-sign-in-code.ts'

/**
 * S2-01: over the page one is on an address, then the six digits that were mailed there; from below on a phone, in the
 * middle of a wide screen. What was typed is there again when it is opened again.
 */
export function CodeSheet({
  open,
  asked,
  onClose,
}: {
  open: boolean
  asked: AskedSignIn
  onClose: () => void
}) {
  const wide = useWide()
  const toast = useToast()
  const field = useRef<HTMLInputElement>(null)
  const { wanted } = asked
  const toBuy = wanted !== undefined
  const passwordPath = usePasswordPath()
  const state = useSignInCode({
    // Another tab may have asked for something else meanwhile.
    beforeSignIn: () => wanted && rememberWanted(wanted),
    onSignedIn() {
      onClose()
      // What was wanted says itself that it is in the cart now.
      toast(toBuy ? null : { title: signInSheetText.signedIn, tone: 'ok' })
      asked.onSignedIn?.()
    },
  })
  const step = state.needsSecondFactor ? 'second-factor' : state.sent ? 'code' : 'email'
  useFocusOnStep(field, step, open)
  const title =
    step === 'second-factor'
      ? secondFactorText.title
      : step === 'code'
        ? signInSheetText.codeTitle
        : toBuy
          ? signInSheetText.titleToBuy
          : signInSheetText.title
  const leave = () => {
    onClose()
    toast(null)
  }
  const close = () => {
    if (wanted) forgetWanted(wanted.productId)
    onClose()
  }
  const panel = {
    open,
    onClose: close,
    title,
    titleHidden: true,
    closeLabel: signInSheetText.close,
    initialFocus: field,
  }
  const content = (
    // Up to the edge of the panel, so that toasts are above all of it.
    <div ref={raiseToastsAbove} className="-mt-7 flex flex-col pt-9 lg:pt-11">
      {wanted ? <Wanted productId={wanted.productId} /> : null}
      <p aria-hidden className="pe-12 font-display text-h2 font-bold text-ink">
        {title}
      </p>
      <div className="flex min-h-78 flex-col">
        {step === 'second-factor' ? (
          <SecondFactorForm onSignedIn={state.passed} onStartOver={state.changeEmail} />
        ) : step === 'email' ? (
          <EmailStep state={state} field={field} passwordPath={passwordPath} onLeave={leave} />
        ) : (
          <CodeStep state={state} field={field} toBuy={toBuy} passwordPath={passwordPath} onLeave={leave} />
        )}
      </div>
    </div>
  )
  return wide ? (
    <DialogPanel {...panel}>{content}</DialogPanel>
  ) : (
    <DrawerPanel {...panel} side="bottom">
      {content}
    </DrawerPanel>
  )
}

/** To the password, and from there back to what one saw: of a product over its list that is the product. */
function usePasswordPath(): string | null {
  const { mask, ...list } = useLocation()
  const { pathname, search } = mask ?? list
  return pathname === '/auth' ? null : signInPath(pathname + search)
}

/**
 * The field of a step that has just come has the focus; while the panel opens that is its own to do. Before the panel
 * notices that the field of the step before is gone: it would take the focus itself, a frame later and for good.
 */
function useFocusOnStep(field: RefObject<HTMLInputElement | null>, step: string, open: boolean): void {
  const before = useRef(step)
  useLayoutEffect(() => {
    if (open && before.current !== step) field.current?.focus()
    before.current = step
  }, [field, step, open])
}

/** Small, at the top: why one is asked. */
function Wanted({ productId }: { productId: number }) {
  const { data: product } = useQuery(readProductQuery(productId))
  const row: ReactNode = product ? (
    <>
      <Picture
        image={product.images[0]}
        sizes="56px"
        missing={cartText.noPicture}
        decorative
        className="size-14 shrink-0 rounded-control"
      />
      <div className="min-w-0">
        <p className="truncate text-body font-semibold text-ink">{product.nameArabic}</p>
        <p className="flex items-baseline gap-2 text-sm text-ink-3">
          <Price amount={product.price} className="text-md font-semibold text-ink" />
          <span className="truncate">{lineFacts(product)}</span>
        </p>
      </div>
    </>
  ) : (
    <>
      <Skeleton className="size-14 shrink-0 rounded-control" />
      <Skeleton className="h-10 w-40" />
    </>
  )
  return <div className="mb-4 flex items-center gap-3 border-b border-line pe-12 pb-4">{row}</div>
}
