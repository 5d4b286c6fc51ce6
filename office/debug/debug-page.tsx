import { Link, useMatches } from 'react-router'
import { AdminChecksPanel } from '#office/debug/panels/admin-checks-panel.tsx'
import { BrowserPanel } from '#office/debug/panels/browser-panel.tsx'
import { CallsPanel } from '#office/debug/panels/calls-panel.tsx'
import { EnvironmentPanel } from '#office/debug/panels/environment-panel.tsx'
import { GooglePanel } from '#office/debug/panels/google-panel.tsx'
import { PersistencePanel } from '#office/debug/panels/persistence-panel.tsx'
import { ProfilePanel } from '#office/debug/panels/profile-panel.tsx'
import { ServerPanel } from '#office/debug/panels/server-panel.tsx'
import { SessionPanel } from '#office/debug/panels/session-panel.tsx'
import { SetUpPanel } from '#office/debug/panels/set-up-panel.tsx'
import { SignInPanel } from '#office/debug/panels/sign-in-panel.tsx'
import { StoragePanel } from '#office/debug/panels/storage-panel.tsx'
import { AdminGate } from '#office/gate/admin-gate.tsx'
import { debugText } from '#text/debug.ts'
import { debugPageText } from '#text/debug-pages.ts'
import { chipClass } from '#ui/chip.tsx'
import {
  type DebugPageFacts,
  type DebugPath,
  GUARDED_PAGES,
  OPEN_PAGES,
  type PanelName,
} from './debug-pages.ts'

/** A-DBG-01, A-DBG-02: a diagnostics page is a line of the table. */
export default function DebugPage() {
  const path = useMatches().at(-1)?.id as DebugPath
  const page = { ...OPEN_PAGES, ...GUARDED_PAGES }[path]
  const panels = <Panels path={path} page={page} />
  // Whoever signs in here as somebody else sees what becomes of the checks; a second gate would shut before that.
  return path in OPEN_PAGES || page.goesOnAfterMs !== undefined ? panels : <AdminGate>{panels}</AdminGate>
}

function Panels({ path, page }: { path: DebugPath; page: DebugPageFacts }) {
  const { title, purpose } = debugPageText[path]
  return (
    <div className="page py-6 lg:py-10">
      <title>{title}</title>
      <h1 className="font-display text-h1">{title}</h1>
      <p className="mt-1 text-ink-2">{purpose}</p>
      <p className="mt-2 text-sm text-ink-3">
        <bdi dir="ltr">/{path}</bdi>
      </p>
      <div className="mt-5 grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-6">
        {page.panels.map((column) => (
          <div key={column[0]} className="flex min-w-0 flex-col gap-4 lg:gap-6">
            {column.map((name) => (
              <PanelNamed key={name} name={name} page={page} />
            ))}
          </div>
        ))}
      </div>
      <Others path={path} />
    </div>
  )
}

function PanelNamed({ name, page }: { name: PanelName; page: DebugPageFacts }) {
  switch (name) {
    case 'session':
      return <SessionPanel />
    case 'profile':
      return <ProfilePanel />
    case 'environment':
      return <EnvironmentPanel />
    case 'browser':
      return <BrowserPanel />
    case 'sign-in':
      return <SignInPanel goesOnAfterMs={page.goesOnAfterMs} adminsOnly={page.adminsOnly} />
    case 'calls':
      return <CallsPanel />
    case 'google':
      return <GooglePanel />
    case 'persistence':
      return <PersistencePanel />
    case 'storage':
      return <StoragePanel />
    case 'admin-checks':
      return <AdminChecksPanel />
    case 'server':
      return <ServerPanel />
    case 'set-up':
      return <SetUpPanel />
  }
}

/** Those that are there as surely as this one. */
function Others({ path }: { path: DebugPath }) {
  const open = Object.keys(OPEN_PAGES) as DebugPath[]
  const guarded = Object.keys(GUARDED_PAGES) as DebugPath[]
  const all = path === 'admin-debug' ? [...guarded, ...open] : path in OPEN_PAGES ? open : guarded
  const others = all.filter((other) => other !== path && other !== 'admin-debug')
  return (
    <nav aria-label={debugText.other} className="mt-8">
      <h2 className="mb-3 text-h3 font-semibold">{debugText.other}</h2>
      <ul className="flex flex-wrap gap-2">
        {others.map((other) => (
          <li key={other}>
            <Link to={`/${other}`} className={chipClass()}>
              {debugPageText[other].title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
