// What must hold of the stored data at any moment, each as the query that finds what breaks it (`npm run verify`).
// The tables' own constraints forbid most of it already; here it is proved, whatever wrote the rows.
import { ANIMAL_INVARIANTS } from './animal-invariants.ts'
import type { Invariant } from './invariant.ts'
import { MONEY_INVARIANTS } from './money-invariants.ts'
import { ORDER_INVARIANTS } from './order-invariants.ts'
import { SHOP_INVARIANTS } from './shop-invariants.ts'
import { STOCK_INVARIANTS } from './stock-invariants.ts'

export const INVARIANTS: readonly Invariant[] = [
  ...STOCK_INVARIANTS,
  ...ORDER_INVARIANTS,
  ...MONEY_INVARIANTS,
  ...ANIMAL_INVARIANTS,
  ...SHOP_INVARIANTS,
]
