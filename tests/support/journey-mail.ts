// What the worker of the journeys' shop has mailed.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect } from './journey.ts'
import { journeyOutbox } from './journey-shop.ts'

const MAIL_MS = 20_000

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
  const outbox = journeyOutbox()
  const names = await readdir(outbox).catch(() => [])
  for (const name of names.filter((candidate) => candidate.endsWith('.eml'))) {
    const mail = await PostalMime.parse(await readFile(join(outbox, name)))
    if (!mail.to?.some((to) => to.address === email)) continue
    const [found] = pattern.exec(mail.text ?? '') ?? []
    if (found) return found
  }
  return undefined
}
