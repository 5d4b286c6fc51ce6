import { focusOnShow } from '#ui/focus-on-show.ts'

/** The heading of a new screen, which receives the focus, and a sentence below it. */
export function ScreenTitle({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <h3 ref={focusOnShow} tabIndex={-1} className="font-display text-h1 font-bold text-ink outline-none">
        {title}
      </h3>
      <p className="mt-1 text-body">{children}</p>
    </div>
  )
}
