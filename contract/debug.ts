// The diagnostics pages that are open to everybody (A-DBG-01), there only where debug routes are on.
import { z } from 'zod'
import type { ShopEndpoints } from './endpoint.ts'

export const OPEN_DEBUG_PATHS = [
  'login-test',
  'auth-test',
  'env-test',
  'direct-auth-test',
  'profile-test',
  'quick-login',
  'google-auth-debug',
  'auth-persistence-debug',
  'auth-debug-simple',
] as const
export type OpenDebugPath = (typeof OPEN_DEBUG_PATHS)[number]

/** What of a shop may be set up, by the variable that says so. */
const SWITCHES = [
  'BASE_URL',
  'DATABASE_URL',
  'SMTP_URL',
  'GOOGLE_CLIENT_ID',
  'TRUSTED_PROXIES',
  'METRICS_TOKEN',
  'PAGE_CACHE',
  'RATE_LIMIT_SCALE',
  'DEBUG_ROUTES',
] as const
export type SetUpSwitch = (typeof SWITCHES)[number]

/** How the shop was started: names and states, never a value that is secret. */
export const shopSetUp = z.object({
  mode: z.enum(['development', 'production']),
  version: z.string(),
  node: z.string(),
  baseUrl: z.string(),
  processes: z.int(),
  switches: z.record(z.enum(SWITCHES), z.boolean()),
})
export type ShopSetUp = z.infer<typeof shopSetUp>

export const debugEndpoints = {
  'GET /api/debug/environment': {
    summary: 'How the shop was started',
    access: 'public',
    response: shopSetUp,
  },
} satisfies ShopEndpoints
