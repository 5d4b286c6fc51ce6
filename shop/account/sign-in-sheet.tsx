import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { signInPath } from '#browser/accounts/return-path.ts'
import type { AskedSignIn } from '#browser/accounts/sign-in-sheet.ts'
import { SIGN_IN_SHEET } from '#shop/cart/to-sign-in.ts'
import { forgetWanted, rememberWanted } from '#shop/cart/wanted-product.ts'
import { cartToasts } from '#text/cart-toasts.ts'
import { signInSheetText } from '#text/sign-in-sheet.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { X } from '#ui/icons.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toast.tsx'
import { useCloseOnBack } from '#ui/use-close-on-back.ts'
import { usePart } from '#ui/use-part.ts'
import { useSeenArea } from '#ui/use-seen-area.ts'
import { useSwipe } from '#ui/use-swipe.ts'
import { EmailStep } from './email-step.tsx'
import { useSignInCode } from './use-sign-in-code.ts'

const loadParts = () => import('./sign-in-parts.tsx')

/** As `returnValue` of the dialog: it was not the person who closed it, and what was wanted still is. */
const GOES_ON = 'goes-on'

/**
 * S2-01: over the page one is on an address, then the six digits that were mailed there; from below on a phone, in the
 * middle of a wide screen. What was typed is there again when it is opened again. A dialog of the page's own HTML: an early
 * tap opens it, and one can type, before any script has come (S2-11).
 */
export function SignInSheet({
  dialog,
  open,
  asked,
  onClose,
}: {
  dialog: RefObject<HTMLDialogElement | null>
  open: boolean
  /** Null from an early tap until React knows what it was for. */
  asked: AskedSignIn | null
  onClose: () => void
}) {
  const toast = useToast()
  const field = useRef<HTMLInputElement>(null)
  const parts = usePart(loadParts, open)
  const wanted = asked?.wanted
  const toBuy = asked === null || wanted !== undefined
  const passwordPath = usePasswordPath()
  const close = () => dialog.current?.close()
  const goOn = () => dialog.current?.close(GOES_ON)
  const state = useSignInCode({
    field,
    // Another tab may have asked for something else meanwhile.
    beforeSignIn: () => wanted && rememberWanted(wanted),
    onSignedIn() {
      goOn()
      // What was wanted says itself that it is in the cart now.
      toast(toBuy ? null : { title: signInSheetText.signedIn, tone: 'ok' })
      asked?.onSignedIn?.()
    },
  })
  const step = parts === null || !state.sent ? 'email' : state.needsSecondFactor ? 'second-factor' : 'code'
  const title =
    step === 'second-factor'
      ? (parts?.SECOND_FACTOR_TITLE ?? '')
      : step === 'code'
        ? signInSheetText.codeTitle
        : toBuy
          ? signInSheetText.titleToBuy
          : signInSheetText.title
  const swipe = useSwipe((toward) => toward === 'down' && close())
  useSeenArea(dialog, open)
  useCloseOnBack(open, close)
  useShown(dialog, field, open)
  useFocusOnStep(field, step, open)
  const leave = () => {
    goOn()
    toast(null)
  }
  function closed() {
    if (wanted && dialog.current?.returnValue !== GOES_ON) forgetWanted(wanted.productId)
    onClose()
  }
  // A press beside it begins and ends there: text is selected beyond the edge, too.
  const isBeside = useRef(false)
  function pressed(event: MouseEvent) {
    if (isBeside.current && event.target === dialog.current) close()
  }
  const places = (
    <>
      <Skeleton className="size-14 shrink-0 rounded-control" />
      <Skeleton className="h-10 w-40" />
    </>
  )
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what a press beside it does, Escape does by itself
    <dialog
      ref={dialog}
      id={SIGN_IN_SHEET}
      aria-label={title}
      // An early tap has opened it.
      suppressHydrationWarning
      onPointerDown={(event) => {
        isBeside.current = event.target === dialog.current
      }}
      onClick={pressed}
      onClose={closed}
      className="sign-in-sheet flex-col overflow-clip bg-surface text-ink-2 shadow-float outline-none open:flex"
    >
      <div
        {...swipe}
        className="min-h-5 shrink-0 touch-none before:mx-auto before:mt-2.5 before:block before:h-1.25 before:w-11 before:rounded-pill before:bg-line lg:hidden"
      />
      <IconButton
        label={signInSheetText.close}
        icon={<X aria-hidden />}
        {...{ command: 'close', commandfor: SIGN_IN_SHEET }}
        onClick={close}
        className="absolute! end-3 top-3"
      />
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain px-6 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] lg:py-6">
        {toBuy ? (
          <div className="mb-4 flex items-center gap-3 border-b border-line pe-12 pb-4">
            {parts && wanted ? <parts.Wanted productId={wanted.productId} places={places} /> : places}
          </div>
        ) : null}
        <p aria-hidden className="pe-12 font-display text-h2 font-bold text-ink">
          {title}
        </p>
        <div className="flex min-h-78 flex-col">
          {parts && step === 'second-factor' ? (
            <parts.SecondFactorForm onSignedIn={state.passed} onStartOver={state.changeEmail} />
          ) : parts && step === 'code' ? (
            <parts.CodeStep
              state={state}
              field={field}
              toBuy={toBuy}
              passwordPath={passwordPath}
              onLeave={leave}
            />
          ) : (
            <EmailStep
              state={state}
              field={field}
              why={toBuy ? cartToasts.signInFirst : null}
              passwordPath={passwordPath}
              onLeave={leave}
            />
          )}
        </div>
      </div>
    </dialog>
  )
}

/** To the password, and from there back to what one saw: of a product over its list that is the product. */
function usePasswordPath(): string | null {
  const { mask, ...list } = useLocation()
  const { pathname, search } = mask ?? list
  return pathname === '/auth' ? null : signInPath(pathname + search)
}

/** Where an early tap has opened it, the focus is there already. */
function useShown(
  dialog: RefObject<HTMLDialogElement | null>,
  field: RefObject<HTMLInputElement | null>,
  open: boolean,
): void {
  useEffect(() => {
    const sheet = dialog.current
    if (!open || !sheet) return
    sheet.returnValue = ''
    if (sheet.open) return
    sheet.showModal()
    field.current?.focus()
  }, [dialog, field, open])
}

/** The field of a step that has just come has the focus. */
function useFocusOnStep(field: RefObject<HTMLInputElement | null>, step: string, open: boolean): void {
  const before = useRef(step)
  useLayoutEffect(() => {
    if (open && before.current !== step) field.current?.focus()
    before.current = step
  }, [field, step, open])
}
