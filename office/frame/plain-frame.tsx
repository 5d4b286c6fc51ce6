import { Outlet } from 'react-router'
import { ConnectionBar } from '#browser/connection/connection-bar.tsx'
import { MAIN_ID, SkipLink } from '#browser/shell/skip-link.tsx'
import { adminShellText } from '#text/admin/shell.ts'
import { Link } from '#ui/link.tsx'
import { LogoMark } from '#ui/logo-mark.tsx'

/** The frame of diagnostics and first steps: visitors may have no account, so it only links to the shop. */
export function PlainFrame() {
  return (
    <>
      <SkipLink />
      <header className="border-b border-line bg-surface">
        <div className="page flex h-16 items-center">
          <Link to="/" className="tap flex items-center gap-2.5 text-ink no-underline">
            <LogoMark className="size-9 text-brand-ink" />
            <span className="text-md font-semibold">{adminShellText.toSite}</span>
          </Link>
        </div>
      </header>
      <ConnectionBar />
      <main id={MAIN_ID} tabIndex={-1} className="pb-20 outline-none">
        <Outlet />
      </main>
    </>
  )
}
