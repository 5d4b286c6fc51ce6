import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'
import { Check } from './icons.tsx'

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string
}

/** A checkbox; the whole line is the target. `label` may hold a link. */
export function CheckboxField({ label, hint, error, className, ...rest }: CheckboxFieldProps) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <label className="flex min-h-11 items-start gap-3 py-2 text-md text-ink">
        <span className="relative mt-[0.1em] grid size-6 shrink-0 place-items-center">
          <input
            {...rest}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={described || undefined}
            className="peer absolute inset-0 appearance-none rounded-[7px] border-2 border-line-strong bg-surface transition-colors checked:border-brand checked:bg-brand aria-invalid:border-danger disabled:border-transparent disabled:bg-off-soft"
          />
          <Check
            strokeWidth={3}
            className="pointer-events-none relative size-4 scale-50 text-on-brand opacity-0 transition peer-checked:scale-100 peer-checked:opacity-100 peer-disabled:text-off"
          />
        </span>
        <span>{label}</span>
      </label>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-3">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
