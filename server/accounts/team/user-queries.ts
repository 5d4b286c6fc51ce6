// The accounts of the shop, for administrators (A-USR-01, A-PLAT-03): newest first, by key.
import { and, eq, gt, inArray, isNotNull, isNull, like, not, type SQL, sql } from 'drizzle-orm'
import type { ListedUser, UserDetail, UserList, UserQuery, UserRole } from '#contract/admin/users.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { toRials } from '#domain/money.ts'
import { roleOf } from '#domain/permissions.ts'
import { searchTerms } from '#domain/search/search-terms.ts'
import { countOf, type ListOrder, orderBy } from '#platform/database/list-page.ts'
import { isoTimes } from '#platform/iso-times.ts'
import { pick } from '#platform/pick.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { hasSecondFactor } from '#server/access/second-factor-queries.ts'
import type { Reader } from '#server/context.ts'
import { readListPage } from '#server/database/list-page.ts'
import { adminInvitations, hasRole, profiles } from '#server/database/tables/accounts.ts'
import { orders } from '#server/database/tables/orders.ts'

/** `total` and the counts are those of the search. */
export async function listUsers(
  context: Reader,
  { role, search, limit, cursor }: UserQuery,
): Promise<Result<UserList, RefusalOf<'invalid-request'>>> {
  const page = await readListPage<string, { role: ListedRole }>(context.db, {
    table: profiles,
    where: isNamed(search ?? ''),
    kinds: {
      role: sql`CASE WHEN ${ROLES.ended} THEN 'ended' WHEN ${profiles.isAdmin} THEN 'admin'
        WHEN ${hasRole} THEN 'limited' ELSE 'customer' END`,
    },
    filter: ROLES[role],
    order: NEWEST,
    cursor,
    limit,
  })
  if (!page.ok) return page
  const { ids, nextCursor, kinds } = page.value
  const count = (wanted: ListedRole) => countOf(kinds, (kind) => kind.role === wanted)
  const [customer, admin, limited] = [count('customer'), count('admin'), count('limited')]
  const counts = { all: customer + admin + limited, customer, admin, limited, ended: count('ended') }
  const rows = await selectUsers(context).where(inArray(profiles.id, ids)).orderBy(NEWEST_USERS)
  return ok({ items: rows.map(toListed), nextCursor, total: counts[role], counts })
}

type ListedRole = Exclude<UserRole, 'all'>

const ROLES: Record<UserRole, SQL | undefined> = {
  all: isNull(profiles.deactivatedAt),
  customer: and(isNull(profiles.deactivatedAt), not(hasRole)),
  admin: and(isNull(profiles.deactivatedAt), eq(profiles.isAdmin, true)),
  limited: and(isNull(profiles.deactivatedAt), isNotNull(profiles.limitedRole)),
  ended: isNotNull(profiles.deactivatedAt),
}

/** By name, e-mail, phone or part of it. */
export function isNamed(search: string): SQL | undefined {
  return and(...searchTerms(search).map((term) => like(profiles.searchKey, `%${term}%`)))
}

const NEWEST: ListOrder = { keys: [profiles.createdAt, profiles.id], direction: 'DESC NULLS LAST' }
export const NEWEST_USERS = orderBy(NEWEST)

/** Also of an account that has ended: its orders still point to it. */
export async function findUser(
  context: Reader,
  id: string,
): Promise<Result<UserDetail, RefusalOf<'not-found'>>> {
  const [[row], [profile], latest] = await Promise.all([
    selectUsers(context).where(eq(profiles.id, id)),
    context.db.select({ address: profiles.address }).from(profiles).where(eq(profiles.id, id)),
    selectLatestOrders(context, id),
  ])
  if (!row || !profile) return refuse({ code: 'not-found' })
  return ok({
    ...toListed(row),
    ...profile,
    latestOrders: latest.map((order) => ({ ...isoTimes(order), finalAmount: toRials(order.finalAmount) })),
  })
}

function selectUsers({ db, now }: Reader) {
  const bought = db
    .select({
      ordersCount: sql<number>`count(*)::int`.as('orders_count'),
      spent:
        sql<string>`coalesce(sum(${orders.finalAmount}) FILTER (WHERE ${orders.status} = 'delivered'), 0)::numeric(15,3)::text`.as(
          'spent',
        ),
    })
    .from(orders)
    .where(and(eq(orders.userId, profiles.id), isNull(orders.deletedAt)))
    .as('bought')
  const { expiresAt, userId } = adminInvitations
  return db
    .select({
      ...pick(profiles, 'id', 'email', 'emailVerified', 'firstName', 'lastName', 'phone', 'isAdmin'),
      ...pick(profiles, 'isOwner', 'limitedRole'),
      hasSecondFactor,
      ...pick(profiles, 'createdAt', 'lastSignInAt', 'deactivatedAt'),
      invitedUntil: expiresAt,
      invitedRole: adminInvitations.limitedRole,
      ordersCount: bought.ordersCount,
      spent: bought.spent,
    })
    .from(profiles)
    .leftJoin(adminInvitations, and(eq(userId, profiles.id), gt(expiresAt, now())))
    .crossJoinLateral(bought)
}

type UserRow = Awaited<ReturnType<typeof selectUsers>>[number]

function toListed({ limitedRole, invitedRole, ...row }: UserRow): ListedUser {
  return {
    ...isoTimes(row),
    role: roleOf({ ...row, limitedRole }),
    invitedAs: row.invitedUntil && (invitedRole ?? 'full'),
  }
}

function selectLatestOrders({ db }: Reader, id: string) {
  const { orderNumber, status, paymentStatus, finalAmount, createdAt } = orders
  return db
    .select({ id: orders.id, orderNumber, status, paymentStatus, finalAmount, createdAt })
    .from(orders)
    .where(and(eq(orders.userId, id), isNull(orders.deletedAt)))
    .orderBy(sql`${orders.id} DESC NULLS LAST`)
    .limit(5)
}
