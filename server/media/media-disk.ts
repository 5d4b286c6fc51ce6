// Where the files of pictures lie: a folder of this machine, or a bucket of any S3-compatible store.
import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Environment } from '#server/environment.ts'

/** A store that is away is soon said to be: a page does not wait for its pictures. */
const CONNECT_MS = 2000
const ANSWER_MS = 15_000

/** The code for S3 is loaded only by a shop that uses it. */
export async function openMediaDisk({
  dataDir,
  mediaBucket,
}: Pick<Environment, 'dataDir' | 'mediaBucket'>): Promise<Disk> {
  return mediaBucket ? openBucket(mediaBucket) : folderDisk(join(dataDir, 'media'))
}

/** @param answerMs how long one request may take */
export async function openBucket(
  { bucket, endpoint, region, accessKeyId, secretAccessKey }: NonNullable<Environment['mediaBucket']>,
  answerMs = ANSWER_MS,
): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      bucket,
      region,
      ...(endpoint && { endpoint, forcePathStyle: true }),
      credentials: { accessKeyId, secretAccessKey },
      // The shop itself shows them; the bucket may be closed to everybody else.
      supportsACL: false,
      visibility: 'private',
      maxAttempts: 2,
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: answerMs },
      // Checksums that stores other than Amazon's do not know.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  )
}

/** `folder` is made when the first picture comes. */
export function folderDisk(folder: string): Disk {
  return new Disk(new FSDriver({ location: folder, visibility: 'public' }))
}

/** Whether the place where pictures lie could not do what it was asked for, which is 503 and never a bug. */
export function isStorageAway(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && code.startsWith('E_CANNOT_')
}
