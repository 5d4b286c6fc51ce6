// What a verb of the office passes on to the functions that it calls inside its transaction.
import type { Transaction } from '#platform/database/connect.ts'
import type { Context } from '#server/context.ts'
import type { Granted } from './current-user.ts'

/** `admin`: the person whose permission was checked, and who is logged. */
export type OfficeWork = { context: Context; tx: Transaction; admin: Granted<'orders:write'> }
