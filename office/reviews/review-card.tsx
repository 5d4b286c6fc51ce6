import { Eye, EyeOff, MessageSquarePlus } from 'lucide-react'
import { type FormEvent, type Ref, useState } from 'react'
import { call } from '#browser/api-client.ts'
import { wrongFields } from '#browser/form-errors.ts'
import { useSubmit } from '#browser/use-submit.ts'
import { type SettleReviewRequest, settleReviewRequest } from '#contract/admin/review-requests.ts'
import type { AdminReview } from '#contract/admin/reviews.ts'
import { PhotoLinks } from '#office/shell/photo-links.tsx'
import { REVIEW_STATE_LABELS, adminReviewsText as text } from '#text/admin/reviews.ts'
import { reviewsText, STARS } from '#text/catalog/reviews.ts'
import { formatCount } from '#text/format-count.ts'
import { formatDateTime } from '#text/format-date.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { Stars } from '#ui/stars.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'

/** One review with its author and the shop's actions. */
export function ReviewCard({ review }: { review: AdminReview }) {
  const [answering, setAnswering] = useState(false)
  const { submit, formRef, wrong, pending } = useSubmit({
    check: (body) => wrongFields(settleReviewRequest, body),
    send: (body: SettleReviewRequest) =>
      call('PATCH /api/admin/reviews/:id', { params: { id: review.id }, body }),
    done: ({ state }, { reply }) => ({
      title: reply !== undefined ? text.replySaved : state === 'shown' ? text.shown : text.hidden,
    }),
    onDone: () => setAnswering(false),
    failed: text.failed,
    refresh: ['/api/admin/reviews', '/api/admin/stats', '/api/admin/audit'],
  })

  return (
    <Card as="article" className="flex flex-col gap-3">
      <ReviewHead review={review} />
      {review.stars ? <Stars count={review.stars} label={formatCount(review.stars, STARS)} /> : null}
      {review.body ? <p className="wrap-anywhere whitespace-pre-line text-ink">{review.body}</p> : null}
      <PhotoLinks ids={review.photos} label={reviewsText.photo} />
      {review.reply && !answering ? (
        <div className="rounded-picture bg-sunken px-4 py-3 text-md">
          <p className="font-semibold text-ink">{text.reply}</p>
          <p className="wrap-anywhere whitespace-pre-line">{review.reply}</p>
        </div>
      ) : null}
      {answering ? (
        <ReplyForm
          reply={review.reply ?? ''}
          pending={pending}
          formRef={formRef}
          error={wrong.reply}
          onSave={(reply) => submit({ reply })}
          onCancel={() => setAnswering(false)}
        />
      ) : (
        <Actions
          review={review}
          pending={pending}
          onSet={(state) => submit({ state })}
          onAnswer={() => setAnswering(true)}
        />
      )}
    </Card>
  )
}

function ReviewHead({ review }: { review: AdminReview }) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      <div className="min-w-0">
        <h2 className="font-semibold text-ink">{review.productNameArabic}</h2>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-3">
          <span>
            <bdi>{review.author || reviewsText.anonymous}</bdi> <bdi dir="ltr">{review.authorEmail}</bdi>
          </span>
          <time dateTime={review.createdAt}>{formatDateTime(review.createdAt)}</time>
          <Link to={`/admin/orders/${review.orderId}`} className="text-brand-ink hover:underline">
            {text.order}
          </Link>
        </p>
      </div>
      <Badge tone={review.state === 'shown' ? 'ok' : review.state === 'hidden' ? 'neutral' : 'warn'}>
        {REVIEW_STATE_LABELS[review.state]}
      </Badge>
    </header>
  )
}

type ActionsProps = {
  review: AdminReview
  pending: boolean
  onSet: (state: 'shown' | 'hidden') => void
  onAnswer: () => void
}

function Actions({ review, pending, onSet, onAnswer }: ActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {review.state === 'shown' ? null : (
        <Button variant="soft" size="sm" icon={<Eye />} pending={pending} onClick={() => onSet('shown')}>
          {text.show}
        </Button>
      )}
      {review.state === 'hidden' ? null : (
        <Button
          variant="ghost"
          size="sm"
          icon={<EyeOff />}
          disabled={pending}
          onClick={() => onSet('hidden')}
        >
          {text.hide}
        </Button>
      )}
      <Button variant="ghost" size="sm" icon={<MessageSquarePlus />} disabled={pending} onClick={onAnswer}>
        {review.reply ? text.editReply : text.answer}
      </Button>
    </div>
  )
}

type ReplyFormProps = {
  reply: string
  formRef: Ref<HTMLFormElement>
  error: string | undefined
  pending: boolean
  onSave: (reply: string) => void
  onCancel: () => void
}

function ReplyForm({ reply, formRef, error, pending, onSave, onCancel }: ReplyFormProps) {
  const [words, setWords] = useState(reply)
  function submit(event: FormEvent) {
    event.preventDefault()
    onSave(words)
  }
  return (
    <form ref={formRef} onSubmit={submit} className="flex flex-col gap-3">
      <TextareaField label={text.replyLabel} rows={3} error={error} value={words} onValue={setWords} />
      <div className="flex gap-2">
        <Button type="submit" size="sm" pending={pending} pendingLabel={text.savingReply}>
          {text.saveReply}
        </Button>
        <Button variant="ghost" size="sm" disabled={pending} onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
