import type { ComponentType } from 'react'
import { useMatches } from 'react-router'
import type { OpenDebugPath } from '#contract/debug.ts'
import { CallsPanel } from '#office/debug/panels/calls-panel.tsx'
import { BrowserPanel, EnvironmentPanel, SetUpPanel } from '#office/debug/panels/environment-panel.tsx'
import { GooglePanel } from '#office/debug/panels/google-panel.tsx'
import { PersistencePanel, StoragePanel } from '#office/debug/panels/persistence-panel.tsx'
import { AdminChecksPanel, ServerPanel } from '#office/debug/panels/server-panel.tsx'
import { ProfilePanel, SessionPanel } from '#office/debug/panels/session-panel.tsx'
import { SignInPanel } from '#office/debug/panels/sign-in-panel.tsx'
import { AdminGate } from '#office/gate/admin-gate.tsx'
import { debugText } from '#text/debug.ts'
import { debugPageText } from '#text/debug-pages.ts'
import { chipClass } from '#ui/chip.tsx'
import { Link } from '#ui/link.tsx'

const PANELS = {
  session: SessionPanel,
  profile: ProfilePanel,
  environment: EnvironmentPanel,
  browser: BrowserPanel,
  'sign-in': SignInPanel,
  calls: CallsPanel,
  google: GooglePanel,
  persistence: PersistencePanel,
  storage: StoragePanel,
  'admin-checks': AdminChecksPanel,
  server: ServerPanel,
  'set-up': SetUpPanel,
} satisfies Record<string, ComponentType<DebugPageFacts>>
type PanelName = keyof typeof PANELS

type GuardedDebugPath = 'admin-status' | 'admin-test' | 'admin-auth-test'
type DebugPath = OpenDebugPath | GuardedDebugPath | 'admin-debug'

type DebugPageFacts = {
  /** Two columns, stacked on a phone. */
  panels: readonly (readonly [PanelName, ...PanelName[]])[]
  /** A-DBG-06: how long the success message is shown before moving on; without it the page stays. */
  goesOnAfterMs?: number
  /** Only administrators are redirected, and only to the back office. */
  adminsOnly?: boolean
}

const OPEN_PAGES: Record<OpenDebugPath, DebugPageFacts> = {
  'login-test': { panels: [['sign-in'], ['session']] },
  'auth-test': { panels: [['session', 'admin-checks'], ['calls']] },
  'env-test': { panels: [['environment'], ['browser']] },
  'direct-auth-test': { panels: [['calls'], ['sign-in']] },
  'profile-test': { panels: [['profile'], ['session']] },
  'quick-login': { panels: [['sign-in'], ['session']], goesOnAfterMs: 2000 },
  'google-auth-debug': { panels: [['google'], ['session']] },
  'auth-persistence-debug': { panels: [['persistence'], ['storage']] },
  'auth-debug-simple': { panels: [['session'], ['admin-checks']] },
}

const GUARDED_PAGES: Record<GuardedDebugPath | 'admin-debug', DebugPageFacts> = {
  'admin-debug': {
    panels: [
      ['server', 'session', 'admin-checks', 'calls', 'storage'],
      ['set-up', 'profile', 'persistence', 'browser'],
    ],
  },
  'admin-status': { panels: [['server', 'admin-checks'], ['set-up']] },
  'admin-test': { panels: [['admin-checks'], ['sign-in']], goesOnAfterMs: 1000, adminsOnly: true },
  'admin-auth-test': {
    panels: [
      ['session', 'admin-checks'],
      ['calls', 'sign-in'],
    ],
    goesOnAfterMs: 1000,
    adminsOnly: true,
  },
}

/** A-DBG-01, A-DBG-02: the diagnostics pages, each a row of the table below. */
export default function DebugPage() {
  const path = useMatches().at(-1)?.id as DebugPath
  const page = { ...OPEN_PAGES, ...GUARDED_PAGES }[path]
  const panels = <Panels path={path} page={page} />
  // After a sign-in as another person this page shows the checks' results; a second gate would close it first.
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
            {column.map((name) => {
              const NamedPanel = PANELS[name]
              return <NamedPanel key={name} {...page} />
            })}
          </div>
        ))}
      </div>
      <Others path={path} />
    </div>
  )
}

/** Links to the other diagnostics pages that whoever sees this one may open. */
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
