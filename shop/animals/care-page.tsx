import { queryOf } from '#browser/api-client.ts'
import type { CarePlan } from '#contract/care-plan.ts'
import { carePageText, sourceLine, carePlanText as text } from '#text/care/care-plan.ts'
import { formatDate } from '#text/format-date.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Printer } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/care-page'
import { OwnAnimalRoom } from './own-animal-room.tsx'

/** H-09: the care plan of one's own animal, with its sources. */
export default function CarePage({ params: { id } }: Route.ComponentProps) {
  return (
    <OwnAnimalRoom
      id={id}
      path="care"
      query={queryOf('GET /api/animals/:id/care', { params: { id } })}
      crumb={() => carePageText.crumb}
      words={carePageText}
    >
      {(plan) => <Plan plan={plan} />}
    </OwnAnimalRoom>
  )
}

function Plan({ plan: { name, text: own, due } }: { plan: CarePlan }) {
  return (
    <div data-paper className="flex flex-col gap-4 lg:gap-5">
      <header className="mt-1 flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-display text-h1">{text.title(name)}</h1>
        <Button variant="outline" icon={<Printer />} className="print:hidden" onClick={() => print()}>
          {carePageText.print}
        </Button>
      </header>
      <Notice tone="warn">{text.seeVet}</Notice>
      {own ? null : <Notice>{text.noText}</Notice>}
      {due.length > 0 || own ? (
        <Card as="section">
          <h2 className="font-display text-h2">{text.calendar}</h2>
          {due.length > 0 ? (
            <dl className="mt-3 flex flex-col divide-y divide-line">
              {due.map(({ what, on }) => (
                <div key={`${what} ${on}`} className="flex flex-wrap justify-between gap-x-4 py-2">
                  <dt className="font-semibold text-ink">{what}</dt>
                  <dd className="text-ink-2">{formatDate(on)}</dd>
                </div>
              ))}
            </dl>
          ) : null}
          {own ? <Calendar steps={own.calendar} /> : null}
          <p className="mt-3 text-sm text-ink-3">{text.vetDecides}</p>
        </Card>
      ) : null}
      {own ? (
        <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-5">
          {own.sections.map(({ title, lines }) => (
            <Card key={title} as="section" className="break-inside-avoid">
              <h2 className="font-display text-h3 font-bold">{title}</h2>
              <ul className="mt-2 flex list-disc flex-col gap-1.5 ps-5 text-body text-ink-2">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Card>
          ))}
        </div>
      ) : null}
      {own ? <p className="text-sm text-ink-3">{sourceLine(own)}</p> : null}
    </div>
  )
}

function Calendar({ steps }: { steps: NonNullable<CarePlan['text']>['calendar'] }) {
  return (
    <ul className="mt-3 flex flex-col divide-y divide-line">
      {steps.map(({ what, when, from, doneOn }) => (
        <li key={what} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
          <div className="min-w-0">
            <p className="font-semibold text-ink">{what}</p>
            <p className="text-md text-ink-2">{when}</p>
          </div>
          {doneOn ? (
            <Badge tone="ok">{text.done(doneOn)}</Badge>
          ) : from ? (
            <Badge tone="brand">{text.from(from)}</Badge>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
