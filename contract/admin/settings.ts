// All settings, for the owner: those of contract/store.ts, and of checkout, mails and orders.
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { viewingPlan } from '#contract/opening.ts'
import { timestamp } from '#contract/primitives.ts'
import { store } from '#contract/store.ts'
import { editSettingsRequest } from './settings-requests.ts'

/** Facts not entered are null. Texts are unresolved, with the names of facts in braces. */
export const adminSettings = store.omit({ policiesUpdatedAt: true, ready: true, hasVouchers: true }).extend({
  /** Where orders and messages are announced. */
  notificationEmail: z.string().nullable(),
  /** H-08: null until the owner has planned it. */
  viewing: viewingPlan.nullable(),
  bankName: z.string().nullable(),
  transferPhone: z.string().nullable(),
  accountHolder: z.string().nullable(),
  animalHoldHours: z.int().nullable(),
  /** a reported transfer that nobody verifies releases its stock after this many hours. */
  transferCheckHours: z.int(),
  newBadgeDays: z.int(),
  /** L-03: the settings that still hold what came with the demo. */
  demoFacts: z.array(z.string()),
  updatedAt: timestamp,
})
export type AdminSettings = z.infer<typeof adminSettings>

export const settingsEndpoints = {
  'GET /api/admin/settings': {
    summary: 'All settings of the shop',
    access: 'settings:read',
    response: adminSettings,
  },
  'PATCH /api/admin/settings': {
    summary: 'Change settings; with `updatedAt` only if nobody changed them since',
    access: 'settings:write',
    body: editSettingsRequest,
    response: adminSettings,
    refusals: ['changed-meanwhile'],
    current: adminSettings,
  },
} satisfies ShopEndpoints
