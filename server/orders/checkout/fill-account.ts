// An account created by a sign-in code has no name; it is taken from the first order (S2-01).
import { and, eq } from 'drizzle-orm'
import { splitName } from '#domain/accounts/person-name.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Customer } from '#server/access/current-user.ts'
import { profiles } from '#server/database/tables/accounts.ts'

/** Does not overwrite an existing name. */
export async function nameAccount(tx: Transaction, customer: Customer, fullName: string): Promise<void> {
  if (customer.firstName || customer.lastName) return
  const names = splitName(fullName)
  await tx
    .update(profiles)
    .set({ ...names, name: `${names.firstName} ${names.lastName}`.trim() })
    .where(and(eq(profiles.id, customer.id), eq(profiles.firstName, ''), eq(profiles.lastName, '')))
}
