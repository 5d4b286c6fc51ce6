// The accounts of the shop as administrators look after them (A-USR-01, A-PLAT-03): newest first, by key.
import type { ListedUser, UserDetail, UserList, UserQuery, UserRole } from '#contract/admin/users.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { searchTerms } from '#domain/search-terms.ts'
import type { Database } from '#platform/database/connect.ts'
import { countOf, searchList } from '#platform/database/search-list.ts'
import { statement } from '#platform/database/statement.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Context } from '#server/context.ts'
import { readListCounts } from '#server/insights/list-counts.ts'

type Reading = Pick<Context, 'db' | 'now'>

/** `total` and the counts are those of what was looked for. */
export async function listUsers(
  { db, now }: Reading,
  { role, search, limit, cursor }: UserQuery,
): Promise<Result<UserList, RefusalOf<'invalid-request'>>> {
  const before = cursor === undefined ? FIRST_PAGE : readCursor(cursor)
  if (!before) return refuse({ code: 'invalid-request', errors: { cursor: ['قيمة غير صحيحة.'] } })
  const patterns = searchTerms(search ?? '').map((term) => `%${term}%`)
  const page = { role, before, limit: limit + 1, now: now() }
  const [count, rows] =
    patterns.length > 0
      ? await searchUsers(db, patterns, page)
      : await Promise.all([countAll(db), selectPage(db, page)])
  const [customer, admin] = [count('customer'), count('admin')]
  const counts = { all: customer + admin, customer, admin, ended: count('ended') }
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return ok({
    items: items.map(toListed),
    nextCursor: rows.length > limit && last ? `${last.createdAt.toISOString()}_${last.id}` : null,
    total: counts[role],
    counts,
  })
}

/** Also of an account that has ended: its orders still point to it. */
export async function findUser(
  { db, now }: Reading,
  id: string,
): Promise<Result<UserDetail, RefusalOf<'not-found'>>> {
  const [[row], orders] = await Promise.all([selectOne(db, now(), id), selectLatestOrders(db, id)])
  if (!row) return refuse({ code: 'not-found' })
  const { address, ...user } = row
  return ok({
    ...toListed(user),
    address,
    latestOrders: orders.map((order) => ({ ...order, createdAt: order.createdAt.toISOString() })),
  })
}

type Moments = 'createdAt' | 'lastSignInAt' | 'deactivatedAt' | 'invitedUntil'
type UserRow = Omit<ListedUser, Moments> & {
  createdAt: Date
  lastSignInAt: Date | null
  deactivatedAt: Date | null
  invitedUntil: Date | null
}

const toListed = ({ createdAt, lastSignInAt, deactivatedAt, invitedUntil, ...row }: UserRow): ListedUser => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastSignInAt: lastSignInAt?.toISOString() ?? null,
  deactivatedAt: deactivatedAt?.toISOString() ?? null,
  invitedUntil: invitedUntil?.toISOString() ?? null,
})

const FIRST_PAGE = { at: new Date('9999-12-31T00:00:00.000Z'), id: '' }

function readCursor(cursor: string): { at: Date; id: string } | null {
  const [, time = '', id = ''] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(.{1,100})$/.exec(cursor) ?? []
  const at = new Date(time)
  return Number.isNaN(at.getTime()) ? null : { at, id }
}

const ROLES: Record<UserRole, string> = {
  all: 'deactivated_at IS NULL',
  customer: 'deactivated_at IS NULL AND NOT is_admin',
  admin: 'deactivated_at IS NULL AND is_admin',
  ended: 'deactivated_at IS NOT NULL',
}

/** Of `profiles p`; $1 is now. */
const COLUMNS = `p.id, p.email, p.email_verified AS "emailVerified", p.first_name AS "firstName",
  p.last_name AS "lastName", p.phone, p.is_admin AS "isAdmin", p.is_owner AS "isOwner", p.created_at AS "createdAt",
  p.last_sign_in_at AS "lastSignInAt", p.deactivated_at AS "deactivatedAt",
  (SELECT i.expires_at FROM admin_invitations i WHERE i.user_id = p.id AND i.expires_at > $1) AS "invitedUntil",
  bought."ordersCount", bought.spent`

const BOUGHT = `CROSS JOIN LATERAL (
    SELECT count(*)::int AS "ordersCount",
      coalesce(sum(o.final_amount) FILTER (WHERE o.status = 'delivered'), 0)::numeric(15,3)::text AS spent
    FROM orders o WHERE o.user_id = p.id AND o.deleted_at IS NULL
  ) bought`

type Page = { role: UserRole; before: { at: Date; id: string }; limit: number; now: Date }
type Count = (role: Role) => number
type Role = Exclude<UserRole, 'all'>

/** A text for each role, so that each is planned for the index that serves it; what somebody ordered is only added up for the page. */
async function selectPage(db: Database, { role, before, limit, now }: Page): Promise<UserRow[]> {
  const { rows } = await db.$client.query<UserRow>({
    text: `WITH page AS MATERIALIZED (
        SELECT id FROM profiles WHERE ${ROLES[role]} AND (created_at, id) < ($2::timestamptz, $3::text)
        ORDER BY created_at DESC NULLS LAST, id DESC NULLS LAST LIMIT $4
      )
      SELECT ${COLUMNS} FROM profiles p JOIN page USING (id) ${BOUGHT}
      ORDER BY p.created_at DESC, p.id DESC`,
    values: [now, before.at, before.id, limit],
  })
  return rows
}

async function countAll(db: Database): Promise<Count> {
  const count = await readListCounts(db, 'profiles')
  return (role) => count({ role })
}

async function searchUsers(
  db: Database,
  patterns: readonly string[],
  { role, before, limit, now }: Page,
): Promise<[Count, UserRow[]]> {
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const { ids, kinds } = await searchList<string, { role: Role }>(db, {
    table: 'profiles',
    where: patterns.map((pattern) => `search_key LIKE ${given(pattern)}`),
    values: [...values],
    keys: ['created_at', 'deactivated_at', 'is_admin'],
    kinds: {
      role: `CASE WHEN deactivated_at IS NOT NULL THEN 'ended' WHEN is_admin THEN 'admin' ELSE 'customer' END`,
    },
    page: {
      where: [
        ROLES[role],
        `(created_at, id) < (${given(before.at)}::timestamptz, ${given(before.id)}::text)`,
      ],
      values,
      order: 'created_at DESC NULLS LAST, id DESC NULLS LAST',
      limit,
    },
  })
  return [(wanted) => countOf(kinds, (kind) => kind.role === wanted), await selectThese(db, now, ids)]
}

const selectThese = statement<[now: Date, ids: readonly string[]], UserRow>(
  'these_users_of_shop',
  `SELECT ${COLUMNS} FROM profiles p ${BOUGHT} WHERE p.id = ANY ($2::text[]) ORDER BY p.created_at DESC, p.id DESC`,
)

const selectOne = statement<[now: Date, id: string], UserRow & { address: string }>(
  'user_of_shop',
  `SELECT ${COLUMNS}, p.address FROM profiles p ${BOUGHT} WHERE p.id = $2`,
)

type LatestRow = Omit<UserDetail['latestOrders'][number], 'createdAt'> & { createdAt: Date }

const selectLatestOrders = statement<[id: string], LatestRow>(
  'latest_orders_of_user',
  `SELECT id, order_number AS "orderNumber", status, payment_status AS "paymentStatus",
     final_amount AS "finalAmount", created_at AS "createdAt"
   FROM orders WHERE user_id = $1 AND deleted_at IS NULL ORDER BY id DESC NULLS LAST LIMIT 5`,
)
