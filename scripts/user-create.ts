// npm run user:create -- --email E [--admin] [--owner] [--verified] [--first-name N] [--last-name N]
// Makes an account, also while the shop runs. The password comes from NEW_PASSWORD; without it a link to choose one
// is printed, so that a generated password is never permanent (Z-12).
import { parseArgs } from 'node:util'
import { migrate } from '#platform/database/migrate.ts'
import { newId } from '#platform/sessions/new-id.ts'
import { createResetLink } from '#server/accounts/passwords/reset-password.ts'
import { createUser } from '#server/accounts/team/create-user.ts'
import { openShopDatabase, runCommand } from './command.ts'

const USAGE = `npm run user:create -- --email E [--admin] [--owner] [--verified] [--first-name N] [--last-name N]
The password is read from NEW_PASSWORD; without it a link to choose one is printed, good once and for an hour.`

await runCommand(async () => {
  const options = readOptions()
  if (!options?.email) {
    console.error(USAGE)
    return 2
  }
  const given = process.env.NEW_PASSWORD
  // A random password that nobody learns; the suffix meets the rule for administrators.
  const password = given || `${newId()}-Aa1`
  await using shop = await openShopDatabase()
  const { db, environment, url } = shop
  await migrate(url)
  const created = await createUser(
    { db },
    {
      email: options.email,
      password,
      firstName: options['first-name'] ?? '',
      lastName: options['last-name'] ?? '',
      isAdmin: options.admin ?? false,
      isOwner: options.owner ?? false,
      isVerified: options.verified ?? false,
    },
  )
  if (!created.ok) {
    console.error(explain(created.refusal))
    return 1
  }
  console.log(`${options.email}  ${created.value}`)
  const context = { db, baseUrl: environment.baseUrl, now: () => new Date() }
  if (!given)
    console.log(`Choose a password within the hour: ${await createResetLink(context, created.value)}`)
  return 0
})

function readOptions() {
  try {
    return parseArgs({
      options: {
        email: { type: 'string' },
        admin: { type: 'boolean' },
        owner: { type: 'boolean' },
        verified: { type: 'boolean' },
        'first-name': { type: 'string' },
        'last-name': { type: 'string' },
      },
    }).values
  } catch {
    return null
  }
}

function explain(refusal: { code: string; errors?: Record<string, readonly string[]> }): string {
  if (refusal.code === 'email-taken') return 'There is an account with this e-mail already.'
  return Object.entries(refusal.errors ?? {})
    .map(([field, sentences]) => `${field}: ${sentences.join(' · ')}`)
    .join('\n')
}
