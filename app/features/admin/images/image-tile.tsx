import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react'
import type { DragEvent } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { UploadedImage } from '#contract/admin/uploads.ts'
import { imagesText } from '#text/admin/images.ts'

export type Step = 'earlier' | 'later'

/** One picture of a list: shown whole, moved by its arrows or by dragging, removed. */
export function ImageTile({
  image,
  place,
  count,
  dragged,
  onMove,
  onRemove,
  onDrag,
  onDragOver,
}: {
  image: UploadedImage
  /** From 0. */
  place: number
  count: number
  dragged: boolean
  onMove: (step: Step) => void
  onRemove: () => void
  /** True when it is picked up, false when it is let go. */
  onDrag: (dragging: boolean) => void
  /** Another one is held above it. */
  onDragOver: () => void
}) {
  const n = place + 1
  function over(event: DragEvent) {
    if (event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    onDragOver()
  }
  return (
    <li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', image.url)
        onDrag(true)
      }}
      onDragEnd={() => onDrag(false)}
      onDragOver={over}
      onDrop={(event) => event.preventDefault()}
      className={classNames(
        'flex flex-col overflow-hidden rounded-card border-[1.5px] border-line bg-surface transition-opacity motion-reduce:transition-none',
        dragged && 'opacity-40',
      )}
    >
      <Picture
        image={{ ...image, alt: imagesText.position(n, count) }}
        sizes="(min-width: 48rem) 12rem, 45vw"
        missing={imagesText.broken}
        className="aspect-square cursor-grab active:cursor-grabbing"
        imageClassName="object-contain!"
      >
        {place === 0 ? (
          <span className="absolute start-2 top-2 rounded-full bg-brand px-2.5 py-1 text-sm font-semibold text-on-brand">
            {imagesText.main}
          </span>
        ) : null}
      </Picture>
      <div className="flex justify-between p-1">
        <IconButton
          data-move="earlier"
          label={imagesText.earlier(n)}
          icon={<ArrowRight aria-hidden />}
          disabled={place === 0}
          onClick={() => onMove('earlier')}
        />
        <IconButton
          variant="danger"
          label={imagesText.remove(n)}
          icon={<Trash2 aria-hidden />}
          onClick={onRemove}
        />
        <IconButton
          data-move="later"
          label={imagesText.later(n)}
          icon={<ArrowLeft aria-hidden />}
          disabled={n === count}
          onClick={() => onMove('later')}
        />
      </div>
    </li>
  )
}
