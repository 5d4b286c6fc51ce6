import { type Ref, useState } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldText } from './field.tsx'

/**
 * A code of digits: large boxes over a single input, so that a phone can autofill the code and it can be pasted whole.
 * `clean` extracts the digits from the input.
 */
export function CodeField({
  value,
  length,
  clean,
  onChange,
  ref,
  ...text
}: FieldText & {
  value: string
  length: number
  clean: (typed: string) => string
  onChange: (digits: string) => void
  ref?: Ref<HTMLInputElement>
}) {
  const [focused, setFocused] = useState(false)
  function type(typed: string) {
    const digits = clean(typed)
    // Another digit after the last starts over, so that a wrong code need not be deleted first.
    const isOneMore = value.length === length && typed.length > value.length && typed.startsWith(value)
    const next = isOneMore ? clean(typed.slice(value.length)) : digits
    if (next !== value) onChange(next)
  }
  return (
    <Field {...text}>
      {(control) => (
        <div dir="ltr" className="relative">
          <Boxes
            value={value}
            length={length}
            current={focused ? Math.min(value.length, length - 1) : null}
            isWrong={Boolean(text.error)}
          />
          <input
            {...control}
            ref={ref}
            value={value}
            onChange={(event) => type(event.currentTarget.value)}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            name="code"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            className="absolute inset-0 w-full cursor-text bg-transparent text-center text-body text-transparent caret-transparent outline-none selection:bg-transparent"
          />
        </div>
      )}
    </Field>
  )
}

type BoxesProps = { value: string; length: number; current: number | null; isWrong: boolean }

function Boxes({ value, length, current, isWrong }: BoxesProps) {
  return (
    <div aria-hidden className="grid auto-cols-fr grid-flow-col gap-2">
      {Array.from({ length }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are places, and never move
          key={place}
          className={classNames(
            'grid h-16 place-items-center rounded-control border-[1.5px] bg-surface font-display text-[1.625rem] font-bold text-ink',
            isWrong ? 'border-danger' : 'border-line-strong',
            place === current && 'border-brand ring-4 ring-brand-soft-2',
          )}
        >
          {value[place] ??
            (place === current ? <span className="h-7 w-0.5 animate-breathe rounded-pill bg-brand" /> : null)}
        </span>
      ))}
    </div>
  )
}
