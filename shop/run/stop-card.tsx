import { useState } from 'react'
import { nameOfUnit } from '#browser/handover/name-of-unit.ts'
import type { DriverStop, StopDestination } from '#contract/runs.ts'
import { isMobile } from '#domain/is-mobile.ts'
import { addressUrl, mapUrl, placeOf } from '#domain/place.ts'
import { formatNumber } from '#text/format-number.ts'
import { telUrl, whatsappUrl } from '#text/format-phone.ts'
import { handoverText } from '#text/handovers.ts'
import { orderedItemText } from '#text/ordered-items.ts'
import { runText } from '#text/runs.ts'
import { promisedDayText } from '#text/travel.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { ArrowLeft, Check, Clock, MapPin, Phone, WhatsappIcon, X } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { NumberText } from '#ui/number-text.tsx'
import { AnswerForm } from './answer-form.tsx'
import type { HandoverPhoto } from './run-storage.ts'
import { AnimalPictures, animalsOf, StopHandover, useHandoverFlow } from './stop-handover.tsx'
import type { RunOnPhone } from './use-run.ts'
import { type StopDraft, useStopDraft } from './use-stop-draft.ts'

type StopCardProps = {
  stop: DriverStop
  to: StopDestination
  number: number
  /** As the office calls them. */
  driver: string | null
  isChanged: boolean
  phone: RunOnPhone
}

/** An open stop: directions, goods to hand over, and the answer form (W-07). */
export function StopCard(props: StopCardProps) {
  const {
    stop,
    to,
    number,
    driver,
    isChanged,
    phone: { answer, markSeen },
  } = props
  const { draft, change } = useStopDraft(stop.id, to.name)
  const [checkPhotos, setCheckPhotos] = useState<HandoverPhoto[]>([])
  const animals = animalsOf(stop)
  useHandoverFlow(animals.length > 0)
  return (
    <Card as="article">
      {isChanged ? (
        <Notice
          tone="warn"
          live
          className="mb-3"
          action={
            <Button variant="ghost" size="sm" onClick={() => void markSeen(stop)}>
              {runText.understood}
            </Button>
          }
        >
          {runText.changed}
        </Notice>
      ) : null}
      <StopHead stop={stop} to={to} number={number} />
      <Ways to={to} />
      <ul className="mt-4 flex flex-col gap-1 text-body text-ink">
        {stop.items.map((item) => (
          <li key={item.nameArabic}>{orderedItemText({ name: item.nameArabic, quantity: item.quantity })}</li>
        ))}
      </ul>
      {animals.length > 0 ? <Animals items={stop.items} animals={animals} /> : null}
      {stop.due === '0.000' ? null : (
        <p className="mt-3 rounded-control bg-warn-soft px-4 py-3 text-lead font-bold text-warn">
          {runText.due(stop.due)}
        </p>
      )}
      {draft?.outcome === 'delivered' && animals.length > 0 ? (
        <StopHandover
          stop={stop}
          draft={draft}
          driver={driver}
          onChange={change}
          onAnswer={answer}
          onPhotos={setCheckPhotos}
        />
      ) : null}
      {draft && (draft.outcome === 'failed' || animals.length === 0) ? (
        <AnswerForm stop={stop} draft={draft} checkPhotos={checkPhotos} onChange={change} onAnswer={answer} />
      ) : (
        <Outcomes isAlive={animals.length > 0} onChoose={(outcome) => change({ outcome })} />
      )}
    </Card>
  )
}

function Animals({ items, animals }: Pick<DriverStop, 'items' | 'animals'>) {
  const ordered = items.map(({ nameArabic }) => nameArabic)
  const own = new Set(animals.map(nameOfUnit).filter((name) => !ordered.includes(name)))
  return (
    <div className="mt-3 flex items-center gap-3 rounded-control bg-sunken p-2">
      <AnimalPictures animals={animals} />
      <p className="font-semibold text-ink">
        <bdi>{[...own].join('، ')}</bdi>
        <span className="block text-sm font-medium text-ink-2">{handoverText.alive}</span>
      </p>
    </div>
  )
}

type OutcomesProps = { isAlive: boolean; onChoose: (outcome: StopDraft['outcome']) => void }

function Outcomes({ isAlive, onChoose }: OutcomesProps) {
  return (
    <div className={`mt-4 grid gap-2 ${isAlive ? 'grid-cols-[2fr_1fr]' : 'grid-cols-[3fr_2fr]'}`}>
      <Button
        size="lg"
        className="px-2!"
        icon={isAlive ? null : <Check />}
        iconEnd={isAlive ? <ArrowLeft /> : null}
        onClick={() => onChoose('delivered')}
      >
        {isAlive ? handoverText.start : runText.deliver}
      </Button>
      <Button
        size="lg"
        variant="danger"
        className="px-2!"
        icon={isAlive ? null : <X />}
        onClick={() => onChoose('failed')}
      >
        {runText.fail}
      </Button>
    </div>
  )
}

export function StopNumber({ number, className }: { number: number; className: string }) {
  return (
    <span
      className={classNames(
        'tabular grid shrink-0 place-items-center rounded-full font-display font-bold',
        className,
      )}
    >
      {formatNumber(number)}
    </span>
  )
}

function StopHead({ stop, to, number }: { stop: DriverStop; to: StopDestination; number: number }) {
  return (
    <>
      <div className="flex items-center gap-3">
        <StopNumber number={number} className="size-12 bg-deep text-h3 text-on-deep" />
        <div className="min-w-0">
          <NumberText className="text-sm text-ink-2">{stop.orderNumber}</NumberText>
          <h2 className="font-display text-h3 font-bold break-words">
            <bdi>{to.name}</bdi>
          </h2>
        </div>
      </div>
      <p className="mt-3 text-body text-ink">
        <bdi>{to.address}</bdi>
      </p>
      {to.deliveryDay ? (
        <p className="mt-2 flex items-start gap-2 font-semibold text-ink">
          <Clock className="mt-[0.2em] size-5 shrink-0 text-ink-3" />
          {promisedDayText(to.deliveryDay, to.deliveryHours !== null)}
        </p>
      ) : null}
      {to.ban ? (
        <Notice tone="danger" title={runText.ban} className="mt-3">
          <bdi>{to.ban}</bdi>
        </Notice>
      ) : null}
      {to.notes ? (
        <p className="mt-2 rounded-control bg-sunken px-4 py-2 text-md">
          {runText.notes}: <bdi className="whitespace-pre-line text-ink">{to.notes}</bdi>
        </p>
      ) : null}
    </>
  )
}

/** Large enough to tap on the move. */
function Ways({ to }: { to: StopDestination }) {
  return (
    <div className="mt-4 flex flex-wrap gap-2 *:flex-1">
      <a href={telUrl(to.phone)} className={WAY}>
        <Phone />
        {runText.call}
      </a>
      {isMobile(to.phone) ? (
        <a href={whatsappUrl(to.phone)} target="_blank" rel="noreferrer" className={WHATSAPP}>
          <WhatsappIcon />
          {runText.whatsapp}
        </a>
      ) : null}
      <a href={mapOf(to)} target="_blank" rel="noreferrer" className={WAY}>
        <MapPin />
        {runText.map}
      </a>
      {to.secondPhone ? (
        <a href={telUrl(to.secondPhone)} className={`${WAY} basis-full`}>
          <Phone />
          {runText.callSecond}
        </a>
      ) : null}
    </div>
  )
}

export function mapOf(to: StopDestination): string {
  const place = placeOf(to)
  return place ? mapUrl(place) : addressUrl(to.address)
}

const WAY = buttonClass({ variant: 'outline' }, 'px-2! text-md!')
const WHATSAPP = buttonClass({ variant: 'whatsapp' }, 'px-2! text-md!')
