import { chatText as text } from '#text/chat/widget.ts'
import { formatTime } from '#text/format-date.ts'
import { CircleAlert } from '#ui/icons.tsx'
import { AnswerWords } from './answer-words.tsx'
import type { ChatMessage } from './conversation.ts'
import { ProductRow } from './product-row.tsx'

type MessageProps = {
  message: ChatMessage
  /** Called when a link into the shop is followed. */
  onFollow: () => void
  onAskAgain: ((message: ChatMessage) => void) | null
}

/** One message: the shop's at the start, the visitor's at the end. */
export function MessageRow({ message, onFollow, onAskAgain }: MessageProps) {
  return message.isBot ? (
    <Answer message={message} onFollow={onFollow} />
  ) : (
    <Question message={message} onAskAgain={onAskAgain} />
  )
}

function Answer({ message, onFollow }: Pick<MessageProps, 'message' | 'onFollow'>) {
  const { content, products, timestamp } = message
  return (
    <div className="flex max-w-[92%] flex-col items-start gap-2 self-start">
      <div className="rounded-picture rounded-ss-[6px] bg-surface px-4 py-2.5 text-md text-ink shadow-card wrap-anywhere">
        <span className="sr-only">{text.bot}</span>
        <AnswerWords content={content} onFollow={onFollow} />
      </div>
      {products ? (
        <ul aria-label={text.products} className="flex w-full flex-col gap-2">
          {products.map((product) => (
            <li key={product.id}>
              <ProductRow product={product} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      ) : null}
      <Time of={timestamp} />
    </div>
  )
}

function Question({ message, onAskAgain }: Pick<MessageProps, 'message' | 'onAskAgain'>) {
  const { content, failure, timestamp } = message
  return (
    <div className="flex max-w-[86%] flex-col items-end gap-1 self-end">
      <p
        dir="auto"
        className="max-w-full rounded-picture rounded-es-[6px] bg-deep px-4 py-2.5 text-start text-md whitespace-pre-line text-on-deep wrap-anywhere dark:border dark:border-line"
      >
        <span className="sr-only">{text.you}</span>
        {content}
      </p>
      {failure === undefined ? (
        <Time of={timestamp} />
      ) : (
        <div className="text-sm text-danger">
          <p className="flex gap-1.5">
            <CircleAlert className="mt-0.5 size-4.5 shrink-0" />
            <span className="min-w-0">
              {text.failed} {failure}
            </span>
          </p>
          {onAskAgain ? (
            <button
              type="button"
              onClick={() => onAskAgain(message)}
              className="min-h-11 rounded-xs px-6 font-semibold underline underline-offset-4"
            >
              {text.sendAgain}
            </button>
          ) : null}
        </div>
      )}
    </div>
  )
}

function Time({ of }: { of: string }) {
  return (
    <time dateTime={of} className="tabular px-1 text-2xs text-ink-3">
      {formatTime(of)}
    </time>
  )
}
