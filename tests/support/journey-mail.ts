// What the worker of the journeys' shop has mailed.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect } from './journey.ts'
import { journeyShop } from './journey-shop.ts'

/** The worker sends when it comes to it; the mail of a busy machine is late. */
const MAIL_MS = 45_000

/** The first link like this in any mail to the address, as soon as there is one. */
export async function mailedLink(email: string, pattern: RegExp): Promise<string> {
  let link: string | undefined
  await expect
    .poll(
      async () => {
        link = await findLink(email, pattern)
        return link
      },
      { timeout: MAIL_MS },
    )
    .toBeDefined()
  return link ?? ''
}

async function findLink(email: string, pattern: RegExp): Promise<string | undefined> {
  const outbox = join(journeyShop().dataDir, 'outbox')
  const names = await readdir(outbox).catch(() => [])
  for (const name of names.filter((candidate) => candidate.endsWith('.eml'))) {
    const { to, text } = await readMail(join(outbox, name))
    if (!to.includes(email)) continue
    const [found] = pattern.exec(text) ?? []
    if (found) return found
  }
  return undefined
}

type Mail = { to: (string | undefined)[]; text: string }

/** Hundreds lie there in the end, and none of them changes. */
const mails = new Map<string, Mail>()

async function readMail(file: string): Promise<Mail> {
  const known = mails.get(file)
  if (known) return known
  const { to = [], text = '' } = await PostalMime.parse(await readFile(file))
  const mail = { to: to.map(({ address }) => address), text }
  mails.set(file, mail)
  return mail
}
