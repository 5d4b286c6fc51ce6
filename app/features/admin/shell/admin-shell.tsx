import { type ReactNode, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { LiveNotice } from '#app/features/admin/live/live-notice.tsx'
import { AdminNavigation } from '#app/features/admin/shell/admin-navigation.tsx'
import { ShellContext } from '#app/features/admin/shell/shell-context.ts'
import { ConnectionBar } from '#app/features/offline/connection-bar.tsx'
import { MAIN_ID, SkipLink } from '#app/features/shell/skip-link.tsx'
import { Drawer } from '#app/ui/drawer.tsx'
import { LogoMark } from '#app/ui/logo-mark.tsx'
import { adminShellText } from '#text/admin/shell.ts'

/** The frame of the back office: its sections at the start side, on a phone behind a button (A-SHELL-01, A-SHELL-03). */
export function AdminShell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  // The menu that was opened on one page does not follow to the next.
  const [menuAt, setMenuAt] = useState<string | null>(null)
  const shell = useMemo(() => ({ openMenu: () => setMenuAt(pathname) }), [pathname])
  return (
    <ShellContext value={shell}>
      <SkipLink />
      <div className="flex min-h-dvh items-stretch">
        <aside
          data-keep-clear
          className="sticky top-0 hidden h-dvh w-66 shrink-0 flex-col overflow-y-auto border-e border-line bg-surface p-4 xl:flex print:hidden"
        >
          <p className="flex min-h-14 items-center gap-2.5 px-2 pb-3">
            <LogoMark className="size-9 text-brand-ink" />
            <span className="font-display text-[1.625rem] leading-none font-bold text-ink">
              {adminShellText.brand}
            </span>
          </p>
          <AdminNavigation />
        </aside>
        <div className="flex min-w-0 flex-1 flex-col">
          <ConnectionBar />
          <LiveNotice />
          <main id={MAIN_ID} tabIndex={-1} className="flex-1 pb-20 outline-none has-data-action-bar:pb-10">
            {children}
          </main>
        </div>
      </div>
      <Drawer
        side="start"
        open={menuAt === pathname}
        onClose={() => setMenuAt(null)}
        title={adminShellText.menu}
        closeLabel={adminShellText.close}
      >
        <AdminNavigation onChosen={() => setMenuAt(null)} />
      </Drawer>
    </ShellContext>
  )
}
