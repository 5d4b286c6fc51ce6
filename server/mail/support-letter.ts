// The mail that tells the shop of a message (S-CON-06). It goes to the address in the settings and nowhere else; the
// answer to it goes to the person who wrote.
import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { supportAnswers, supportMessages } from '#server/database/tables/support.ts'
import type { Settings } from '#server/settings/settings-queries.ts'
import { supportAnswerMail, supportMail } from '#text/mail/support-mail.ts'
import type { Letter } from './letter.ts'

/** Null when the message is gone, or the shop has no address for it; it is in the inbox anyway. */
export async function supportLetter(db: Database, settings: Settings, id: number): Promise<Letter | null> {
  const [message] = await db.select().from(supportMessages).where(eq(supportMessages.id, id))
  if (!message || !settings.notificationEmail) return null
  return {
    to: settings.notificationEmail,
    replyTo: message.customerEmail,
    content: supportMail({ ...message, sentAt: message.createdAt }),
  }
}

/** The shop's answer to a message; a reply goes to the shop, if it has an address. */
export async function supportAnswerLetter(
  db: Database,
  settings: Settings,
  answerId: number,
): Promise<Letter | null> {
  const [row] = await db
    .select({ message: supportMessages, body: supportAnswers.body })
    .from(supportAnswers)
    .innerJoin(supportMessages, eq(supportMessages.id, supportAnswers.messageId))
    .where(eq(supportAnswers.id, answerId))
  if (!row) return null
  const { message, body } = row
  const readsReplies = settings.contactEmail !== null
  return { to: message.customerEmail, content: supportAnswerMail({ ...message, answer: body, readsReplies }) }
}
