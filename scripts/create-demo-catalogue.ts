// Fills an empty shop with the demo catalogue. The shop's first start runs it apart from itself (P-10).
import { connect } from '#platform/database/connect.ts'
import { createLog } from '#platform/process/log.ts'
import { createDemoCatalogueIfEmpty } from '#server/database/demo/create-demo-catalogue.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { readEnvironment } from '#server/environment.ts'
import { createImageStore } from '#server/media/image-store.ts'
import { openMediaDisk } from '#server/media/media-disk.ts'

const environment = readEnvironment(process.env)
const log = createLog()
const database = await openDatabase(environment, log)
const db = connect({ url: database.url, log, poolSize: 2 })
try {
  const images = createImageStore(await openMediaDisk(environment))
  await createDemoCatalogueIfEmpty({ db, images, log, now: () => new Date() })
} finally {
  await db.$client.end()
  await database.stop()
}
