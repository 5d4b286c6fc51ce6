import { X } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { ChatMark } from '#app/features/chat/chat-mark.tsx'
import type { PageBehind } from '#app/features/chat/conversation.ts'
import { useKeptConversation } from '#app/features/chat/kept-conversation.ts'
import { useOwner } from '#app/features/chat/use-owner.ts'
import { classNames } from '#app/ui/class-names.ts'
import { useFreeCorner } from '#app/ui/use-free-corner.ts'
import { usePart } from '#app/ui/use-part.ts'
import { chatText } from '#text/chat/widget.ts'

const loadCard = () => import('./chat-card.tsx').then((module) => module.ChatCard)

const CARD_ID = 'chat'
/** Where a card beside the page has room; elsewhere it is a sheet over it. */
const ROOMY = '(min-width: 56.25rem) and (min-height: 30rem)'

/** A-BOT-01: a round button at the bottom right of every page, and the conversation behind it. */
export function Chat() {
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  // Whoever comes near the button may press it: the card is fetched meanwhile.
  const [near, setNear] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const conversation = useKeptConversation()
  useOwner(conversation)
  const lastId = conversation.messages.at(-1)?.id
  const unread = useUnread(lastId, open)
  const page = usePageBehind(pathname, lastId)
  const roomy = useMedia(ROOMY)
  const [load, setLoad] = useState(() => loadCard)
  const ChatCard = usePart(load, open || near)
  // The owner wants to see what customers are told, and needs the room for work.
  const compact = /^\/admin(?:\/|$)/.test(pathname)
  const shown = useShown(pathname, roomy || compact)
  useFreeCorner(frame, compact ? COMPACT : LARGE)

  function press() {
    // Its file did not arrive: whoever presses again has it asked for again.
    if (open && !ChatCard) setLoad(() => () => loadCard())
    else if (open) close()
    else setOpen(true)
  }

  function close() {
    setOpen(false)
    button.current?.focus({ preventScroll: true })
  }

  return (
    <div ref={frame} className="contents print:hidden">
      {shown || open ? (
        <button
          ref={button}
          type="button"
          aria-label={unread ? chatText.openUnread : chatText.open}
          title={chatText.open}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={ChatCard ? CARD_ID : undefined}
          aria-busy={(open && !ChatCard) || undefined}
          onPointerEnter={() => setNear(true)}
          onFocus={() => setNear(true)}
          onClick={press}
          className={classNames(
            'chat-button chat-corner fixed grid animate-rise place-items-center rounded-pill border-2 border-surface bg-brand text-on-brand shadow-float transition-[translate,background-color] hover:bg-brand-hover print:hidden',
            compact ? 'z-31 size-11' : 'z-25 size-13 lg:size-14',
            open && !ChatCard && 'animate-breathe',
          )}
        >
          {open && roomy && ChatCard ? (
            <X aria-hidden className="size-6" />
          ) : (
            <ChatMark className={compact ? 'size-6' : 'size-8'} />
          )}
          {unread ? (
            <span
              aria-hidden
              className="absolute end-0 top-0 size-3.5 rounded-pill border-2 border-surface bg-danger"
            />
          ) : null}
        </button>
      ) : null}
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
            // On a phone the sheet lies over the page that was asked for.
            if (!roomy) setOpen(false)
          }}
        />
      ) : null}
    </div>
  )
}

/** As drawn: the button's size and its distance from the edges (`.chat-corner`). */
const LARGE = { size: 56, gap: 16 }
const COMPACT = { size: 44, gap: 16 }

const PRODUCT_PAGE = /^\/(?:animals|products)\/([1-9]\d{0,9})\/?$/

function usePageBehind(pathname: string, lastId: string | undefined): PageBehind | null {
  const [opened, setOpened] = useState({ pathname, lastId })
  if (opened.pathname !== pathname) setOpened({ pathname, lastId })
  const id = PRODUCT_PAGE.exec(pathname)?.[1]
  return useMemo(() => (id ? { productId: Number(id), since: opened.lastId } : null), [id, opened.lastId])
}

/** An answer came while the card was closed. */
function useUnread(lastId: string | undefined, open: boolean): boolean {
  const [read, setRead] = useState(lastId)
  useEffect(() => {
    if (open || lastId === 'welcome') setRead(lastId)
  }, [open, lastId])
  return !open && read !== lastId
}

/** Who has not moved on by then may be looking for help. */
const STANDS_STILL_MS = 5000

/**
 * The first screen of a phone is the page's alone: a price stands there, or the hero (design.md). It comes with the first
 * scroll, at once where there is nothing to scroll, and to who stands still.
 */
function useShown(pathname: string, atOnce: boolean): boolean {
  const [shownAt, setShownAt] = useState<string | null>(null)
  const shown = shownAt === pathname
  useEffect(() => {
    if (shown) return
    const note = () => {
      const { scrollHeight, clientHeight } = document.documentElement
      if (scrollY > 0 || scrollHeight <= clientHeight) setShownAt(pathname)
    }
    const timer = setTimeout(() => setShownAt(pathname), STANDS_STILL_MS)
    addEventListener('scroll', note, { passive: true })
    // A page that was scrolled before this part came; one that is short, or becomes so when its data is there.
    const sizes = new ResizeObserver(note)
    sizes.observe(document.body)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', note)
      sizes.disconnect()
    }
  }, [shown, pathname])
  return shown || atOnce
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}
