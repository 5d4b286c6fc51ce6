// Sample and demo data (A-SEED-*, X-43, X-44, L-03, L-04).
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'

const count = z.int()

const loadDemoRequest = z.strictObject({
  /** `samples`: the four categories and five products of the specification; `demo`: a whole shop to try out. */
  catalogue: z.enum(['samples', 'demo']).default('samples'),
})
export type LoadDemoRequest = z.infer<typeof loadDemoRequest>

/** What was created; 0 for what existed already. */
const loadedDemo = z.object({ categories: count, products: count })
export type LoadedDemo = z.infer<typeof loadedDemo>

/** What the removal takes and what it leaves: announced and done in the same words (L-04). */
const demoRemoval = z.object({
  /** Deleted for good. */
  categories: count,
  products: count,
  /** Always 0: no order is ever deleted. */
  orders: count,
  /** Settings that become unset, because nobody has entered them. */
  facts: count,
  /** Demo products that orders name: out of the shop, still in the books. */
  archived: count,
  /** What people entered or edited. */
  kept: z.object({ categories: count, products: count, orders: count, facts: count }),
})
export type DemoRemoval = z.infer<typeof demoRemoval>

/** `isDemo`: the shop says on every page that it is one. */
const demoData = demoRemoval.extend({ isDemo: z.boolean() })
export type DemoData = z.infer<typeof demoData>

export const demoEndpoints = {
  'GET /api/admin/seed': {
    summary: 'What removing the demo data would delete, archive and keep',
    access: 'settings:read',
    response: demoData,
  },
  'POST /api/admin/seed': {
    summary: 'Load the sample categories and products, or the whole demo; idempotent',
    access: 'settings:write',
    body: loadDemoRequest,
    response: loadedDemo,
    status: [201, 200],
    refusals: ['real-shop'],
  },
  'DELETE /api/admin/seed': {
    summary: 'Remove what is flagged as demo; orders and what people entered stay',
    access: 'settings:write',
    response: demoRemoval,
  },
} satisfies ShopEndpoints
