import { useState } from 'react'
import { Figure } from '#browser/figure/figure.tsx'
import { figureOfWorld } from '#browser/figure/figure-of-category.ts'
import type { HandoverUnit } from '#contract/handovers.ts'
import { classNames } from '#ui/class-names.ts'

/** The picture of the item; without one, the figure of its world on its colour. `near` zooms in on the head. */
export function UnitPicture({
  unit: { world, imageUrl },
  near = false,
  small = false,
  className,
}: {
  /** Missing in runs that a phone stored before pictures were added. */
  unit: Pick<HandoverUnit, 'world'> & Partial<Pick<HandoverUnit, 'imageUrl'>>
  near?: boolean
  /** Decorative, because the name is beside it. */
  small?: boolean
  className?: string
}) {
  const [failed, setFailed] = useState(false)
  const family = world ?? 'cats'
  return (
    <div
      className={classNames(
        `w-${family} grid grid-cols-1 grid-rows-1 place-items-center overflow-hidden bg-block`,
        small ? 'size-14 shrink-0 rounded-control' : 'rounded-block',
        className,
      )}
    >
      {imageUrl && !failed ? (
        <img
          src={imageUrl}
          alt=""
          onError={() => setFailed(true)}
          className="size-full min-h-0 object-cover"
        />
      ) : (
        <>
          {/* The head, which is at the end of every figure. */}
          <span
            className={classNames(
              'grid h-full w-full grid-cols-1 grid-rows-1 place-items-center transition-transform duration-300',
              small ? 'p-1' : 'py-3',
              near && 'origin-[72%_20%] scale-180',
            )}
          >
            <Figure
              name={figureOfWorld(family)}
              sizes="256px"
              priority
              mirrored
              className="h-full min-h-0 w-full min-w-0 object-contain"
            />
          </span>
        </>
      )}
    </div>
  )
}
