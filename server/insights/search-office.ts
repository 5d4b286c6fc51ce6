// The search of the whole office (W-08): the searches of the lists combined, with the newest or best few of each kind.
import { and, isNull, sql } from 'drizzle-orm'
import type { OfficeFinds } from '#contract/admin/search.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { mayUse, type Permission } from '#domain/permissions.ts'
import { isoTimes } from '#platform/iso-times.ts'
import { pick } from '#platform/pick.ts'
import type { Member } from '#server/access/current-user.ts'
import { isNamed, NEWEST_USERS } from '#server/accounts/team/user-queries.ts'
import { listPassports } from '#server/animals/passport-queries.ts'
import { listAllProducts } from '#server/catalog/items/all-products-queries.ts'
import type { Reader } from '#server/context.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { orders } from '#server/database/tables/orders.ts'
import { matchesFilter } from '#server/orders/queries/order-filter.ts'

const FEW = 5

/** Searches only the lists that the caller's role may open. */
export async function searchOffice(
  context: Reader,
  { permissions }: Pick<Member, 'permissions'>,
  search: string,
): Promise<OfficeFinds> {
  const hasWords = foldArabic(search) !== ''
  const ifMay = <T>(permission: Permission, find: () => Promise<T[]>): Promise<T[]> =>
    hasWords && mayUse(permissions, permission) ? find() : Promise.resolve([])
  const [foundOrders, customers, animals, items] = await Promise.all([
    ifMay('orders:read', () => findOrders(context, search)),
    ifMay('users:read', () => findCustomers(context, search)),
    ifMay('animals:read', () => findAnimals(context, search)),
    ifMay('products:read', async () => (await listAllProducts(context, { search, limit: FEW })).items),
  ])
  return {
    orders: foundOrders.map(isoTimes),
    customers,
    animals,
    items: items.map(({ id, nameArabic, type, quantity }) => ({ id, nameArabic, type, quantity })),
  }
}

async function findOrders(context: Reader, search: string) {
  const { id, orderNumber, customerName, status, createdAt } = orders
  return context.db
    .select({ id, orderNumber, customerName, status, createdAt })
    .from(orders)
    .where(await matchesFilter(context, { search }))
    .orderBy(sql`${createdAt} DESC NULLS LAST, ${id} DESC NULLS LAST`)
    .limit(FEW)
}

async function findAnimals(context: Reader, search: string): Promise<OfficeFinds['animals']> {
  const found = await listPassports(context, { search, state: 'all', limit: FEW })
  if (!found.ok) return []
  return found.value.items.map((animal) => ({
    ...pick(animal, 'id', 'name', 'microchip'),
    species: animal.species.nameArabic,
  }))
}

function findCustomers({ db }: Reader, search: string) {
  const { id, firstName, lastName, email } = profiles
  return db
    .select({ id, firstName, lastName, email })
    .from(profiles)
    .where(and(isNull(profiles.deactivatedAt), isNamed(search)))
    .orderBy(NEWEST_USERS)
    .limit(FEW)
}
