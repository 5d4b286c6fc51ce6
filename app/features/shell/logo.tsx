import { useState } from 'react'
import { Link } from 'react-router'
import logo from '#app/brand/logo.svg?url&no-inline'
import logoOnDark from '#app/brand/logo-on-dark.svg?url&no-inline'
import { classNames } from '#app/ui/class-names.ts'
import { shellText } from '#text/shell.ts'

const DEFAULT_NAME = 'أليف'

/** The way home. A mark that does not load gives way to the first letter of the name (S-HDR-08). */
export function Logo({
  name = DEFAULT_NAME,
  onDeep = false,
  markOnly = false,
}: {
  name?: string
  onDeep?: boolean
  markOnly?: boolean
}) {
  const [failed, setFailed] = useState(false)
  // One that failed before React took over fires no event any more.
  const watch = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(true)
  }
  const mark = { ref: watch, onError: () => setFailed(true) }
  return (
    <Link
      to="/"
      aria-label={`${name} – ${shellText.home}`}
      className="tap flex shrink-0 items-center gap-2.5 no-underline"
    >
      {failed ? (
        <span className="grid size-9 place-items-center rounded-xs bg-brand font-display text-lead font-bold text-on-brand">
          {Array.from(name)[0]}
        </span>
      ) : onDeep ? (
        <img {...mark} alt="" width={36} height={36} src={logoOnDark} loading="lazy" />
      ) : (
        <>
          <img {...mark} alt="" width={36} height={36} src={logo} className="dark:hidden" />
          <img
            {...mark}
            alt=""
            width={36}
            height={36}
            src={logoOnDark}
            loading="lazy"
            className="hidden dark:block"
          />
        </>
      )}
      {markOnly ? null : (
        <span
          className={classNames(
            'font-display text-[1.75rem] leading-none font-bold',
            onDeep ? 'text-on-deep' : 'text-ink',
          )}
        >
          {name}
        </span>
      )}
    </Link>
  )
}
