import type { ReactNode } from 'react'
import { FamilyTile, useShownCategories } from './family-links.tsx'

/** In the menu of a phone, loaded when it first opens; `places` until they are known. */
export function FamilyTiles({ places, onLeave }: { places: ReactNode; onLeave: () => void }) {
  const categories = useShownCategories()
  if (!categories) return places
  return categories.map((category) => (
    <li key={category.id}>
      <FamilyTile category={category} onClick={onLeave} />
    </li>
  ))
}
