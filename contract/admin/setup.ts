// The guide for the first day (L-05): which steps are done, what orders wait for, and the test mail.
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { id, timestamp } from '#contract/primitives.ts'
import { PRODUCT_TYPES } from '#domain/product.ts'
import { REQUIRED_FACTS } from '#domain/readiness.ts'
import { SETUP_STEPS } from '#domain/setup.ts'
import { confirmTestMailRequest } from './settings-requests.ts'

const requiredFact = z.enum(REQUIRED_FACTS)

const setup = z.object({
  /** False: `POST /api/orders` answers `shop-not-ready` while a fact that orders need is unset (L-02). */
  ready: z.boolean(),
  /** The facts that orders need and nobody has entered, the demo's included (L-03), in the order of the guide. */
  missing: z.array(requiredFact),
  /** In the order of the guide. `blocking`: no order is taken before this step is done. */
  steps: z.array(
    z.object({
      name: z.enum(SETUP_STEPS),
      done: z.boolean(),
      blocking: z.boolean(),
      missing: z.array(requiredFact),
    }),
  ),
  mail: z.object({
    /** Null while orders are announced to nobody. */
    to: z.string().nullable(),
    /** False: there is no mail server, mails are only written to files. */
    arrives: z.boolean(),
    /** The test mail whose code can still be entered. */
    sentAt: timestamp.nullable(),
    checkedAt: timestamp.nullable(),
  }),
  /** An item of the owner's own that can be bought, or was. */
  item: z.object({ id, type: z.enum(PRODUCT_TYPES), nameArabic: z.string() }).nullable(),
  /** The last order that was placed through the shop's pages and is still in the list. */
  order: z.object({ id, orderNumber: z.string() }).nullable(),
  /** Whether the demo could be loaded (an empty shop without facts of its own), or is there (L-03). */
  demo: z.enum(['offered', 'loaded', 'none']),
})
export type Setup = z.infer<typeof setup>
export type TestMail = Setup['mail']

export const setupEndpoints = {
  'GET /api/admin/setup': {
    summary: 'How far the shop is set up, and what orders wait for',
    access: 'settings:read',
    response: setup,
  },
  'POST /api/admin/setup/test-mail': {
    summary: 'Send a code to the address that orders are announced to',
    access: 'settings:write',
    response: setup.shape.mail,
    refusals: ['too-many-requests', 'mail-not-sent'],
  },
  'POST /api/admin/setup/test-mail/confirm': {
    summary: 'The code arrived: mail reaches the shop',
    access: 'settings:write',
    body: confirmTestMailRequest,
    response: setup.shape.mail,
  },
} satisfies ShopEndpoints
