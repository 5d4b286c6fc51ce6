import { ArrowLeft, ArrowRight, Ellipsis, MessageSquareText, Star, X } from 'lucide-react'
import type { DragEvent } from 'react'
import { imagesText } from '#text/admin/images.ts'
import { classNames } from '#ui/class-names.ts'
import { IconButton, iconButtonClass } from '#ui/icon-button.tsx'
import { Menu } from '#ui/menu.tsx'
import { Picture } from '#ui/picture.tsx'
import type { ListedImage } from './listed-image.ts'

export type Step = 'earlier' | 'later' | 'first'

type ImageTileProps = {
  image: ListedImage
  /** From 0. */
  place: number
  count: number
  dragged: boolean
  onMove: (step: Step) => void
  onRemove: () => void
  onDescribe: () => void
  /** True when a drag begins, false when it ends. */
  onDrag: (dragging: boolean) => void
  /** Another picture is being dragged over it. */
  onDragOver: () => void
}

/** One picture of a list, uncropped; can be moved (arrows, menu, dragging), described and removed. */
export function ImageTile({ image, place, count, dragged, ...props }: ImageTileProps) {
  const { onMove, onRemove, onDescribe, onDrag, onDragOver } = props
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
        image={{ ...image, alt: image.alt || imagesText.position(n, count) }}
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
        <IconButton
          variant="raised"
          label={imagesText.remove(n)}
          icon={<X />}
          onClick={onRemove}
          className="absolute! end-1.5 top-1.5"
        />
      </Picture>
      <TileActions {...{ image, place, count, onMove, onDescribe }} />
    </li>
  )
}

function TileActions({
  image,
  place,
  count,
  onMove,
  onDescribe,
}: Pick<ImageTileProps, 'image' | 'place' | 'count' | 'onMove' | 'onDescribe'>) {
  const n = place + 1
  return (
    <div className="flex justify-between p-1">
      <IconButton
        data-move="earlier"
        label={imagesText.earlier(n)}
        icon={<ArrowRight />}
        disabled={place === 0}
        onClick={() => onMove('earlier')}
      />
      <div className="relative">
        <Menu
          label={imagesText.more(n)}
          trigger={<Ellipsis />}
          triggerClassName={iconButtonClass('plain')}
          groups={[
            [
              {
                label: image.alt ? imagesText.editAlt : imagesText.addAlt,
                icon: <MessageSquareText />,
                onSelect: onDescribe,
              },
              place > 0 && {
                label: imagesText.makeMain,
                icon: <Star />,
                onSelect: () => onMove('first'),
              },
            ],
          ]}
        />
      </div>
      <IconButton
        data-move="later"
        label={imagesText.later(n)}
        icon={<ArrowLeft />}
        disabled={n === count}
        onClick={() => onMove('later')}
      />
    </div>
  )
}
