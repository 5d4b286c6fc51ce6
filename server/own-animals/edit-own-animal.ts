// An owner edits the name, picture and reminders of their animal, or says that it died (H-04). The shop's record stays
// as it is, `updatedAt` included: by that the shop knows which of its animals are here.
import { eq } from 'drizzle-orm'
import type { EditOwnAnimalRequest } from '#contract/own-animal-request.ts'
import type { OpenedOwnAnimal } from '#contract/own-animals.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { mayReturn } from '#domain/animals/own-animal.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import { revokeTransfers } from '#server/animals/delete-owner-entries.ts'
import type { Context } from '#server/context.ts'
import { animals } from '#server/database/tables/animals.ts'
import { replaceFiles } from '#server/media/attach-files.ts'
import { ownEntryErrors } from '#text/animals/own-animals.ts'
import { lockOwnAnimal } from './lock-own-animal.ts'
import { openOwnAnimal } from './own-animal-queries.ts'

export async function editOwnAnimal(
  context: Context,
  owner: Customer,
  id: number,
  { name, photo, isReminded, isEnded }: EditOwnAnimalRequest,
): Promise<Result<OpenedOwnAnimal, RefusalOf<'not-found' | 'animal-ended' | 'invalid-request'>>> {
  const at = context.now()
  const edited = await inTransaction(context.db, async (tx) => {
    const animal = await lockOwnAnimal(tx, owner, id)
    if (!animal) return refuse({ code: 'not-found' })
    const today = muscatDay(at)
    const isBack = isEnded === false && mayReturn(animal.endedOn, today)
    if (animal.endedOn !== null && isEnded !== true && !isBack) return refuse({ code: 'animal-ended' })
    if (photo !== undefined) {
      const files = photo === null ? [] : [photo]
      if (!(await replaceFiles(tx, owner.id, files, { use: 'own-animal', id, at })))
        return refuseField('photo', ownEntryErrors.filesGone)
    }
    const endsNow = isEnded === true && animal.endedOn === null
    if (endsNow) await revokeTransfers(tx, [id], at)
    const changes = {
      ...(name !== undefined && { ownName: name === animal.name ? null : name }),
      ...(isReminded !== undefined && { isReminded }),
      // `foundShows` stays: the page is hidden once the animal has died, and comes back if that is undone.
      ...(endsNow && { endedOn: today }),
      ...(isBack && { endedOn: null }),
    }
    if (Object.keys(changes).length > 0) await tx.update(animals).set(changes).where(eq(animals.id, id))
    return ok(undefined)
  })
  return edited.ok ? openOwnAnimal(context, owner, id) : edited
}
