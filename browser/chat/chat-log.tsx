import { useEffect, useRef } from 'react'
import { muscatDay } from '#domain/muscat-time.ts'
import { chatText } from '#text/chat/widget.ts'
import { formatLongDate } from '#text/format-date.ts'
import type { ChatMessage } from './conversation.ts'
import { MessageRow } from './message-row.tsx'

/** The part of the previous message that stays visible above a new answer. */
const ABOVE_PX = 12

type ChatLogProps = {
  messages: readonly ChatMessage[]
  open: boolean
  waiting: boolean
  onFollow: () => void
  onAskAgain: (message: ChatMessage) => void
  onSuggestion: (text: string) => void
}

/** The messages, the typing indicator, and suggested questions. */
export function ChatLog({ messages, open, waiting, onFollow, onAskAgain, onSuggestion }: ChatLogProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const last = messages.at(-1)
  const suggestions = waiting || !last?.isBot ? [] : (last.suggestions ?? [])

  // Scrolls to the end, or to the beginning of the latest answer, which may be longer than the card.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last message, not who it is
  useEffect(() => {
    const [list, end] = [scroller.current, log.current?.lastElementChild]
    if (!open || !list || !(end instanceof HTMLElement)) return
    list.scrollTo({ top: last?.isBot ? end.offsetTop - ABOVE_PX : list.scrollHeight })
  }, [open, waiting, last?.id, last?.failure])

  return (
    <section
      ref={scroller}
      aria-label={chatText.log}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too
      tabIndex={0}
      className="relative flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain bg-ground p-4 -outline-offset-3"
    >
      <div ref={log} role="log" className="flex flex-col gap-3">
        {messages.map((message, at) => (
          <div key={message.id} className="flex flex-col gap-3">
            <Day of={message} before={messages[at - 1]} />
            <MessageRow
              message={message}
              onFollow={onFollow}
              onAskAgain={message.failure !== undefined && !waiting ? onAskAgain : null}
            />
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {waiting ? chatText.typing : ''}
      </p>
      {waiting ? <TypingDots /> : null}
      {suggestions.length > 0 ? (
        <ul aria-label={chatText.suggestions} className="flex flex-wrap gap-2">
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button
                type="button"
                onClick={() => onSuggestion(suggestion)}
                className="min-h-11 rounded-[22px] bg-brand-soft px-4 py-1.5 text-start text-md font-medium text-brand-ink transition-colors hover:bg-brand-soft-2"
              >
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

/** The date, above the first message of each day before today. */
function Day({ of, before }: { of: ChatMessage; before: ChatMessage | undefined }) {
  const day = muscatDay(new Date(of.timestamp))
  const dayBefore = before ? muscatDay(new Date(before.timestamp)) : muscatDay(new Date())
  if (day === dayBefore) return null
  return <p className="py-1 text-center text-xs text-ink-3">{formatLongDate(of.timestamp)}</p>
}

/** The typing indicator (A-BOT-04). */
function TypingDots() {
  return (
    <div
      aria-hidden
      data-typing
      className="flex h-11 items-center gap-1.5 self-start rounded-picture rounded-ss-[6px] bg-surface px-4 shadow-card"
    >
      <span className={DOT} />
      <span className={`${DOT} [animation-delay:160ms]`} />
      <span className={`${DOT} [animation-delay:320ms]`} />
    </div>
  )
}

const DOT = 'size-2 rounded-pill bg-ink-3 motion-safe:animate-breathe'
