// Draws the pictures of the demo into the image store, apart from the shop that asked for them (P-10).
import { DEMO_CATALOGUE } from '#server/database/demo/demo-catalogue.ts'
import { drawCatalogue } from '#server/database/demo/stage-catalogue.ts'
import { readEnvironment } from '#server/environment.ts'
import { createImageStore } from '#server/media/image-store.ts'
import { openMediaDisk } from '#server/media/media-disk.ts'

await drawCatalogue(createImageStore(await openMediaDisk(readEnvironment(process.env))), DEMO_CATALOGUE)
