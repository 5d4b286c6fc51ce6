// npm run second-factor:remove -- --email E
// Removes the second factor of an account whose phone and recovery codes are lost (T-02), also while the shop runs.
// Their sessions end and they are mailed; the password is as it was.
import { parseArgs } from 'node:util'
import { normalizeEmail } from '#domain/email.ts'
import { migrate } from '#platform/database/migrate.ts'
import { removeSecondFactorOf } from '#server/accounts/second-factor/end-second-factor.ts'
import { openJobQueue } from '#server/jobs/job-queue.ts'
import { openShopDatabase, runCommand } from './command.ts'

await runCommand(async () => {
  const email = readEmail()
  if (!email) {
    console.error('npm run second-factor:remove -- --email E')
    return 2
  }
  await using shop = await openShopDatabase()
  const { db, log, url } = shop
  await migrate(url)
  const jobs = await openJobQueue(db, log, { works: false })
  const removed = await removeSecondFactorOf({ db, jobs, now: () => new Date() }, normalizeEmail(email))
  await jobs.stop()
  if (removed.ok) console.log(`${email} signs in without a second factor. Its owner is mailed.`)
  else console.error('There is no account with this e-mail, or it has no second factor.')
  return removed.ok ? 0 : 1
})

function readEmail(): string | undefined {
  try {
    return parseArgs({ options: { email: { type: 'string' } } }).values.email
  } catch {
    return undefined
  }
}
