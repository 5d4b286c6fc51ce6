// Before the journeys: one PostgreSQL, a database with the demo catalogue, and a shop on a copy of it for each worker.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { connect } from '#platform/database/connect.ts'
import { createLog } from '#platform/process/log.ts'
import { createDemoCatalogueIfEmpty } from '#server/database/demo/create-demo-catalogue.ts'
import { createImageStore } from '#server/media/image-store.ts'
import { folderDisk } from '#server/media/media-disk.ts'
import { insertDefaultSettings } from '#server/settings/default-settings.ts'
import { type JourneyShop, startJourneyShop } from './journey-shop.ts'
import { createDatabase, startPostgresServer } from './postgres-server.ts'
import { enterShopFacts } from './shop-facts.ts'

export default async function startShops({ workers }: FullConfig) {
  const server = await startPostgresServer()
  const template = await createDatabase(server.url)
  const log = createLog('warn')
  const db = connect({ url: template.url, log, poolSize: 2 })
  const media = mkdtempSync(join(tmpdir(), 'aleef-journey-media-'))
  await insertDefaultSettings(db)
  await createDemoCatalogueIfEmpty({
    db,
    log,
    images: createImageStore(folderDisk(media)),
    now: () => new Date(),
  })
  await enterShopFacts(db)
  await db.$client.end()

  // Workers inherit the environment.
  process.env.JOURNEY_MEDIA = media
  process.env.JOURNEY_POSTGRES = server.url
  process.env.JOURNEY_TEMPLATE = new URL(template.url).pathname.slice(1)
  const shops: Awaited<ReturnType<typeof startJourneyShop>>[] = []
  // A template is copied by one at a time.
  for (let worker = 0; worker < workers; worker++) shops.push(await startJourneyShop())
  process.env.JOURNEY_SHOPS = JSON.stringify(shops satisfies JourneyShop[])
  return async () => {
    await Promise.all(shops.map((shop) => shop.stop()))
    await server.stop()
    rmSync(media, { recursive: true })
  }
}
