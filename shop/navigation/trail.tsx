import { shellText } from '#text/shell.ts'
import { Breadcrumbs, type Crumb } from '#ui/breadcrumbs.tsx'

/** The way from the first page to this one, above its heading; the last crumb has no address. */
export function Trail({ to: crumbs }: { to: readonly Crumb[] }) {
  return (
    <div className="pt-2 lg:pt-4 print:hidden">
      <Breadcrumbs label={shellText.trail} crumbs={[{ label: shellText.home, to: '/' }, ...crumbs]} />
    </div>
  )
}
