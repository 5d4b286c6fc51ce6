import { PrivateRoom, usePrivateQuery } from '#browser/accounts/private-room.tsx'
import { queryOf } from '#browser/api-client.ts'
import { FigureState } from '#browser/figure/figure-state.tsx'
import type { OwnAnimal, OwnAnimals } from '#contract/own-animals.ts'
import { ageOn } from '#domain/age.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { Trail } from '#shop/navigation/trail.tsx'
import { entryTitle } from '#text/animals/animal-record.ts'
import { howSoon, OWN_ENTRY_KIND_TEXT, ownAnimalsText as text } from '#text/animals/own-animals.ts'
import { carePlanText } from '#text/care/care-plan.ts'
import { formatAge } from '#text/format-age.ts'
import { Card } from '#ui/card.tsx'
import { BellRing, ChevronLeft, CircleCheck, HeartHandshake, ScrollText } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AnimalPicture } from './animal-picture.tsx'

/** H-04: the customer's own animals, the soonest due first. */
export default function OwnAnimalsPage() {
  return (
    <div className="page max-w-2xl pb-8">
      <title>{text.title}</title>
      <Trail to={[{ label: text.account, to: '/account' }, { label: text.title }]} />
      <h1 className="mt-1 font-display text-h1">{text.title}</h1>
      <div className="mt-1 min-h-[32rem]">
        <PrivateRoom
          reading={usePrivateQuery(queryOf('GET /api/animals'))}
          from="/account/animals"
          why={text.signedOutWhy}
          failedTitle={text.failed}
          loading={
            <div role="status" aria-label={text.loading} className="flex flex-col gap-3">
              <Skeleton className="h-6 w-1/2 rounded-control" />
              <Skeleton className="h-34 rounded-card" />
              <Skeleton className="h-34 rounded-card" />
            </div>
          }
        >
          {(animals) => <Animals {...animals} />}
        </PrivateRoom>
      </div>
    </div>
  )
}

function Animals({ items, past, given }: OwnAnimals) {
  const [first] = items
  const isEmpty = items.length + past.length + given.length === 0
  return (
    <div className="flex flex-col gap-3">
      {first ? (
        <p className="text-md leading-6 text-ink-2">
          {first.due ? text.soonest(first.name, first.due.on) : text.noDue}
        </p>
      ) : null}
      {isEmpty ? <NoAnimals /> : null}
      <ul className="flex flex-col gap-3">
        {items.map((animal) => (
          <AnimalCard key={animal.id} animal={animal} />
        ))}
      </ul>
      {items.map((animal) => (animal.hasFirstPlan ? <FirstPlan key={animal.id} animal={animal} /> : null))}
      {past.length > 0 ? (
        <section className="mt-3 flex flex-col gap-2">
          <h2 className="font-display text-h3 font-bold">{text.memory}</h2>
          <ul className="flex flex-col">
            {past.map(({ id, name }) => (
              <li key={id}>
                <Link
                  to={`/account/animals/${id}`}
                  className="flex min-h-12 items-center gap-3 rounded-control px-1 text-body text-ink-2 hover:text-ink"
                >
                  <HeartHandshake className="size-5.5" />
                  <bdi className="flex-1">{name}</bdi>
                  <ChevronLeft />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {given.map(({ name, at }) => (
        <p key={at} className="text-md text-ink-3">
          {text.given(name, at)}
        </p>
      ))}
      {isEmpty ? null : (
        <LinkButton to="/account/animals/claim" variant="outline" className="mt-2 self-start">
          {text.claim}
        </LinkButton>
      )}
    </div>
  )
}

function NoAnimals() {
  return (
    <FigureState
      world="cats"
      figure="cat"
      title={text.empty}
      actions={
        <>
          <LinkButton to="/products?type=animal">{text.shop}</LinkButton>
          <LinkButton to="/account/animals/claim" variant="outline">
            {text.claim}
          </LinkButton>
        </>
      }
    >
      {text.emptyWhy}
    </FigureState>
  )
}

function AnimalCard({ animal }: { animal: OwnAnimal }) {
  const { id, name, due } = animal
  return (
    <li className={`w-${animal.world}`}>
      <Link
        to={`/account/animals/${id}`}
        className="flex min-h-34 overflow-clip rounded-card bg-surface text-ink-2 shadow-card"
      >
        <AnimalPicture animal={animal} className="w-32 shrink-0 self-stretch sm:w-40" />
        <span className="flex min-w-0 flex-1 flex-col justify-center gap-1.5 p-4">
          <span className="flex items-center justify-between gap-2">
            <span className="min-w-0 font-display text-h3 leading-normal font-bold break-words text-ink">
              <bdi>{name}</bdi>
            </span>
            <ChevronLeft className="shrink-0" />
          </span>
          <span className="line-clamp-2 text-md">{aboutAnimal(animal)}</span>
          {due ? (
            <span className="inline-flex items-center gap-2 self-start rounded-pill bg-warn-soft px-3 py-1 text-md font-medium text-warn">
              <BellRing className="size-4.5 shrink-0" />
              <span>
                {OWN_ENTRY_KIND_TEXT[due.kind]}،{' '}
                <span className="whitespace-nowrap">{howSoon(due.on, muscatDay(new Date()))}</span>
              </span>
            </span>
          ) : (
            <span className="inline-flex items-center gap-2 text-md">
              <CircleCheck className="size-4.5" />
              {text.noDue}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

/** H-09: for an animal that has just come, the way to its care plan. */
function FirstPlan({ animal: { id, name } }: { animal: OwnAnimal }) {
  return (
    <Card as="section" aria-labelledby={`plan-${id}`} className="flex items-center gap-3">
      <span className="grid size-12 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-ink">
        <ScrollText className="size-6" />
      </span>
      <div className="min-w-0 flex-1">
        <h2 id={`plan-${id}`} className="text-body font-bold break-words text-ink">
          {carePlanText.title(name)}
        </h2>
        <p className="text-md text-ink-2">{text.firstPlan}</p>
      </div>
      <LinkButton
        to={`/account/animals/${id}/care`}
        variant="soft"
        aria-describedby={`plan-${id}`}
        className="shrink-0"
      >
        {text.readPlan}
      </LinkButton>
    </Card>
  )
}

/** «قط شيرازي · ذكر · 4 أشهر» */
function aboutAnimal({ species, breed, sex, birthDate }: OwnAnimal): string {
  const age = birthDate && ageOn(birthDate, muscatDay(new Date()))
  const kind = [species, breed === species ? null : breed].filter(Boolean).join(' ')
  return [kind, sex && sex !== 'unknown' ? text.sexes[sex] : null, age ? formatAge(age) : null]
    .filter(Boolean)
    .join(' · ')
}

export function dueTitle(due: NonNullable<OwnAnimal['due']>): string {
  const { kind } = due
  return kind === 'note' ? OWN_ENTRY_KIND_TEXT.note : entryTitle({ ...due, kind })
}
