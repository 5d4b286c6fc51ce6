// Puts the shop together for one process: database, news, queue, context, app; built or `npm run dev`.
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { loadPages } from '#http/pages/load-pages.ts'
import { devOfficeFiles, readOfficeFiles } from '#http/pages/office-files.ts'
import { connect, poolSizes } from '#platform/database/connect.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import { createImageStore } from '#platform/media/image-store.ts'
import type { Lifecycle } from '#platform/process/lifecycle.ts'
import { projectFolder } from '#platform/process/project-folder.ts'
import { createAccounts } from '#server/accounts/accounts.ts'
import { openBackupPlace } from '#server/backup/backup-place.ts'
import type { Context } from '#server/context.ts'
import type { Environment } from '#server/environment.ts'
import { describeSetUp } from '#server/insights/describe-set-up.ts'
import { openJobQueue } from '#server/jobs/job-queue.ts'
import { openMediaDisk } from '#server/media/media-disk.ts'
import { createChanges } from '#server/start/listen-for-changes.ts'
import { startWorkers } from '#server/workers/start-workers.ts'
import { type App, createApp } from './app.ts'

const officeFolder = join(projectFolder, 'build', 'office')

export type OpenShopOptions = {
  environment: Environment
  databaseUrl: string
  log: Logger
  lifecycle: Lifecycle
}

/** Everything opened here is closed when the process ends. */
export async function openShop({ environment, databaseUrl, log, lifecycle }: OpenShopOptions): Promise<App> {
  const { dataDir, baseUrl, smtpUrl, rateLimitScale } = environment
  const sizes = poolSizes(environment.webConcurrency)
  const db = connect({ url: databaseUrl, log, poolSize: sizes.rest })
  const readDb = connect({ url: databaseUrl, log, poolSize: sizes.reads, name: 'aleef reads' })
  const probeDb = connect({ url: databaseUrl, log, poolSize: 1, name: 'aleef readiness' })
  lifecycle.onStop('connections', () => Promise.all([db, readDb, probeDb].map((pool) => pool.$client.end())))
  const changes = createChanges({ db, url: databaseUrl, log })
  lifecycle.onStop('news', changes.close)
  await changes.listen()
  const mailer = createMailer({ smtpUrl, dataDir, baseUrl })
  lifecycle.onStop('mail', mailer.close)
  const jobs = await openJobQueue(db, log)
  lifecycle.onStop('jobs', jobs.stop)

  const disk = await openMediaDisk(environment)
  const context: Context = {
    db,
    now: () => new Date(),
    random: (below) => randomInt(below),
    jobs,
    images: createImageStore(disk),
    changes,
    log,
    baseUrl,
    googleSignIn: environment.google ? 'on' : environment.development ? 'off-with-hint' : 'off',
    mailArrives: smtpUrl !== undefined || environment.development,
    mailFrom: environment.mailFrom,
    production: !environment.development,
    debugRoutes: environment.debugRoutes,
    rateLimitScale,
  }
  await startWorkers(context, jobs, mailer, { disk, place: await openBackupPlace(environment) })
  return createApp({
    context,
    readDb,
    probeDb,
    accounts: createAccounts(context, environment),
    changes,
    pages: await loadPages(),
    office: import.meta.env.DEV ? devOfficeFiles : readOfficeFiles(officeFolder),
    clientFolders: [join(projectFolder, 'build', 'client'), officeFolder],
    origins: environment.origins,
    trustedProxies: environment.trustedProxies,
    cachePages: environment.cachePages,
    mailer,
    diagnostics: { setUp: describeSetUp(environment), checkMail: mailer.check },
    isReady: lifecycle.isReady,
    metrics: { token: environment.metricsToken, openToThisMachine: environment.development },
    mailboxOf: environment.development && !smtpUrl ? dataDir : undefined,
  })
}
