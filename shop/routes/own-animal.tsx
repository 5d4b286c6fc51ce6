import { OwnAnimalPage } from '#shop/animals/own-animal-page.tsx'
import type { Route } from './+types/own-animal'

/** H-04. */
export default function OwnAnimalRoute({ params }: Route.ComponentProps) {
  return <OwnAnimalPage key={params.id} id={params.id} />
}
