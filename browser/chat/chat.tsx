import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { chatText } from '#text/chat/widget.ts'
import { classNames } from '#ui/class-names.ts'
import { X } from '#ui/icons.tsx'
import { usePart } from '#ui/use-part.ts'
import { ChatMark } from './chat-mark.tsx'
import type { PageBehind } from './conversation.ts'
import { useStoredConversation } from './stored-conversation.ts'
import { useOwner } from './use-owner.ts'
import { useRoomy } from './use-roomy.ts'

const loadCard = () => import('./chat-card.tsx').then((module) => module.ChatCard)

const CARD_ID = 'chat'

/** A-BOT-01: a round button at the bottom right of every page of the shop, and the conversation behind it. */
export function Chat() {
  const { pathname } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const conversation = useStoredConversation()
  useOwner(conversation)
  const lastId = conversation.messages.at(-1)?.id
  const { ChatCard, open, setOpen, preload, press, close } = useCard(button)
  const unread = useUnread(lastId, open)
  const page = usePageBehind(pathname, lastId)
  const roomy = useRoomy()

  return (
    <div className="contents print:hidden">
      <button
        ref={button}
        type="button"
        aria-label={unread ? chatText.openUnread : chatText.open}
        title={chatText.open}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={ChatCard ? CARD_ID : undefined}
        aria-busy={(open && !ChatCard) || undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={press}
        className={classNames(
          'chat-button chat-corner fixed z-31 grid size-12 animate-rise place-items-center rounded-pill bg-brand-soft text-brand-ink transition-colors hover:bg-brand-soft-2 lg:z-25 lg:size-14 lg:border-2 lg:border-surface lg:bg-brand lg:text-on-brand lg:shadow-float lg:hover:bg-brand-hover print:hidden',
          open && !ChatCard && 'animate-breathe',
        )}
      >
        {open && roomy && ChatCard ? <X className="size-6" /> : <ChatMark className="size-7 lg:size-8" />}
        {unread ? <UnreadDot /> : null}
      </button>
      <p role="status" className="sr-only">
        {unread ? chatText.openUnread : ''}
      </p>
      {ChatCard ? (
        <ChatCard
          id={CARD_ID}
          open={open}
          modal={!roomy}
          conversation={conversation}
          page={page}
          onClose={close}
          onFollow={() => {
            // On a phone the sheet covers the opened page.
            if (!roomy) setOpen(false)
          }}
        />
      ) : null}
    </div>
  )
}

/** Whether the card is open, and its code, which is loaded once the pointer comes near the button. */
function useCard(button: RefObject<HTMLButtonElement | null>) {
  const [open, setOpen] = useState(false)
  const [near, setNear] = useState(false)
  const [load, setLoad] = useState(() => loadCard)
  const ChatCard = usePart(load, open || near)

  function press() {
    // The file failed to load; the next press retries.
    if (open && !ChatCard) setLoad(() => () => loadCard())
    else if (open) close()
    else setOpen(true)
  }

  function close() {
    setOpen(false)
    button.current?.focus({ preventScroll: true })
  }

  return { ChatCard, open, setOpen, preload: () => setNear(true), press, close }
}

function UnreadDot() {
  return (
    <span
      aria-hidden
      className="absolute end-0 top-0 size-3.5 rounded-pill border-2 border-surface bg-danger"
    />
  )
}

const PRODUCT_PAGE = /^\/(?:animals|products)\/([1-9]\d{0,9})\/?$/

function usePageBehind(pathname: string, lastId: string | undefined): PageBehind | null {
  const [opened, setOpened] = useState({ pathname, lastId })
  if (opened.pathname !== pathname) setOpened({ pathname, lastId })
  const id = PRODUCT_PAGE.exec(pathname)?.[1]
  return useMemo(() => (id ? { productId: Number(id), since: opened.lastId } : null), [id, opened.lastId])
}

/** The badge for answers that arrived while the card was closed. */
function useUnread(lastId: string | undefined, open: boolean): boolean {
  const [lastReadId, setLastReadId] = useState(lastId)
  useEffect(() => {
    if (open || lastId === 'welcome') setLastReadId(lastId)
  }, [open, lastId])
  return !open && lastReadId !== lastId
}
