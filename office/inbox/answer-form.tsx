import { Send } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '#browser/api-client.ts'
import { refusedFields, wrongFields } from '#browser/form-errors.ts'
import { readStored, writeStored } from '#browser/storage.ts'
import { answerMessageRequest } from '#contract/admin/answer-requests.ts'
import type { InboxMessage } from '#contract/admin/inbox.ts'
import { FailureNotice } from '#office/shell/failure-notice.tsx'
import { messageText } from '#text/admin/inbox.ts'
import { isolate } from '#text/format-text.ts'
import { Button } from '#ui/button.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { useMessageChange } from './use-message.ts'

const WORDS = { missing: { body: messageText.answerMissing } }

/** An answer by mail. The draft is stored on the device until it is sent. */
export function AnswerForm({ message, owner }: { message: InboxMessage; owner: string }) {
  const [body, setBody] = useState(() => readStored(place(owner, message.id)) ?? '')
  const [error, setError] = useState<string | undefined>()
  const latest = useRef(body)
  latest.current = body
  const { run, pending, failure } = useMessageChange(message.id, {
    send: (words: string) =>
      call('POST /api/admin/messages/:id/answer', { params: message, body: { body: words } }),
    done: () => ({
      title: messageText.sent,
      description: messageText.sentTo(isolate(message.customerEmail)),
      tone: 'ok',
    }),
    onDone(sent) {
      // What was typed meanwhile is kept.
      if (latest.current === sent) write('')
    },
  })

  function write(next: string) {
    setBody(next)
    setError(undefined)
    storeAnswerDraft(owner, message.id, next)
  }

  function send(event: FormEvent) {
    event.preventDefault()
    const wrong = wrongFields(answerMessageRequest, { body }, WORDS)
    setError(wrong.body)
    if (!wrong.body) void run(body)
  }

  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-3">
      <TextareaField
        label={messageText.answer}
        hint={body ? messageText.kept : messageText.answerHint}
        error={error ?? refusedFields(failure).body}
        rows={4}
        value={body}
        onValue={write}
      />
      <FailureNotice error={failure} title={messageText.notSent} />
      <div data-keep-clear className="self-start">
        <Button
          type="submit"
          icon={<Send className="-scale-x-100" />}
          pending={pending}
          pendingLabel={messageText.sending}
        >
          {messageText.send}
        </Button>
      </div>
    </form>
  )
}

/**
 * A draft answer is stored on the device until it is sent, across reloads, outages and closed pages. It belongs to its
 * author.
 */
const place = (owner: string, messageId: number) => `aleef-admin-answer:${owner}:${messageId}`

/** An empty draft is deleted. */
function storeAnswerDraft(owner: string, messageId: number, body: string): void {
  writeStored(place(owner, messageId), body || null)
}
