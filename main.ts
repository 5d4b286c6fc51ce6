// The process: environment, database, http, shutdown. With WEB_CONCURRENCY the first process prepares and the
// others serve.
import cluster from 'node:cluster'
import { migrate } from '#platform/database/migrate.ts'
import { createLifecycle } from '#platform/process/lifecycle.ts'
import { createLog } from '#platform/process/log.ts'
import { keepWorkers } from '#platform/process/workers.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { EnvironmentError, readEnvironment } from '#server/environment.ts'
import { explainFailure } from '#server/explain-failure.ts'
import { announceStart } from '#server/start/announce-start.ts'
import { prepareShop } from '#server/start/prepare-shop.ts'

const environment = readEnvironmentOrExit()
// React and its router choose their production builds by this name, and a fresh clone has none set; from here on
// only `environment.development` tells the two apart.
process.env.NODE_ENV = 'production'
const log = createLog()
const lifecycle = createLifecycle(log)

try {
  if (cluster.isPrimary) await lead()
  else await serve(environment.databaseUrl ?? '')
} catch (error) {
  const reason = explainFailure(error, environment)
  if (reason === null) log.error({ error }, 'the shop cannot start')
  console.error(reason ?? (error instanceof Error ? error.message : error))
  await lifecycle.stop(1)
}

/** Prepares the database, then serves by itself or lets workers serve. */
async function lead(): Promise<void> {
  const opening = openDatabase(environment, log, { supervise: true })
  lifecycle.onStop('PostgreSQL', async () => (await opening).stop())
  const { url } = await opening
  await migrate(url)
  await prepareShop(environment, url, log)
  if (environment.webConcurrency === 1) await serve(url)
  else await keepWorkers(environment.webConcurrency, { DATABASE_URL: url }, lifecycle, log)
  lifecycle.markReady()
  await announceStart(environment, url, log)
}

/** Takes requests. */
async function serve(url: string): Promise<void> {
  const [{ openShop }, { listen }, { prepareChat }] = await Promise.all([
    import('#http/open-shop.ts'),
    import('#platform/http/listen.ts'),
    import('#server/chat/prepare-chat.ts'),
  ])
  prepareChat(new URL('./chat-model.bin', import.meta.url))
  const app = await openShop({ environment, databaseUrl: url, log, lifecycle })
  const door = await listen({
    ...app,
    port: environment.port,
    host: environment.host,
    maxConnections: environment.maxConnections,
  })
  lifecycle.onStop('http', door.drain)
  lifecycle.onStop('streams', app.endStreams)
  lifecycle.markReady()
  // Without the process that leads, nobody would replace or stop this one.
  process.once('disconnect', () => void lifecycle.stop(0))
}

function readEnvironmentOrExit() {
  try {
    return readEnvironment(process.env)
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
