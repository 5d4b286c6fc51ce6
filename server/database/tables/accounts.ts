// A profile is the account (D-02); sessions, credentials and one-time links hang on it.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { LIMITED_ROLES } from '#domain/permissions.ts'
import { cascades, moment, timestamps } from './columns.ts'
import { placeColumns, placeInOman } from './place-columns.ts'

export const profiles = pgTable(
  'profiles',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Full name, as the auth library and Google give it. */
    name: text('name').notNull().default(''),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    address: text('address').notNull().default(''),
    /** W-13: prefilled in the next order. */
    ...placeColumns,
    secondPhone: text('second_phone').notNull().default(''),
    receiverName: text('receiver_name').notNull().default(''),
    profileImageUrl: text('profile_image_url'),
    isAdmin: boolean('is_admin').notNull().default(false),
    /** the main administrator, who cannot be deleted. */
    isOwner: boolean('is_owner').notNull().default(false),
    /** T-01: of somebody who works in the shop without full rights. */
    limitedRole: text('limited_role', { enum: LIMITED_ROLES }),
    isDemo: boolean('is_demo').notNull().default(false),
    /** What the back office looks for: name, e-mail and phone, folded. */
    searchKey: text('search_key')
      .notNull()
      .generatedAlwaysAs(
        sql`fold_arabic(first_name || ' ' || last_name || ' ' || name || ' ' || email) || ' ' || substr(phone, 2)`,
      ),
    lastSignInAt: moment('last_sign_in_at'),
    /** set when the account was deactivated and made anonymous. */
    deactivatedAt: moment('deactivated_at'),
    ...timestamps,
  },
  (t) => [
    uniqueIndex('profiles_email_key').on(sql`lower(${t.email})`),
    check('profiles_email_present', sql`${t.email} <> ''`),
    check('profiles_place', placeInOman(t)),
    check('profiles_owner_is_admin', sql`${t.isAdmin} OR NOT ${t.isOwner}`),
    check(
      'profiles_limited_role_known',
      sql`${t.limitedRole} IS NULL OR (${t.limitedRole} IN ('staff', 'accountant') AND NOT ${t.isAdmin})`,
    ),
    // The list of accounts, newest first, and how many there are of each kind.
    index('profiles_newest_idx').on(t.createdAt.desc(), t.id.desc()).where(sql`deactivated_at IS NULL`),
    index('profiles_role_idx')
      .on(t.isAdmin, t.createdAt.desc(), t.id.desc())
      .where(sql`deactivated_at IS NULL`),
    index('profiles_ended_idx').on(t.createdAt.desc(), t.id.desc()).where(sql`deactivated_at IS NOT NULL`),
    index('profiles_search_idx').using('gin', sql`search_key gin_trgm_ops`),
  ],
)

/** «First Last», as far as they are known. */
export const personName = sql<
  string | null
>`nullif(btrim(concat_ws(' ', ${profiles.firstName}, ${profiles.lastName})), '')`

/** Who acted in the office, by name or else by address; null once the account has ended. */
export const actorName = sql<
  string | null
>`coalesce(${personName}, CASE WHEN ${profiles.deactivatedAt} IS NULL THEN ${profiles.email} END)`

export const hasRole = sql<boolean>`(${profiles.isAdmin} OR ${profiles.limitedRole} IS NOT NULL)`

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique('sessions_token_key'),
    userId: cascades(text('user_id'), () => profiles.id),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    ...timestamps,
  },
  (t) => [index('sessions_user_id_idx').on(t.userId), index('sessions_expires_at_idx').on(t.expiresAt)],
)

/** How a profile proves itself: a password hash, or a Google identity. */
export const credentials = pgTable(
  'credentials',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: cascades(text('user_id'), () => profiles.id),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    ...timestamps,
  },
  (t) => [
    index('credentials_user_id_idx').on(t.userId),
    uniqueIndex('credentials_provider_key').on(t.providerId, t.accountId),
  ],
)

/** One-time links (activation, reset), hashed. */
export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    ...timestamps,
  },
  (t) => [
    index('verifications_identifier_idx').on(t.identifier),
    index('verifications_expires_at_idx').on(t.expiresAt),
  ],
)

/** Codes that are on their way to a mailbox (S2-01), one for an address in one browser. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    /** Of the cookie of the browser that asked, SHA-256. */
    challengeHash: text('challenge_hash').notNull(),
    email: text('email').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: smallint('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'sign_in_codes_pkey', columns: [t.challengeHash, t.email] }),
    index('sign_in_codes_email_idx').on(t.email),
    index('sign_in_codes_expires_at_idx').on(t.expiresAt),
  ],
)

/** A customer who is asked to work in the shop (X-35, T-01); one invitation each, the last one counts. */
export const adminInvitations = pgTable(
  'admin_invitations',
  {
    userId: cascades(text('user_id').primaryKey(), () => profiles.id),
    /** Of the link in the mail, SHA-256. */
    tokenHash: text('token_hash').notNull().unique('admin_invitations_token_hash_key'),
    /** Good only while this one is still an administrator. */
    invitedBy: cascades(text('invited_by'), () => profiles.id),
    /** Null: full rights. */
    limitedRole: text('limited_role', { enum: LIMITED_ROLES }),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('admin_invitations_invited_by_idx').on(t.invitedBy),
    index('admin_invitations_expires_at_idx').on(t.expiresAt),
  ],
)

/** T-02: the authenticator app of an account. Without a row the account has no second factor. */
export const secondFactors = pgTable('second_factors', {
  userId: cascades(text('user_id').primaryKey(), () => profiles.id),
  /** Sealed under a key of AUTH_SECRET (secret-box.ts), for this account alone. */
  secret: text('secret').notNull(),
  /** The half minute of the last code that was accepted: no code is accepted twice. */
  lastUsedStep: bigint('last_used_step', { mode: 'number' }).notNull(),
  enabledAt: moment('enabled_at').notNull(),
})

/** T-02: for the day the phone is lost, each good once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: cascades(text('user_id'), () => secondFactors.userId),
    /** SHA-256, with the account in it: readable also after AUTH_SECRET has changed. */
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [primaryKey({ name: 'recovery_codes_pkey', columns: [t.userId, t.codeHash] })],
)
