// GET /api/products, /api/products/:id (api.md, Public).
import { z } from 'zod'
import { product, productList, productQuery } from '#contract/catalog.ts'
import { idParam } from '#contract/primitives.ts'
import { ok, refuse } from '#platform/result.ts'
import { readCursor } from '#server/catalog/catalogue-cursor.ts'
import { listProducts } from '#server/catalog/catalogue-queries.ts'
import { findProduct } from '#server/catalog/product-queries.ts'
import { validationSentences } from '#text/validation.ts'
import type { Api } from './endpoint.ts'

export function productsApi(api: Api): void {
  api.on(
    'GET',
    '/api/products',
    {
      summary: 'Active products, a page at a time',
      access: 'public',
      keep: true,
      query: productQuery,
      answer: productList,
    },
    async ({ context, query }) => {
      if (query.cursor !== undefined && !readCursor(query.sort, query.cursor)) {
        return refuse({ code: 'invalid-request', errors: { cursor: [validationSentences.notValid] } })
      }
      if ((query.minPrice ?? 0) > (query.maxPrice ?? Number.POSITIVE_INFINITY)) {
        return refuse({ code: 'invalid-request', errors: { minPrice: [validationSentences.priceRange] } })
      }
      return ok(await listProducts(context, query))
    },
  )

  api.on(
    'GET',
    '/api/products/:id',
    {
      summary: 'One active product',
      access: 'public',
      keep: true,
      params: z.object({ id: idParam }),
      answer: product,
      refusals: ['not-found'],
    },
    async ({ context, params }) => {
      const found = await findProduct(context, params.id)
      return found ? ok(found) : refuse({ code: 'not-found' })
    },
  )
}
