import { useId } from 'react'
import { MAX_STARS } from '#domain/reviews.ts'
import { reviewsText, STARS } from '#text/catalog/reviews.ts'
import { formatCount } from '#text/format-count.ts'
import { classNames } from '#ui/class-names.ts'
import { FieldError } from '#ui/field.tsx'
import { Star } from '#ui/icons.tsx'

const ALL = Array.from({ length: MAX_STARS }, (_, at) => at + 1)

type StarFieldProps = { value: number | null; onChange: (stars: number) => void; error: string | undefined }

/** Five radio buttons that look like stars. */
export function StarField({ value, onChange, error }: StarFieldProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 text-md font-medium text-ink">{reviewsText.own.stars}</legend>
      <div className="flex">
        {ALL.map((stars) => (
          <label
            key={stars}
            className="relative grid size-12 cursor-pointer place-items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name={id}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              aria-label={formatCount(stars, STARS)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Star
              className={classNames(
                'size-8',
                value !== null && stars <= value ? 'fill-current text-warn' : 'text-line-strong',
              )}
            />
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  )
}
