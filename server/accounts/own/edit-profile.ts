// Customers change their own names, phone, address and place (W-13), never their e-mail or their role (A-ROLE-03).
import { and, eq, isNull } from 'drizzle-orm'
import type { EditProfileRequest } from '#contract/account-requests.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { SessionUser } from '#contract/session.ts'
import { parseOmanPhone } from '#domain/phone.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import { type Customer, findCustomer } from '#server/access/current-user.ts'
import type { Context } from '#server/context.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { readPlaceFields } from '#server/orders/records/read-place-fields.ts'
import { FIELD_FAULTS } from '#text/accounts.ts'

/** A phone is stored as E.164; an empty one is removed. */
export async function editProfile(
  { db, now }: Context,
  customer: Customer,
  input: EditProfileRequest,
): Promise<Result<SessionUser, RefusalOf<'invalid-request' | 'unauthorized'>>> {
  const phone = input.phone === undefined ? undefined : readPhone(input.phone)
  if (phone === null) return refuseField('phone', FIELD_FAULTS['phone-invalid'])
  const { fields, errors } = readPlaceFields(input)
  if (Object.keys(errors).length > 0) return refuse({ code: 'invalid-request', errors })
  const { secondPhone, receiverName, ...place } = fields
  const firstName = input.firstName ?? customer.firstName
  const lastName = input.lastName ?? customer.lastName
  await db
    .update(profiles)
    .set({
      firstName: input.firstName,
      lastName: input.lastName,
      name: `${firstName} ${lastName}`.trim(),
      phone,
      address: input.address,
      ...place,
      ...(secondPhone !== undefined && { secondPhone: secondPhone ?? '' }),
      ...(receiverName !== undefined && { receiverName: receiverName ?? '' }),
      updatedAt: now(),
    })
    // Nothing is written to an account that ended a moment ago.
    .where(and(eq(profiles.id, customer.id), isNull(profiles.deactivatedAt)))
  const edited = await findCustomer(db, customer.id)
  return edited ? ok(edited) : refuse({ code: 'unauthorized' })
}

/** Null if it is not an Omani phone number. */
function readPhone(text: string): string | null {
  return text.trim() === '' ? '' : (parseOmanPhone(text)?.e164 ?? null)
}
