import { PawPrint } from 'lucide-react'

/** The picture of the item that an animal is sold as. */
export function AnimalThumb({ imageUrl }: { imageUrl: string | null | undefined }) {
  return imageUrl ? (
    <img src={imageUrl} alt="" loading="lazy" className="size-16 shrink-0 rounded-control object-cover" />
  ) : (
    <span className="grid size-16 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-ink">
      <PawPrint aria-hidden className="size-7" />
    </span>
  )
}
