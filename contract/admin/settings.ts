// Every fact that the shop states of itself, for its owner: what contract/store.ts tells everybody, and
// what only checkout, mails and orders know.
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { opening, viewingPlan } from '#contract/opening.ts'
import { money, timestamp } from '#contract/primitives.ts'
import { regionDelivery } from '#contract/store.ts'
import { editSettingsRequest } from './settings-requests.ts'

const policy = z.object({ key: z.string(), title: z.string(), body: z.string() })
const question = z.object({ question: z.string(), answer: z.string() })
const socialLink = z.object({ network: z.string(), url: z.string() })

export const adminSettings = z.object({
  name: z.string(),
  nameArabic: z.string(),
  description: z.string(),
  /** Null, here and below: not set, and shown nowhere (L-01). */
  contactEmail: z.string().nullable(),
  /** Where orders and messages are announced. */
  notificationEmail: z.string().nullable(),
  /** E.164 */
  phone: z.string().nullable(),
  whatsapp: z.string().nullable(),
  addressArabic: z.string(),
  streetAddress: z.string().nullable(),
  /** An upload of the shop's own, the largest WebP of it. */
  logoUrl: z.string().nullable(),
  /** Said of `opening` where that is set, else as it was written. */
  workingHours: z.string().nullable(),
  opening: opening.nullable(),
  /** H-08: null until the owner has planned it. */
  viewing: viewingPlan.nullable(),
  socialLinks: z.array(socialLink),
  bankName: z.string().nullable(),
  transferPhone: z.string().nullable(),
  accountHolder: z.string().nullable(),
  deliveryFeeOffice: money,
  deliveryFeeHome: money,
  freeDeliveryFrom: money.nullable(),
  deliveryDays: z.string(),
  /** Resolved for each of the 11 governorates, in id order (L-06). */
  delivery: z.array(regionDelivery),
  orderHoldHours: z.int(),
  animalHoldHours: z.int().nullable(),
  /** a reported transfer that nobody verifies releases its stock after so many hours. */
  transferCheckHours: z.int(),
  newBadgeDays: z.int(),
  replyHours: z.int(),
  returnHours: z.int(),
  /** As the owner wrote them, with the names of facts in braces (text/fill-facts.ts). */
  policies: z.array(policy),
  faq: z.array(question),
  vatNumber: z.string().nullable(),
  vetContact: z.string().nullable(),
  commercialRegistration: z.string().nullable(),
  ecommerceLicence: z.string().nullable(),
  taxNumber: z.string().nullable(),
  complaintContact: z.string().nullable(),
  /** L-03: demo products are there; `demoFacts` names the settings that still hold what came with them. */
  isDemo: z.boolean(),
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
