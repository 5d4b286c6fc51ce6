import { shellText } from '#text/shell.ts'

export const MAIN_ID = 'main'

/** A stop of the keyboard past what stands before `target`; without one it is the first stop, past the header. */
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
