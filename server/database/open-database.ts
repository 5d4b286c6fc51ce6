// The database the environment names, or the shop's own one.
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import type { Log } from '#platform/process/log.ts'
import type { Environment } from '#server/environment.ts'

export type OpenDatabase = {
  /** With its password: never for the log. */
  url: string
  embedded: boolean
  stop(): Promise<void>
}

/** @param supervise whether our own server is started again when it dies: for the shop, not for a tool */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  log: Log,
  { supervise = false } = {},
): Promise<OpenDatabase> {
  if (databaseUrl) return { url: databaseUrl, embedded: false, stop: async () => {} }
  const server = await startEmbeddedPostgres({ dataDir, log, supervise })
  return { url: server.url, embedded: true, stop: server.stop }
}
