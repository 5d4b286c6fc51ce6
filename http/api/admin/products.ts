// All items, for administrators: /api/admin/products (api.md, Admin; A-ITEM, A-ROLE-06).
import { z } from 'zod'
import {
  adminProduct,
  adminProductList,
  adminProductQuery,
  changedProducts,
  changeProductsRequest,
  createProductRequest,
  editProductRequest,
  openedProduct,
  productRemoval,
} from '#contract/admin/products.ts'
import { idParam } from '#contract/primitives.ts'
import { muscatDay } from '#domain/calendar.ts'
import type { Api } from '#http/api/endpoint.ts'
import { adminOf } from '#http/api/require-user.ts'
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

const params = z.object({ id: idParam })

export function adminProductsApi(api: Api): void {
  api.on(
    'GET',
    '/api/admin/products',
    {
      summary: 'All items, shown or not, the newest first, with the counters',
      access: 'admin',
      query: adminProductQuery,
      answer: adminProductList,
    },
    async ({ context, query }) =>
      isForeignCursor(query)
        ? refuse({ code: 'invalid-request', errors: { cursor: [validationSentences.notValid] } })
        : ok(await listAllProducts(context, query)),
  )

  api.on(
    'GET',
    '/api/admin/products/export',
    { summary: 'All items that are not archived, every field, as CSV', access: 'admin' },
    async ({ context }) =>
      csvStream(
        `aleef-items-${muscatDay(context.now())}.csv`,
        ITEM_FILE_HEADINGS,
        inRows(exportProducts(context)),
      ),
  )

  api.on(
    'GET',
    '/api/admin/products/template',
    {
      summary: 'An empty file for new items, with a row that explains and a row that shows',
      access: 'admin',
    },
    () => csvResponse('aleef-items-template.csv', ITEM_FILE_HEADINGS, ITEM_TEMPLATE_ROWS),
  )

  api.on(
    'POST',
    '/api/admin/products',
    {
      summary: 'Add an item with its governorates and its first stock',
      access: 'admin',
      body: createProductRequest,
      answer: adminProduct,
      status: [201],
    },
    ({ c, context, body }) => createProduct(context, adminOf(c), body),
  )

  api.on(
    'PATCH',
    '/api/admin/products',
    {
      summary: 'One change of many items, each judged for itself',
      access: 'admin',
      body: changeProductsRequest,
      answer: changedProducts,
    },
    ({ c, context, body }) => changeProducts(context, adminOf(c), body),
  )

  api.on(
    'GET',
    '/api/admin/products/:id',
    {
      summary: 'One item as its form needs it',
      access: 'admin',
      params,
      answer: openedProduct,
      refusals: ['not-found'],
    },
    async ({ context, params }) => {
      const found = await openProduct(context, params.id)
      return found ? ok(found) : refuse({ code: 'not-found' })
    },
  )

  api.on(
    'PATCH',
    '/api/admin/products/:id',
    {
      summary: 'Change an item; a quantity by the difference to what was read',
      access: 'admin',
      params,
      body: editProductRequest,
      answer: adminProduct,
      refusals: ['not-found', 'changed-meanwhile'],
    },
    ({ c, context, params, body }) => editProduct(context, adminOf(c), params.id, body),
  )

  api.on(
    'DELETE',
    '/api/admin/products/:id',
    {
      summary: 'Delete an item, or archive it where orders name it',
      access: 'admin',
      params,
      answer: productRemoval,
      refusals: ['not-found'],
    },
    ({ c, context, params }) => removeProduct(context, adminOf(c), params.id),
  )
}

async function* inRows(batches: AsyncIterable<FileItem[]>) {
  for await (const batch of batches) yield batch.map(itemFileRow)
}
