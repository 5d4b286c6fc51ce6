// How a mail is sent: by SMTP, or as an .eml file in DATA_DIR/outbox where no mail server is set.
import { access, constants, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { isThisMachine } from '#platform/http/this-machine.ts'
import type { Mail } from './mail.ts'
import { writeEml } from './write-eml.ts'

/** `id` and `at` are those of the job, so that a mail sent twice is recognised as one. */
type MailIdentity = { id: string; at: Date; kind: string }

export type Mailer = {
  deliver(mail: Mail, identity: MailIdentity): Promise<void>
  /** Checks that mail can be sent now and returns how; throws otherwise. */
  check(): Promise<'smtp' | 'outbox'>
  close(): Promise<void>
}

export type MailerOptions = { smtpUrl: string | undefined; dataDir: string; baseUrl: string }

export function createMailer({ smtpUrl, dataDir, baseUrl }: MailerOptions): Mailer {
  const host = new URL(baseUrl).hostname
  return smtpUrl ? smtpMailer(smtpUrl, host) : outboxMailer(join(dataDir, 'outbox'), host)
}

function smtpMailer(url: string, host: string): Mailer {
  const transport = createTransport(
    {
      url,
      // TLS is required unless the server is on this machine, so no mail or password is sent in clear text (Z-12).
      requireTLS: !isThisMachine(new URL(url).hostname),
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    },
    // A mail can never make the library read a file or fetch a URL.
    { disableFileAccess: true, disableUrlAccess: true },
  )
  return {
    async deliver({ calendar, ...mail }, identity) {
      await transport.sendMail({
        ...mail,
        ...(calendar && {
          icalEvent: { method: calendar.method, content: calendar.file, filename: 'calendar.ics' },
        }),
        // Each is one address and never parsed as a list.
        to: { name: '', address: mail.to },
        ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
        messageId: messageId(identity, host),
        date: identity.at,
      })
    },
    async check() {
      await transport.verify()
      return 'smtp'
    },
    async close() {
      // The queue has waited already; a mail that a hanging server did not accept is sent again after the next start.
      transport.close()
    },
  }
}

function outboxMailer(folder: string, host: string): Mailer {
  return {
    async deliver(mail, identity) {
      await mkdir(folder, { recursive: true })
      const name = emlName(identity)
      const draft = join(folder, `.${name}.${process.pid}.part`)
      await writeFile(draft, writeEml(mail, { messageId: messageId(identity, host), date: identity.at }), {
        mode: 0o600,
      })
      await rename(draft, join(folder, name))
    },
    async check() {
      await mkdir(folder, { recursive: true })
      await access(folder, constants.W_OK)
      return 'outbox'
    },
    close: async () => {},
  }
}

/** The mail server permanently rejects this receiver or this mail (5xx). */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const isAboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return isAboutThisMail && (responseCode === undefined || Number(responseCode) >= 500)
}

/**
 * What a failed delivery means. `no-mailbox`: there is no such receiver; `barred`: the server accepts no mail to this
 * receiver, for a reason other than the mailbox, such as a block list or a quota; `refused`: it permanently rejects
 * this mail; `later`: a temporary rejection; `away`: it is unreachable or unusable and has received nothing;
 * `unsure`: the connection ended when it may already have accepted the mail.
 */
export type MailFailure = 'no-mailbox' | 'barred' | 'refused' | 'later' | 'away' | 'unsure'

export function mailFailureOf(error: unknown): MailFailure {
  const { code, command, response, responseCode, syscall, timeoutType } = error as Record<string, unknown>
  const answer = Number(responseCode)
  if (answer >= 500 && command === 'RCPT TO') return saysNoMailbox(String(response)) ? 'no-mailbox' : 'barred'
  if (answer >= 500) return command === 'DATA' ? 'refused' : 'away'
  if (answer >= 400) return command === 'RCPT TO' || command === 'DATA' ? 'later' : 'away'
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return 'refused'
  // Without a command no connection had the mail: the pool closed, or the server closed before it greeted.
  const isBroken = BROKEN_OFF.includes(String(code)) && syscall !== 'connect' && command !== undefined
  return isBroken && !BEFORE_ANY_MAIL.includes(String(timeoutType)) ? 'unsure' : 'away'
}

/** By its enhanced code (RFC 3463), else by a code of mailboxes; 5.1.7 and 5.1.8 mean the sender. */
function saysNoMailbox(response: string): boolean {
  const [, code = '', enhanced] = /^(\d{3})[ -](\d\.\d{1,3}\.\d{1,3}\b)?/.exec(response) ?? []
  if (enhanced) return /^5\.(?:1\.(?![78]$)\d+|2\.1)$/.test(enhanced)
  return ['550', '551', '553'].includes(code)
}

const BROKEN_OFF = ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EPROTOCOL']
const BEFORE_ANY_MAIL = ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']

function messageId({ id }: MailIdentity, host: string): string {
  return `<${id}@${host}>`
}

/** Sorts by time; the same job always gives the same name. */
function emlName({ id, at, kind }: MailIdentity): string {
  return `${at.toISOString().replace(/[:.]/g, '-')}-${kind}-${id}.eml`
}
