// What the shop changed about an order, before and after (W-05): for the mail to its customer, and for the shop itself.
import type { Order } from '#contract/orders.ts'
import type { PromisedDay } from '#domain/orders/delivery-day.ts'
import type { OrderDraft } from '#domain/orders/draft-order.ts'
import type { EditedFact } from '#domain/orders/order-change.ts'
import { formatPlace, placeOf } from '#domain/place.ts'
import { formatNumber } from './format-number.ts'
import { formatPhone } from './format-phone.ts'
import { formatPrice } from './format-price.ts'
import { DELIVERY_TYPE_LABELS, LANDMARK_LABEL } from './orders.ts'
import { placeText } from './place.ts'
import { DELIVERY_DAY_LABEL, promisedDayText } from './travel.ts'

type EditedItem = { productId: number | null; productNameArabic: string; quantity: number }

/** What of an order can be edited. */
export type EditableFacts = Pick<
  Order,
  'customerName' | 'customerPhone' | 'customerEmail' | 'customerAddress'
> &
  Pick<Order, 'landmark' | 'customerNotes' | 'latitude' | 'longitude' | 'secondPhone' | 'receiverName'> &
  Pick<OrderDraft, 'deliveryType' | 'deliveryFee' | 'discountAmount' | 'finalAmount'> &
  PromisedDay & { deliveryLocation: string; items: readonly EditedItem[] }

/** Only what differs; null where there was nothing, or is nothing any more. */
export function editedFacts(before: EditableFacts, after: EditableFacts): EditedFact[] {
  const facts = [
    ...editedItems(before.items, after.items),
    ...NAMES.map(([label, say]) => ({ label, from: say(before), to: say(after) })),
  ]
  return facts.filter(({ from, to }) => from !== to)
}

const phone = (number: string | null) => (number ? formatPhone(number) : null)

const NAMES: readonly (readonly [label: string, say: (order: EditableFacts) => string | null])[] = [
  ['الاسم', (order) => order.customerName],
  ['رقم الهاتف', (order) => phone(order.customerPhone)],
  ['البريد الإلكتروني', (order) => order.customerEmail],
  ['المنطقة', (order) => order.deliveryLocation],
  ['العنوان', (order) => order.customerAddress],
  [LANDMARK_LABEL, (order) => order.landmark],
  [
    placeText.onMap,
    (order) => {
      const place = placeOf(order)
      return place && formatPlace(place)
    },
  ],
  [placeText.receiver, (order) => order.receiverName],
  [placeText.secondPhone, (order) => phone(order.secondPhone)],
  ['الملاحظات', (order) => order.customerNotes],
  ['طريقة التوصيل', (order) => DELIVERY_TYPE_LABELS[order.deliveryType]],
  [
    DELIVERY_DAY_LABEL,
    ({ deliveryDay, deliveryHeat }) => deliveryDay && promisedDayText(deliveryDay, deliveryHeat),
  ],
  ['رسوم التوصيل', (order) => formatPrice(order.deliveryFee)],
  ['الخصم', ({ discountAmount }) => (discountAmount > 0 ? formatPrice(discountAmount) : null)],
  ['الإجمالي', (order) => formatPrice(order.finalAmount)],
]

function editedItems(before: readonly EditedItem[], after: readonly EditedItem[]): EditedFact[] {
  const all = new Map([...before, ...after].map((item) => [item.productId, item.productNameArabic]))
  const count = (items: readonly EditedItem[], productId: number | null) => {
    const item = items.find((one) => one.productId === productId)
    return item ? formatNumber(item.quantity) : null
  }
  return [...all].map(([productId, label]) => ({
    label,
    from: count(before, productId),
    to: count(after, productId),
  }))
}
