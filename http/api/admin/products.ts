// All items, for administrators: /api/admin/products (api.md, Admin; A-ITEM, A-ROLE-06).
import { muscatDay } from '#domain/muscat-time.ts'
import { byId } from '#http/api/by-id.ts'
import type { Api } from '#http/api/shop-api.ts'
import { csvResponse, csvStream } from '#http/csv.ts'
import { ok, refuse, refuseField } from '#platform/result.ts'
import { type Customer, withPermission } from '#server/access/current-user.ts'
import { isForeignCursor, listAllProducts, openProduct } from '#server/catalog/items/all-products-queries.ts'
import { withoutCost } from '#server/catalog/items/all-products-rows.ts'
import { changeProducts } from '#server/catalog/items/change-products.ts'
import { createProduct } from '#server/catalog/items/create-product.ts'
import { editProduct } from '#server/catalog/items/edit-product.ts'
import { exportProducts } from '#server/catalog/items/export-products.ts'
import { removeProduct } from '#server/catalog/items/remove-product.ts'
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
  api.on('GET /api/admin/products', async ({ context, user, query }) => {
    if (isForeignCursor(query)) return refuseField('cursor', validationSentences.notValid)
    const list = await listAllProducts(context, query)
    return ok(knowsCosts(user) ? list : { ...list, items: list.items.map(withoutCost) })
  })

  api.on('GET /api/admin/products/export', async ({ context, user }) => {
    const columns = FILE_COLUMNS.filter((column) => column !== 'costPrice' || knowsCosts(user))
    const fileName = `items-${muscatDay(context.now())}.csv`
    const items = await exportProducts(context, user, fileName)
    const headings = columns.map((column) => FILE_HEADINGS[column])
    return csvStream(fileName, headings, inRows(items, columns))
  })

  api.on('GET /api/admin/products/template', () =>
    csvResponse('items-template.csv', ITEM_FILE_HEADINGS, ITEM_TEMPLATE_ROWS),
  )

  api.on('POST /api/admin/products', ({ context, user, body }) => createProduct(context, user, body))
  api.on('PATCH /api/admin/products', ({ context, user, body }) => changeProducts(context, user, body))

  api.on('GET /api/admin/products/:id', async ({ context, user, params }) => {
    const found = await openProduct(context, params.id)
    return found ? ok(knowsCosts(user) ? found : withoutCost(found)) : refuse({ code: 'not-found' })
  })

  api.on('PATCH /api/admin/products/:id', byId(editProduct))
  api.on('DELETE /api/admin/products/:id', byId(removeProduct))
}

function knowsCosts(customer: Customer): boolean {
  return withPermission(customer, 'costs:read') !== null
}

async function* inRows(batches: AsyncIterable<FileItem[]>, columns: readonly FileColumn[]) {
  for await (const batch of batches)
    yield batch.map((item) => columns.map((column) => fileCell(item, column)))
}
