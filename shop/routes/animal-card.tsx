import { CardPage } from '#shop/animals/card-page.tsx'
import type { Route } from './+types/animal-card'

/** H-05. */
export default function CardRoute({ params }: Route.ComponentProps) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <CardPage id={params.id} />
    </>
  )
}
