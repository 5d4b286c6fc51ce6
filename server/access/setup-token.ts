// A token printed at the start, by which the first admin proves control of the server.
import { createHash, randomInt } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Queryable } from '#platform/database/connect.ts'
import { timingSafeEqualText } from '#platform/sessions/token-hash.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { setupTokens } from '#server/database/tables/shop.ts'

/** 140 bits in total: unguessable even without rate limits (Z-12). */
const GROUPS = 7
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A new token, which invalidates the previous one; null once there is an admin. Only its hash is stored. */
export async function renewSetupToken(db: Database): Promise<string | null> {
  if (await hasAdmin(db)) {
    await db.delete(setupTokens).where(eq(setupTokens.id, 1))
    return null
  }
  const token = Array.from({ length: GROUPS }, generateGroup).join('-')
  const row = { tokenHash: hash(token), createdAt: new Date() }
  await db.insert(setupTokens).values(row).onConflictDoUpdate({ target: setupTokens.id, set: row })
  return token
}

/** True for the token of the last start, however its groups are typed. */
export async function isSetupToken(db: Queryable, token: string): Promise<boolean> {
  const [row] = await db.select({ tokenHash: setupTokens.tokenHash }).from(setupTokens)
  if (!row) return false
  return timingSafeEqualText(row.tokenHash, hash(token))
}

export async function hasAdmin(db: Queryable): Promise<boolean> {
  const active = and(eq(profiles.isAdmin, true), isNull(profiles.deactivatedAt))
  return (await db.select({ id: profiles.id }).from(profiles).where(active).limit(1)).length > 0
}

/** One group: twenty bits. */
function generateGroup(): string {
  return Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/** Of its letters and digits: groups and case are for the eye. */
function hash(token: string): string {
  const typed = token.toUpperCase().replace(/[^A-Z\d]/g, '')
  return createHash('sha256').update(typed).digest('hex')
}
