import { ArrowLeft, ListChecks } from 'lucide-react'
import { nextSetupStep } from '#domain/setup.ts'
import { isUnfinished, useSetup } from '#office/settings/use-setup.ts'
import { FACT_TEXT, guideText, STEP_TEXT } from '#text/admin/guide.ts'
import { Card } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { guidePath } from './guide-address.ts'

const text = guideText.card

/**
 * Shown on the dashboard until the guide is finished: the required steps, otherwise the remaining ones, and the next
 * (L-05).
 */
export function SetupCard() {
  const { data: setup } = useSetup()
  const next = setup && nextSetupStep(setup.steps)
  if (!setup || !next || !isUnfinished(setup)) return null
  const { ready, steps } = setup
  const names = ready
    ? steps.filter(({ done }) => !done).map(({ name }) => STEP_TEXT[name].name)
    : steps.flatMap(({ missing }) => missing).map((fact) => FACT_TEXT[fact].name)
  return (
    <Card
      as="section"
      aria-labelledby="setup"
      className="flex flex-wrap items-center gap-x-5 gap-y-3 lg:flex-nowrap"
    >
      <span
        className={
          ready
            ? 'hidden size-11 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-ink sm:grid'
            : 'hidden size-11 shrink-0 place-items-center rounded-control bg-warn-soft text-warn sm:grid'
        }
      >
        <ListChecks className="size-5.5" />
      </span>
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="setup" className="font-display text-h3 font-bold">
          {text.title}
        </h2>
        <p className="text-md text-ink-2">
          {ready ? text.wise : text.blocked} {names.join('، ')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <LinkButton to={guidePath(next)} variant={ready ? 'soft' : 'solid'} iconEnd={<ArrowLeft />}>
          {guideText.overview.go(STEP_TEXT[next].name)}
        </LinkButton>
        <Link
          to={guidePath(null)}
          className="inline-flex min-h-11 items-center text-md font-semibold text-brand-ink hover:underline"
        >
          {text.all}
        </Link>
      </div>
    </Card>
  )
}
