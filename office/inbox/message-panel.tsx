import { Check, Mail, RotateCcw, UserRound } from 'lucide-react'
import { call, isNotFound } from '#browser/api-client.ts'
import { useSession } from '#browser/session/use-session.ts'
import { useShopName } from '#browser/store/use-store.ts'
import type { InboxMessage } from '#contract/admin/inbox.ts'
import { Unread } from '#office/shell/unread.tsx'
import { PhoneLinks } from '#office/users/phone-links.tsx'
import { messageText } from '#text/admin/inbox.ts'
import { formatDateTime } from '#text/format-date.ts'
import { formatPhone } from '#text/format-phone.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton, OutLinkButton } from '#ui/link-button.tsx'
import { LongText } from '#ui/long-text.tsx'
import { Notice } from '#ui/notice.tsx'
import { NumberText } from '#ui/number-text.tsx'
import { AnswerForm } from './answer-form.tsx'
import { PriorityBadge } from './priority-badge.tsx'
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

/** Sender, time and urgency, with contact links; WhatsApp only for mobile numbers. */
function MessageHead({ message, id }: { message: InboxMessage; id: string }) {
  const { customerName, customerEmail, customerPhone, subject, userId } = message
  const shop = useShopName()
  return (
    <header className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 id={id} className="min-w-0 flex-1 font-display text-h2 wrap-anywhere">
          <bdi>{subject}</bdi>
        </h2>
        <PriorityBadge priority={message.priority} />
      </div>
      <div className="text-md text-ink-2">
        <p className="font-semibold wrap-anywhere text-ink">
          <bdi>{customerName}</bdi>
        </p>
        <p className="wrap-anywhere">
          <bdi dir="ltr">{customerEmail}</bdi>
          {customerPhone ? (
            <>
              {' · '}
              <NumberText className="whitespace-nowrap">{formatPhone(customerPhone)}</NumberText>
            </>
          ) : null}
        </p>
        <p className="text-sm text-ink-3">{formatDateTime(message.createdAt)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <OutLinkButton
          variant="soft"
          size="sm"
          icon={<Mail />}
          href={`mailto:${customerEmail}?subject=${encodeURIComponent(messageText.mailSubject(subject))}`}
        >
          {messageText.mail}
        </OutLinkButton>
        {customerPhone ? (
          <PhoneLinks
            phone={customerPhone}
            text={messageText}
            words={messageText.whatsappWords(customerName, shop)}
          />
        ) : null}
        {userId ? (
          <LinkButton
            variant="outline"
            size="sm"
            icon={<UserRound />}
            to={`/admin/users?user=${encodeURIComponent(userId)}`}
          >
            {messageText.account}
          </LinkButton>
        ) : (
          <Badge>{messageText.visitor}</Badge>
        )}
      </div>
    </header>
  )
}
