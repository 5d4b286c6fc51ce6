// The mails in DATA_DIR/outbox, for development.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

/** The file names that mailer.ts writes; no other file in the folder is opened. */
const EML_NAME = /^[\w-]{1,120}\.eml$/

const MAX_LISTED = 100

export type OutboxMail = { name: string; to: string; subject: string; text: string; html: string }

/** Newest first. */
export async function listOutbox(dataDir: string): Promise<OutboxMail[]> {
  const names = (await readdir(join(dataDir, 'outbox')).catch(() => [])).filter((name) => EML_NAME.test(name))
  const newest = names.sort().reverse().slice(0, MAX_LISTED)
  return Promise.all(
    newest.map(async (name) => parseEml(name, await readFile(join(dataDir, 'outbox', name)))),
  )
}

export async function readOutboxMail(dataDir: string, name: string): Promise<OutboxMail | null> {
  if (!EML_NAME.test(name)) return null
  const raw = await readFile(join(dataDir, 'outbox', name)).catch(() => null)
  return raw === null ? null : parseEml(name, raw)
}

async function parseEml(name: string, raw: Buffer): Promise<OutboxMail> {
  const { to, subject = '', text = '', html = '' } = await PostalMime.parse(raw)
  return { name, to: to?.[0]?.address ?? '', subject, text: text.trim(), html }
}
