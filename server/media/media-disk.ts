// Where the files of pictures are stored.
import { join } from 'node:path'
import type { Disk } from 'flydrive'
import { folderDisk, openBucket } from '#platform/storage/disk.ts'
import type { Environment } from '#server/environment.ts'

export async function openMediaDisk({
  dataDir,
  mediaBucket,
}: Pick<Environment, 'dataDir' | 'mediaBucket'>): Promise<Disk> {
  return mediaBucket ? openBucket(mediaBucket) : folderDisk(join(dataDir, 'media'))
}
