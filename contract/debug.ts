// The public diagnostics pages (A-DBG-01), available only with debug routes on.
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

/** The optional parts of the configuration, by environment variable. */
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

/** The configuration at start: names and states, never a secret value. */
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
