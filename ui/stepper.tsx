import { classNames } from './class-names.ts'
import { Check } from './icons.tsx'

type StepperProps = { label: string; steps: readonly string[]; current: number; doneLabel: string }

/**
 * The progress through a few steps. `current` counts from 0; screen readers read `doneLabel` after each finished step.
 */
export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex">
        {steps.map((step, index) => {
          const isDone = index < current
          return (
            <li
              key={step}
              aria-current={index === current ? 'step' : undefined}
              className="relative flex flex-1 flex-col items-center gap-1.5"
            >
              {index > 0 ? (
                <span
                  aria-hidden
                  className={classNames(
                    'absolute -start-1/2 top-4.25 h-[3px] w-full',
                    index <= current ? 'bg-brand' : 'bg-line',
                  )}
                />
              ) : null}
              <span
                className={classNames(
                  'tabular relative z-1 grid size-9 place-items-center rounded-pill text-body font-bold',
                  isDone && 'bg-brand text-on-brand',
                  index === current && 'border-[3px] border-brand bg-surface text-brand-ink',
                  index > current && 'border-2 border-line bg-surface text-ink-3',
                )}
              >
                {isDone ? <Check strokeWidth={3} className="size-5" /> : index + 1}
              </span>
              <span
                className={classNames('text-sm', index === current ? 'font-bold text-ink' : 'text-ink-2')}
              >
                {step}
                {isDone ? <span className="sr-only"> ({doneLabel})</span> : null}
              </span>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
