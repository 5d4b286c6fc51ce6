import { Check, RotateCcw } from 'lucide-react'
import { call, isNotFound } from '#browser/api-client.ts'
import { useSession } from '#browser/session/use-session.ts'
import type { InboxMessage } from '#contract/admin/inbox.ts'
import { Unread } from '#office/shell/unread.tsx'
import { messageText } from '#text/admin/inbox.ts'
import { formatDateTime } from '#text/format-date.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LongText } from '#ui/long-text.tsx'
import { Notice } from '#ui/notice.tsx'
import { AnswerForm } from './answer-form.tsx'
import { MessageHead } from './message-head.tsx'
import { useMessage, useMessageChange } from './use-message.ts'

/** One message with its answers and the answer form. */
export function MessagePanel({ id }: { id: string }) {
  const query = useMessage(id)
  const { data, error } = query
  const { user } = useSession()
  if (!data || !user) {
    if (isNotFound(error, 422)) {
      return (
        <Card>
          <EmptyState title={messageText.gone} />
        </Card>
      )
    }
    return <Unread query={query} height="h-120" />
  }
  return (
    <Card as="article" aria-labelledby="message-subject" className="flex flex-col gap-5">
      <MessageHead message={data} id="message-subject" />
      <div dir="auto" className="rounded-picture bg-sunken p-4 text-body text-ink">
        <LongText text={data.message} more={messageText.more} less={messageText.less} />
      </div>
      <Answers answers={data.answers} />
      <AnswerForm key={data.id} message={data} owner={user.id} />
      <Standing message={data} />
    </Card>
  )
}

function Answers({ answers }: Pick<InboxMessage, 'answers'>) {
  if (answers.length === 0) return null
  return (
    <section aria-labelledby="message-answers" className="flex flex-col gap-3">
      <h3 id="message-answers" className="font-display text-h3">
        {messageText.answers}
      </h3>
      <ul className="flex flex-col gap-3">
        {answers.map((answer) => (
          <li key={answer.id} className="rounded-picture bg-brand-soft p-4 text-ink">
            <p className="mb-1 text-sm text-ink-2">
              <bdi>{messageText.answeredBy(answer.author ?? messageText.formerAdmin)}</bdi> ·{' '}
              {formatDateTime(answer.createdAt)}
            </p>
            <div dir="auto">
              <LongText text={answer.body} more={messageText.more} less={messageText.less} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Marks it as handled without an answer, or reopens it. */
function Standing({ message }: { message: InboxMessage }) {
  const handled = message.handledAt !== null
  const { run, pending } = useMessageChange(message.id, {
    send: (next: boolean) =>
      call('PATCH /api/admin/messages/:id', { params: message, body: { handled: next } }),
    done: handled ? messageText.reopened : messageText.finished,
    failed: messageText.notChanged,
  })

  const button = (
    <Button
      variant={handled ? 'outline' : 'soft'}
      size="sm"
      icon={handled ? <RotateCcw /> : <Check />}
      pending={pending}
      onClick={() => run(!handled)}
      className="self-start"
    >
      {handled ? messageText.reopen : messageText.finish}
    </Button>
  )
  return message.handledAt ? (
    <Notice tone="ok">
      <p className="mb-2">{messageText.doneAt(formatDateTime(message.handledAt))}</p>
      {button}
    </Notice>
  ) : (
    button
  )
}
