import type { OwnAnimal } from '#contract/own-animals.ts'
import { classNames } from '#ui/class-names.ts'
import { LogoMark } from '#ui/logo-mark.tsx'

type AnimalPictureProps = { animal: Pick<OwnAnimal, 'photo' | 'imageUrl'>; className?: string }

/** Its owner's picture, else that of the shop, else the shop's mark on the colour of its family. */
export function AnimalPicture({ animal: { photo, imageUrl }, className }: AnimalPictureProps) {
  const source = photo ? `/api/files/${photo}` : imageUrl
  return (
    <span className={classNames('relative block overflow-clip bg-block', className)}>
      {source ? (
        <img src={source} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />
      ) : (
        <>
          <span className="absolute -inset-x-1/4 -bottom-8 h-20 rounded-[50%] bg-edge" />
          <LogoMark className="absolute inset-0 m-auto w-2/5 max-w-20 text-world opacity-40" />
        </>
      )}
    </span>
  )
}
