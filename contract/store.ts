// The public part of the shop's settings: one record that every page, sentence and calculation reads.
import { z } from 'zod'
import type { ShopEndpoints } from './endpoint.ts'
import { opening } from './opening.ts'
import { money, timestamp } from './primitives.ts'

const day = z.iso.date()

/** The delivery terms of a governorate; a fee of null means not offered (L-06). */
const regionDelivery = z.object({
  regionId: z.int(),
  office: money.nullable(),
  home: money.nullable(),
  /** In the owner's words. */
  days: z.string(),
  /** Whether animals travel there. */
  animals: z.boolean(),
})
export type RegionDelivery = z.infer<typeof regionDelivery>

export const store = z.object({
  name: z.string(),
  nameArabic: z.string(),
  description: z.string(),
  /** Facts that the owner has not entered are null, and no page mentions them (L-01). */
  contactEmail: z.string().nullable(),
  /** E.164 */
  phone: z.string().nullable(),
  whatsapp: z.string().nullable(),
  addressArabic: z.string(),
  streetAddress: z.string().nullable(),
  /** A square has 320 pixels a side. */
  logoUrl: z.string().nullable(),
  /** Derived from `opening` if set, else the owner's text. */
  workingHours: z.string().nullable(),
  opening: opening.nullable(),
  socialLinks: z.array(z.object({ network: z.string(), url: z.string() })),
  deliveryFeeOffice: money,
  deliveryFeeHome: money,
  freeDeliveryFrom: money.nullable(),
  deliveryDays: z.string(),
  /** Resolved for each of the 11 governorates, in id order: its own fees and days, or those above. */
  delivery: z.array(regionDelivery),
  orderHoldHours: z.int(),
  replyHours: z.int(),
  returnHours: z.int(),
  /** Their facts are filled in (text/fill-facts.ts). Paragraphs are parted by a blank line. */
  policies: z.array(z.object({ key: z.string(), title: z.string(), body: z.string() })),
  policiesUpdatedAt: timestamp,
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  vatNumber: z.string().nullable(),
  vetContact: z.string().nullable(),
  /** Who the shop is by law (L-11). */
  commercialRegistration: z.string().nullable(),
  ecommerceLicence: z.string().nullable(),
  taxNumber: z.string().nullable(),
  complaintContact: z.string().nullable(),
  /** L-02: false while the owner has not entered what an order needs; `POST /api/orders` answers `shop-not-ready`. */
  ready: z.boolean(),
  /** S2-13: whether any voucher is active; otherwise no page asks for a code. */
  hasVouchers: z.boolean(),
  /** H-08: animals can be seen before they are bought, for this many minutes; null where that is not offered. */
  viewing: z.object({ minutes: z.int(), holdHours: z.int() }).nullable(),
  /** L-03: nothing here is for sale. */
  isDemo: z.boolean(),
})
export type Store = z.infer<typeof store>

/** Days, both included. */
export const daySpan = z.object({ from: day, to: day })

/** For checkout: delivery as it is at this moment, and when an order that is paid now is expected (L-06, L-12). */
const deliveryNow = z.object({
  items: z.array(
    regionDelivery.extend({
      /** Counted over open days; null where hours or days do not say it. */
      expected: daySpan.nullable(),
    }),
  ),
  freeDeliveryFrom: money.nullable(),
})
export type DeliveryNow = z.infer<typeof deliveryNow>

export const storeEndpoints = {
  'GET /api/store': {
    summary: 'The public part of the settings',
    access: 'public',
    cached: true,
    response: store,
  },
  'GET /api/delivery': {
    summary: 'Delivery by governorate, with expected dates',
    access: 'public',
    response: deliveryNow,
  },
} satisfies ShopEndpoints
