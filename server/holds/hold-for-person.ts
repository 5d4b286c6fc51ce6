// The office holds units of a product for a person, and can release them (S2-12).
import type { HoldRequest } from '#contract/admin/hold-request.ts'
import type { Hold } from '#contract/admin/holds.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { addHours } from '#domain/duration.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import { findInventoryItem } from '#server/catalog/stock/inventory-queries.ts'
import type { Context } from '#server/context.ts'
import { endHold } from './end-hold.ts'
import { readHold } from './hold-queries.ts'
import { holdStock } from './hold-stock.ts'

export async function holdForPerson(
  context: Context,
  admin: Granted<'stock:write'>,
  { productId, quantity, hours, name, email }: HoldRequest,
): Promise<Result<Hold, RefusalOf<'not-found' | 'insufficient-stock'>>> {
  const at = context.now()
  const until = addHours(at, hours)
  const kept = await inTransaction(context.db, async (tx) => {
    const product = await findInventoryItem(tx, productId)
    if (!product) return refuse({ code: 'not-found' })
    const hold = { productId, quantity, until, reason: 'office' as const, email: email ?? null, name }
    const held = await holdStock(tx, hold, { actorId: admin.id, at })
    if (!held.ok) return refuse({ code: 'insufficient-stock', available: product.quantity })
    await noteAction({ tx, admin, at }, 'hold.created', productId, { after: { quantity, until, name } })
    return ok(await readHold(tx, held.value))
  })
  if (kept.ok) context.changes.announceStock([productId])
  return kept
}

/** Refused for a hold that has ended already. */
export async function releaseHold(
  context: Context,
  admin: Granted<'stock:write'>,
  id: number,
): Promise<Result<{ id: number }, RefusalOf<'not-found'>>> {
  const at = context.now()
  const released = await inTransaction(context.db, async (tx) => {
    const productId = await endHold(tx, id, { ended: 'released', actorId: admin.id, at })
    if (productId === null) return refuse({ code: 'not-found' })
    const { quantity, until, name } = await readHold(tx, id)
    await noteAction({ tx, admin, at }, 'hold.removed', productId, { before: { quantity, until, name } })
    return ok(productId)
  })
  if (!released.ok) return released
  context.changes.announceStock([released.value])
  return ok({ id })
}
