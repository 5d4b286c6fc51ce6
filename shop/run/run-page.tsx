import { useState } from 'react'
import { Figure } from '#browser/figure/figure.tsx'
import { FigureState } from '#browser/figure/figure-state.tsx'
import { MAIN_ID } from '#browser/shell/skip-link.tsx'
import { useStore } from '#browser/store/use-store.ts'
import type { DriverRun, DriverStop } from '#contract/runs.ts'
import { telUrl } from '#text/format-phone.ts'
import { lastDayOf, runText as text } from '#text/runs.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { focusOnShow } from '#ui/focus-on-show.ts'
import { Phone } from '#ui/icons.tsx'
import { ProgressLine } from '#ui/progress-line.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { LaterStop } from './later-stop.tsx'
import { RunNotices } from './run-notices.tsx'
import { isChanged } from './run-storage.ts'
import { SettledStops } from './settled-stops.tsx'
import { StopCard } from './stop-card.tsx'
import { type RunOnPhone, useRun } from './use-run.ts'
import { hasDraft } from './use-stop-draft.ts'

const PROGRESS_ID = 'run-progress'

/** W-07: a driver's run on their phone, without an account. */
export default function RunPage() {
  const phone = useRun()
  const { status, kept, retry } = phone
  const waiting = kept?.answers.filter(({ problem }) => problem === null) ?? []
  const run = status === 'open' ? kept?.run : null
  const isLeft = ({ id, state }: DriverStop) =>
    state === 'open' && waiting.every(({ stopId }) => stopId !== id)
  const left = run?.stops.filter(isLeft) ?? []
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{text.title}</title>
      <RunHeader run={run ?? null} />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 outline-none">
        <div className="mx-auto flex w-full max-w-2xl flex-col gap-4 px-(--gutter) pt-4 pb-16">
          {run ? <Progress run={run} left={left.length} /> : null}
          <RunNotices phone={phone} waiting={waiting} />
          {run ? (
            <>
              <Left run={run} left={left} phone={phone} />
              <SettledStops stops={run.stops.filter((stop) => !isLeft(stop))} answers={waiting} />
            </>
          ) : status === 'loading' ? (
            <div role="status" aria-label={text.loading} className="flex flex-col gap-4">
              <Skeleton className="h-72 rounded-card" />
              <Skeleton className="h-72 rounded-card" />
            </div>
          ) : (
            <Unopened isClosed={status === 'closed'} onRetry={retry} />
          )}
        </div>
      </main>
    </div>
  )
}

function RunHeader({ run }: { run: DriverRun | null }) {
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-surface">
      <div className="mx-auto flex min-h-16 w-full max-w-2xl items-center gap-3 px-(--gutter) py-2">
        <div className="min-w-0 flex-1">
          <h1 className="font-display text-h2">{text.title}</h1>
          {run ? (
            <p className="text-sm text-ink-2">
              <bdi>{run.shop.nameArabic}</bdi> · {text.until(lastDayOf(run.expiresAt))}
            </p>
          ) : null}
        </div>
        {run?.shop.phone ? (
          <a href={telUrl(run.shop.phone)} className={buttonClass({ variant: 'outline', size: 'sm' })}>
            <Phone />
            {text.askShop}
          </a>
        ) : null}
      </div>
    </header>
  )
}

/** How many of the driver's stops are done, including answers not sent yet. */
function Progress({ run, left }: { run: DriverRun; left: number }) {
  const all = run.stops.filter(({ state }) => state !== 'released').length
  if (all === 0) return null
  return (
    <div className="flex flex-col gap-2">
      <p id={PROGRESS_ID} className="text-md font-semibold text-ink">
        {text.progress(all - left, all)}
      </p>
      <ProgressLine aria-labelledby={PROGRESS_ID} value={all - left} max={all} className="w-full" />
    </div>
  )
}

/**
 * Shown in full: the next stop, and those that the driver opened, started or has to check again; the others in short.
 */
function Left({ run, left, phone }: { run: DriverRun; left: readonly DriverStop[]; phone: RunOnPhone }) {
  const [opened, setOpened] = useState<number[]>([])
  if (left.length === 0)
    return (
      <Card className="w-birds">
        <EmptyState
          figure={<Figure name="budgie" />}
          title={run.stops.length === 0 ? text.empty : text.allDone}
        >
          {run.stops.length === 0 ? text.emptyWhy : null}
        </EmptyState>
      </Card>
    )
  return (
    <ul aria-label={text.stops} className="flex flex-col gap-4">
      {left.map((stop, at) => {
        const { id, to } = stop
        if (!to) return null
        const isNew = phone.kept !== null && isChanged(phone.kept, stop)
        const number = run.stops.indexOf(stop) + 1
        const isExpanded = at === 0 || isNew || opened.includes(id) || hasDraft(id)
        return (
          <li key={id} ref={opened.at(-1) === id ? focusOnShow : null} tabIndex={-1} className="outline-none">
            {isExpanded ? (
              <StopCard
                stop={stop}
                to={to}
                number={number}
                driver={run.driver}
                isChanged={isNew}
                phone={phone}
              />
            ) : (
              <LaterStop stop={stop} to={to} number={number} onOpen={() => setOpened([...opened, id])} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Unopened({ isClosed, onRetry }: { isClosed: boolean; onRetry: () => void }) {
  const phone = useStore()?.phone
  return (
    <FigureState
      world="fish"
      figure="fish"
      title={isClosed ? text.closedTitle : text.failedTitle}
      actions={
        isClosed ? (
          phone ? (
            <a href={telUrl(phone)} className={buttonClass()}>
              <Phone />
              {text.callShop}
            </a>
          ) : null
        ) : (
          <Button onClick={onRetry}>{text.retry}</Button>
        )
      }
    >
      {isClosed ? text.closedWhy : text.failedWhy}
    </FigureState>
  )
}
