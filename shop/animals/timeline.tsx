import type { ReactNode } from 'react'
import { call } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { OpenedOwnAnimal, OwnEntry } from '#contract/own-animals.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { entryTitle, weightText } from '#text/animals/animal-record.ts'
import { OWN_ENTRY_KIND_TEXT, OWN_FINDING_TEXT, ownAnimalsText as text } from '#text/animals/own-animals.ts'
import { formatDate } from '#text/format-date.ts'
import { verdictsText } from '#text/handovers.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { PencilLine, Trash2 } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'

/** The animal's history, newest first: the shop's entries, the owner's, and the day it came. */
export function Timeline({
  animal,
  onEdit,
}: {
  animal: OpenedOwnAnimal
  /** For own entries only, and not once the animal has died. */
  onEdit?: (entry: OwnEntry) => void
}) {
  const cameOn = muscatDay(new Date(animal.ownedAt))
  const since = animal.entries.filter(({ on, by }) => on > cameOn || (on === cameOn && by === 'me'))
  const before = animal.entries.filter((entry) => !since.includes(entry))
  return (
    <ol className="flex flex-col">
      {since.map((entry) => (
        <Entry key={entry.id} entry={entry} animalId={animal.id} onEdit={onEdit} />
      ))}
      <Came animal={animal} on={cameOn} />
      {before.map((entry) => (
        <Entry key={entry.id} entry={entry} animalId={animal.id} onEdit={onEdit} />
      ))}
    </ol>
  )
}

/** With its signed hand-over, if there is one (H-07). */
function Came({ animal, on }: { animal: OpenedOwnAnimal; on: string }) {
  const { handover, orderNumber, isOwnOrder } = animal
  const signed = handover ? [text.signed, verdictsText(handover.counts)] : []
  return (
    <Event title={text.came} on={on} about={[...signed, orderNumber && text.ofOrder(orderNumber)]}>
      {handover && isOwnOrder ? (
        <Link
          to={`/orders/${orderNumber}`}
          className="inline-flex min-h-11 items-center text-md font-semibold text-brand-ink hover:underline"
        >
          {text.record}
        </Link>
      ) : null}
    </Event>
  )
}

type EntryProps = { entry: OwnEntry; animalId: number; onEdit?: (entry: OwnEntry) => void }

function Entry({ entry, animalId, onEdit }: EntryProps) {
  const title = titleOf(entry)
  const { run, pending } = useChange({
    send: () =>
      call('DELETE /api/animals/:id/entries/:entryId', { params: { id: animalId, entryId: entry.id } }),
    done: () => ({ title: text.removedEntry, tone: 'ok' }),
    failed: text.failedChange,
    refresh: ['/api/animals'],
  })
  const { kind, against, medicine, batch, clinic, nextOn, note, files, by } = entry
  const named = kind === 'vaccination' && against === 'other' ? null : medicine
  return (
    <Event
      title={title}
      on={entry.on}
      about={[text.by[by], named, batch, clinic, nextOn && text.nextIs(nextOn)]}
      action={
        by === 'me' ? (
          <div className="flex">
            {onEdit ? (
              <IconButton label={text.editEntry(title)} icon={<PencilLine />} onClick={() => onEdit(entry)} />
            ) : null}
            <IconButton
              variant="danger"
              label={text.removeEntry(title)}
              icon={<Trash2 />}
              pending={pending}
              onClick={() => void run()}
            />
          </div>
        ) : null
      }
    >
      {note ? <p className="text-md whitespace-pre-line text-ink wrap-anywhere">{note}</p> : null}
      {files.length > 0 ? (
        <ul className="mt-1 flex flex-wrap gap-2">
          {files.map((file, at) => (
            <li key={file}>
              <a href={`/api/files/${file}`} target="_blank" rel="noreferrer" className="block">
                <img
                  src={`/api/files/${file}`}
                  alt={text.files.file(at + 1)}
                  loading="lazy"
                  className="size-20 rounded-control border border-line object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </Event>
  )
}

type EventProps = {
  title: string
  on: string
  about: readonly (string | null)[]
  action?: ReactNode
  children?: ReactNode
}

function Event({ title, on, about, action, children }: EventProps) {
  return (
    <li className="relative ps-6 pb-5 last:pb-0">
      <span aria-hidden className="absolute start-1 top-4 -bottom-2 w-0.5 bg-line [li:last-child>&]:hidden" />
      <span aria-hidden className="absolute start-0 top-2 size-2.5 rounded-pill bg-brand" />
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h3 className="font-semibold text-ink">{title}</h3>
            <p className="text-sm text-ink-3">{formatDate(on)}</p>
          </div>
          <p className="text-md text-ink-2 wrap-anywhere">{about.filter(Boolean).join(' · ')}</p>
          {children}
        </div>
        {action}
      </div>
    </li>
  )
}

function titleOf(entry: OwnEntry): string {
  const { kind, weight, finding } = entry
  if (kind === 'note') return OWN_ENTRY_KIND_TEXT.note
  if (kind === 'weight') return `${OWN_ENTRY_KIND_TEXT.weight} ${weightText(weight ?? 0)}`
  if (kind === 'examination' && finding)
    return `${OWN_ENTRY_KIND_TEXT.examination}: ${OWN_FINDING_TEXT[finding]}`
  return entryTitle({ ...entry, kind })
}
