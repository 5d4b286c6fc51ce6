// Puts the shop together for one process: database, context, app. Used by the built shop and by `npm run dev`.
import { createApp } from '#http/app.ts'
import { connect } from '#server/database/connect.ts'
import type { Environment } from '#server/environment.ts'
import type { Lifecycle } from '#server/lifecycle.ts'
import type { Log } from '#server/log.ts'

export type OpenShopOptions = {
  environment: Environment
  databaseUrl: string
  log: Log
  lifecycle: Lifecycle
}

/** What is opened here closes with the process. */
export async function openShop({ environment, databaseUrl, log, lifecycle }: OpenShopOptions) {
  const db = connect({ url: databaseUrl, log, processes: environment.webConcurrency })
  lifecycle.onStop('connections', () => db.$client.end())
  return createApp()
}
