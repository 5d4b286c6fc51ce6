import { Drawer as Base } from '@base-ui/react/drawer'
import { type ReactNode, use, useRef } from 'react'
import { classNames } from './class-names.ts'
import { BACKDROP } from './dialog-panel.tsx'
import type { DrawerProps } from './drawer.tsx'
import { iconButtonClass } from './icon-button.tsx'
import { X } from './icons.tsx'
import { raiseToastsAbove } from './raise-toasts-above.ts'
import { UiWords } from './ui-words.ts'
import { useCloseOnBack } from './use-close-on-back.ts'
import { useOpened } from './use-opened.ts'
import { useSeenArea } from './use-seen-area.ts'

/** Physical directions, since a swipe only has left and right; in Arabic the end is the left. */
const SIDES = {
  end: {
    swipe: 'left',
    viewport: 'justify-end',
    popup:
      'h-full w-[min(28.75rem,calc(100vw-1.5rem))] rounded-e-block [transform:translateX(var(--drawer-swipe-movement-x))] data-ending-style:[transform:translateX(-102%)] data-starting-style:[transform:translateX(-102%)]',
  },
  start: {
    swipe: 'right',
    viewport: 'justify-start',
    popup:
      'h-full w-[min(21rem,calc(100vw-3.5rem))] rounded-s-block [transform:translateX(var(--drawer-swipe-movement-x))] data-ending-style:[transform:translateX(102%)] data-starting-style:[transform:translateX(102%)]',
  },
  bottom: {
    swipe: 'down',
    viewport: 'items-end justify-center',
    popup:
      'max-h-[min(calc(100dvh-4rem),calc(var(--seen-height,100dvh)-0.5rem))] w-full max-w-[40rem] rounded-t-block [transform:translateY(var(--drawer-swipe-movement-y))] data-ending-style:[transform:translateY(102%)] data-starting-style:[transform:translateY(102%)]',
  },
} as const

export function DrawerPanel({
  open,
  onClose,
  title,
  titleHidden = false,
  closeLabel,
  aside,
  children,
  footer,
  side = 'end',
  initialFocus,
}: DrawerProps) {
  const edge = SIDES[side]
  useCloseOnBack(open, onClose)
  return (
    <Base.Root open={useOpened(open)} onOpenChange={(next) => !next && onClose()} swipeDirection={edge.swipe}>
      <Base.Portal>
        <Base.Backdrop className={BACKDROP} />
        <SeenViewport className={edge.viewport}>
          <Base.Popup
            initialFocus={initialFocus}
            className={classNames(
              'flex flex-col overflow-clip bg-surface text-ink-2 shadow-float outline-none transition-transform duration-250 data-swiping:duration-0 data-swiping:select-none',
              edge.popup,
            )}
          >
            {side === 'bottom' ? (
              <span aria-hidden className="mx-auto mt-2.5 h-1.25 w-11 shrink-0 rounded-pill bg-line" />
            ) : null}
            <Head {...{ title, titleHidden, closeLabel, aside }} />
            <Base.Content className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pb-4">
              {children}
            </Base.Content>
            {footer ? (
              <footer
                ref={raiseToastsAbove}
                className="shrink-0 border-t border-line px-6 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))]"
              >
                {footer}
              </footer>
            ) : null}
          </Base.Popup>
        </SeenViewport>
      </Base.Portal>
    </Base.Root>
  )
}

function Head({
  title,
  titleHidden,
  closeLabel,
  aside,
}: Pick<DrawerProps, 'title' | 'titleHidden' | 'closeLabel' | 'aside'>) {
  const words = use(UiWords)
  return (
    <header
      className={classNames(
        'flex shrink-0 items-center gap-3 py-3 ps-6 pe-3 max-[25rem]:gap-2 max-[25rem]:ps-5 max-[25rem]:pe-2',
        titleHidden && 'absolute end-0 top-2 z-10',
      )}
    >
      <Base.Title className={titleHidden ? 'sr-only' : 'font-display text-h2 font-bold text-ink'}>
        {title}
      </Base.Title>
      {aside}
      <Base.Close aria-label={closeLabel ?? words.close} className={iconButtonClass('plain', 'ms-auto')}>
        <X />
      </Base.Close>
    </header>
  )
}

/** Limited to the space above a phone's keyboard, so that it covers no focused field. */
function SeenViewport({ className, children }: { className: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useSeenArea(frame, true)
  return (
    <Base.Viewport
      ref={frame}
      className={classNames(
        'fixed inset-x-0 top-[var(--seen-top,0px)] z-50 flex h-[var(--seen-height,100dvh)]',
        className,
      )}
    >
      {children}
    </Base.Viewport>
  )
}
