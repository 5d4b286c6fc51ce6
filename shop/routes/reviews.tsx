import { listReviews } from '#server/reviews/review-queries.ts'
import { ReviewsPage } from '#shop/reviews/reviews-page.tsx'
import { pageMeta, shopNameIn } from '#shop/shell/page-meta.ts'
import { shopContext } from '#shop/shell/server-context.ts'
import { reviewsText } from '#text/catalog/reviews.ts'
import { errorText } from '#text/shell.ts'
import type { Route } from './+types/reviews'

const REVIEWS_A_PAGE = 20

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const reviews = await listReviews(shop, { limit: REVIEWS_A_PAGE })
  if (!reviews.ok) throw new Error(reviews.refusal.code)
  return { reviews: reviews.value, baseUrl: shop.baseUrl }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: errorText.failed.title }]
  const { title, description } = reviewsText.page
  return pageMeta({
    shop: shopNameIn(matches),
    baseUrl: loaderData.baseUrl,
    path: '/reviews',
    title,
    description,
  })
}

export default function Reviews({ loaderData: { reviews } }: Route.ComponentProps) {
  return <ReviewsPage reviews={reviews} />
}
