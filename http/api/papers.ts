// Papers of animals behind signed links, and the page of an animal that was found (H-04, H-05).
import type { RefusalOf } from '#contract/refusals.ts'
import { type Result, refuse } from '#platform/result.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { openFoundAnimal, openFoundPicture } from '#server/animals/found-animal.ts'
import { changeFoundPage, openOwnCard, openOwnCarePlan } from '#server/animals/own-card.ts'
import { linkOwnPapers, linkShopPapers, openPaperPicture, openPapers } from '#server/animals/papers.ts'
import { writeToOwner } from '#server/animals/write-to-owner.ts'
import { byId } from './by-id.ts'
import { imageResponse } from './image-response.ts'
import type { Api } from './shop-api.ts'

export function papersApi(api: Api, { limits, papers }: Pick<Accounts, 'limits' | 'papers'>): void {
  /** Attempts at links are limited. */
  async function counted<Value, Refused>(
    address: string,
    opened: Result<Value, Refused>,
  ): Promise<Result<Value, Refused | RefusalOf<'too-many-requests'>>> {
    const wait = opened.ok ? null : await limits.take('link-address', address)
    return wait === null ? opened : refuse({ code: 'too-many-requests', retryAfterSeconds: wait })
  }

  api.on('POST /api/admin/passports/:id/papers', ({ context, user, params, body }) =>
    linkShopPapers(context, papers, user, { ...body, animalId: params.id }),
  )

  api.on('POST /api/animals/:id/papers', ({ context, user, params, body }) =>
    linkOwnPapers(context, papers, user, { ...body, animalId: params.id }),
  )

  api.on('POST /api/papers/open', async ({ c, context, body }) =>
    counted(c.get('clientAddress'), await openPapers(context, papers, body.token)),
  )

  api.on('POST /api/papers/picture', async ({ c, context, body }) =>
    imageResponse(await counted(c.get('clientAddress'), await openPaperPicture(context, papers, body))),
  )
}

/** H-05, H-09: card and care plan of the customer's own animal. */
function ownAnimalApi(api: Api): void {
  api.on('GET /api/animals/:id/card', byId(openOwnCard))
  api.on('PATCH /api/animals/:id/card', byId(changeFoundPage))
  api.on('GET /api/animals/:id/care', byId(openOwnCarePlan))
}

export function foundApi(api: Api, { limits }: Pick<Accounts, 'limits'>): void {
  ownAnimalApi(api)
  api.on('GET /api/found/:code', ({ c, context, params }) =>
    openFoundAnimal(context, limits, c.get('clientNetwork'), params.code),
  )

  api.on('GET /api/found/:code/picture', async ({ c, context, params }) =>
    imageResponse(await openFoundPicture(context, limits, c.get('clientNetwork'), params.code)),
  )

  api.on('POST /api/found/:code/messages', ({ c, context, params, body }) =>
    writeToOwner(context, limits, { ...body, code: params.code, network: c.get('clientNetwork') }),
  )
}
