// `npm run db:reset`: empties the database, so that the next start begins like the first. Orders, accounts
// and settings are gone for good; pictures and mails in the data folder stay.
import pg from 'pg'
import { emptyDatabase } from '#platform/database/empty-database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { readEnvironment } from '#server/environment.ts'
import { openShopDatabase, runCommand } from './command.ts'

await runCommand(async () => {
  const environment = readEnvironment(process.env)
  if (!environment.development && !process.argv.includes('--force')) {
    console.error('This empties a production database. If that is meant: npm run db:reset -- --force')
    return 1
  }
  await using shop = await openShopDatabase('aleef reset', environment)
  const client = new pg.Client({ connectionString: shop.url })
  await client.connect()
  try {
    // Terminates other connections, which would block this forever.
    await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    await emptyDatabase(client)
  } finally {
    await client.end()
  }
  await migrate(shop.url)
  console.log('The database is empty.')
  return 0
})
