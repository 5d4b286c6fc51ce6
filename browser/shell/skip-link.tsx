import { shellText } from '#text/shell.ts'

export const MAIN_ID = 'main'

/** A skip link to `target`; by default the first focusable element of the page, which skips the header. */
export function SkipLink({ target = MAIN_ID, label = shellText.skip }: { target?: string; label?: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed start-4 top-3 z-60 -translate-y-24 rounded-control bg-brand px-5 py-3 font-semibold text-on-brand focus-visible:translate-y-0"
    >
      {label}
    </a>
  )
}
