// All items, for administrators: /api/admin/products (api.md, Admin; A-ITEM, A-ROLE-06).
import type { Context as RequestContext } from 'hono'
import { muscatDay } from '#domain/calendar.ts'
import { callerWith, customerOf } from '#http/api/require-user.ts'
import type { Api } from '#http/api/shop-api.ts'
import { csvResponse, csvStream } from '#http/csv.ts'
import type { ShopEnv } from '#http/shop-env.ts'
import { ok, refuse } from '#platform/result.ts'
import { withPermission } from '#server/accounts/current-user.ts'
import { isForeignCursor, listAllProducts, openProduct } from '#server/catalog/all-products-queries.ts'
import { withoutCost } from '#server/catalog/all-products-rows.ts'
import { changeProducts } from '#server/catalog/change-products.ts'
import { createProduct } from '#server/catalog/create-product.ts'
import { editProduct } from '#server/catalog/edit-product.ts'
import { exportProducts } from '#server/catalog/export-products.ts'
import { removeProduct } from '#server/catalog/remove-product.ts'
import {
  FILE_COLUMNS,
  FILE_HEADINGS,
  type FileColumn,
  type FileItem,
  fileCell,
  ITEM_FILE_HEADINGS,
  ITEM_TEMPLATE_ROWS,
} from '#text/admin/product-file.ts'
import { validationSentences } from '#text/validation.ts'

export function adminProductsApi(api: Api): void {
  api.on('GET /api/admin/products', async ({ c, context, query }) => {
    if (isForeignCursor(query))
      return refuse({ code: 'invalid-request', errors: { cursor: [validationSentences.notValid] } })
    const list = await listAllProducts(context, query)
    return ok(knowsCosts(c) ? list : { ...list, items: list.items.map(withoutCost) })
  })

  api.on('GET /api/admin/products/export', async ({ c, context }) => {
    const columns = FILE_COLUMNS.filter((column) => column !== 'costPrice' || knowsCosts(c))
    const fileName = `aleef-items-${muscatDay(context.now())}.csv`
    const items = await exportProducts(context, callerWith(c, 'products:read'), fileName)
    return csvStream(
      fileName,
      columns.map((column) => FILE_HEADINGS[column]),
      inRows(items, columns),
    )
  })

  api.on('GET /api/admin/products/template', () =>
    csvResponse('aleef-items-template.csv', ITEM_FILE_HEADINGS, ITEM_TEMPLATE_ROWS),
  )

  api.on('POST /api/admin/products', ({ c, context, body }) =>
    createProduct(context, callerWith(c, 'products:write'), body),
  )

  api.on('PATCH /api/admin/products', ({ c, context, body }) =>
    changeProducts(context, callerWith(c, 'products:write'), body),
  )

  api.on('GET /api/admin/products/:id', async ({ c, context, params }) => {
    const found = await openProduct(context, params.id)
    return found ? ok(knowsCosts(c) ? found : withoutCost(found)) : refuse({ code: 'not-found' })
  })

  api.on('PATCH /api/admin/products/:id', ({ c, context, params, body }) =>
    editProduct(context, callerWith(c, 'products:write'), params.id, body),
  )

  api.on('DELETE /api/admin/products/:id', ({ c, context, params }) =>
    removeProduct(context, callerWith(c, 'products:write'), params.id),
  )
}

function knowsCosts(c: RequestContext<ShopEnv>): boolean {
  return withPermission(customerOf(c), 'costs:read') !== null
}

async function* inRows(batches: AsyncIterable<FileItem[]>, columns: readonly FileColumn[]) {
  for await (const batch of batches)
    yield batch.map((item) => columns.map((column) => fileCell(item, column)))
}
