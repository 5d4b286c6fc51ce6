// What an opened shop needs besides its tables: its settings and, while it is empty, the demo catalogue. Done once, by
// the process that leads.
import { join } from 'node:path'
import type { Logger } from 'pino'
import { connect } from './database/connect.ts'
import { createDemoCatalogueIfEmpty } from './database/demo/create-demo-catalogue.ts'
import type { Environment } from './environment.ts'
import { createImageStore } from './media/image-store.ts'
import { insertDefaultSettings } from './settings/default-settings.ts'

export async function prepareShop(environment: Environment, databaseUrl: string, log: Logger): Promise<void> {
  const db = connect({ url: databaseUrl, log, poolSize: 2 })
  try {
    await insertDefaultSettings(db)
    const images = createImageStore(join(environment.dataDir, 'media'))
    await createDemoCatalogueIfEmpty({ db, images, log, now: () => new Date() })
  } finally {
    await db.$client.end()
  }
}
