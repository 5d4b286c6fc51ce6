// Where the daily backups are stored: a folder, or a bucket of any S3-compatible store (L-08).
import { createReadStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Disk } from 'flydrive'
import { backupsToKeep } from '#domain/backups.ts'
import { DAY_MS, HOUR_MS } from '#domain/duration.ts'
import { folderDisk, openBucket } from '#platform/storage/disk.ts'
import { listFiles } from '#platform/storage/files.ts'
import type { Environment } from '#server/environment.ts'

export type BackupPlace = {
  /** Where files are made; those of a bucket go there when they are whole. */
  folder: string
  disk: Disk
  /** Undefined: they stay in the folder. */
  bucket: string | undefined
}

/** A large file on a slow line. */
const UPLOAD_MS = 4 * HOUR_MS
const NAME = /^aleef-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar$/

export async function openBackupPlace({
  backupDir: folder,
  backupBucket,
}: Pick<Environment, 'backupDir' | 'backupBucket'>): Promise<BackupPlace> {
  const disk = backupBucket ? await openBucket(backupBucket, UPLOAD_MS) : folderDisk(folder)
  return { folder, disk, bucket: backupBucket?.bucket }
}

/** `aleef-20261122T101500Z.tar` */
export function backupName(at: Date): string {
  return `aleef-${at.toISOString().replace(/[-:]|\.\d+/g, '')}.tar`
}

/** @returns where the file is now stored */
export async function storeBackup(
  { disk, bucket }: BackupPlace,
  file: string,
  bytes: number,
): Promise<string> {
  if (!bucket) return file
  await disk.putStream(basename(file), createReadStream(file), { contentLength: bytes })
  await rm(file)
  return `s3://${bucket}/${basename(file)}`
}

/** Removes old daily backups and what broken tries left; other files are nobody's business here. */
export async function thinOutBackups({ folder, disk }: BackupPlace, now: Date): Promise<void> {
  const taken = new Map<Date, string>()
  for await (const name of listFiles(disk)) {
    const at = takenAt(name)
    if (at) taken.set(at, name)
  }
  const kept = backupsToKeep([...taken.keys()])
  for (const [at, name] of taken) if (!kept.has(at)) await disk.delete(name)
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    if (/\.tar\.\d+\.part(\.aside)?$/.test(name) && now.getTime() - (await stat(file)).mtimeMs > DAY_MS)
      await rm(file, { force: true })
  }
}

function takenAt(name: string): Date | null {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? []
  return year ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : null
}
