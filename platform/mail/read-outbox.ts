// The mails in DATA_DIR/outbox, for development.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The file names that mailer.ts writes; no other file in the folder is opened. */
const EML_NAME = /^[\w-]{1,120}\.eml$/

export type OutboxMail = { name: string; to: string; subject: string; text: string; html: string }

/** Newest first. */
export async function listOutbox(dataDir: string, limit = 100): Promise<OutboxMail[]> {
  const names = (await readdir(join(dataDir, 'outbox')).catch(() => [])).filter((name) => EML_NAME.test(name))
  const newest = names.sort().reverse().slice(0, limit)
  return Promise.all(
    newest.map(async (name) => parseEml(name, await readFile(join(dataDir, 'outbox', name), 'utf8'))),
  )
}

export async function readOutboxMail(dataDir: string, name: string): Promise<OutboxMail | null> {
  if (!EML_NAME.test(name)) return null
  const raw = await readFile(join(dataDir, 'outbox', name), 'utf8').catch(() => null)
  return raw === null ? null : parseEml(name, raw)
}

/** Reads back what write-eml.ts writes; no other mail. */
function parseEml(name: string, raw: string): OutboxMail {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? ''
  const parts = body.split(`--${boundary}`).map((part) => part.split('\r\n\r\n').slice(1).join('\r\n\r\n'))
  const header = (key: string) =>
    decodeWords(new RegExp(`^${key}: (.*(?:\\r\\n .*)*)`, 'm').exec(head)?.[1] ?? '')
  return {
    name,
    to: header('To'),
    subject: header('Subject'),
    text: (parts[1] ?? '').trim(),
    html: Buffer.from(parts[2] ?? '', 'base64').toString(),
  }
}

function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?B\?([^?]*)\?=/g, (_, word: string) => Buffer.from(word, 'base64').toString())
}
