import { OwnAnimalPage } from '#shop/animals/own-animal-page.tsx'
import type { Route } from './+types/own-animal'

/** One of the customer's own animals (H-04). */
export default function OwnAnimalRoute({ params }: Route.ComponentProps) {
  return <OwnAnimalPage key={params.id} id={params.id} />
}
