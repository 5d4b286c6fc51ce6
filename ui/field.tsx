import { type ComponentProps, type ReactNode, use, useId } from 'react'
import { classNames } from './class-names.ts'
import { CircleAlert } from './icons.tsx'
import { UiWords } from './ui-words.ts'

/** The styles of inputs and selects. 16 px text, so that a phone does not zoom in. */
export const CONTROL = 'control'

export type FieldText = {
  label: string
  /** Said small beside the label; or other words in its place. */
  optional?: boolean | string
  /** Why the value is needed, or its format. */
  hint?: ReactNode
  error?: string
  /** The label is for screen readers only (a search box). */
  labelHidden?: boolean
  id?: string
  fieldClassName?: string
}

type ControlProps = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Label above, control, hint, and the error under its control. */
export function Field({
  label,
  optional,
  hint,
  error,
  labelHidden = false,
  id: givenId,
  fieldClassName,
  children,
}: FieldText & { children: (control: ControlProps) => ReactNode }) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className={classNames('flex flex-col gap-1.5', fieldClassName)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-md font-medium text-ink'}>
        {label} <Optional>{optional}</Optional>
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {hint ? (
        <p id={hintId} className="text-sm text-ink-3">
          {hint}
        </p>
      ) : null}
    </div>
  )
}

/**
 * The attributes of a control of text, but `maxLength`: a browser would cut what is pasted without a word. What is too
 * long stays, and the form's schema says so at the field.
 */
export type TextAttributes<Element extends 'input' | 'textarea'> = Omit<ComponentProps<Element>, 'maxLength'>

/** What a control of text is told of; `onValue` hears the new value, as in the other choices. */
export type TextChange<Value extends string = string> = { onValue?: (value: Value) => void }

/** Parts the props of a field: those of `<Field>`, and those of its control. */
export function partProps<Props extends FieldText>(props: Props) {
  const { label, optional, hint, error, labelHidden, id, fieldClassName, ...control } = props
  return [{ label, optional, hint, error, labelHidden, id, fieldClassName }, control] as const
}

/** Beside the label of what may be left empty. */
export function Optional({ children = false }: { children?: boolean | string | undefined }) {
  const words = use(UiWords)
  if (!children) return null
  return (
    <span className="ms-1 text-sm font-normal text-ink-3">
      {children === true ? words.optional : children}
    </span>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-2 text-sm font-medium text-danger">
      <CircleAlert className="mt-[0.2em] size-[1.15em] shrink-0" />
      {children}
    </p>
  )
}
