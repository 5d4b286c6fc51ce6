import { shellText } from '#text/shell.ts'

export const MAIN_ID = 'main'

/** The first stop of the keyboard: past the header. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed start-4 top-3 z-60 -translate-y-24 rounded-control bg-brand px-5 py-3 font-semibold text-on-brand focus-visible:translate-y-0"
    >
      {shellText.skip}
    </a>
  )
}
