// GET /api/products, /api/products/:id (api.md, Public).
import { type Baisa, MAX_BAISA, ZERO } from '#domain/money.ts'
import { sortFor } from '#domain/product.ts'
import { ok, orNotFound, refuse, refuseField } from '#platform/result.ts'
import { listProducts } from '#server/catalog/browse/catalogue-queries.ts'
import { findFacets } from '#server/catalog/browse/facets.ts'
import { findProduct } from '#server/catalog/browse/product-queries.ts'
import { readPosition } from '#server/catalog/listing/catalogue-cursor.ts'
import { validationSentences } from '#text/validation.ts'
import type { Api } from './shop-api.ts'

export function productsApi(api: Api): void {
  api.on('GET /api/products', async ({ context, query }) => {
    const sort = sortFor(query.search ?? '', query.sort)
    if (query.sort !== undefined && query.sort !== sort) {
      return refuseField('sort', validationSentences.notValid)
    }
    if (query.cursor !== undefined && !readPosition(sort, query.cursor)) {
      return refuseField('cursor', validationSentences.notValid)
    }
    return isCrossed(query) ? refuse(crossed()) : ok(await listProducts(context, query))
  })

  // Before `/:id`, which would match this path too.
  api.on('GET /api/products/facets', async ({ context, query }) =>
    isCrossed(query) ? refuse(crossed()) : ok(await findFacets(context, query)),
  )

  api.on('GET /api/products/:id', async ({ context, params }) =>
    orNotFound(await findProduct(context, params.id)),
  )
}

function crossed() {
  return { code: 'invalid-request' as const, errors: { minPrice: [validationSentences.priceRange] } }
}

function isCrossed({
  minPrice = ZERO,
  maxPrice = MAX_BAISA,
}: {
  minPrice?: Baisa
  maxPrice?: Baisa
}): boolean {
  return minPrice > maxPrice
}
