// What a customer gets of all that the shop holds about them.
import { z } from 'zod'
import { BROWSER_NAMES, SYSTEM_NAMES } from '#domain/accounts/device-name.ts'
import { PAYMENT_KINDS, PAYMENT_METHODS } from '#domain/payments/balance.ts'
import { STOP_STATES } from '#domain/runs/delivery-run.ts'
import { VIEWING_STATES } from '#domain/viewings/viewing-plan.ts'
import { invoiceContent } from './invoices.ts'
import { money, timestamp } from './primitives.ts'

export const device = z.object({
  id: z.string(),
  /** Null where the browser did not say what it is. */
  browser: z.enum(BROWSER_NAMES).nullable(),
  system: z.enum(SYSTEM_NAMES).nullable(),
  startedAt: timestamp,
  /** To the day. */
  lastUsedAt: timestamp,
  isCurrent: z.boolean(),
})
export type Device = z.infer<typeof device>

const dataOrder = z.object({
  orderNumber: z.string(),
  status: z.string(),
  paymentStatus: z.string(),
  placedAt: timestamp,
  customerName: z.string(),
  customerPhone: z.string(),
  customerEmail: z.string().nullable(),
  address: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  secondPhone: z.string().nullable(),
  receiverName: z.string().nullable(),
  notes: z.string().nullable(),
  deliveryType: z.string(),
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  handedOverAt: timestamp.nullable(),
  totalAmount: money,
  discountAmount: money,
  voucher: z.string().nullable(),
  deliveryFee: money,
  returnedAmount: money,
  finalAmount: money,
  transfer: z.object({
    senderName: z.string().nullable(),
    reference: z.string().nullable(),
    reportedAt: timestamp.nullable(),
  }),
  payments: z.array(
    z.object({
      kind: z.enum(PAYMENT_KINDS),
      method: z.enum(PAYMENT_METHODS),
      amount: money,
      reference: z.string().nullable(),
      date: z.iso.date(),
    }),
  ),
  returns: z.array(
    z.object({
      reason: z.string(),
      words: z.string(),
      state: z.string(),
      note: z.string().nullable(),
      amount: money,
      askedAt: timestamp,
      decidedAt: timestamp.nullable(),
      items: z.array(z.object({ nameArabic: z.string(), quantity: z.int(), accepted: z.int() })),
    }),
  ),
  /** W-07: what drivers noted at the door. */
  deliveries: z.array(
    z.object({
      outcome: z.enum(STOP_STATES),
      at: timestamp,
      receiver: z.string().nullable(),
      signature: z.array(z.array(z.int())).nullable(),
      reason: z.string().nullable(),
      note: z.string().nullable(),
      photos: z.int(),
    }),
  ),
  /** What was issued for it; it stays as it is when the account ends (F-04). */
  invoices: z.array(z.object({ number: z.string(), issuedAt: timestamp, content: invoiceContent })),
  items: z.array(
    z.object({ name: z.string(), nameArabic: z.string(), price: money, quantity: z.int(), subtotal: money }),
  ),
  history: z.array(
    z.object({
      event: z.string(),
      from: z.string().nullable(),
      to: z.string().nullable(),
      by: z.string(),
      at: timestamp,
    }),
  ),
})
export type DataOrder = z.infer<typeof dataOrder>

const writtenEntry = z.object({
  kind: z.string(),
  on: z.string(),
  nextOn: z.string().nullable(),
  medicine: z.string().nullable(),
  clinic: z.string().nullable(),
  weight: z.int().nullable(),
  note: z.string().nullable(),
})

/** Everything that the shop holds about one person, in a file of theirs. */
export const accountData = z.object({
  about: z.string(),
  exportedAt: timestamp,
  profile: z.object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    address: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    secondPhone: z.string(),
    receiverName: z.string(),
    profileImageUrl: z.string().nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
    lastSignInAt: timestamp.nullable(),
  }),
  waysToSignIn: z.array(z.object({ way: z.enum(['password', 'google']), since: timestamp })),
  secondFactor: z.object({ since: timestamp, recoveryCodesLeft: z.int() }).nullable(),
  sessions: z.array(
    z.object({
      device: z.string().nullable(),
      ipAddress: z.string().nullable(),
      startedAt: timestamp,
      lastUsedAt: timestamp,
      endsAt: timestamp,
    }),
  ),
  newsletter: z
    .object({
      email: z.string(),
      askedAt: timestamp,
      askedOn: z.string(),
      confirmedAt: timestamp.nullable(),
      leftAt: timestamp.nullable(),
      refusedAt: timestamp.nullable(),
      received: z.array(z.object({ subject: z.string(), sentAt: timestamp })),
    })
    .nullable(),
  cart: z.array(z.object({ nameArabic: z.string(), quantity: z.int(), addedAt: timestamp })),
  messages: z.array(
    z.object({
      subject: z.string(),
      message: z.string(),
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      sentAt: timestamp,
      handledAt: timestamp.nullable(),
      answers: z.array(z.object({ message: z.string(), sentAt: timestamp })),
    }),
  ),
  wanted: z.array(
    z.object({
      nameArabic: z.string().nullable(),
      species: z.string().nullable(),
      breed: z.string().nullable(),
      gender: z.string().nullable(),
      age: z.string().nullable(),
      maxPrice: money.nullable(),
      regionId: z.int().nullable(),
      askedAt: timestamp,
      toldAt: timestamp.nullable(),
    }),
  ),
  viewings: z.array(
    z.object({
      nameArabic: z.string(),
      startsAt: timestamp,
      endsAt: timestamp,
      state: z.enum(VIEWING_STATES),
      phone: z.string().nullable(),
      bookedAt: timestamp,
    }),
  ),
  holds: z.array(z.object({ nameArabic: z.string(), quantity: z.int(), until: timestamp })),
  reviews: z.array(
    z.object({
      nameArabic: z.string(),
      stars: z.int().nullable(),
      body: z.string(),
      reply: z.string().nullable(),
      writtenAt: timestamp,
    }),
  ),
  animals: z.array(
    z.object({
      name: z.string(),
      ownName: z.string().nullable(),
      microchip: z.string().nullable(),
      birthDate: z.string().nullable(),
      since: timestamp,
      endedOn: z.string().nullable(),
      shows: z.array(z.string()).nullable(),
      isReminded: z.boolean(),
      /** Only those that this person wrote. */
      entries: z.array(writtenEntry),
    }),
  ),
  /** This person's notes on animals that now belong to others (H-04). */
  entriesOfPassedOn: z.array(writtenEntry),
  files: z.array(z.object({ id: z.string(), attachedTo: z.string().nullable(), uploadedAt: timestamp })),
  orders: z.array(dataOrder),
})
export type AccountData = z.infer<typeof accountData>
