// The orders of the shop and its transfer desk (api.md, Admin; A-ORD-*, X-11, X-18, X-19).
import type { AdminOrder } from '#contract/admin/orders.ts'
import { idempotencyKey } from '#contract/orders.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { MAX_BULK_ORDERS, MAX_SELECTED_ORDERS } from '#domain/orders/order-list.ts'
import { byId } from '#http/api/by-id.ts'
import type { Api } from '#http/api/shop-api.ts'
import { csvStream } from '#http/csv.ts'
import { respond } from '#platform/api/create-api.ts'
import { ok, refuse } from '#platform/result.ts'
import { changeOrders } from '#server/orders/changes/change-each-order.ts'
import { changeOrder } from '#server/orders/changes/change-order.ts'
import { removeOrder } from '#server/orders/changes/remove-order.ts'
import { listCouriers } from '#server/orders/changes/shipment.ts'
import { undoSteps } from '#server/orders/changes/undo-steps.ts'
import { createOrderLink, revokeOrderLink } from '#server/orders/checkout/order-links.ts'
import { enterSale } from '#server/orders/counter/enter-sale.ts'
import {
  findOrderOfShop,
  listOrdersOfShop,
  selectOrderIds,
} from '#server/orders/queries/admin-order-queries.ts'
import { exportOrders } from '#server/orders/queries/export-orders.ts'
import { readSheets } from '#server/orders/queries/sheet-queries.ts'
import { listTransfers } from '#server/orders/queries/transfer-queries.ts'
import { countOrderViews } from '#server/orders/views/order-view-queries.ts'
import { removeOrderView } from '#server/orders/views/remove-order-view.ts'
import { saveOrderView } from '#server/orders/views/save-order-view.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { findOrderDays } from '#server/travel/travel-queries.ts'
import { LINE_FILE_HEADINGS, lineRows, ORDER_FILE_HEADINGS, orderRow } from '#text/admin/order-file.ts'

/** The list: its filters, saved views and files, and changes of many orders at once. */
export function adminOrderListApi(api: Api): void {
  api.on('GET /api/admin/orders', ({ context, query }) => listOrdersOfShop(context, query))

  api.on('GET /api/admin/orders/export', async ({ context, user, query: { of, ids, ...filter } }) => {
    const fileName = `${of}-${muscatDay(context.now())}.csv`
    const found = await exportOrders(context, user, { fileName, filter, ids })
    const hasVat = (await readSettings(context)).vatNumber !== null
    const rowsOf = (order: AdminOrder) =>
      of === 'orders' ? [orderRow(order, hasVat)] : lineRows(order, hasVat)
    return csvStream(
      fileName,
      of === 'orders' ? ORDER_FILE_HEADINGS : LINE_FILE_HEADINGS,
      inRows(found, rowsOf),
    )
  })

  api.on('GET /api/admin/orders/sheets', async ({ context, query }) =>
    ok(await readSheets(context, query.ids)),
  )

  api.on('GET /api/admin/orders/ids', async ({ context, query }) =>
    ok({ ids: await selectOrderIds(context, query, MAX_SELECTED_ORDERS) }),
  )

  api.on('POST /api/admin/orders/bulk', async ({ context, user, body: { ids, filter, ...change } }) => {
    const chosen = ids ?? (await selectOrderIds(context, filter ?? {}, MAX_BULK_ORDERS))
    return ok({ items: await changeOrders(context, user, chosen, change) })
  })

  api.on('POST /api/admin/orders/undo', async ({ context, user, body }) =>
    ok({ items: await undoSteps(context, user, body.ids) }),
  )

  api.on('GET /api/admin/orders/views', async ({ context }) => ok(await countOrderViews(context)))
  api.on('POST /api/admin/orders/views', ({ context, user, body }) => saveOrderView(context, user, body))
  api.on('DELETE /api/admin/orders/views/:id', byId(removeOrderView))
}

export function adminOrdersApi(api: Api): void {
  api.on('GET /api/admin/orders/:id/delivery-days', ({ context, params }) =>
    findOrderDays(context, params.id),
  )

  api.on('POST /api/admin/orders', async ({ context, user, headers, body }) => {
    const key = idempotencyKey.optional().safeParse(headers['idempotency-key'])
    if (!key.success) return refuse({ code: 'missing-idempotency-key' })
    const result = await enterSale(context, user, { key: key.data ?? null, request: body })
    if (!result.ok) return result
    return respond(result.value.order, result.value.entered ? 201 : 200)
  })

  api.on('GET /api/admin/orders/:id', ({ context, params }) => findOrderOfShop(context, params.id))
  api.on('PATCH /api/admin/orders/:id', byId(changeOrder))

  api.on('DELETE /api/admin/orders/:id', ({ context, user, params, query }) =>
    removeOrder(context, user, params.id, query.updatedAt),
  )

  api.on('POST /api/admin/orders/:id/link', byId(createOrderLink))
  api.on('DELETE /api/admin/orders/:id/link', byId(revokeOrderLink))
  api.on('GET /api/admin/couriers', async ({ context }) => ok({ items: await listCouriers(context) }))
  api.on('GET /api/admin/transfers', ({ context, query }) => listTransfers(context, query))
}

async function* inRows<Row>(batches: AsyncIterable<AdminOrder[]>, rowsOf: (order: AdminOrder) => Row[]) {
  for await (const batch of batches) yield batch.flatMap(rowsOf)
}
