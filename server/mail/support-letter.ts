// The mail that tells the shop of a message (S-CON-06). It goes to the address in the settings and nowhere else; the
// answer to it goes to the person who wrote.
import { eq } from 'drizzle-orm'
import type { Database } from '#server/database/connect.ts'
import { supportMessages } from '#server/database/tables/shop.ts'
import type { Settings } from '#server/settings/settings-queries.ts'
import { supportMail } from '#text/support-mail.ts'
import type { Letter } from './mail.ts'

/** Null when the message is gone. */
export async function supportLetter(db: Database, settings: Settings, id: number): Promise<Letter | null> {
  const [message] = await db.select().from(supportMessages).where(eq(supportMessages.id, id))
  if (!message) return null
  return {
    to: settings.notificationEmail,
    replyTo: message.customerEmail,
    content: supportMail({ ...message, sentAt: message.createdAt }),
  }
}
