import type { FoundAnimal } from '#contract/found.ts'
import { foundText as text } from '#text/animals/found.ts'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'

/** The facts that an owner shows of an animal, for the finder and as the owner's preview. */
export function FoundAnimalCard({
  animal: { name, species, imageUrl, microchipEnd },
  headingLevel,
}: {
  animal: FoundAnimal
  headingLevel: 1 | 4
}) {
  const Heading = `h${headingLevel}` as const
  return (
    <Card
      as="section"
      className={classNames('flex flex-col gap-4', headingLevel === 1 && 'sm:flex-row sm:items-center')}
    >
      {imageUrl ? (
        <img
          src={imageUrl}
          alt={text.photoAlt}
          width={800}
          height={800}
          className={classNames(
            'aspect-square w-full rounded-picture object-cover',
            headingLevel === 1 ? 'sm:w-56' : 'max-w-48',
          )}
        />
      ) : null}
      <div className="min-w-0">
        <Heading
          className={classNames(
            'font-display break-words',
            headingLevel === 1 ? 'text-h1' : 'text-h3 font-bold',
          )}
        >
          {name ? text.heading(name) : text.headingUnnamed(species)}
        </Heading>
        <dl className="mt-2 flex flex-col gap-1 text-body text-ink-2">
          <div className="flex gap-2">
            <dt>{text.species}</dt>
            <dd className="font-semibold text-ink">{species}</dd>
          </div>
          {microchipEnd ? (
            <div>
              <div className="flex flex-wrap gap-x-2">
                <dt>{text.chip}</dt>
                <dd dir="ltr" className="tabular font-semibold text-ink">
                  {microchipEnd}
                </dd>
              </div>
              <p className="text-sm text-ink-3">{text.chipWhy}</p>
            </div>
          ) : null}
        </dl>
      </div>
    </Card>
  )
}
