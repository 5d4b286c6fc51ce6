import type { Review } from '#contract/reviews.ts'
import { STARS, reviewsText as text } from '#text/catalog/reviews.ts'
import { formatCount } from '#text/format-count.ts'
import { formatDate } from '#text/format-date.ts'
import { Card } from '#ui/card.tsx'
import { Stars } from '#ui/stars.tsx'

/** S2-14: reviews with author, product and the shop's answer. */
export function ReviewList({ reviews, named }: { reviews: readonly Review[]; named: boolean }) {
  return (
    <ul className="grid items-start gap-3 lg:grid-cols-2 lg:gap-4">
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review} named={named} />
        </li>
      ))}
    </ul>
  )
}

function ReviewCard({ review, named }: { review: Review; named: boolean }) {
  const { stars, body, author, photos, reply, createdAt, productNameArabic } = review
  return (
    <Card as="article" className="flex flex-col gap-2.5">
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div className="flex items-center gap-2">
          <bdi className="font-semibold text-ink">{author || text.anonymous}</bdi>
          {stars ? <Stars count={stars} label={formatCount(stars, STARS)} /> : null}
        </div>
        <time dateTime={createdAt} className="text-sm text-ink-3">
          {formatDate(createdAt)}
        </time>
      </header>
      {named ? <p className="text-sm text-ink-2">{productNameArabic}</p> : null}
      {body ? <p className="wrap-anywhere whitespace-pre-line text-ink">{body}</p> : null}
      {photos.length > 0 ? (
        <ul className="flex gap-2">
          {photos.map((photo, at) => (
            <li key={photo}>
              <a href={`/api/reviews/photos/${photo}`} className="block rounded-control">
                <img
                  src={`/api/reviews/photos/${photo}`}
                  alt={text.photo(at + 1)}
                  width={96}
                  height={96}
                  loading="lazy"
                  decoding="async"
                  className="size-24 rounded-control object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {reply ? (
        <div className="rounded-picture bg-sunken px-4 py-3 text-md">
          <p className="font-semibold text-ink">{text.reply}</p>
          <p className="wrap-anywhere whitespace-pre-line">{reply}</p>
        </div>
      ) : null}
    </Card>
  )
}
