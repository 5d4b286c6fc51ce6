import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { signInPath } from '#browser/accounts/return-path.ts'
import type { AskedSignIn } from '#browser/accounts/sign-in-sheet.ts'
import { SIGN_IN_SHEET } from '#shop/cart/to-sign-in.ts'
import { forgetWanted, rememberWanted } from '#shop/cart/wanted-product.ts'
import { signInSheetText as text } from '#text/account/sign-in-sheet.ts'
import { cartToasts } from '#text/cart/cart-toasts.ts'
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

/** `returnValue` of a dialog closed by code, not by the person, so that the wanted product stays remembered. */
const GOES_ON = 'goes-on'

type SignInSheetProps = {
  dialog: RefObject<HTMLDialogElement | null>
  open: boolean
  /** Null after an early tap, until React knows its product. */
  asked: AskedSignIn | null
  onClose: () => void
}

/**
 * Asks for an address, then for the six mailed digits, over the current page (S2-01): a bottom sheet on a phone, a
 * centred dialog on a wide screen. Input is kept when it is reopened. The dialog is part of the server's HTML, so it
 * opens and accepts typing before scripts load (S2-11).
 */
export function SignInSheet({ dialog, open, asked, onClose }: SignInSheetProps) {
  const close = () => dialog.current?.close()
  const { parts, state, step, title, wanted, toBuy, stepProps } = useSteps(dialog, open, asked)
  const swipe = useSwipe((toward) => toward === 'down' && close())
  useSeenArea(dialog, open)
  useCloseOnBack(open, close)
  function closed() {
    if (wanted && dialog.current?.returnValue !== GOES_ON) forgetWanted(wanted.productId)
    onClose()
  }
  return (
    <dialog
      ref={dialog}
      id={SIGN_IN_SHEET}
      aria-label={title}
      // May have been opened before hydration.
      suppressHydrationWarning
      {...useBackdropPress(dialog, close)}
      onClose={closed}
      className="sign-in-sheet flex-col overflow-clip bg-surface text-ink-2 shadow-float outline-none open:flex"
    >
      <div
        {...swipe}
        className="min-h-5 shrink-0 touch-none before:mx-auto before:mt-2.5 before:block before:h-1.25 before:w-11 before:rounded-pill before:bg-line lg:hidden"
      />
      <IconButton
        label={text.close}
        icon={<X />}
        {...{ command: 'close', commandfor: SIGN_IN_SHEET }}
        onClick={close}
        className="absolute! end-3 top-3"
      />
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain px-6 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] lg:py-6">
        {toBuy ? (
          <div className="mb-4 flex items-center gap-3 border-b border-line pe-12 pb-4">
            {parts && wanted ? (
              <parts.Wanted productId={wanted.productId} places={<WantedSkeleton />} />
            ) : (
              <WantedSkeleton />
            )}
          </div>
        ) : null}
        <p aria-hidden className="pe-12 font-display text-h2 font-bold text-ink">
          {title}
        </p>
        {/* As high as its highest step, so that the sheet stays where it is. */}
        <div className={`flex flex-col ${toBuy ? 'min-h-83' : 'min-h-78'}`}>
          {parts && step === 'second-factor' ? (
            <parts.SecondFactorForm onSignedIn={state.passed} onStartOver={state.changeEmail} />
          ) : parts && step === 'code' ? (
            <parts.CodeStep {...stepProps} toBuy={toBuy} />
          ) : (
            <EmailStep {...stepProps} why={toBuy ? cartToasts.signInFirst : null} />
          )}
        </div>
      </div>
    </dialog>
  )
}

/** The state of the sign-in, and at which step it stands. */
function useSteps(dialog: RefObject<HTMLDialogElement | null>, open: boolean, asked: AskedSignIn | null) {
  const toast = useToast()
  const field = useRef<HTMLInputElement>(null)
  const parts = usePart(loadParts, open)
  const wanted = asked?.wanted
  const toBuy = asked === null || wanted !== undefined
  const goOn = () => dialog.current?.close(GOES_ON)
  const state = useSignInCode({
    field,
    // Another tab may have remembered a different product meanwhile.
    beforeSignIn: () => wanted && rememberWanted(wanted),
    onSignedIn() {
      goOn()
      // With a wanted product, adding it to the cart shows its own toast.
      toast(toBuy ? null : { title: text.signedIn, tone: 'ok' })
      asked?.onSignedIn?.()
    },
  })
  const step = parts === null || !state.sent ? 'email' : state.needsSecondFactor ? 'second-factor' : 'code'
  const title = step === 'second-factor' ? (parts?.SECOND_FACTOR_TITLE ?? '') : titleOf(step, toBuy)
  useShown(dialog, field, open)
  useFocusOnStep(field, step, open)
  function onLeave() {
    goOn()
    toast(null)
  }
  const stepProps = { state, field, passwordPath: usePasswordPath(), onLeave }
  return { parts, state, step, title, wanted, toBuy, stepProps }
}

function WantedSkeleton() {
  return (
    <>
      <Skeleton className="size-14 shrink-0 rounded-control" />
      <Skeleton className="h-10 w-40" />
    </>
  )
}

function titleOf(step: 'email' | 'code', toBuy: boolean): string {
  if (step === 'code') return text.codeTitle
  return toBuy ? text.titleToBuy : text.title
}

/** A press counts as outside only if it begins and ends there: a text selection may end beyond the edge. */
function useBackdropPress(dialog: RefObject<HTMLDialogElement | null>, close: () => void) {
  const isBeside = useRef(false)
  return {
    onPointerDown(event: PointerEvent) {
      isBeside.current = event.target === dialog.current
    },
    onClick(event: MouseEvent) {
      if (isBeside.current && event.target === dialog.current) close()
    },
  }
}

/** Link to the password form with the return path; for a product modal that is the product's page. */
function usePasswordPath(): string | null {
  const { mask, ...list } = useLocation()
  const { pathname, search } = mask ?? list
  return pathname === '/auth' ? null : signInPath(pathname + search)
}

/** A sheet opened before hydration already has the focus. */
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

function useFocusOnStep(field: RefObject<HTMLInputElement | null>, step: string, open: boolean): void {
  const before = useRef(step)
  useLayoutEffect(() => {
    if (open && before.current !== step) field.current?.focus()
    before.current = step
  }, [field, step, open])
}
