// The form values of an order (W-05), and the changes to send.
import { type PlaceValues, placeRequestOf, placeValuesOf } from '#browser/place/place-values.ts'
import type { OrderEdit } from '#contract/admin/order-requests.ts'
import type { AdminOrder } from '#contract/admin/orders.ts'
import type { SaleFields, SaleLine } from './sale/use-sale.ts'

export type OrderFields = PlaceValues &
  Omit<SaleFields, 'channel' | 'isPaid'> & {
    landmark: string
    items: SaleLine[]
  }

export function fieldsOfOrder(order: AdminOrder): OrderFields {
  return {
    items: order.items.map((item) => ({
      quantity: item.quantity,
      product: {
        id: item.productId ?? 0,
        nameArabic: item.productNameArabic,
        price: item.productPrice,
        quantity: null,
        images: item.productImageUrl ? [{ url: item.productImageUrl, width: 800, height: 800, alt: '' }] : [],
      },
    })),
    customerName: order.customerName,
    customerPhone: order.customerPhone.replace(/^\+968/, ''),
    customerEmail: order.customerEmail ?? '',
    regionId: String(order.regionId),
    wilayat: order.wilayat ?? '',
    customerAddress: order.customerAddress,
    landmark: order.landmark ?? '',
    customerNotes: order.customerNotes ?? '',
    deliveryType: order.deliveryType,
    deliveryDay: order.deliveryDay ?? '',
    ...placeValuesOf(order),
  }
}

function requestOf({ items, regionId, ...fields }: OrderFields) {
  const { customerName, customerPhone, customerEmail, wilayat, customerAddress } = fields
  const { landmark, customerNotes, deliveryType } = fields
  return {
    items: items.map(({ product, quantity }) => ({ productId: product.id, quantity })),
    ...{ customerName: customerName.trim(), customerPhone: customerPhone.trim() },
    regionId: Number(regionId),
    ...{ wilayat, customerAddress: customerAddress.trim(), landmark: landmark.trim() },
    ...{ customerEmail: customerEmail.trim(), customerNotes: customerNotes.trim(), deliveryType },
    deliveryDay: fields.deliveryDay || undefined,
    ...placeRequestOf(fields),
  } satisfies OrderEdit
}

/** Only the changed fields, so that changes by others to other fields are kept. A place is sent as a whole. */
export function orderChanges(fields: OrderFields, before: OrderFields): OrderEdit {
  const [now, was] = [requestOf(fields), requestOf(before)]
  const differs = (name: keyof typeof now) => JSON.stringify(now[name]) !== JSON.stringify(was[name])
  const isMoved = differs('latitude') || differs('longitude')
  const isElsewhere = differs('regionId')
  const names = (Object.keys(now) as (keyof typeof now)[]).filter(
    (name) =>
      differs(name) ||
      (isMoved && (name === 'latitude' || name === 'longitude')) ||
      (isElsewhere && name === 'wilayat'),
  )
  return Object.fromEntries(names.map((name) => [name, now[name]]))
}
