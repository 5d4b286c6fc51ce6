import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { chatText as text } from '#text/chat/widget.ts'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Eraser, X } from '#ui/icons.tsx'
import { instead } from '#ui/instead.ts'
import { LogoMark } from '#ui/logo-mark.tsx'
import { useCloseOnBack } from '#ui/use-close-on-back.ts'
import { useSeenArea } from '#ui/use-seen-area.ts'
import { ChatLog } from './chat-log.tsx'
import { Composer } from './composer.tsx'
import { type Conversation, isUntouched, type PageBehind } from './conversation.ts'
import { useAsking } from './use-asking.ts'

type ChatCardProps = {
  id: string
  open: boolean
  modal: boolean
  conversation: Conversation
  page: PageBehind | null
  onClose: () => void
  onFollow: () => void
}

/** The conversation: beside the page if there is room, otherwise a sheet over it (A-BOT-02). */
export function ChatCard({ id, open, modal, conversation, page, onClose, onFollow }: ChatCardProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const { waiting, ask, askAgain, clear, undoClear } = useAsking(conversation, page)
  useSeenArea(dialog, open && modal)
  useCloseOnBack(open && modal, onClose)

  useShown(dialog, box, { open, modal })

  /** The tapped element is removed, so the focus moves to the input; on a phone without opening the keyboard. */
  const keepingFocus =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      act(...args)
      const next = modal ? dialog.current : box.current
      next?.focus({ preventScroll: true })
    }

  return (
    <dialog
      ref={dialog}
      id={id}
      aria-label={text.label}
      tabIndex={-1}
      {...closers(dialog, { open, modal, onClose })}
      className={classNames(
        'chat-card flex-col overflow-hidden bg-surface text-ink-2 shadow-float outline-none backdrop:bg-[oklch(.2_.04_196/.55)] open:flex open:animate-rise print:hidden',
        modal ? 'chat-sheet rounded-t-[28px]' : 'chat-corner z-25 rounded-[28px] border border-line',
      )}
    >
      <Head canClear={!isUntouched(conversation)} onClear={keepingFocus(clear)} onClose={onClose} />
      <ChatLog
        messages={conversation.messages}
        open={open}
        waiting={waiting}
        onFollow={onFollow}
        onAskAgain={keepingFocus(askAgain)}
        onSuggestion={keepingFocus((suggestion: string) => ask(suggestion))}
      />
      <div role="status">{undoClear ? <Cleared onUndo={keepingFocus(undoClear)} /> : null}</div>
      <Composer box={box} waiting={waiting} onSend={ask} />
    </dialog>
  )
}

/** The handlers of a dialog for each way to close it. */
function closers(
  dialog: RefObject<HTMLDialogElement | null>,
  { open, modal, onClose }: Pick<ChatCardProps, 'open' | 'modal' | 'onClose'>,
) {
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      onClose()
    },
    onClick(event: MouseEvent) {
      if (modal && event.target === dialog.current) onClose()
    },
    // Back on a phone. Some browsers close the dialog without `cancel`, which onClose reports.
    onCancel: instead(onClose),
    onClose() {
      if (open && !dialog.current?.open) onClose()
    },
  }
}

/** Opens the card, and focuses the input; not on phones, where the keyboard would hide the messages. */
function useShown(
  dialog: RefObject<HTMLDialogElement | null>,
  box: RefObject<HTMLTextAreaElement | null>,
  { open, modal }: { open: boolean; modal: boolean },
): void {
  useEffect(() => {
    const card = dialog.current
    if (!open || !card) return
    if (modal) card.showModal()
    else card.show()
    const first = modal ? card : box.current
    first?.focus({ preventScroll: true })
    return () => card.close()
  }, [dialog, box, open, modal])
}

function Cleared({ onUndo }: { onUndo: () => void }) {
  return (
    <div className="flex items-center justify-between gap-3 border-t border-line bg-brand-soft ps-4 pe-2 text-sm text-ink">
      {text.cleared}
      <button
        type="button"
        onClick={onUndo}
        className="min-h-11 rounded-xs px-3 font-semibold text-brand-ink underline underline-offset-4"
      >
        {text.undo}
      </button>
    </div>
  )
}

type HeadProps = { canClear: boolean; onClear: () => void; onClose: () => void }

function Head({ canClear, onClear, onClose }: HeadProps) {
  return (
    <div className="on-deep flex min-h-16 shrink-0 items-center gap-3 bg-deep py-1.5 ps-4 pe-2 text-on-deep dark:border-b dark:border-line">
      <span className="relative grid size-10 shrink-0 place-items-center rounded-pill bg-on-deep/12">
        <LogoMark className="size-6" />
        <span className="absolute -end-0.5 -bottom-0.5 size-3 rounded-pill border-2 border-deep bg-[oklch(.8_.16_158)]" />
      </span>
      <div className="min-w-0 flex-1 leading-snug">
        <h2 className="font-display text-h3 text-on-deep">{text.title}</h2>
        <p className="text-xs text-on-deep-2">{text.presence}</p>
      </div>
      <IconButton
        label={text.clear}
        title={text.clear}
        icon={<Eraser />}
        disabled={!canClear}
        onClick={onClear}
        className={ON_DEEP}
      />
      <IconButton label={text.close} title={text.close} icon={<X />} onClick={onClose} className={ON_DEEP} />
    </div>
  )
}

const ON_DEEP = 'text-on-deep! hover:bg-on-deep/12! disabled:opacity-40!'
