import { Dialog } from '@base-ui/react/dialog'
import { Drawer } from '@base-ui/react/drawer'
import type { ReactNode } from 'react'
import { BACKDROP } from './dialog-panel.tsx'
import { iconButtonClass } from './icon-button.tsx'
import { X } from './icons.tsx'
import { useOpened } from './use-opened.ts'
import { useWide } from './use-wide.ts'

type SheetOrDialogProps = {
  open: boolean
  /** Called by ×, Escape, the backdrop, and on a phone by a downward swipe. */
  onClose: () => void
  /** The accessible name; the visible heading is part of the content. */
  label: string
  closeLabel: string
  children: ReactNode
  /** On a phone it stays visible below the scrolling content. */
  bar?: ReactNode
  /** Receives the focus on closing; by default the element that had it before. */
  finalFocus: () => HTMLElement | true
}

const POPUP = 'flex flex-col overflow-clip bg-ground text-ink-2 shadow-float outline-none'
const SCROLL = 'relative min-h-0 flex-1 overflow-y-auto overscroll-contain [scroll-padding-block:4.5rem]'

/** A large overlay: nearly a full-height sheet on a phone, a dialog on a wide screen. */
export function SheetOrDialog(props: SheetOrDialogProps) {
  return useWide() ? <WideDialog {...props} /> : <TallSheet {...props} />
}

function WideDialog({ open, onClose, label, closeLabel, children, finalFocus }: SheetOrDialogProps) {
  return (
    <Dialog.Root open={useOpened(open)} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={BACKDROP} />
        <Dialog.Popup
          aria-label={label}
          finalFocus={finalFocus}
          className={`${POPUP} fixed inset-0 z-50 m-auto h-[min(48rem,calc(100dvh-3rem))] w-[min(68rem,calc(100vw-4rem))] rounded-block transition-[opacity,scale,translate] duration-200 data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0`}
        >
          <Dialog.Close aria-label={closeLabel} className={closeClass('end-4 top-4')}>
            <X />
          </Dialog.Close>
          <div className={SCROLL}>{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function TallSheet({ open, onClose, label, closeLabel, children, bar, finalFocus }: SheetOrDialogProps) {
  return (
    <Drawer.Root open={useOpened(open)} onOpenChange={(next) => !next && onClose()} swipeDirection="down">
      <Drawer.Portal>
        <Drawer.Backdrop className={BACKDROP} />
        <Drawer.Viewport className="fixed inset-0 z-50 flex items-end">
          <Drawer.Popup
            aria-label={label}
            finalFocus={finalFocus}
            className={`${POPUP} relative h-[calc(100dvh-2rem)] w-full rounded-t-block transition-transform duration-250 [transform:translateY(var(--drawer-swipe-movement-y))] data-ending-style:[transform:translateY(102%)] data-starting-style:[transform:translateY(102%)] data-swiping:duration-0 data-swiping:select-none`}
          >
            <span
              aria-hidden
              className="absolute inset-x-0 top-2 z-10 mx-auto h-1.25 w-11 rounded-pill bg-line-strong opacity-60"
            />
            <Drawer.Close aria-label={closeLabel} className={closeClass('end-5 top-8')}>
              <X />
            </Drawer.Close>
            <Drawer.Content className={`${SCROLL} pt-5`}>{children}</Drawer.Content>
            {bar ? (
              <div
                data-sheet-bar
                className="relative shrink-0 rounded-t-[24px] bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-bar"
              >
                {bar}
              </div>
            ) : null}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}

function closeClass(place: string): string {
  return iconButtonClass('raised', `absolute! z-10 ${place}`)
}
