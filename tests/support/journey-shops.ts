// Before the journeys: one PostgreSQL, a database with the demo catalogue, and a shop on a copy of it for each worker.
import type { FullConfig } from '@playwright/test'
import { connect } from '#platform/database/connect.ts'
import { createLog } from '#platform/process/log.ts'
import { insertDefaultSettings } from '#server/settings/default-settings.ts'
import { fillWithDemo } from './demo-media.ts'
import { type JourneyShop, startJourneyShop } from './journey-shop.ts'
import { createDatabase, startPostgresServer } from './postgres-server.ts'
import { enterShopFacts } from './shop-facts.ts'

export default async function startShops({ workers }: FullConfig) {
  const server = await startPostgresServer()
  const template = await createDatabase(server.url)
  const db = connect({ url: template.url, log: createLog('warn'), poolSize: 2 })
  await insertDefaultSettings(db)
  await fillWithDemo({ db })
  await enterShopFacts(db)
  await db.$client.end()

  // Workers inherit the environment.
  process.env.JOURNEY_POSTGRES = server.url
  process.env.JOURNEY_TEMPLATE = new URL(template.url).pathname.slice(1)
  const shops: Awaited<ReturnType<typeof startJourneyShop>>[] = []
  // A template is copied by one at a time.
  for (let worker = 0; worker < workers; worker++) shops.push(await startJourneyShop())
  process.env.JOURNEY_SHOPS = JSON.stringify(shops satisfies JourneyShop[])
  return async () => {
    await Promise.all(shops.map((shop) => shop.stop()))
    await server.stop()
  }
}
