// Animals that died or fell ill on the way, as the driver reports them at the door (H-10).
import type { AnswerRequest } from '#contract/runs.ts'
import { CASE_OF } from '#domain/animals/loss.ts'
import { timeOfChange } from '#domain/time-of-change.ts'
import { ok, type Result } from '#platform/result.ts'
import type { OfficeWork } from '#server/access/office-work.ts'
import type { LockedOrder } from '#server/orders/records/lock-order.ts'
import { loseAnimals } from '#server/returns/lose-animals.ts'
import { readReturnLines } from '#server/returns/returnable-lines.ts'

/** H-10: the animals that the driver names, or the only possible one; otherwise the office says which. */
export async function loseOnTheWay(
  work: OfficeWork,
  { reason, lost: reported }: AnswerRequest,
  order: LockedOrder,
): Promise<Result<number[], never>> {
  const { context, tx } = work
  if (reason !== 'died' && reason !== 'ill') return ok([])
  const lines = (await readReturnLines(tx, order.id))
    .filter(({ type }) => type === 'animal')
    .map(({ id, toCome }) => ({ id, left: toCome }))
    .filter(({ left }) => left > 0)
  const [only] = lines
  const isClear = lines.length === 1 && only?.left === 1
  const named = reported ?? (isClear ? [{ id: only.id, quantity: 1 }] : [])
  // An animal that the office has already reported is not lost twice.
  const items = lines.flatMap(({ id, left }) => {
    const quantity = Math.min(left, named.find((one) => one.id === id)?.quantity ?? 0)
    return quantity > 0 ? [{ id, quantity }] : []
  })
  if (items.length === 0) return ok([])
  const at = timeOfChange(context.now(), order.updatedAt)
  const loss = { items, reason: CASE_OF[reason], words: '', staysOpen: true, at }
  const lost = await loseAnimals(work, order, loss)
  if (!lost.ok) throw new Error(`orders ${order.id}: what died on the way was refused: ${lost.refusal.code}`)
  return ok(lost.value.products)
}
