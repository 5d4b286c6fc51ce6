import type { ComponentProps } from 'react'
import type { World } from '#domain/catalog/worlds.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Figure } from './figure.tsx'
import type { FigureName } from './figures.ts'

/** An empty state with a figure on the colour of its world. */
export function FigureState({
  world,
  figure,
  ...state
}: { world: World; figure: FigureName } & Omit<ComponentProps<typeof EmptyState>, 'figure'>) {
  return (
    <div className={`w-${world}`}>
      <EmptyState {...state} figure={<Figure name={figure} />} />
    </div>
  )
}
