// The pictures of the demo catalogue, drawn once for all runs of tests, journeys and benchmarks: what a picture is made of
// is in its name, so a change of its recipe draws a new one.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createLog } from '#platform/process/log.ts'
import { projectFolder } from '#platform/process/project-folder.ts'
import type { Context } from '#server/context.ts'
import { createDemoCatalogueIfEmpty } from '#server/database/demo/create-demo-catalogue.ts'
import { createImageStore, type ImageStore } from '#server/media/image-store.ts'
import { folderDisk } from '#server/media/media-disk.ts'

/** A data folder with nothing but pictures in it. */
export const DEMO_DATA_DIR = join(projectFolder, 'node_modules', '.cache', 'aleef-demo')
export const DEMO_MEDIA = join(DEMO_DATA_DIR, 'media')

export function openDemoMedia(): ImageStore {
  mkdirSync(DEMO_MEDIA, { recursive: true })
  return createImageStore(folderDisk(DEMO_MEDIA))
}

/** The demo catalogue with its pictures in an empty database; false when it was not empty. */
export function fillWithDemo({ db }: Pick<Context, 'db'>, now = () => new Date()): Promise<boolean> {
  return createDemoCatalogueIfEmpty({ db, images: openDemoMedia(), now, log: createLog('error') })
}
