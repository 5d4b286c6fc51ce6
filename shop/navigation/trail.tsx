import { shellText } from '#text/shell.ts'
import { Breadcrumbs, type Crumb } from '#ui/breadcrumbs.tsx'

/** Breadcrumbs above the heading; the last one has no link. */
export function Trail({ to: crumbs }: { to: readonly Crumb[] }) {
  return (
    <div className="pt-2 lg:pt-4 print:hidden">
      <Breadcrumbs label={shellText.trail} crumbs={[{ label: shellText.home, to: '/' }, ...crumbs]} />
    </div>
  )
}
