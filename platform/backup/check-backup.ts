// Checks that a file is a complete backup that this program can restore; writes nothing (L-08).
import { text } from 'node:stream/consumers'
import { listSchemaVersions, type SchemaVersion } from '#platform/database/migrate.ts'
import { BackupError } from './backup-error.ts'
import { BACKUP_FORMAT, MANIFEST, type Manifest, manifestSchema, tablePart } from './manifest.ts'
import { readArchive } from './read-archive.ts'

export type CheckedBackup = { file: string; manifest: Manifest; schema: SchemaVersion }

/** Reads the whole file. @param known the schemas that this program can migrate to */
export async function checkBackup(file: string, known = listSchemaVersions()): Promise<CheckedBackup> {
  let written = ''
  const found = await readArchive(file, async (name, content) => {
    if (name === MANIFEST) written = await text(content)
  })
  const manifest = parseManifest(written)
  const parts = found.filter(({ name }) => name !== MANIFEST)
  if (
    JSON.stringify(parts) !==
    JSON.stringify(manifest.parts.map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 })))
  )
    throw new BackupError('The parts of the file are not those that its manifest lists. Nothing was written.')
  const names = new Set(parts.map(({ name }) => name))
  for (const { name } of manifest.tables)
    if (!names.has(tablePart(name)))
      throw new BackupError(`The file lacks the table ${name}. Nothing was written.`)
  return { file, manifest, schema: findSchema(manifest, known) }
}

function parseManifest(written: string): Manifest {
  const json: unknown = parseJson(written)
  const { format } = (json ?? {}) as { format?: unknown }
  if (typeof format === 'number' && format > BACKUP_FORMAT)
    throw new BackupError(
      `The backup has the format ${format} of a newer program; this one reads ${BACKUP_FORMAT}.`,
    )
  const parsed = manifestSchema.safeParse(json)
  if (!parsed.success)
    throw new BackupError('The file has no manifest of a backup. Nothing was written.', {
      cause: parsed.error,
    })
  return parsed.data
}

function parseJson(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return null
  }
}

function findSchema({ schema }: Manifest, known: readonly SchemaVersion[]): SchemaVersion {
  const same = known.find(({ when }) => when === schema.when)
  if (same?.hash === schema.hash) return same
  const newest = known.at(-1)
  if (!same && newest && schema.when > newest.when)
    throw new BackupError(
      `The backup was made by a newer program (schema ${schema.name}; this one knows ${newest.name}). ` +
        'Nothing was written: restore it with that program.',
    )
  throw new BackupError(
    `This program does not know the schema ${schema.name} of the backup. Nothing was written.`,
  )
}
