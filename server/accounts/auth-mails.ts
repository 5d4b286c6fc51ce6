// The mails that sign-up and a forgotten password send, with their links.
import { createEmailVerificationToken } from 'better-auth/api'
import type { MailJob } from '#server/jobs/job-data.ts'

export const ACTIVATION_HOURS = 24
export const RESET_MINUTES = 60

export function resetJob(baseUrl: string, to: string, firstName: string, token: string): MailJob {
  // In the fragment: it reaches no log, no proxy and no Referer; the page takes it out of the address.
  return { mail: 'password-reset', to, firstName, url: `${baseUrl}/auth/reset-password#token=${token}` }
}

export function activationJob(baseUrl: string, to: string, firstName: string, token: string): MailJob {
  // Works whether a person or a program follows it; nothing in it comes from the request.
  const url = `${baseUrl}/api/auth/verify-email?token=${token}&callbackURL=${encodeURIComponent('/auth?activated=1')}`
  return { mail: 'activation', to, firstName, url }
}

export function createActivationToken(secret: string, email: string): Promise<string> {
  return createEmailVerificationToken(secret, email, undefined, ACTIVATION_HOURS * 3600)
}

export function firstNameOf(user: object): string {
  return 'firstName' in user && typeof user.firstName === 'string' ? user.firstName : ''
}
