// What the back office says about orders (A-ORD-*).

/** Beside the field. */
export const ORDER_CHANGE_ERRORS = {
  reason: 'اكتب السبب.',
  expiresAt: 'اختر موعداً بعد الآن، وخلال 30 يوماً.',
} as const

export const SALE_ERRORS = {
  customerAddress: 'اكتب العنوان الذي يصل إليه الطلب.',
  regionId: 'اختر المحافظة من القائمة.',
  items: 'أحد هذه المنتجات لم يعد موجوداً.',
} as const

/** What a sale over the counter says where an order by the site has an address and a course. */
export const COUNTER_SALE = { address: 'في المتجر', reason: 'بيع في المتجر' } as const
