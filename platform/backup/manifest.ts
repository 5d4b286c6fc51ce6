// The contents of a backup, written as its last part.
import { z } from 'zod'

export const BACKUP_FORMAT = 1
export const MANIFEST = 'manifest.json'

const count = z.int().nonnegative()

export const manifestSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  createdAt: z.iso.datetime(),
  /** The last migration applied to the database. */
  schema: z.object({ name: z.string(), when: z.int(), hash: z.string() }),
  postgres: z.string(),
  /** In the order of their foreign keys. `digest` is the same for the same rows in any order (digest-of-table.ts). */
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()).min(1), rows: count, digest: z.string() }),
  ),
  /** `value` is null where none was drawn yet. */
  sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  mails: z.object({ carried: count, leftOut: count }),
  media: z.object({ files: count, bytes: count }),
  /** The tables and columns that were left out, for information. */
  leftOut: z.record(z.string(), z.string()),
  /** In the order of the file. */
  parts: z.array(z.object({ name: z.string(), bytes: count, sha256: z.string() })),
})
export type Manifest = z.infer<typeof manifestSchema>
export type TableInBackup = Manifest['tables'][number]
export type ArchivePart = Manifest['parts'][number]

/** The name of the part that holds the rows of a table. */
export function tablePart(name: string): string {
  return `tables/${name}.copy.gz`
}

export const MAILS_PART = 'mails.jsonl.gz'
export const MEDIA_FOLDER = 'media/'
