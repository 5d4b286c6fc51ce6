import { classNames } from '#ui/class-names.ts'
import { LogoMark } from '#ui/logo-mark.tsx'

/** A small picture beside words that say what it shows; the shop's mark where there is none. */
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
