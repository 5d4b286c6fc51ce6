import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import { type WrongFields, wrongFields } from '#browser/form-errors.ts'
import { useChange } from '#browser/use-change.ts'
import { useSubmit } from '#browser/use-submit.ts'
import { reviewRequest } from '#contract/review-request.ts'
import type { ReceivedItem } from '#contract/reviews.ts'
import { REVIEW_ERRORS, reviewsText } from '#text/catalog/reviews.ts'
import { instead } from '#ui/instead.ts'

const text = reviewsText.own

/** State of the review form of one item; photos are uploaded before it is sent. */
export function useReview({ orderItemId, hasStars, review }: ReceivedItem, onDone: () => void) {
  const [stars, setStars] = useState(review?.stars ?? null)
  const [body, setBody] = useState(review?.body ?? '')
  const [photos, setPhotos] = useState(review?.photos ?? [])
  const request = { orderItemId, stars, body, files: photos }
  const sending = useSubmit({
    check: (): WrongFields => ({ ...wrongFields(reviewRequest, request), ...missing(hasStars, stars, body) }),
    send: () => call('POST /api/reviews', { body: request }),
    done: () => ({ title: text.sent, description: text.sentWhy }),
    onDone,
    refresh: ['/api/reviews/own'],
  })
  const removing = useChange({
    send: (id: number) => call('DELETE /api/reviews/:id', { params: { id } }),
    done: () => ({ title: text.removed }),
    onDone,
    failed: text.failed,
    refresh: ['/api/reviews/own'],
  })

  function change(name: string, apply: () => void) {
    apply()
    sending.clearWrong(name)
  }

  return {
    stars,
    body,
    photos,
    submit: instead(sending.submit),
    formRef: sending.formRef,
    wrong: sending.wrong,
    setStars: (chosen: number) => change('stars', () => setStars(chosen)),
    setBody: (words: string) => change('body', () => setBody(words)),
    setPhotos: (chosen: string[]) => change('files', () => setPhotos(chosen)),
    remove: () => review && removing.run(review.id),
    failure: sending.failure,
    pending: sending.pending || removing.pending,
  }
}

function missing(hasStars: boolean, stars: number | null, body: string): WrongFields {
  if (hasStars) return stars === null ? { stars: REVIEW_ERRORS.starsMissing } : {}
  return body.trim() === '' ? { body: REVIEW_ERRORS.wordsMissing } : {}
}
