// Pictures that people uploaded. What the shop draws itself is not among them and never swept.
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { UploadedImage } from '#contract/admin/uploads.ts'
import type { FileUse } from '#domain/file-uses.ts'
import { profiles } from './accounts.ts'
import { moment } from './columns.ts'
import { deliveryRuns } from './runs.ts'

export const uploads = pgTable(
  'uploads',
  {
    /** What the names of its files begin with: 32 random hex digits. */
    name: text('name').primaryKey(),
    image: jsonb('image').$type<UploadedImage>().notNull(),
    uploadedBy: text('uploaded_by').references(() => profiles.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Since when nothing shows it; null while something does (server/media/sweep-uploads.ts). */
    unusedSince: moment('unused_since').defaultNow(),
    /** Set before its files go: from then on nothing may begin to show it. */
    removedAt: moment('removed_at'),
  },
  (t) => [index('uploads_unused_idx').on(t.unusedSince), index('uploads_uploaded_by_idx').on(t.uploadedBy)],
)

/** S2-02: private pictures of customers. Their files are stored beside the public pictures, under `id`. */
export const files = pgTable(
  'files',
  {
    /** 32 random hex digits. */
    id: text('id').primaryKey(),
    /** Null once the account has ended. */
    ownerId: text('owner_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** The delivery run whose driver took it (W-07), in the place of an owner. */
    runId: integer('run_id').references(() => deliveryRuns.id, { onDelete: 'set null' }),
    /** What the file is attached to: the kind, and the id of the record; null while it is attached to nothing. */
    use: text('use').$type<FileUse>(),
    useId: integer('use_id'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Since when it has been attached to nothing (server/media/sweep-files.ts). */
    unusedSince: moment('unused_since'),
    /** Set before its bytes go: from then on nobody is shown it. */
    removedAt: moment('removed_at'),
  },
  (t) => [
    check('files_one_owner', sql`${t.ownerId} IS NULL OR ${t.runId} IS NULL`),
    check('files_use', sql`(${t.use} IS NULL) = (${t.useId} IS NULL)`),
    check('files_unused', sql`(${t.use} IS NULL) = (${t.unusedSince} IS NOT NULL)`),
    index('files_owner_idx').on(t.ownerId),
    index('files_run_idx').on(t.runId),
    index('files_use_idx').on(t.use, t.useId),
    index('files_unused_idx').on(t.unusedSince),
  ],
)
