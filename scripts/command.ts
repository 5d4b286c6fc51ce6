// What the commands of package.json share: the shop's database, and errors that say what to do.
import { BackupError } from '#platform/backup/backup-error.ts'
import { connect } from '#platform/database/connect.ts'
import { createLog } from '#platform/process/log.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { EnvironmentError, readEnvironment } from '#server/environment.ts'

/** @param main returns the exit code; an error that the person can mend is shown without its stack */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main()
  } catch (error) {
    if (!(error instanceof BackupError || error instanceof EnvironmentError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/** Closed where the scope ends. @param name of its connections, for PostgreSQL's own lists */
export async function openShopDatabase(name?: string, environment = readEnvironment(process.env)) {
  const log = createLog('warn')
  const database = await openDatabase(environment, log)
  const db = connect({ url: database.url, log, name, poolSize: 2 })
  return {
    environment,
    log,
    db,
    url: database.url,
    async [Symbol.asyncDispose]() {
      await db.$client.end()
      await database.stop()
    },
  }
}
