import { useEffect, useId, useRef, useState } from 'react'
import { imagesText, imagesToast } from '#text/admin/images.ts'
import { FieldError } from '#ui/field.tsx'
import { useToast } from '#ui/toast.tsx'
import { AltDialog } from './alt-dialog.tsx'
import { ImageTile, type Step } from './image-tile.tsx'
import type { ListedImage } from './listed-image.ts'
import { PickZone } from './pick-zone.tsx'
import { SignedOutNotice } from './signed-out-notice.tsx'
import { UploadTiles } from './upload-tile.tsx'
import { useArrivingFiles } from './use-arriving-files.ts'
import { type OnUploading, useUploads } from './use-uploads.ts'

type Update = (update: (current: readonly ListedImage[]) => ListedImage[]) => void

type ImageListProps = {
  value: readonly ListedImage[]
  onChange: Update
  onUploading?: OnUploading
  max: number
  /** The item's name, used as the text alternative of pictures without their own. */
  subject: string
  error?: string | undefined
}

/**
 * The pictures of an item, in their order (A-UPL-*). `onChange` takes an update of the form's current list, because
 * several uploads may end before the form renders again. `onUploading` gets true while uploads are pending: a form
 * should not be submitted until then.
 */
export function ImageList({ value, onChange, onUploading, max, subject, error }: ImageListProps) {
  const errorId = useId()
  const { list, announcement, move } = useMoves(value, onChange)
  const { describe, dialog } = useAltDialog(value, onChange, subject)
  const { room, take, retryAll, ...sending } = useListUploads(value, max, onChange, onUploading)
  const { uploads } = sending
  return (
    <div className="flex flex-col gap-3">
      {value.length + uploads.length > 0 ? (
        <ul
          ref={list}
          aria-label={imagesText.list}
          className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3 lg:grid-cols-4"
        >
          <ImageTiles value={value} onChange={onChange} onMove={move} onDescribe={describe} />
          <UploadTiles {...sending} />
        </ul>
      ) : null}
      {uploads.some(({ signedOut }) => signedOut) ? <SignedOutNotice onRetry={retryAll} /> : null}
      {room > 0 ? (
        <PickZone
          many
          label={imagesText.pickMany}
          hint={imagesText.hint.item}
          invalid={error !== undefined}
          describedBy={error && errorId}
          onFiles={take}
        />
      ) : (
        <FullList text={imagesText.full(max)} onFiles={take} />
      )}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {dialog}
    </div>
  )
}

/** Uploads into the list, up to its limit. */
function useListUploads(
  value: readonly ListedImage[],
  max: number,
  onChange: Update,
  onUploading: OnUploading | undefined,
) {
  const toast = useToast()
  const pickOrder = useRef(new Map<string, number>())
  const { add, ...sending } = useUploads({
    kind: 'item',
    onUploading,
    onUploaded: (image, id) => {
      pickOrder.current.set(image.url, id)
      // In the order they were picked, whichever upload finished first.
      onChange((current) => {
        const later = current.findIndex(({ url }) => (pickOrder.current.get(url) ?? 0) > id)
        return current.toSpliced(later === -1 ? current.length : later, 0, image)
      })
    },
  })
  // Uploads that cannot succeed do not count towards the limit.
  const coming = sending.uploads.filter(({ reason, canRetry }) => reason === null || canRetry)
  const room = max - value.length - coming.length
  function take(files: File[]) {
    add(files.slice(0, room))
    if (files.length > room) toast({ title: imagesToast.tooMany(files.length - room, max), tone: 'danger' })
  }
  return { ...sending, room, take }
}

/** The dialog for the text alternative of a picture. */
function useAltDialog(value: readonly ListedImage[], onChange: Update, subject: string) {
  const [described, setDescribed] = useState<string | null>(null)
  const place = value.findIndex(({ url }) => url === described)
  const image = value[place]
  const dialog = image ? (
    <AltDialog
      image={image}
      place={place}
      subject={subject}
      onClose={() => setDescribed(null)}
      onSave={(alt) =>
        onChange((current) => current.map((one) => (one.url === image.url ? { ...one, alt } : one)))
      }
    />
  ) : null
  return { dialog, describe: setDescribed }
}

type ImageTilesProps = {
  value: readonly ListedImage[]
  onChange: Update
  onMove: (place: number, step: Step) => void
  onDescribe: (url: string) => void
}

function ImageTiles({ value, onChange, onMove, onDescribe }: ImageTilesProps) {
  const toast = useToast()
  const [dragged, setDragged] = useState<string | null>(null)

  function remove(place: number, image: ListedImage) {
    onChange((current) => current.filter(({ url }) => url !== image.url))
    toast({
      title: imagesToast.removed,
      action: {
        label: imagesToast.undo,
        onClick: () => onChange((current) => current.toSpliced(place, 0, image)),
      },
    })
  }

  return value.map((image, place) => (
    <ImageTile
      key={image.url}
      image={image}
      place={place}
      count={value.length}
      dragged={dragged === image.url}
      onMove={(step) => onMove(place, step)}
      onRemove={() => remove(place, image)}
      onDescribe={() => onDescribe(image.url)}
      onDrag={(dragging) => setDragged(dragging ? image.url : null)}
      onDragOver={() => {
        const from = value.findIndex(({ url }) => url === dragged)
        if (from !== -1 && from !== place) onChange((current) => moveItem(current, from, place))
      }}
    />
  ))
}

/** Moves a picture; the focus moves with it, and its new place is announced. */
function useMoves(value: readonly ListedImage[], onChange: Update) {
  const list = useRef<HTMLUListElement>(null)
  const [announcement, announce] = useState('')
  const focusAfterMove = useRef<{ place: number; step: Step } | null>(null)
  useEffect(() => {
    const moved = focusAfterMove.current
    if (!moved) return
    focusAfterMove.current = null
    const tile = list.current?.children[moved.place]
    const buttons = [...(tile?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])]
    const same = buttons.find(({ dataset }) => dataset.move === moved.step)
    ;(same?.disabled ? buttons.find(({ disabled }) => !disabled) : same)?.focus()
  })

  function move(from: number, step: Step) {
    const to = step === 'first' ? 0 : from + (step === 'earlier' ? -1 : 1)
    focusAfterMove.current = { place: to, step }
    announce(imagesText.moved(to + 1, value.length))
    onChange((current) => moveItem(current, from, to))
  }

  return { list, announcement, move }
}

/** The list is full: further files are refused and replace nothing. */
function FullList({ text, onFiles }: { text: string; onFiles: (files: File[]) => void }) {
  useArrivingFiles(onFiles)
  return <p className="text-sm text-ink-3">{text}</p>
}

/** A copy with the element at `from` moved to `to`. */
function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1)
  return from in list ? rest.toSpliced(to, 0, list[from] as T) : rest
}
