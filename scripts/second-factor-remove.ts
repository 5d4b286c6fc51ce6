// npm run second-factor:remove -- --email E
// Removes the second factor of an account whose phone and recovery codes are lost (T-02), also while the shop runs.
// Their sessions end and they are mailed; the password is as it was.
import { parseArgs } from 'node:util'
import { normalizeEmail } from '#domain/email.ts'
import { connect } from '#platform/database/connect.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createLog } from '#platform/process/log.ts'
import { removeSecondFactorOf } from '#server/accounts/second-factor/end-second-factor.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { EnvironmentError, readEnvironment } from '#server/environment.ts'
import { openJobQueue } from '#server/jobs/job-queue.ts'

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function main(): Promise<number> {
  const email = readEmail()
  if (!email) {
    console.error('npm run second-factor:remove -- --email E')
    return 2
  }
  const log = createLog('warn')
  const database = await openDatabase(readEnvironment(process.env), log)
  try {
    await migrate(database.url)
    const db = connect({ url: database.url, log, poolSize: 2 })
    const jobs = await openJobQueue(db, log, { works: false })
    const removed = await removeSecondFactorOf({ db, jobs, now: () => new Date() }, normalizeEmail(email))
    await jobs.stop()
    await db.$client.end()
    if (removed.ok) console.log(`${email} signs in without a second factor. Its owner is mailed.`)
    else console.error('There is no account with this e-mail, or it has no second factor.')
    return removed.ok ? 0 : 1
  } finally {
    await database.stop()
  }
}

function readEmail(): string | undefined {
  try {
    return parseArgs({ options: { email: { type: 'string' } } }).values.email
  } catch {
    return undefined
  }
}
