// The messages for the person who started the shop, once it is open.
import { join } from 'node:path'
import { connect } from '#platform/database/connect.ts'
import type { Log } from '#platform/process/log.ts'
import { renewSetupToken } from '#server/access/setup-token.ts'
import type { Environment } from '#server/environment.ts'

/** Prints address, mail and, while there is no admin, the token that creates the first one (X-04). */
export async function announceStart(environment: Environment, databaseUrl: string, log: Log): Promise<void> {
  const db = connect({ url: databaseUrl, log, poolSize: 1 })
  const token = await renewSetupToken(db)
  await db.$client.end()
  if (environment.rateLimitScale === 0)
    log.warn({}, 'RATE_LIMIT_SCALE is 0: nothing limits guessing and flooding')
  process.stdout.write(`${describeStart(environment, token).join('\n')}\n`)
}

function describeStart(environment: Environment, token: string | null): string[] {
  const { baseUrl, host, port, dataDir, databaseUrl, smtpUrl, development } = environment
  const rows: [string, string | null][] = [
    ['Shop', baseUrl],
    ['Listening', `${host ?? 'all addresses'}, port ${port}${development ? ' (HOST=0.0.0.0 opens it)' : ''}`],
    ['First admin', token && `${baseUrl}/quick-admin-setup with the set-up token ${token}`],
    ['Then', token && `${baseUrl}/admin/setup leads through the first day of the shop`],
    [
      'Mail',
      smtpUrl
        ? `by ${new URL(smtpUrl).host}`
        : `to files in ${join(dataDir, 'outbox')} (SMTP_URL is not set)`,
    ],
    ['Mailbox', development && !smtpUrl ? `${baseUrl}/dev/mailbox` : null],
    [
      'Data',
      `${dataDir}${databaseUrl ? ` and PostgreSQL at ${new URL(databaseUrl).host}` : ' (with its own PostgreSQL)'}`,
    ],
  ]
  return [
    '',
    `أليف is open${development ? ' (development)' : ''}`,
    ...rows.filter(([, value]) => value).map(([name, value]) => `  ${name.padEnd(12)} ${value}`),
    '',
  ]
}
