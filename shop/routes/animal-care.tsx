import { CarePage } from '#shop/animals/care-page.tsx'
import type { Route } from './+types/animal-care'

/** H-09. */
export default function CareRoute({ params }: Route.ComponentProps) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <CarePage id={params.id} />
    </>
  )
}
