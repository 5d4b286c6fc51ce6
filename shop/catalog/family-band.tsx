import type { ReactNode } from 'react'
import { Figure } from '#browser/figure/figure.tsx'
import { figureOfCategory } from '#browser/figure/figure-of-category.ts'
import type { FigureName } from '#browser/figure/figures.ts'
import type { Category } from '#contract/catalog.ts'
import type { World } from '#domain/catalog/worlds.ts'
import { classNames } from '#ui/class-names.ts'

/** The second figure beside a family's animal, where there is room. */
const COMPANION: Record<World, FigureName> = {
  cats: 'yarn',
  birds: 'chick',
  fish: 'coral',
  rabbits: 'carrot',
  small: 'sunflower',
  supplies: 'yarn',
}

export function familyFigures(category: Pick<Category, 'emoji' | 'world'>): FigureName[] {
  return [figureOfCategory(category), COMPANION[category.world]]
}

type FamilyBandProps = {
  world: World
  title: ReactNode
  /** Null while unknown. */
  count: string | null
  /** The owner's own words and picture of it, in place of the figures (E-CAT-01). */
  description?: string
  picture?: string
  /** The first is large; the others appear beside it on a wide screen. */
  figures: readonly FigureName[]
}

/** The head of a list in the colours of its family: title, count and figures. */
export function FamilyBand({ world, title, count, description, picture, figures }: FamilyBandProps) {
  return (
    <div
      className={classNames(
        `w-${world}`,
        'relative',
        figures.length > 0 && !picture ? 'mt-9 lg:mt-15' : 'mt-4 lg:mt-8',
      )}
    >
      <div className="absolute inset-0 overflow-hidden rounded-block bg-block before:absolute before:end-[-18%] before:top-[52%] before:h-[180%] before:w-[78%] before:rounded-[50%] before:bg-edge lg:rounded-[40px] lg:before:end-[-9%] lg:before:top-[58%] lg:before:w-[63%]" />
      <div className="relative flex min-h-31 flex-col justify-center gap-1 py-6 ps-5 pe-[42%] text-world max-[18rem]:pe-5 lg:min-h-43 lg:ps-12">
        <h1 className="font-display text-h1 leading-tight font-extrabold [color:inherit] lg:text-[2.75rem]">
          {title}
        </h1>
        <p className="min-h-[1lh] text-sm font-medium lg:text-lead">{count}</p>
        {description ? <p className="line-clamp-2 text-sm lg:text-md">{description}</p> : null}
      </div>
      {picture ? (
        <img
          src={picture}
          alt=""
          fetchPriority="high"
          className="absolute inset-y-0 end-0 h-full w-[38%] rounded-e-block object-cover max-[18rem]:hidden lg:w-[30%] lg:rounded-e-[40px]"
        />
      ) : (
        <div
          aria-hidden
          className="pointer-events-none absolute end-3 bottom-3 flex flex-row-reverse items-end max-[18rem]:hidden lg:end-16 lg:bottom-4 lg:gap-4"
        >
          {figures.map((name, position) => (
            <Figure
              key={name}
              name={name}
              mirrored
              // The others are not drawn on a phone; what is named in the head is loaded there all the same.
              priority={position === 0}
              sizes="(min-width: 56.25rem) 230px, 150px"
              className={classNames(
                'figure-shadow w-auto',
                position === 0
                  ? 'h-37 max-w-40 object-contain object-bottom max-[23.4rem]:h-32 max-[23.4rem]:max-w-32 lg:h-52 lg:max-w-64'
                  : 'hidden h-26 lg:block',
              )}
            />
          ))}
        </div>
      )}
    </div>
  )
}
