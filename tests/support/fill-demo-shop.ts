// The demo catalogue in an empty database, for tests and journeys, which copy it.
import { connect } from '#platform/database/connect.ts'
import { createImageStore } from '#platform/media/image-store.ts'
import { createLog } from '#platform/process/log.ts'
import { folderDisk } from '#platform/storage/disk.ts'
import { createDemoCatalogueIfEmpty } from '#server/demo/create-demo-catalogue.ts'
import { insertDefaultSettings } from '#server/settings/default-settings.ts'
import { enterShopFacts } from './shop-facts.ts'

/**
 * What a first start makes of an empty shop, and what its owner has entered since.
 * @param media the folder that gets the pictures
 */
export async function fillDemoShop(url: string, media: string): Promise<void> {
  const log = createLog('warn')
  const db = connect({ url, log, poolSize: 2 })
  const images = createImageStore(folderDisk(media))
  await insertDefaultSettings(db)
  await createDemoCatalogueIfEmpty({ db, log, images, now: () => new Date() })
  await enterShopFacts(db)
  await db.$client.end()
}
