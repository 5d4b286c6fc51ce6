// Every reference between tables, as one query that finds the rows whose counterpart is missing.

/** table.column → table: the columns that name the row of another table. */
const REFERENCES = [
  ['products.category_id', 'categories'],
  ['product_regions.product_id', 'products'],
  ['product_regions.region_id', 'regions'],
  ['carts.user_id', 'profiles'],
  ['cart_items.cart_id', 'carts'],
  ['cart_items.product_id', 'products'],
  ['orders.user_id', 'profiles'],
  ['orders.entered_by', 'profiles'],
  ['orders.cart_id', 'carts'],
  ['orders.governorate_id', 'regions'],
  ['order_items.order_id', 'orders'],
  ['order_items.product_id', 'products'],
  ['order_requests.order_id', 'orders'],
  ['order_requests.user_id', 'profiles'],
  ['order_history.order_id', 'orders'],
  ['invoices.order_id', 'orders'],
  ['invoices.invoice_id', 'invoices'],
  ['payments.order_id', 'orders'],
  ['voucher_uses.order_id', 'orders'],
  ['voucher_uses.voucher_id', 'vouchers'],
  ['price_history.product_id', 'products'],
  ['payments.reverses_id', 'payments'],
  ['payments.recorded_by', 'profiles'],
  ['drawer_closes.last_payment_id', 'payments'],
  ['drawer_closes.closed_by', 'profiles'],
  ['statements.brought_by', 'profiles'],
  ['statement_entries.statement_id', 'statements'],
  ['statement_entries.line_id', 'statement_lines'],
  ['statement_payments.line_id', 'statement_lines'],
  ['statement_payments.payment_id', 'payments'],
  ['stock_movements.product_id', 'products'],
  ['stock_movements.order_id', 'orders'],
  ['holds.product_id', 'products'],
  ['holds.created_by', 'profiles'],
  ['wanted.product_id', 'products'],
  ['wanted.told_product_id', 'products'],
  ['wanted.region_id', 'regions'],
  ['wanted_links.wanted_id', 'wanted'],
  ['files.owner_id', 'profiles'],
  ['reviews.user_id', 'profiles'],
  ['reviews.order_item_id', 'order_items'],
  ['reviews.product_id', 'products'],
  ['support_answers.message_id', 'support_messages'],
  ['sessions.user_id', 'profiles'],
  ['credentials.user_id', 'profiles'],
] as const

export const LOOSE_ENDS = REFERENCES.map(([from, target]) => {
  const [table, column] = from.split('.')
  return `SELECT '${table} → ${target}' AS id, 'no ' || ${column} || ' in ${target}' AS found
    FROM ${table} t WHERE ${column} IS NOT NULL AND NOT EXISTS (SELECT FROM ${target} WHERE id = t.${column})`
}).join('\nUNION ALL\n')
