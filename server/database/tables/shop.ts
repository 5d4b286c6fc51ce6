// The shop itself: settings, messages, newsletter, the audit log, rate limits.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { SubscriberState } from '#contract/admin/newsletter.ts'
import type { Store } from '#contract/store.ts'
import type { DeliveryException } from '#domain/delivery.ts'
import type { Opening } from '#domain/opening.ts'
import type { ViewingPlan } from '#domain/viewings/viewing-plan.ts'
import { profiles } from './accounts.ts'
import { baisaColumn, cascades, moment, oneOf } from './columns.ts'

/** One row: every fact that pages, mails, checkout and chatbot state. */
export const settings = pgTable(
  'settings',
  {
    id: smallint('id').primaryKey().default(1),
    name: text('name').notNull(),
    nameArabic: text('name_arabic').notNull(),
    description: text('description').notNull(),
    /** L-01: what a shop has of its own is null until its owner enters it, and shown nowhere until then. */
    contactEmail: text('contact_email'),
    /** Where orders and messages are announced. */
    notificationEmail: text('notification_email'),
    phone: text('phone'),
    whatsapp: text('whatsapp'),
    addressArabic: text('address_arabic').notNull(),
    workingHours: text('working_hours'),
    socialLinks: jsonb('social_links').$type<Store['socialLinks']>().notNull().default([]),
    bankName: text('bank_name'),
    transferPhone: text('transfer_phone'),
    accountHolder: text('account_holder'),
    deliveryFeeOffice: baisaColumn('delivery_fee_office').notNull(),
    deliveryFeeHome: baisaColumn('delivery_fee_home').notNull(),
    freeDeliveryFrom: baisaColumn('free_delivery_from'),
    deliveryDays: text('delivery_days').notNull(),
    orderHoldHours: integer('order_hold_hours').notNull().default(24),
    /** an order with an animal may be held for another time; null: the same. */
    animalHoldHours: integer('animal_hold_hours'),
    newBadgeDays: integer('new_badge_days').notNull().default(30),
    /** S-CONST-03: within how many hours messages are answered, and ordinary goods may come back. */
    replyHours: integer('reply_hours').notNull().default(24),
    returnHours: integer('return_hours').notNull().default(48),
    policies: jsonb('policies').$type<Store['policies']>().notNull().default([]),
    /** A trigger keeps it: whatever the policies or a figure in them changes. */
    policiesUpdatedAt: moment('policies_updated_at').notNull().defaultNow(),
    /** Null until the next start writes the default questions. */
    faq: jsonb('faq').$type<Store['faq']>(),
    vatNumber: text('vat_number'),
    vetContact: text('vet_contact'),
    /** The place is `addressArabic`; the street is nobody's to invent (L-01). */
    streetAddress: text('street_address'),
    logoUrl: text('logo_url'),
    /** Who the shop is by law (L-11). */
    commercialRegistration: text('commercial_registration'),
    ecommerceLicence: text('ecommerce_licence'),
    taxNumber: text('tax_number'),
    complaintContact: text('complaint_contact'),
    /** The one list of hours and closed days (L-12); null where the owner has not filled it. */
    opening: jsonb('opening').$type<Opening>(),
    /** Governorates whose fees or days differ from the shop's (L-06). */
    deliveryExceptions: jsonb('delivery_exceptions').$type<DeliveryException[]>().notNull().default([]),
    /** L-03: demo products were loaded; a strip on every page says so until they are removed. */
    isDemo: boolean('is_demo').notNull().default(false),
    /** L-04: the settings that still hold what the demo brought; an edit takes its field out. */
    demoFacts: text('demo_facts').array().notNull().default([]),
    /** a reported transfer that nobody verifies releases its stock after this many hours. */
    transferCheckHours: integer('transfer_check_hours').notNull().default(72),
    /** L-05: when the owner proved that a test mail arrived at `notificationEmail`. */
    mailCheckedAt: moment('mail_checked_at'),
    /** H-08: when animals can be seen before they are bought; null until the owner has planned it. */
    viewing: jsonb('viewing').$type<ViewingPlan>(),
    /** T-02: roles without a second factor can only set one up. */
    secondFactorRequired: boolean('second_factor_required').notNull().default(false),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('settings_one_row', sql`${t.id} = 1`),
    check(
      'settings_fees',
      sql`${t.deliveryFeeOffice} >= 0 AND ${t.deliveryFeeHome} >= 0 AND ${t.freeDeliveryFrom} > 0`,
    ),
    check(
      'settings_hold_hours',
      sql`${t.orderHoldHours} BETWEEN 1 AND 720 AND ${t.animalHoldHours} BETWEEN 1 AND 720`,
    ),
    check(
      'settings_service_hours',
      sql`${t.replyHours} BETWEEN 1 AND 720 AND ${t.returnHours} BETWEEN 1 AND 8760`,
    ),
    check('settings_transfer_check_hours', sql`${t.transferCheckHours} BETWEEN 1 AND 720`),
  ],
)

/**
 * Newsletter subscribers. Mail goes only to confirmed ones who have not unsubscribed since; one who asked
 * while the shop had no mail server has consented but not confirmed.
 */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    /** Where on the site it was requested, as proof of the consent. */
    source: text('source').notNull(),
    consentedAt: moment('consented_at').notNull().defaultNow(),
    confirmedAt: moment('confirmed_at'),
    unsubscribedAt: moment('unsubscribed_at'),
    /** When its mail server reported an unknown mailbox (W-11); a new confirmation clears it. */
    refusedAt: moment('refused_at'),
    state: text('state')
      .$type<SubscriberState>()
      .notNull()
      .generatedAlwaysAs(
        sql`CASE WHEN unsubscribed_at IS NOT NULL THEN 'unsubscribed' WHEN confirmed_at IS NULL THEN 'waiting' WHEN refused_at IS NOT NULL THEN 'refused' ELSE 'active' END`,
      ),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('newsletter_subscribers_email_key').on(sql`lower(${t.email})`),
    index('newsletter_subscribers_state_idx').on(t.state, t.id.desc()),
    index('newsletter_subscribers_search_idx').using('gin', sql`lower(${t.email}) gin_trgm_ops`),
  ],
)

export const NEWSLETTER_PURPOSES = ['confirm', 'unsubscribe'] as const

/** The links in newsletter mails: each for one purpose, kept as the SHA-256 of what the mail holds. */
export const newsletterTokens = pgTable(
  'newsletter_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    subscriberId: cascades(integer('subscriber_id'), () => newsletterSubscribers.id),
    purpose: text('purpose', { enum: NEWSLETTER_PURPOSES }).notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    check('newsletter_tokens_purpose', oneOf(t.purpose, NEWSLETTER_PURPOSES)),
    index('newsletter_tokens_subscriber_idx').on(t.subscriberId),
    index('newsletter_tokens_expires_idx').on(t.expiresAt),
  ],
)

export const auditLog = pgTable(
  'audit_log',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    actorId: text('actor_id').references(() => profiles.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    entityType: text('entity_type').notNull(),
    entityId: text('entity_id'),
    data: jsonb('data').notNull().default({}),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('audit_log_created_idx').on(t.createdAt.desc(), t.id.desc()),
    index('audit_log_entity_idx').on(t.entityType, t.entityId, t.id),
    index('audit_log_actor_idx').on(t.actorId, t.id),
    index('audit_log_type_idx').on(t.entityType, t.id),
  ],
)

/** L-05: the code of the test mail that was sent last, hashed. `tries` counts codes that were entered. */
export const testMails = pgTable(
  'test_mails',
  {
    id: smallint('id').primaryKey().default(1),
    email: text('email').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: smallint('tries').notNull().default(0),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [check('test_mails_one_row', sql`${t.id} = 1`)],
)

/** the token that lets the first visitor become the first admin, hashed; one at a time. */
export const setupTokens = pgTable(
  'setup_tokens',
  {
    id: smallint('id').primaryKey().default(1),
    tokenHash: text('token_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [check('setup_tokens_one_row', sql`${t.id} = 1`)],
)

/** L-08: when the shop was last backed up, and how the last try went. One row, and no part of a backup. */
export const backupStatus = pgTable(
  'backup_status',
  {
    id: smallint('id').primaryKey().default(1),
    /** When this database came to know of backups: nothing can have been late before. */
    since: moment('since').notNull().defaultNow(),
    lastGoodAt: moment('last_good_at'),
    /** Its file, or its name in a bucket. */
    lastGoodFile: text('last_good_file'),
    lastGoodBytes: bigint('last_good_bytes', { mode: 'number' }),
    /** Of a try after the last good one; null once one succeeded. */
    lastFailedAt: moment('last_failed_at'),
    lastError: text('last_error'),
  },
  (t) => [check('backup_status_one_row', sql`${t.id} = 1`)],
)

/** The shape that rate-limiter-flexible reads and writes. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})
