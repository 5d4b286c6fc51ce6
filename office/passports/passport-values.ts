// The form values of an animal's record: all strings, blank for none.
import type { AdminPassport } from '#contract/admin/passports.ts'
import { cleanMicrochip, groupedMicrochip, microchipFault } from '#domain/animals/microchip.ts'
import { NEW_PASSPORT, type Passport } from '#domain/animals/passport.ts'
import { blanksToNull } from '#office/form/blanks-to-null.ts'

export type PassportFields = { [Name in keyof Passport]: string } & { files: string[] }

export function passportFormFields(passport: AdminPassport): PassportFields {
  const { species, product, mother, father, files, microchip } = passport
  const ids = { speciesId: species.id, productId: product?.id, motherId: mother?.id, fatherId: father?.id }
  const values: Record<string, unknown> = {
    ...passport,
    ...ids,
    microchip: microchip && groupedMicrochip(microchip),
  }
  return toFields((name) => values[name], files)
}

/** @param productId the item it will be sold as, if known */
export function newFields(productId: string): PassportFields {
  return { ...toFields(() => null, []), productId }
}

function toFields(read: (name: string) => unknown, files: readonly string[]): PassportFields {
  const names = Object.keys(NEW_PASSPORT).map((name) => [name, String(read(name) ?? '')])
  return { ...(Object.fromEntries(names) as { [Name in keyof Passport]: string }), files: [...files] }
}

const IDS = ['speciesId', 'productId', 'motherId', 'fatherId'] as const

/** The request for the API. */
export function passportRequest({ files, ...fields }: PassportFields): Passport {
  const ids = IDS.map((name) => [name, fields[name] === '' ? null : Number(fields[name])])
  return { ...blanksToNull(fields), ...Object.fromEntries(ids), name: fields.name.trim() }
}

/** Null if it is not a valid chip number. */
export function readChip(code: string): string | null {
  const digits = cleanMicrochip(code)
  return microchipFault(digits) === null ? digits : null
}
