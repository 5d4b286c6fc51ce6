import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, use } from 'react'
import { classNames } from './class-names.ts'
import type { DrawerProps } from './drawer.tsx'
import { iconButtonClass } from './icon-button.tsx'
import { X } from './icons.tsx'
import { raiseToastsAbove } from './raise-toasts-above.ts'
import { UiWords } from './ui-words.ts'
import { useCloseOnBack } from './use-close-on-back.ts'
import { useOpened } from './use-opened.ts'

export const BACKDROP =
  'fixed inset-0 z-50 min-h-dvh bg-[oklch(.2_.04_196/.55)] transition-opacity duration-250 data-ending-style:opacity-0 data-starting-style:opacity-0'

const SIZES = {
  small: 'h-fit w-[min(30rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] rounded-block',
  large: 'h-fit w-[min(55rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] rounded-block',
  form: 'h-dvh w-screen lg:h-[calc(100dvh-3rem)] lg:w-[min(58rem,calc(100vw-4rem))] lg:rounded-block',
  full: 'h-dvh w-screen',
}

type DialogProps = Omit<DrawerProps, 'side' | 'aside'> & {
  description?: ReactNode
  /** 480 px; 880 px; full screen on a phone (long forms); or always full screen (the picture viewer). */
  size?: 'small' | 'large' | 'form' | 'full'
  /** For questions that must be answered and long forms: a touch outside does not close it. */
  alert?: boolean
  /** Receives the focus on closing if the element that opened it is gone. */
  finalFocus?: () => HTMLElement | true
}

/** A centred dialog, loaded lazily with its content. */
export function DialogPanel({
  open,
  onClose,
  title,
  titleHidden = false,
  description,
  closeLabel,
  children,
  footer,
  size = 'small',
  alert = false,
  initialFocus,
  finalFocus,
}: DialogProps) {
  const words = use(UiWords)
  useCloseOnBack(open, onClose)
  return (
    <Base.Root
      open={useOpened(open)}
      onOpenChange={(next) => !next && onClose()}
      disablePointerDismissal={alert || size === 'form'}
    >
      <Base.Portal>
        {/* Also over another dialog, such as a drawer of the same colour. */}
        <Base.Backdrop forceRender className={BACKDROP} />
        <Base.Popup
          role={alert ? 'alertdialog' : 'dialog'}
          initialFocus={initialFocus}
          finalFocus={finalFocus}
          className={classNames(
            'fixed inset-0 z-50 m-auto flex flex-col overflow-clip bg-surface text-ink-2 shadow-float outline-none transition-[opacity,scale,translate] duration-200 data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0',
            SIZES[size],
          )}
        >
          <Head title={title} titleHidden={titleHidden} closeLabel={closeLabel ?? words.close} />
          <div
            className={classNames(
              // Contains positioned children (hidden inputs too), so that only this element scrolls, never the panel.
              'relative min-h-0 flex-1 overflow-y-auto overscroll-contain',
              size === 'form' && '[scroll-padding-block:1rem_7rem]',
              size !== 'full' && 'p-6 pt-2',
            )}
          >
            {description ? (
              <Base.Description className="mb-4 text-body">{description}</Base.Description>
            ) : null}
            {children}
          </div>
          {footer ? (
            <footer ref={raiseToastsAbove} className="flex shrink-0 flex-wrap gap-3 px-6 pb-6">
              {footer}
            </footer>
          ) : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

type DialogHeadProps = { title: string; titleHidden: boolean; closeLabel: string }

function Head({ title, titleHidden, closeLabel }: DialogHeadProps) {
  return (
    <header
      className={classNames(
        'flex shrink-0 items-center justify-between gap-3 ps-6 pe-3 pt-3',
        titleHidden && 'absolute inset-x-0 z-10',
      )}
    >
      <Base.Title className={titleHidden ? 'sr-only' : 'font-display text-h2 font-bold text-ink'}>
        {title}
      </Base.Title>
      <Base.Close aria-label={closeLabel} className={iconButtonClass('plain', 'ms-auto')}>
        <X />
      </Base.Close>
    </header>
  )
}
