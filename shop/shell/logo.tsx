import { useState } from 'react'
import { useShopName, useStore } from '#browser/store/use-store.ts'
import logo from '#shop/brand/logo.svg?url&no-inline'
import logoOnDark from '#shop/brand/logo-on-dark.svg?url&no-inline'
import { shellText } from '#text/shell.ts'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'

/** The number of letters that fit beside a phone's buttons; a longer name is smaller, on two lines. */
const SHORT = 9

/** The link home. A logo that fails to load is replaced by the first letter of the name (S-HDR-08). */
export function Logo({ onDeep = false, markOnly = false }: { onDeep?: boolean; markOnly?: boolean }) {
  const store = useStore()
  const [failed, setFailed] = useState(false)
  const name = useShopName()
  // An image that failed before hydration fires no event.
  const watch = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(true)
  }
  const mark = { ref: watch, onError: () => setFailed(true), width: 36, height: 36 }
  return (
    <Link
      to="/"
      aria-label={`${name} – ${shellText.home}`}
      className="tap flex shrink-0 items-center gap-2.5 no-underline"
    >
      {failed ? (
        <LetterBadge name={name} />
      ) : store?.logoUrl ? (
        // Always on white, because the colours of an owner's logo are unknown.
        <img {...mark} alt="" src={store.logoUrl} className="size-9 rounded-xs bg-white object-contain" />
      ) : onDeep ? (
        <img {...mark} alt="" src={logoOnDark} loading="lazy" />
      ) : (
        <>
          <img {...mark} alt="" src={logo} className="dark:hidden" />
          <img {...mark} alt="" src={logoOnDark} loading="lazy" className="hidden dark:block" />
        </>
      )}
      {markOnly ? null : (
        <span
          className={classNames(
            'max-w-[min(16rem,38vw)] font-display font-bold',
            name.length > SHORT
              ? 'title-lines-2 text-lead leading-tight lg:text-h3'
              : 'truncate text-[1.75rem] leading-normal',
            onDeep ? 'text-on-deep' : 'text-ink',
          )}
        >
          {name}
        </span>
      )}
    </Link>
  )
}

function LetterBadge({ name }: { name: string }) {
  return (
    <span className="grid size-9 place-items-center rounded-xs bg-brand font-display text-lead font-bold text-on-brand">
      {Array.from(name)[0]}
    </span>
  )
}
