// GET /api/admin/diagnostics: the health of the shop.
import { z } from 'zod'
import { shopSetUp } from '#contract/debug.ts'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { timestamp } from '#contract/primitives.ts'

/** `figures` is null when the check could not be made; why not is in the log. */
const checked = <Figures extends z.ZodRawShape>(figures: Figures) =>
  z.object({
    state: z.enum(['ok', 'attention', 'failed', 'off']),
    milliseconds: z.int(),
    figures: z.object(figures).nullable(),
  })

export const diagnostics = z.object({
  /** The shop's clock. */
  now: timestamp,
  uptimeSeconds: z.int(),
  memoryMegabytes: z.int(),
  setUp: shopSetUp,
  checks: z.object({
    database: checked({ version: z.string(), connections: z.int() }),
    migrations: checked({ applied: z.int(), known: z.int() }),
    /** Database against shop. */
    clock: checked({ secondsApart: z.number() }),
    /** Late: due for more than five minutes. */
    queue: checked({ waiting: z.int(), late: z.int(), failed: z.int() }),
    mail: checked({ by: z.enum(['smtp', 'outbox']) }),
    /** The last good backup; null before the first. */
    backup: checked({ lastAt: timestamp.nullable(), megabytes: z.int(), failed: z.boolean() }),
    google: checked({}),
  }),
})
export type Diagnostics = z.infer<typeof diagnostics>
export type CheckName = keyof Diagnostics['checks']

export const diagnosticsEndpoints = {
  'GET /api/admin/diagnostics': {
    summary: 'How the shop itself is doing',
    access: 'settings:read',
    response: diagnostics,
  },
} satisfies ShopEndpoints
