// Which panels stand on which diagnostics page: the pages are this table.
import type { OpenDebugPath } from '#contract/debug.ts'

export type PanelName =
  | 'session'
  | 'profile'
  | 'environment'
  | 'browser'
  | 'sign-in'
  | 'calls'
  | 'google'
  | 'persistence'
  | 'storage'
  | 'admin-checks'
  | 'server'
  | 'set-up'

export type GuardedDebugPath = 'admin-status' | 'admin-test' | 'admin-auth-test'
export type DebugPath = OpenDebugPath | GuardedDebugPath | 'admin-debug'

export type DebugPageFacts = {
  /** In two columns, one below the other on a phone. */
  panels: readonly (readonly [PanelName, ...PanelName[]])[]
  /** A-DBG-06: how long a sign-in on this page stands before one goes on; without it one stays. */
  goesOnAfterMs?: number
  /** Only an administrator goes on, and only to the back office. */
  adminsOnly?: boolean
}

export const OPEN_PAGES: Record<OpenDebugPath, DebugPageFacts> = {
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

export const GUARDED_PAGES: Record<GuardedDebugPath | 'admin-debug', DebugPageFacts> = {
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
