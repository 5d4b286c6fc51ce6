// An administrator answers a message by mail, or marks it as needing no answer.
import { and, eq } from 'drizzle-orm'
import type { InboxMessage } from '#contract/admin/inbox.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { must } from '#platform/must.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { supportAnswers, supportMessages } from '#server/database/tables/support.ts'
import { findMessage } from './inbox-queries.ts'

/** Stores and mails the answer, both or neither, and marks the message as handled. Idempotent for the same text. */
export async function answerMessage(
  { db, jobs, now }: Context,
  admin: Granted<'inbox:write'>,
  id: number,
  { body }: { body: string },
): Promise<Result<InboxMessage, RefusalOf<'not-found'>>> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const message = await lockMessage(tx, id)
    if (!message) return refuse({ code: 'not-found' })
    const [same] = await tx
      .select({ id: supportAnswers.id })
      .from(supportAnswers)
      .where(and(eq(supportAnswers.messageId, id), eq(supportAnswers.body, body)))
    if (!same) {
      const [answer] = await tx
        .insert(supportAnswers)
        .values({ messageId: id, body, authorId: admin.id, createdAt: at })
        .returning({ id: supportAnswers.id })
      if (!answer) throw new Error(`support_answers to message ${id}: the insert gave no row`)
      await jobs.enqueue(tx, 'send-mail', [{ mail: 'support-answer', answerId: answer.id }])
      await noteAction({ tx, admin, at }, 'message.edited', id, { after: { answerId: answer.id } })
    }
    await setHandled(tx, admin, id, message.handledAt ?? at)
    return ok(await read(tx, id))
  })
}

/** Reopens a message, or marks it as handled without an answer. */
export async function handleMessage(
  { db, now }: Context,
  admin: Granted<'inbox:write'>,
  id: number,
  { handled }: { handled: boolean },
): Promise<Result<InboxMessage, RefusalOf<'not-found'>>> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const message = await lockMessage(tx, id)
    if (!message) return refuse({ code: 'not-found' })
    if ((message.handledAt !== null) !== handled) {
      await setHandled(tx, admin, id, handled ? at : null)
      await noteAction({ tx, admin, at }, 'message.edited', id, {
        before: { handled: !handled },
        after: { handled },
      })
    }
    return ok(await read(tx, id))
  })
}

async function lockMessage(tx: Transaction, id: number): Promise<{ handledAt: Date | null } | undefined> {
  const [message] = await tx
    .select({ handledAt: supportMessages.handledAt })
    .from(supportMessages)
    .where(eq(supportMessages.id, id))
    .for('update')
  return message
}

async function setHandled(
  tx: Transaction,
  admin: Granted<'inbox:write'>,
  id: number,
  handledAt: Date | null,
): Promise<void> {
  await tx
    .update(supportMessages)
    .set({ handledAt, handledBy: handledAt && admin.id })
    .where(eq(supportMessages.id, id))
}

async function read(tx: Transaction, id: number): Promise<InboxMessage> {
  return must(await findMessage(tx, id), `support_messages ${id}`)
}
