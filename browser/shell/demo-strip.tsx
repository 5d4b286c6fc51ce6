import { useStore } from '#browser/store/use-store.ts'
import { DEMO_NOTICE } from '#text/demo.ts'
import { TriangleAlert } from '#ui/icons.tsx'

/** L-03: the banner above every page of a demo shop. Not fixed, so that it covers nothing. */
export function DemoStrip() {
  if (!useStore()?.isDemo) return null
  return (
    <aside
      aria-label={DEMO_NOTICE}
      className="border-b-2 border-warn bg-warn-soft text-warn forced-colors:border-[CanvasText]"
    >
      <p className="page flex min-h-11 items-center justify-center gap-2.5 py-1.5 text-center text-md font-semibold">
        <TriangleAlert className="size-5 shrink-0" />
        {DEMO_NOTICE}
      </p>
    </aside>
  )
}
