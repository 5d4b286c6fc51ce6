// Pictures that people uploaded. What the shop draws itself is not among them and never swept.
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { UploadedImage } from '#contract/admin/uploads.ts'
import { profiles } from './accounts.ts'
import { moment } from './columns.ts'

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
