// Keeps units of a product for one person (S2-12). They leave the stock at once, so that nobody else can buy them.
import type { Hold } from '#contract/admin/holds.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { must } from '#platform/must.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { takeStock } from '#server/catalog/stock/take-stock.ts'
import { holds } from '#server/database/tables/holds.ts'

export type NewHold = Omit<Hold, 'id' | 'until'> & { until: Date }

/** The id of the hold. Refused where fewer units are left than are asked for. The caller announces the stock. */
export async function holdStock(
  tx: Transaction,
  { email, ...hold }: NewHold,
  { actorId, at }: { actorId: string | null; at: Date },
): Promise<Result<number, RefusalOf<'insufficient-stock'>>> {
  const { productId, quantity } = hold
  const change = { productId, change: -quantity }
  if (!(await takeStock(tx, [change], { reason: 'hold', orderId: null, actorId })))
    return refuse({ code: 'insufficient-stock' })
  const [row] = await tx
    .insert(holds)
    .values({ ...hold, email: email?.toLowerCase() ?? null, createdBy: actorId, createdAt: at })
    .returning({ id: holds.id })
  return ok(must(row, `inserted row of holds for product ${productId}`).id)
}
