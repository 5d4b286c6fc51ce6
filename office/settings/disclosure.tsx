import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

type DisclosureProps = {
  title: string
  /** A field inside has an error, so it is opened. */
  isWrong: boolean
  startsOpen?: boolean
  children: ReactNode
}

/** Long texts are collapsed until they are edited. */
export function Disclosure({ title, isWrong, startsOpen = false, children }: DisclosureProps) {
  return (
    <details
      open={startsOpen}
      className={classNames(
        'group rounded-picture border-[1.5px]',
        isWrong ? 'border-danger' : 'border-line',
      )}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-picture px-4 py-2 font-semibold text-ink">
        <bdi className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">{title}</bdi>
        <ChevronDown className="size-5 shrink-0 text-brand-ink transition-transform group-open:-scale-y-100" />
      </summary>
      <div className="flex flex-col gap-4 px-4 pt-1 pb-4">{children}</div>
    </details>
  )
}
