import { useState } from 'react'
import { PrivateRoom, usePrivateQuery } from '#browser/accounts/private-room.tsx'
import { PrintPapers } from '#browser/animals/print-papers.tsx'
import { WeightCurve } from '#browser/animals/weight-curve.tsx'
import { call, isNotFound, queryOf } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { OpenedOwnAnimal, OwnAnimal, OwnEntry } from '#contract/own-animals.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { Trail } from '#shop/navigation/trail.tsx'
import { ownAnimalsText as text, whenDue } from '#text/animals/own-animals.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { focusOnShow } from '#ui/focus-on-show.ts'
import { BellRing, Check, HeartHandshake, Plus, QrCode as QrIcon, ScrollText, Send } from '#ui/icons.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { usePart } from '#ui/use-part.ts'
import { AnimalSettings } from './animal-settings.tsx'
import { dueTitle } from './own-animals-page.tsx'
import { PassportCard } from './passport-card.tsx'
import { Timeline } from './timeline.tsx'

const loadEntryDialog = async () => (await import('./entry-dialog.tsx')).EntryDialog
const loadTransferDialog = async () => (await import('./transfer-dialog.tsx')).TransferDialog
const loadEndDialog = async () => (await import('./end-dialog.tsx')).EndDialog

/** H-04: one's own animal: its facts, what is due, and its history. */
export function OwnAnimalPage({ id }: { id: string }) {
  const reading = usePrivateQuery(queryOf('GET /api/animals/:id', { params: { id } }))
  const { data, error } = reading
  const isGone = isNotFound(error, 422)
  return (
    <div className="page max-w-2xl pb-8">
      <title>{data?.name ?? text.title}</title>
      <Trail to={[{ label: text.title, to: '/account/animals' }, { label: data?.name ?? '…' }]} />
      <div className="min-h-[40rem]">
        {isGone ? (
          <EmptyState
            headingLevel={1}
            title={text.gone}
            actions={<LinkButton to="/account/animals">{text.back}</LinkButton>}
          >
            {text.goneWhy}
          </EmptyState>
        ) : (
          <PrivateRoom
            reading={reading}
            from={`/account/animals/${id}`}
            why={text.signedOutWhy}
            failedTitle={text.failed}
            headingLevel={1}
            loading={
              <div role="status" aria-label={text.loading} className="mt-3 flex flex-col gap-3">
                <Skeleton className="h-72 rounded-card" />
                <Skeleton className="h-64 rounded-card" />
              </div>
            }
          >
            {(animal) => <Shown animal={animal} />}
          </PrivateRoom>
        )}
      </div>
    </div>
  )
}

function Shown({ animal }: { animal: OpenedOwnAnimal }) {
  const [opened, setOpened] = useState<'add' | 'done' | 'transfer' | 'end' | OwnEntry | null>(null)
  const [wasHere] = useState(animal.endedOn === null)
  const close = () => setOpened(null)
  const { due, endedOn } = animal
  const isEntry = opened === 'add' || opened === 'done' || (typeof opened === 'object' && opened !== null)
  const EntryDialog = usePart(loadEntryDialog, isEntry)
  const TransferDialog = usePart(loadTransferDialog, opened === 'transfer')
  const EndDialog = usePart(loadEndDialog, opened === 'end')
  return (
    <div className={`w-${animal.world} mt-2 flex flex-col gap-4`}>
      <PassportCard animal={animal} />
      {endedOn === null ? (
        <Actions animal={animal} onTransfer={() => setOpened('transfer')} />
      ) : (
        <div ref={wasHere ? focusOnShow : undefined} tabIndex={-1} className="scroll-my-28 outline-none">
          <Ended animal={animal} />
        </div>
      )}
      {due ? <Due due={due} onDone={() => setOpened('done')} /> : null}
      <Card as="section" className="flex flex-col gap-4">
        <div className="flex items-center justify-between gap-3">
          <h2 className="font-display text-h2 font-bold">{text.timeline}</h2>
          {endedOn === null ? (
            <Button variant="soft" icon={<Plus />} onClick={() => setOpened('add')}>
              {text.add}
            </Button>
          ) : null}
        </div>
        <WeightCurve entries={animal.entries} label={text.weights} />
        <Timeline animal={animal} onEdit={endedOn === null ? setOpened : undefined} />
      </Card>
      {endedOn === null ? (
        <>
          <AnimalSettings animal={animal} />
          <Button
            variant="ghost"
            className="self-center text-ink-3"
            icon={<HeartHandshake />}
            onClick={() => setOpened('end')}
          >
            {text.end}
          </Button>
        </>
      ) : null}
      {EntryDialog && isEntry ? (
        <EntryDialog
          animal={animal}
          due={opened === 'done' ? due : null}
          entry={typeof opened === 'object' ? opened : undefined}
          onClose={close}
        />
      ) : null}
      {TransferDialog && opened === 'transfer' ? <TransferDialog animal={animal} onClose={close} /> : null}
      {EndDialog && opened === 'end' ? <EndDialog animal={animal} onClose={close} /> : null}
    </div>
  )
}

function Actions({ animal, onTransfer }: { animal: OpenedOwnAnimal; onTransfer: () => void }) {
  return (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      <PrintPapers
        link={(body) => call('POST /api/animals/:id/papers', { params: animal, body })}
        className="w-full"
      />
      <LinkButton to={`/account/animals/${animal.id}/card`} variant="outline" icon={<QrIcon />}>
        {text.card}
      </LinkButton>
      <LinkButton
        to={`/account/animals/${animal.id}/care`}
        variant="outline"
        icon={<ScrollText />}
        className="whitespace-nowrap"
      >
        {text.care}
      </LinkButton>
      <Button variant="outline" icon={<Send />} onClick={onTransfer}>
        {text.transfer}
      </Button>
    </div>
  )
}

function Due({ due, onDone }: { due: NonNullable<OwnAnimal['due']>; onDone: () => void }) {
  return (
    <section className="flex items-center gap-3 rounded-card bg-warn-soft p-4">
      <BellRing className="size-6 shrink-0 text-warn" />
      <div className="min-w-0 flex-1">
        <h2 className="font-display text-h3 font-bold text-ink">{dueTitle(due)}</h2>
        <p className="text-md font-medium text-warn">{whenDue(due.on, muscatDay(new Date()))}</p>
      </div>
      <Button icon={<Check />} onClick={onDone}>
        {text.done}
      </Button>
    </section>
  )
}

function Ended({ animal }: { animal: OpenedOwnAnimal }) {
  const { run, pending } = useChange({
    send: () => call('PATCH /api/animals/:id', { params: animal, body: { isEnded: false } }),
    failed: text.failedChange,
    refresh: ['/api/animals'],
  })
  return (
    <Notice tone="info" title={text.ended(animal.endedOn ?? '')}>
      {text.endedWhy}
      {animal.mayReturn ? (
        <Button
          variant="outline"
          size="sm"
          className="mt-3 block"
          pending={pending}
          onClick={() => void run()}
        >
          {text.undoEnd}
        </Button>
      ) : null}
    </Notice>
  )
}
