import type { DriverStop, StopDestination } from '#contract/runs.ts'
import { runText } from '#text/runs.ts'
import { Card } from '#ui/card.tsx'
import { iconButtonClass } from '#ui/icon-button.tsx'
import { MapPin } from '#ui/icons.tsx'
import { mapOf, StopNumber } from './stop-card.tsx'
import { AnimalPictures, animalsOf, useHandoverFlow } from './stop-handover.tsx'

type LaterStopProps = { stop: DriverStop; to: StopDestination; number: number; onOpen: () => void }

/** A stop after the next one (W-07): receiver, place and cash; a tap shows the details. */
export function LaterStop({ stop, to, number, onOpen }: LaterStopProps) {
  const animals = animalsOf(stop)
  useHandoverFlow(animals.length > 0)
  return (
    <Card as="article" className="flex items-center gap-2 p-3!">
      <button
        type="button"
        aria-expanded={false}
        onClick={onOpen}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-control text-start"
      >
        <StopNumber number={number} className="size-10 bg-sunken text-ink" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold break-words text-ink">
            <bdi>{to.name}</bdi>
          </span>
          <bdi className="line-clamp-2 text-sm text-ink-2">{to.address}</bdi>
          {to.ban ? <span className="block text-sm font-semibold text-danger">{runText.banned}</span> : null}
          {stop.due === '0.000' ? null : (
            <span className="block text-sm font-semibold text-warn">{runText.due(stop.due)}</span>
          )}
        </span>
        <AnimalPictures animals={animals} />
      </button>
      <a
        href={mapOf(to)}
        target="_blank"
        rel="noreferrer"
        aria-label={runText.mapTo(to.name)}
        className={iconButtonClass('soft', 'shrink-0')}
      >
        <MapPin />
      </a>
    </Card>
  )
}
