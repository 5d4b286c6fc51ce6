// All items, for administrators: /api/admin/products (api.md, Admin; A-ITEM, A-ROLE-06).
import { muscatDay } from '#domain/calendar.ts'
import { adminOf } from '#http/api/require-user.ts'
import type { Api } from '#http/api/shop-api.ts'
import { csvResponse, csvStream } from '#http/csv.ts'
import { ok, refuse } from '#platform/result.ts'
import { isForeignCursor, listAllProducts, openProduct } from '#server/catalog/all-products-queries.ts'
import { changeProducts } from '#server/catalog/change-products.ts'
import { createProduct } from '#server/catalog/create-product.ts'
import { editProduct } from '#server/catalog/edit-product.ts'
import { exportProducts } from '#server/catalog/export-products.ts'
import { removeProduct } from '#server/catalog/remove-product.ts'
import {
  type FileItem,
  ITEM_FILE_HEADINGS,
  ITEM_TEMPLATE_ROWS,
  itemFileRow,
} from '#text/admin/product-file.ts'
import { validationSentences } from '#text/validation.ts'

export function adminProductsApi(api: Api): void {
  api.on('GET /api/admin/products', async ({ context, query }) =>
    isForeignCursor(query)
      ? refuse({ code: 'invalid-request', errors: { cursor: [validationSentences.notValid] } })
      : ok(await listAllProducts(context, query)),
  )

  api.on('GET /api/admin/products/export', async ({ context }) =>
    csvStream(
      `aleef-items-${muscatDay(context.now())}.csv`,
      ITEM_FILE_HEADINGS,
      inRows(exportProducts(context)),
    ),
  )

  api.on('GET /api/admin/products/template', () =>
    csvResponse('aleef-items-template.csv', ITEM_FILE_HEADINGS, ITEM_TEMPLATE_ROWS),
  )

  api.on('POST /api/admin/products', ({ c, context, body }) => createProduct(context, adminOf(c), body))

  api.on('PATCH /api/admin/products', ({ c, context, body }) => changeProducts(context, adminOf(c), body))

  api.on('GET /api/admin/products/:id', async ({ context, params }) => {
    const found = await openProduct(context, params.id)
    return found ? ok(found) : refuse({ code: 'not-found' })
  })

  api.on('PATCH /api/admin/products/:id', ({ c, context, params, body }) =>
    editProduct(context, adminOf(c), params.id, body),
  )

  api.on('DELETE /api/admin/products/:id', ({ c, context, params }) =>
    removeProduct(context, adminOf(c), params.id),
  )
}

async function* inRows(batches: AsyncIterable<FileItem[]>) {
  for await (const batch of batches) yield batch.map(itemFileRow)
}
