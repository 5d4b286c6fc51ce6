// Everything that the shop holds about one person, as a file for them (PDPL): streamed in pieces, so that many
// orders need no more memory than one.
import { type SQL, sql } from 'drizzle-orm'
import type { AccountData, DataOrder } from '#contract/account-data.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { Database } from '#platform/database/connect.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import { DATA_ABOUT } from '#text/accounts.ts'

const ORDERS_AT_ONCE = 50

const ENTRIES =
  sql.raw(`coalesce(json_agg(json_build_object('kind', e.kind, 'on', e.done_on, 'nextOn', e.next_on,
  'medicine', e.medicine, 'clinic', e.clinic, 'weight', e.weight, 'note', e.note) ORDER BY e.id), '[]')`)

/** Indented JSON in pieces. Everything but the orders is read before this resolves. */
export async function writeAccountData(
  { db, now }: Context,
  { limits }: Pick<Accounts, 'limits'>,
  customer: Customer,
): Promise<Result<AsyncGenerator<string>, RefusalOf<'too-many-requests' | 'unauthorized'>>> {
  const wait = await limits.take('account-data', customer.id)
  if (wait !== null) return refuse({ code: 'too-many-requests', retryAfterSeconds: wait })
  const found = await readPerson(db, customer.id)
  if (!found) return refuse({ code: 'unauthorized' })
  const head = { about: DATA_ABOUT, exportedAt: now().toISOString(), ...found }
  return ok(write(db, customer.id, head))
}

async function* write(db: Database, userId: string, head: Omit<AccountData, 'orders'>) {
  // The closing brace follows after the orders.
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "orders": [`
  let before = ABOVE_EVERY_ID
  for (let first = true; ; first = false) {
    const rows = await readOrders(db, userId, before)
    const texts = rows.map(({ content }) => `\n${JSON.stringify(content, null, 2).replace(/^/gm, '    ')}`)
    if (texts.length > 0) yield (first ? '' : ',') + texts.join(',')
    const last = rows.at(-1)
    if (!last || rows.length < ORDERS_AT_ONCE) break
    before = last.id
  }
  yield '\n  ]\n}\n'
}

const ABOVE_EVERY_ID = 2 ** 31

const iso = (moment: string) =>
  sql.raw(`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

type PersonalData = Omit<AccountData, 'about' | 'exportedAt' | 'orders'>

/** The query of each part, by its name in the file; `p` is the person. */
const PARTS: Record<keyof PersonalData, SQL> = {
  profile: sql`
    SELECT json_build_object('id', p.id, 'email', p.email, 'firstName', p.first_name, 'lastName', p.last_name,
      'phone', p.phone, 'address', p.address, 'latitude', p.latitude, 'longitude', p.longitude,
      'secondPhone', p.second_phone, 'receiverName', p.receiver_name, 'profileImageUrl', p.profile_image_url,
      'createdAt', ${iso('p.created_at')}, 'updatedAt', ${iso('p.updated_at')},
      'lastSignInAt', ${iso('p.last_sign_in_at')})`,
  waysToSignIn: sql`
    SELECT coalesce(json_agg(json_build_object('way', CASE WHEN c.password IS NULL THEN 'google' ELSE 'password' END,
      'since', ${iso('c.created_at')}) ORDER BY c.created_at), '[]')
    FROM credentials c WHERE c.user_id = p.id`,
  secondFactor: sql`
    SELECT json_build_object('since', ${iso('f.enabled_at')}, 'recoveryCodesLeft', (
      SELECT count(*) FROM recovery_codes r WHERE r.user_id = f.user_id AND r.used_at IS NULL))
    FROM second_factors f WHERE f.user_id = p.id`,
  sessions: sql`
    SELECT coalesce(json_agg(json_build_object('device', s.user_agent, 'ipAddress', s.ip_address,
      'startedAt', ${iso('s.created_at')}, 'lastUsedAt', ${iso('s.updated_at')}, 'endsAt', ${iso('s.expires_at')})
      ORDER BY s.created_at DESC), '[]')
    FROM sessions s WHERE s.user_id = p.id`,
  newsletter: sql`
    SELECT json_build_object('email', n.email, 'askedAt', ${iso('n.consented_at')}, 'askedOn', n.source,
      'confirmedAt', ${iso('n.confirmed_at')}, 'leftAt', ${iso('n.unsubscribed_at')},
      'refusedAt', ${iso('n.refused_at')}, 'received', (
        SELECT coalesce(json_agg(json_build_object('subject', i.subject, 'sentAt', ${iso('i.sent_at')}) ORDER BY i.id), '[]')
        FROM newsletter_deliveries d JOIN newsletter_issues i ON i.id = d.issue_id
        WHERE d.subscriber_id = n.id AND d.state IN ('sent', 'unsure')))
    FROM newsletter_subscribers n WHERE lower(n.email) = lower(p.email)`,
  cart: sql`
    SELECT coalesce(json_agg(json_build_object('nameArabic', product.name_arabic, 'quantity', i.quantity,
      'addedAt', ${iso('i.created_at')}) ORDER BY i.id), '[]')
    FROM carts JOIN cart_items i ON i.cart_id = carts.id JOIN products product ON product.id = i.product_id
    WHERE carts.user_id = p.id`,
  messages: sql`
    SELECT coalesce(json_agg(json_build_object('subject', m.subject, 'message', m.message, 'name', m.customer_name,
      'email', m.customer_email, 'phone', m.customer_phone, 'sentAt', ${iso('m.created_at')},
      'handledAt', ${iso('m.handled_at')}, 'answers', (
        SELECT coalesce(json_agg(json_build_object('message', a.body, 'sentAt', ${iso('a.created_at')})
          ORDER BY a.id), '[]')
        FROM support_answers a WHERE a.message_id = m.id)) ORDER BY m.id DESC), '[]')
    FROM support_messages m WHERE m.user_id = p.id`,
  wanted: sql`
    SELECT coalesce(json_agg(json_build_object('nameArabic', product.name_arabic, 'species', w.species,
      'breed', w.breed, 'gender', w.gender, 'age', w.age, 'maxPrice', w.max_price::text, 'regionId', w.region_id,
      'askedAt', ${iso('w.created_at')}, 'toldAt', ${iso('w.told_at')}) ORDER BY w.id), '[]')
    FROM wanted w LEFT JOIN products product ON product.id = w.product_id
    WHERE w.email = lower(p.email) AND w.confirmed_at IS NOT NULL AND w.ended_at IS NULL`,
  viewings: sql`
    SELECT coalesce(json_agg(json_build_object('nameArabic', v.product_name, 'startsAt', ${iso('v.starts_at')},
      'endsAt', ${iso('v.ends_at')}, 'state', v.state, 'phone', v.phone, 'bookedAt', ${iso('v.created_at')})
      ORDER BY v.id), '[]')
    FROM viewings v WHERE v.user_id = p.id`,
  holds: sql`
    SELECT coalesce(json_agg(json_build_object('nameArabic', product.name_arabic, 'quantity', h.quantity,
      'until', ${iso('h.until')}) ORDER BY h.id), '[]')
    FROM holds h JOIN products product ON product.id = h.product_id
    WHERE h.email = lower(p.email) AND h.ended_at IS NULL`,
  reviews: sql`
    SELECT coalesce(json_agg(json_build_object('nameArabic', i.product_name_arabic, 'stars', r.stars, 'body', r.body,
      'reply', r.reply, 'writtenAt', ${iso('r.created_at')}) ORDER BY r.id DESC), '[]')
    FROM reviews r JOIN order_items i ON i.id = r.order_item_id WHERE r.user_id = p.id`,
  animals: sql`
    SELECT coalesce(json_agg(json_build_object('name', a.name, 'ownName', a.own_name, 'microchip', a.microchip,
      'birthDate', a.birth_date, 'since', ${iso('a.owned_at')}, 'endedOn', a.ended_on, 'shows', a.found_shows,
      'isReminded', a.is_reminded, 'entries', (
        SELECT ${ENTRIES} FROM health_entries e WHERE e.animal_id = a.id AND e.author_id = p.id)) ORDER BY a.id), '[]')
    FROM animals a WHERE a.owner_id = p.id`,
  entriesOfPassedOn: sql`
    SELECT ${ENTRIES} FROM health_entries e JOIN animals a ON a.id = e.animal_id
    WHERE e.author_id = p.id AND a.owner_id IS DISTINCT FROM p.id`,
  files: sql`
    SELECT coalesce(json_agg(json_build_object('id', f.id, 'attachedTo', f.use, 'uploadedAt', ${iso('f.created_at')})
      ORDER BY f.created_at), '[]')
    FROM files f WHERE f.owner_id = p.id AND f.removed_at IS NULL`,
}

async function readPerson(db: Database, userId: string): Promise<PersonalData | undefined> {
  const parts = Object.entries(PARTS).map(([name, part]) => sql`${name}::text, (${part})`)
  const { rows } = await db.execute<{ person: PersonalData }>(sql`
   SELECT json_build_object(${sql.join(parts, sql`, `)}) AS person
   FROM profiles p WHERE p.id = ${userId} AND p.deactivated_at IS NULL`)
  return rows[0]?.person
}

async function readOrders(db: Database, userId: string, beforeId: number) {
  const { rows } = await db.execute<{ id: number; content: DataOrder }>(sql`
   SELECT o.id, json_build_object('orderNumber', o.order_number, 'status', o.status, 'paymentStatus', o.payment_status,
     'placedAt', ${iso('o.created_at')}, 'customerName', o.customer_name, 'customerPhone', o.customer_phone,
     'customerEmail', o.customer_email, 'address', o.shipping_address, 'latitude', o.latitude, 'longitude', o.longitude,
     'secondPhone', o.second_phone, 'receiverName', o.receiver_name, 'notes', o.customer_notes,
     'deliveryType', o.delivery_type, 'courier', o.courier, 'trackingNumber', o.tracking_number,
     'handedOverAt', ${iso('o.handed_over_at')}, 'totalAmount', o.total_amount::text,
     'discountAmount', o.discount_amount::text, 'voucher', o.voucher_code, 'deliveryFee', o.delivery_fee::text,
     'returnedAmount', o.returned_amount::text, 'finalAmount', o.final_amount::text,
     'transfer', json_build_object('senderName', o.payment_sender_name, 'reference', o.payment_reference,
       'reportedAt', ${iso('o.payment_reported_at')}),
     'payments', (
       SELECT coalesce(json_agg(json_build_object('kind', m.kind, 'method', m.method, 'amount', m.amount::text,
         'reference', m.reference, 'date', m.paid_on) ORDER BY m.id), '[]')
       FROM payments m WHERE m.order_id = o.id),
     'deliveries', (
       SELECT coalesce(json_agg(json_build_object('outcome', s.state, 'at', ${iso('s.happened_at')}, 'receiver', s.receiver,
         'signature', s.signature, 'reason', s.reason, 'note', s.note, 'photos', (
           SELECT count(*) FROM files f WHERE f.use = 'delivery' AND f.use_id = s.id AND f.removed_at IS NULL))
         ORDER BY s.id), '[]')
       FROM run_stops s WHERE s.order_id = o.id AND s.answered_at IS NOT NULL),
     'invoices', (
       SELECT coalesce(json_agg(json_build_object('number', v.series || '-' || v.year || '-' || lpad(v.number::text, 5, '0'),
         'issuedAt', ${iso('v.issued_at')}, 'content', v.content) ORDER BY v.id), '[]')
       FROM invoices v WHERE v.order_id = o.id),
     'returns', (
       SELECT coalesce(json_agg(json_build_object('reason', r.reason, 'words', r.words, 'state', r.state, 'note', r.note,
         'amount', r.amount::text, 'askedAt', ${iso('r.opened_at')}, 'decidedAt', ${iso('r.decided_at')}, 'items', (
           SELECT coalesce(json_agg(json_build_object('nameArabic', i.product_name_arabic, 'quantity', ri.quantity,
             'accepted', ri.accepted) ORDER BY i.id), '[]')
           FROM return_items ri JOIN order_items i ON i.id = ri.order_item_id WHERE ri.return_id = r.id)) ORDER BY r.id), '[]')
       FROM returns r WHERE r.order_id = o.id),
     'items', (
       SELECT coalesce(json_agg(json_build_object('name', i.product_name, 'nameArabic', i.product_name_arabic,
         'price', i.product_price::text, 'quantity', i.quantity, 'subtotal', i.subtotal::text) ORDER BY i.id), '[]')
       FROM order_items i WHERE i.order_id = o.id),
     'history', (
       SELECT coalesce(json_agg(json_build_object('event', h.event, 'from', h.from_value, 'to', h.to_value,
         'by', h.actor, 'at', ${iso('h.created_at')}) ORDER BY h.id), '[]')
       FROM order_history h WHERE h.order_id = o.id)
   ) AS content
   FROM orders o WHERE o.user_id = ${userId} AND o.id < ${beforeId}::bigint
   ORDER BY o.id DESC NULLS LAST LIMIT ${ORDERS_AT_ONCE}`)
  return rows
}
