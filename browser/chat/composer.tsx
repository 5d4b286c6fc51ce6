import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { chatText } from '#text/chat/widget.ts'
import { formatNumber } from '#text/format-number.ts'
import { classNames } from '#ui/class-names.ts'
import { ArrowUp } from '#ui/icons.tsx'
import { MAX_MESSAGE_LENGTH } from './conversation.ts'

/** The counter is shown from this length on. */
const COUNTED_FROM = MAX_MESSAGE_LENGTH - 100

/** The input and its button: Enter sends, Shift+Enter starts a new line, blank messages are not sent (A-BOT-03). */
export function Composer({
  box,
  waiting,
  onSend,
}: {
  box: RefObject<HTMLTextAreaElement | null>
  waiting: boolean
  /** False: nothing was sent. */
  onSend: (text: string) => boolean
}) {
  const noteId = useId()
  const [text, setText] = useState('')
  const length = text.trim().length
  const tooLong = length > MAX_MESSAGE_LENGTH
  const counted = length >= COUNTED_FROM

  function send(event: FormEvent) {
    event.preventDefault()
    if (onSend(text)) setText('')
  }

  function sendByEnter(event: KeyboardEvent) {
    // During IME composition, Enter only confirms the word.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
  }

  return (
    <form
      onSubmit={send}
      className="shrink-0 border-t border-line bg-surface p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {counted ? <LengthNote id={noteId} length={length} /> : null}
      <div className="flex items-end gap-2">
        <textarea
          ref={box}
          dir="auto"
          rows={1}
          value={text}
          aria-label={chatText.message}
          aria-invalid={tooLong || undefined}
          aria-describedby={counted ? noteId : undefined}
          placeholder={chatText.placeholder}
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={sendByEnter}
          className="field-sizing-content max-h-32 min-h-12 min-w-0 flex-1 resize-none rounded-[22px] border-[1.5px] border-line-strong bg-surface px-4 py-2.5 text-body leading-6 text-ink outline-offset-0 aria-invalid:border-danger"
        />
        <button
          type="submit"
          aria-label={chatText.send}
          aria-disabled={waiting || length === 0 || tooLong}
          className="grid size-12 shrink-0 place-items-center rounded-pill bg-brand text-on-brand transition-colors hover:bg-brand-hover aria-disabled:bg-off-soft aria-disabled:text-off"
        >
          <ArrowUp className="size-6" />
        </button>
      </div>
    </form>
  )
}

function LengthNote({ id, length }: { id: string; length: number }) {
  const tooLong = length > MAX_MESSAGE_LENGTH
  return (
    <p
      id={id}
      role={tooLong ? 'alert' : undefined}
      className={classNames('px-1 pb-2 text-xs', tooLong ? 'font-medium text-danger' : 'text-ink-3')}
    >
      {tooLong
        ? chatText.tooLong(formatNumber(MAX_MESSAGE_LENGTH))
        : chatText.length(formatNumber(length), formatNumber(MAX_MESSAGE_LENGTH))}
    </p>
  )
}
