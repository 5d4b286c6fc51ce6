// A customer's own animals (H-04).
import { ok } from '#platform/result.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { editOwnAnimal } from '#server/own-animals/edit-own-animal.ts'
import { listOwnAnimals, openOwnAnimal } from '#server/own-animals/own-animal-queries.ts'
import { addOwnEntry, editOwnEntry, removeOwnEntry } from '#server/own-animals/own-entries.ts'
import { claimAnimal, endTransfer, offerAnimal } from '#server/own-animals/transfer-animal.ts'
import { byId } from './by-id.ts'
import type { Api } from './shop-api.ts'

export function ownAnimalsApi(api: Api, { limits }: Accounts): void {
  api.on('GET /api/animals', async ({ context, user }) => ok(await listOwnAnimals(context, user)))

  api.on('POST /api/animals/claim', ({ c, context, user, body }) =>
    claimAnimal(context, limits, user, { ...body, clientAddress: c.get('clientAddress') }),
  )

  api.on('GET /api/animals/:id', byId(openOwnAnimal))
  api.on('PATCH /api/animals/:id', byId(editOwnAnimal))
  api.on('POST /api/animals/:id/entries', byId(addOwnEntry))

  api.on('PATCH /api/animals/:id/entries/:entryId', ({ context, user, params, body }) =>
    editOwnEntry(context, user, params, body),
  )

  api.on('DELETE /api/animals/:id/entries/:entryId', ({ context, user, params }) =>
    removeOwnEntry(context, user, params),
  )

  api.on('POST /api/animals/:id/transfer', byId(offerAnimal))
  api.on('DELETE /api/animals/:id/transfer', byId(endTransfer))
}
