// What the forms of the settings and of the guide send (X-25, L-06, L-12).
import { z } from 'zod/mini'
import { mailedCode } from '#contract/account-requests.ts'
import { moneyInput } from '#contract/typed-money.ts'
import { clearedText, freeText, lineText, personText, requiredText } from '#contract/typed-text.ts'
import { findOpeningErrors, MAX_OPENING_EXCEPTIONS } from '#domain/opening.ts'
import { REGIONS } from '#domain/regions.ts'
import { VIEWING_LIMITS } from '#domain/viewings/viewing-plan.ts'
import { isWebAddress } from '#domain/web-address.ts'

const MAX_DAYS = 60

export const SETTINGS_LIMITS = {
  ...{ holiday: 60, links: 10, policyTitle: 80, policyBody: 10_000 },
  ...{ questions: 40, question: 200, answer: 2000 },
} as const

const clock = z.iso
  .time({ precision: -1 })
  .check(z.meta({ description: 'A time of day in Muscat', example: '09:00' }))
const hours = z.nullable(z.strictObject({ from: clock, to: clock }))
const day = z.iso.date()

const opening = z
  .strictObject({
    week: z.array(hours).check(z.length(7)),
    exceptions: z
      .array(z.strictObject({ from: day, to: day, label: personText(SETTINGS_LIMITS.holiday), hours }))
      .check(z.maxLength(MAX_OPENING_EXCEPTIONS)),
  })
  .check(({ value, issues }) => {
    for (const { path, code } of findOpeningErrors(value))
      issues.push({ code: 'custom', path: path.split('.'), params: { fault: code }, input: value })
  })

const within = ({ min, max }: { min: number; max: number }) => z.int().check(z.minimum(min), z.maximum(max))

const viewingPlan = z
  .strictObject({
    isOffered: z.boolean(),
    week: z.array(hours).check(z.length(7)),
    minutes: within(VIEWING_LIMITS.minutes),
    holdHours: within(VIEWING_LIMITS.holdHours),
    daysAhead: within(VIEWING_LIMITS.daysAhead),
  })
  .check(({ value, issues }) => {
    for (const { path, code } of findOpeningErrors({ week: value.week, exceptions: [] }))
      issues.push({ code: 'custom', path: path.split('.'), params: { fault: code }, input: value })
  })

const socialLink = z.strictObject({
  network: personText(30),
  url: z.string().check(z.trim(), z.maxLength(300), z.refine(isWebAddress)),
})

/** In words; a number is that many working days. */
const days = z
  .union([lineText(80), z.int().check(z.minimum(1), z.maximum(MAX_DAYS))])
  .check(({ value, issues }) => {
    if (value === '')
      issues.push({ code: 'too_small', origin: 'string', minimum: 1, inclusive: true, input: value })
  })

const regionDelivery = z.strictObject({
  regionId: z.int().check(z.minimum(1), z.maximum(REGIONS.length)),
  /** Null: not offered there. */
  office: z.nullable(moneyInput()),
  home: z.nullable(moneyInput()),
  days,
  animals: z.boolean(),
})

/** Asked and answered in the shop's own words. */
export const settingsQuestion = z.strictObject({
  question: personText(SETTINGS_LIMITS.question),
  answer: requiredText(SETTINGS_LIMITS.answer),
})

const holdHours = z.int().check(z.minimum(1), z.maximum(720))
/** Generous, so that the rules of domain/ give the reason. */
const contact = clearedText(lineText(1000))
/** L-01: null or blank: not set any more. */
const clearable = (max: number) => clearedText(lineText(max))

/** Changes only the given fields. `updatedAt` as it was read prevents overwriting a concurrent change. */
export const editSettingsRequest = z.partial(
  z.strictObject({
    name: personText(60),
    nameArabic: personText(60),
    description: personText(300),
    contactEmail: contact,
    notificationEmail: contact,
    phone: contact,
    whatsapp: contact,
    addressArabic: personText(200),
    streetAddress: clearable(200),
    logoUrl: clearable(200),
    /** A text takes the place of `opening`, and `opening` that of the text (L-12). */
    workingHours: clearable(120),
    opening: z.nullable(opening),
    /** Null removes the plan (H-08). */
    viewing: z.nullable(viewingPlan),
    socialLinks: z.array(socialLink).check(z.maxLength(SETTINGS_LIMITS.links)),
    bankName: clearable(80),
    transferPhone: contact,
    accountHolder: clearable(120),
    deliveryFeeOffice: moneyInput(),
    deliveryFeeHome: moneyInput(),
    /** Null: never free. */
    freeDeliveryFrom: z.nullable(moneyInput()),
    deliveryDays: personText(80),
    /** A row sets its governorate; one that says the same as the shop's own fees and days follows them from then on. */
    delivery: z.array(regionDelivery).check(z.maxLength(REGIONS.length)),
    orderHoldHours: holdHours,
    /** Null: as long as other orders. */
    animalHoldHours: z.nullable(holdHours),
    transferCheckHours: holdHours,
    newBadgeDays: z.int().check(z.minimum(0), z.maximum(365)),
    replyHours: holdHours,
    returnHours: z.int().check(z.minimum(1), z.maximum(8760)),
    /** The policies there are, each with its key; none is added or taken away. */
    policies: z
      .array(
        z.strictObject({
          key: z.string().check(z.maxLength(40)),
          title: personText(SETTINGS_LIMITS.policyTitle),
          body: requiredText(SETTINGS_LIMITS.policyBody),
        }),
      )
      .check(z.maxLength(20)),
    faq: z.array(settingsQuestion).check(z.maxLength(SETTINGS_LIMITS.questions)),
    vatNumber: clearable(20),
    vetContact: clearedText(freeText(300)),
    commercialRegistration: clearable(40),
    ecommerceLicence: clearable(40),
    taxNumber: clearable(40),
    complaintContact: clearable(200),
    updatedAt: z.iso.datetime(),
  }),
)
export type EditSettingsRequest = z.output<typeof editSettingsRequest>
/** The same as it is typed. */
export type SettingsChange = z.input<typeof editSettingsRequest>

/** The six digits of the test mail (L-05). */
export const confirmTestMailRequest = z.strictObject({ code: mailedCode })
