// A customer's own animals (H-04).
import { ok } from '#platform/result.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { editOwnAnimal } from '#server/own-animals/edit-own-animal.ts'
import { listOwnAnimals, openOwnAnimal } from '#server/own-animals/own-animal-queries.ts'
import { addOwnEntry, editOwnEntry, removeOwnEntry } from '#server/own-animals/own-entries.ts'
import { claimAnimal, endTransfer, offerAnimal } from '#server/own-animals/transfer-animal.ts'
import { customerOf } from './require-user.ts'
import type { Api } from './shop-api.ts'

export function ownAnimalsApi(api: Api, { limits }: Accounts): void {
  api.on('GET /api/animals', async ({ c, context }) => ok(await listOwnAnimals(context, customerOf(c))))

  api.on('POST /api/animals/claim', ({ c, context, body }) =>
    claimAnimal(context, limits, customerOf(c), { ...body, clientAddress: c.get('clientAddress') }),
  )

  api.on('GET /api/animals/:id', ({ c, context, params }) => openOwnAnimal(context, customerOf(c), params.id))

  api.on('PATCH /api/animals/:id', ({ c, context, params, body }) =>
    editOwnAnimal(context, customerOf(c), params.id, body),
  )

  api.on('POST /api/animals/:id/entries', ({ c, context, params, body }) =>
    addOwnEntry(context, customerOf(c), params.id, body),
  )

  api.on('PATCH /api/animals/:id/entries/:entryId', ({ c, context, params, body }) =>
    editOwnEntry(context, customerOf(c), params, body),
  )

  api.on('DELETE /api/animals/:id/entries/:entryId', ({ c, context, params }) =>
    removeOwnEntry(context, customerOf(c), params),
  )

  api.on('POST /api/animals/:id/transfer', ({ c, context, params }) =>
    offerAnimal(context, customerOf(c), params.id),
  )

  api.on('DELETE /api/animals/:id/transfer', ({ c, context, params }) =>
    endTransfer(context, customerOf(c), params.id),
  )
}
