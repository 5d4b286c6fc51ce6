// Writes what a new shop needs besides its tables: the settings and, if wanted and the catalogue is empty, the demo
// data (L-03). Done once, by the leading process.
import type { Logger } from 'pino'
import { connect } from '#platform/database/connect.ts'
import { createImageStore } from '#platform/media/image-store.ts'
import { createDemoCatalogueIfEmpty, isCatalogueEmpty } from '#server/demo/create-demo-catalogue.ts'
import { refuseInRealShop } from '#server/demo/demo-facts.ts'
import type { Environment } from '#server/environment.ts'
import { openMediaDisk } from '#server/media/media-disk.ts'
import { insertDefaultSettings } from '#server/settings/default-settings.ts'

export async function prepareShop(environment: Environment, databaseUrl: string, log: Logger): Promise<void> {
  const db = connect({ url: databaseUrl, log, poolSize: 2 })
  try {
    await insertDefaultSettings(db)
    if (!environment.demo || !(await isCatalogueEmpty(db))) return
    const allowed = await refuseInRealShop({ production: !environment.development }, db)
    if (!allowed.ok) {
      log.warn({}, 'the demo is not loaded: this shop names an account that customers pay to')
      return
    }
    const images = createImageStore(await openMediaDisk(environment))
    await createDemoCatalogueIfEmpty({ db, images, log, now: () => new Date() })
  } finally {
    await db.$client.end()
  }
}
