// An account created by a sign-in code has neither name nor phone; they are taken from the first order (S2-01).
import { and, eq, sql } from 'drizzle-orm'
import { splitName } from '#domain/accounts/person-name.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Customer } from '#server/access/current-user.ts'
import { profiles } from '#server/database/tables/accounts.ts'

/** Does not overwrite what is there. */
export async function fillAccount(
  tx: Transaction,
  customer: Customer,
  { customerName, customerPhone }: { customerName: string; customerPhone: string },
): Promise<void> {
  if (customer.firstName || customer.lastName) return
  const names = splitName(customerName)
  await tx
    .update(profiles)
    .set({
      ...names,
      name: `${names.firstName} ${names.lastName}`.trim(),
      phone: sql`coalesce(nullif(${profiles.phone}, ''), ${customerPhone})`,
    })
    .where(and(eq(profiles.id, customer.id), eq(profiles.firstName, ''), eq(profiles.lastName, '')))
}
