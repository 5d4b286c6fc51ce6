// The records of animals, their entries and their species: /api/admin/passports, /api/admin/health-entries,
// /api/admin/species (H-01, H-02), and the care texts (H-09).
import { byId } from '#http/api/by-id.ts'
import type { Api } from '#http/api/shop-api.ts'
import { ok, orNotFound } from '#platform/result.ts'
import { listCareTexts, reviewCareText } from '#server/animals/care-texts.ts'
import { listPassports, openPassport } from '#server/animals/passport-queries.ts'
import { removePassport } from '#server/animals/remove-passport.ts'
import { createHealthEntry, editHealthEntry, removeHealthEntry } from '#server/animals/save-health-entry.ts'
import { createPassport, editPassport } from '#server/animals/save-passport.ts'
import { createSpecies, editSpecies, removeSpecies } from '#server/animals/save-species.ts'
import { listSpecies } from '#server/animals/species-queries.ts'
import { chooseAnimals, findOrderAnimals } from '#server/orders/changes/choose-animals.ts'
import { offerAnimalOfOrder } from '#server/own-animals/transfer-animal.ts'

export function passportsApi(api: Api): void {
  api.on('GET /api/admin/passports', ({ context, query }) => listPassports(context, query))
  api.on('POST /api/admin/passports', ({ context, user, body }) => createPassport(context, user, body))

  api.on('GET /api/admin/passports/:id', async ({ context, params }) =>
    orNotFound(await openPassport(context, params.id)),
  )

  api.on('PATCH /api/admin/passports/:id', byId(editPassport))
  api.on('DELETE /api/admin/passports/:id', byId(removePassport))
  api.on('POST /api/admin/passports/:id/entries', byId(createHealthEntry))
  api.on('PATCH /api/admin/health-entries/:id', byId(editHealthEntry))
  api.on('DELETE /api/admin/health-entries/:id', byId(removeHealthEntry))
}

/** H-04: `/api/admin/orders/:id/animals`. */
export function orderAnimalsApi(api: Api): void {
  api.on('GET /api/admin/orders/:id/animals', ({ context, params }) => findOrderAnimals(context, params.id))

  api.on('POST /api/admin/orders/:id/animals/:animalId/transfer', ({ context, user, params }) =>
    offerAnimalOfOrder(context, user, params),
  )

  api.on('PATCH /api/admin/orders/:id/animals', byId(chooseAnimals))
}

export function speciesApi(api: Api): void {
  api.on('GET /api/admin/species', async ({ context }) => ok({ items: await listSpecies(context) }))
  api.on('POST /api/admin/species', ({ context, user, body }) => createSpecies(context, user, body))
  api.on('PATCH /api/admin/species/:id', byId(editSpecies))
  api.on('DELETE /api/admin/species/:id', byId(removeSpecies))
}

export function careTextsApi(api: Api): void {
  api.on('GET /api/admin/care-texts', async ({ context }) => ok({ items: await listCareTexts(context) }))

  api.on('PATCH /api/admin/care-texts/:name', ({ context, user, params, body }) =>
    reviewCareText(context, user, params.name, body),
  )
}
