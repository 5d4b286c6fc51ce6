// What a backup does not hold (L-08): what opens a door, what counts tries, what belongs to this one place. Every other
// table and column is carried, also one that came yesterday.
import type { MailJob } from '#server/jobs/job-data.ts'

export const LEFT_OUT_TABLES: Readonly<Record<string, string>> = {
  sessions: 'everybody signs in anew',
  verifications: 'links of activation and reset mails',
  sign_in_codes: 'codes that are on their way to a mailbox',
  admin_invitations: 'links of invitations',
  test_mails: 'the code of a test mail',
  setup_tokens: 'the token of the first administrator; the next start makes one',
  rate_limits: 'counters of tries',
  backup_status: 'tells of the backups of this database',
}

/** Columns that are empty in a backup. */
export const LEFT_OUT_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  credentials: ['access_token', 'refresh_token', 'id_token'],
}

/** True if a queued mail is backed up: not if it contains a code, or a link with a token. */
export const IS_MAIL_CARRIED: Readonly<Record<MailJob['mail'], boolean>> = {
  activation: false,
  'password-reset': false,
  'admin-invitation': false,
  'sign-in-code': false,
  'newsletter-confirm': false,
  'newsletter-welcome': false,
  newsletter: false,
  'newsletter-preview': false,
  'handover-record': false,
  'wanted-confirm': false,
  'wanted-available': false,
  'test-mail': false,
  'viewing-booked': true,
  'viewing-changed': true,
  'viewing-reminder': true,
  'viewing-cancelled': true,
  'sign-up-attempt': true,
  'password-changed': true,
  'second-factor': true,
  'second-factor-tries': true,
  'recovery-code-used': true,
  'admin-rights': true,
  'account-deleted': true,
  'order-received': true,
  'order-reminder': true,
  'order-expired': true,
  'order-cancelled': true,
  'order-changed': true,
  'order-unverified': true,
  'order-announced': true,
  'transfer-reported': true,
  'transfer-due': true,
  'support-message': true,
  'support-answer': true,
  'care-plan': true,
  'animal-due': true,
  'found-animal': true,
}

/** Pictures that the shop draws again when somebody asks for them (drawn-pictures.ts). */
export const LEFT_OUT_MEDIA = 'drawn/'

/** Listed in the manifest. */
export function describeLeftOut(): Record<string, string> {
  const columns = Object.entries(LEFT_OUT_COLUMNS).flatMap(([table, names]) =>
    names.map((name) => [`${table}.${name}`, 'tokens of another service']),
  )
  return {
    ...LEFT_OUT_TABLES,
    ...Object.fromEntries(columns),
    AUTH_SECRET: 'a secret of the place where the shop runs',
    pgboss: 'the queue; mails that wait are carried, except those that hold a link with a token',
    [LEFT_OUT_MEDIA]: 'pictures that the shop draws again',
  }
}
