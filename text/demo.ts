// What a shop that only shows how it could look says of itself: on every page, invoice and mail of an order (L-03).

export const DEMO_NOTICE = 'متجر تجريبي: لا تحوّل أي مبلغ'
export const DEMO_LABEL = 'تنبيه'
