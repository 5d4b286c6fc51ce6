// Mails about an account. The job holds the address, since the account may have another one by the time it runs.
import { SIGN_IN_CODE } from '#domain/accounts/sign-in-code.ts'
import { ACTIVATION_HOURS, RESET_MINUTES } from '#server/accounts/auth-mails.ts'
import { INVITATION_HOURS } from '#server/accounts/team/invite-admin.ts'
import type { AccountMailJob } from '#server/jobs/job-data.ts'
import type { Settings } from '#server/settings/settings-queries.ts'
import {
  accountDeletedMail,
  activationMail,
  adminInvitationMail,
  adminRightsMail,
  passwordChangedMail,
  passwordResetMail,
  signInCodeMail,
  signUpAttemptMail,
} from '#text/mail/account-mail.ts'
import type { MailContent } from '#text/mail/mail.ts'
import {
  recoveryCodeUsedMail,
  secondFactorMail,
  secondFactorTriesMail,
} from '#text/mail/second-factor-mail.ts'
import type { Letter } from './letter.ts'

export function accountLetter(baseUrl: string, settings: Settings, job: AccountMailJob): Letter {
  return { to: job.to, content: contentOf(baseUrl, settings, job) }
}

function contentOf(baseUrl: string, settings: Settings, job: AccountMailJob): MailContent {
  const authUrl = `${baseUrl}/auth`
  const forgotUrl = `${baseUrl}/forgot-password`
  switch (job.mail) {
    case 'activation':
      return activationMail(job.firstName, job.url, ACTIVATION_HOURS, settings)
    case 'sign-up-attempt':
      return signUpAttemptMail(authUrl, forgotUrl, settings)
    case 'sign-in-code':
      return signInCodeMail(job.code, SIGN_IN_CODE.minutes, settings)
    case 'password-reset':
      return passwordResetMail(job.firstName, job.url, RESET_MINUTES, settings)
    case 'password-changed':
      return passwordChangedMail(job.firstName, job.at, forgotUrl, settings)
    case 'second-factor':
      return secondFactorMail(job.firstName, job.at, job.change, forgotUrl, settings)
    case 'second-factor-tries':
      return secondFactorTriesMail(job.firstName, job.at, forgotUrl, settings)
    case 'recovery-code-used':
      return recoveryCodeUsedMail(
        job.firstName,
        job.at,
        job.left,
        `${baseUrl}/profile#security`,
        forgotUrl,
        settings,
      )
    case 'admin-invitation':
      return adminInvitationMail(job.firstName, job.url, INVITATION_HOURS, settings)
    case 'admin-rights':
      return adminRightsMail(job.firstName, job.given, authUrl, settings)
    case 'account-deleted':
      return accountDeletedMail(job.firstName, settings)
  }
}
