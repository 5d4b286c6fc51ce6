// Where files are stored: a folder of this machine, or a bucket of any S3-compatible store.
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { errorCode } from '#platform/process/error-code.ts'

export type Bucket = {
  bucket: string
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** An unreachable store is reported soon: a page does not wait for its pictures. */
const CONNECT_MS = 2000
const RESPONSE_MS = 15_000

/** The code for S3 is loaded only where it is used. @param responseMs how long one request may take */
export async function openBucket(
  { bucket, endpoint, region, accessKeyId, secretAccessKey }: Bucket,
  responseMs = RESPONSE_MS,
): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      bucket,
      region,
      ...(endpoint && { endpoint, forcePathStyle: true }),
      credentials: { accessKeyId, secretAccessKey },
      // The program itself serves them; the bucket may be closed to everybody else.
      supportsACL: false,
      visibility: 'private',
      maxAttempts: 2,
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: responseMs },
      // Checksums that stores other than Amazon's do not know.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  )
}

/** `folder` is created with the first file. */
export function folderDisk(folder: string): Disk {
  return new Disk(new FSDriver({ location: folder, visibility: 'public' }))
}

/** True if the store failed, which is 503 and not a bug. */
export function isStorageAway(error: unknown): boolean {
  return errorCode(error)?.startsWith('E_CANNOT_') ?? false
}
