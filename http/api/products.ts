// GET /api/products, /api/products/:id (api.md, Public).
import { sortFor } from '#domain/product.ts'
import { ok, refuse } from '#platform/result.ts'
import { readPosition } from '#server/catalog/catalogue-cursor.ts'
import { listProducts } from '#server/catalog/catalogue-queries.ts'
import { findProduct } from '#server/catalog/product-queries.ts'
import { validationSentences } from '#text/validation.ts'
import type { Api } from './shop-api.ts'

export function productsApi(api: Api): void {
  api.on('GET /api/products', async ({ context, query }) => {
    const sort = sortFor(query.search ?? '', query.sort)
    if (query.sort !== undefined && query.sort !== sort) {
      return refuse({ code: 'invalid-request', errors: { sort: [validationSentences.notValid] } })
    }
    if (query.cursor !== undefined && !readPosition(sort, query.cursor)) {
      return refuse({ code: 'invalid-request', errors: { cursor: [validationSentences.notValid] } })
    }
    if ((query.minPrice ?? 0) > (query.maxPrice ?? Number.POSITIVE_INFINITY)) {
      return refuse({ code: 'invalid-request', errors: { minPrice: [validationSentences.priceRange] } })
    }
    return ok(await listProducts(context, query))
  })

  api.on('GET /api/products/:id', async ({ context, params }) => {
    const found = await findProduct(context, params.id)
    return found ? ok(found) : refuse({ code: 'not-found' })
  })
}
