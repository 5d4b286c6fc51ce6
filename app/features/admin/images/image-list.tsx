import { useEffect, useId, useRef, useState } from 'react'
import { FieldError } from '#app/ui/field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { UploadedImage } from '#contract/admin/uploads.ts'
import { imagesText, imagesToast } from '#text/admin/images.ts'
import { ImageTile, type Step } from './image-tile.tsx'
import { moveItem } from './move-item.ts'
import { PickZone } from './pick-zone.tsx'
import { UploadTile } from './upload-tile.tsx'
import { useUploads } from './use-uploads.ts'

/**
 * The pictures of an item, in their order (A-UPL-*). For a form: `value` and `onChange` as of any field. `onUploading`
 * is true while something is on its way: a form should not be sent before.
 */
export function ImageList({
  value,
  onChange,
  onUploading,
  most,
  error,
}: {
  value: readonly UploadedImage[]
  onChange: (images: UploadedImage[]) => void
  onUploading?: (uploading: boolean) => void
  /** So many pictures at most. */
  most: number
  error?: string | undefined
}) {
  const toast = useToast()
  const errorId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState<string | null>(null)
  const focusAfterMove = useRef<{ place: number; step: Step } | null>(null)
  // Several uploads may end before the form renders again: each goes on from what the last one made.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const picked = useRef(new Map<string, number>())

  function change(images: UploadedImage[]) {
    latest.current = images
    onChange(images)
  }

  const { uploads, add, cancel, retry } = useUploads({
    kind: 'item',
    onUploading,
    onUploaded: (image, id) => {
      picked.current.set(image.url, id)
      // In the order they were picked, whichever came first.
      const later = latest.current.findIndex(({ url }) => (picked.current.get(url) ?? 0) > id)
      change(latest.current.toSpliced(later === -1 ? latest.current.length : later, 0, image))
    },
  })

  useEffect(() => {
    const asked = focusAfterMove.current
    if (!asked) return
    focusAfterMove.current = null
    const tile = list.current?.children[asked.place]
    const buttons = [...(tile?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])]
    const same = buttons.find(({ dataset }) => dataset.move === asked.step)
    ;(same?.disabled ? buttons.find(({ disabled }) => !disabled) : same)?.focus()
  })

  function move(from: number, step: Step) {
    const to = from + (step === 'earlier' ? -1 : 1)
    focusAfterMove.current = { place: to, step }
    setSaid(imagesText.moved(to + 1, value.length))
    change(moveItem(value, from, to))
  }

  function remove(place: number) {
    const image = value[place]
    if (!image) return
    change(value.toSpliced(place, 1))
    toast({
      title: imagesToast.removed,
      action: {
        label: imagesToast.undo,
        onClick: () => change(latest.current.toSpliced(Math.min(place, latest.current.length), 0, image)),
      },
    })
  }

  const room = most - value.length - uploads.length
  return (
    <div className="flex flex-col gap-3">
      {value.length + uploads.length > 0 ? (
        <ul
          ref={list}
          aria-label={imagesText.list}
          className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3 lg:grid-cols-4"
        >
          {value.map((image, place) => (
            <ImageTile
              key={image.url}
              image={image}
              place={place}
              count={value.length}
              dragged={dragged === image.url}
              onMove={(step) => move(place, step)}
              onRemove={() => remove(place)}
              onDrag={(dragging) => setDragged(dragging ? image.url : null)}
              onDragOver={() => {
                const from = value.findIndex(({ url }) => url === dragged)
                if (from !== -1 && from !== place) change(moveItem(value, from, place))
              }}
            />
          ))}
          {uploads.map((upload) => (
            <UploadTile
              key={upload.id}
              upload={upload}
              onCancel={() => cancel(upload)}
              onRetry={() => retry(upload)}
            />
          ))}
        </ul>
      ) : null}
      {room > 0 ? (
        <PickZone
          many
          label={imagesText.pickMany}
          hint={imagesText.hint.item}
          invalid={error !== undefined}
          describedBy={error && errorId}
          onFiles={(files) => add(files.slice(0, room))}
        />
      ) : (
        <p className="text-sm text-ink-3">{imagesText.full(most)}</p>
      )}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </div>
  )
}
