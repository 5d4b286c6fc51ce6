import './card.css'
import { useQueryClient } from '@tanstack/react-query'
import { call, queryOf } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { OwnCard } from '#contract/found.ts'
import { groupedCode } from '#domain/animals/animal-code.ts'
import { FOUND_FACTS, type FoundFact } from '#domain/animals/own-animal.ts'
import { FoundAnimalCard } from '#shop/found/found-animal-card.tsx'
import { ownCardText as text } from '#text/animals/found.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { Eye, Printer } from '#ui/icons.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { Switch } from '#ui/switch.tsx'
import type { Route } from './+types/card-page'
import { OwnAnimalRoom } from './own-animal-room.tsx'

/** H-05: «بطاقته», to show on the phone and to print, and the choice of what its page shows to a finder. */
export default function CardPage({ params: { id } }: Route.ComponentProps) {
  return (
    <OwnAnimalRoom
      id={id}
      path="card"
      query={queryOf('GET /api/animals/:id/card', { params: { id } })}
      crumb={text.title}
      words={text}
    >
      {(card) => <Shown id={id} card={card} />}
    </OwnAnimalRoom>
  )
}

function Shown({ id, card }: { id: string; card: OwnCard }) {
  return (
    <>
      <div className="flex flex-col gap-4 print:hidden">
        <header className="mt-1">
          <h1 className="font-display text-h1">{text.title(card.name)}</h1>
          <p className="mt-1 text-md text-ink-2">{text.lead}</p>
        </header>
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Card as="section" className="flex flex-col items-center gap-3 text-center">
            <QrCode text={card.url} label={text.qr} className="w-full max-w-64 rounded-picture" />
            <p className="text-sm text-ink-3">{text.code}</p>
            <bdi dir="ltr" className="text-sm break-all text-ink-2">
              {card.url.replace(/^https?:\/\//, '')}
            </bdi>
            <Button variant="outline" icon={<Printer />} onClick={() => print()}>
              {text.print}
            </Button>
          </Card>
          <Choices id={id} card={card} />
        </div>
      </div>
      <Tag card={card} />
    </>
  )
}

function Choices({ id, card }: { id: string; card: OwnCard }) {
  const queries = useQueryClient()
  const { run, pending } = useChange({
    send: (shows: FoundFact[] | null) =>
      call('PATCH /api/animals/:id/card', { params: { id }, body: { shows } }),
    onDone: (changed) =>
      queries.setQueryData(queryOf('GET /api/animals/:id/card', { params: { id } }).queryKey, changed),
    done: ({ shows }) => ({
      title: shows === null ? text.closed : card.shows === null ? text.opened : text.saved,
      tone: 'ok',
    }),
    failed: text.failed,
  })
  const { has, isEnded } = card
  const shows = isEnded ? null : card.shows
  return (
    <Card as="section" className="flex flex-col gap-2">
      <h2 className="font-display text-h2">{text.page}</h2>
      {isEnded ? <Notice>{text.ended}</Notice> : null}
      <Switch
        label={text.turnOn}
        checked={shows !== null}
        disabled={pending || isEnded}
        onChange={({ currentTarget }) => void run(currentTarget.checked ? ['name'] : null)}
      />
      {shows === null ? (
        isEnded ? null : (
          <p className="text-md text-ink-2">{text.off}</p>
        )
      ) : (
        <>
          <fieldset disabled={pending}>
            <legend className="font-semibold text-ink">{text.shows}</legend>
            {FOUND_FACTS.map((fact) => (
              <CheckboxField
                key={fact}
                label={text.facts[fact]}
                hint={has.includes(fact) ? undefined : text.none(fact)}
                checked={shows.includes(fact)}
                onChange={({ currentTarget }) =>
                  void run(currentTarget.checked ? [...shows, fact] : shows.filter((other) => other !== fact))
                }
              />
            ))}
          </fieldset>
          <p className="text-sm text-ink-3">{text.always}</p>
          <Preview card={card} />
        </>
      )}
    </Card>
  )
}

function Preview({ card }: { card: OwnCard }) {
  return (
    <section aria-labelledby="preview" className="mt-2 flex flex-col gap-2">
      <h3 id="preview" className="font-semibold text-ink">
        {text.preview}
      </h3>
      <div className="rounded-card border border-line">
        <FoundAnimalCard animal={card.preview} headingLevel={4} />
      </div>
      <LinkButton to={`/p/${card.code}`} variant="soft" icon={<Eye />} className="self-start">
        {text.open}
      </LinkButton>
    </section>
  )
}

/** Visible in print only. */
function Tag({ card: { name, url, code } }: { card: OwnCard }) {
  return (
    <div data-tag aria-hidden>
      <QrCode text={url} label={text.qr} />
      <div className="min-w-0">
        <p className="title-lines-2 font-display text-h3 leading-normal font-bold break-words">{name}</p>
        <p className="text-sm font-semibold">{text.scan}</p>
        <p lang="en" dir="ltr" className="text-end text-xs">
          {text.scanEnglish}
        </p>
        <p dir="ltr" className="mt-1 text-end text-[8px]">
          {groupedCode(code)}
        </p>
      </div>
    </div>
  )
}
