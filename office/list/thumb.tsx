import { itemListText } from '#text/admin/product-list.ts'
import { classNames } from '#ui/class-names.ts'
import { LogoMark } from '#ui/logo-mark.tsx'
import { Picture, type PictureImage } from '#ui/picture.tsx'

/** A small decorative picture beside its name; the shop's mark if there is none. */
export function Thumb({ url, className }: { url: string | null; className?: string }) {
  return (
    <span
      className={classNames(
        'grid size-11 shrink-0 place-items-center overflow-hidden rounded-control bg-sunken',
        className,
      )}
    >
      {url ? (
        <img
          src={url}
          alt=""
          width={44}
          height={44}
          loading="lazy"
          className="picture-tone size-full object-cover"
        />
      ) : (
        <LogoMark className="size-5 text-ink-3" />
      )}
    </span>
  )
}

/** The same for an item whose photo is known in all its sizes. `className` gives size and radius. */
export function ItemThumb({ image, className }: { image: PictureImage | undefined; className: string }) {
  return (
    <Picture
      image={image}
      sizes="4rem"
      missing={itemListText.noPicture}
      decorative
      className={classNames('shrink-0', className)}
    />
  )
}
