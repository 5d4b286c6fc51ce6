// Adds up what the triggers noted of the lists' rows (P-11), so that reading the numbers stays a matter of a few rows. Any
// number of folds may run at once: each writes down the sum of what it took, and what one takes, the others do not find.

import { statement } from '#platform/database/statement.ts'
import type { Context } from '#server/context.ts'

export async function foldCounts({ db }: Pick<Context, 'db'>): Promise<void> {
  await foldOrderCounts(db)
  await foldListCounts(db)
}

const foldOrderCounts = statement<[], never>(
  'fold_order_counts',
  `WITH taken AS (DELETE FROM order_counts RETURNING status, payment_status, change, amount)
   INSERT INTO order_counts (status, payment_status, change, amount)
   SELECT status, payment_status, sum(change), sum(amount) FROM taken GROUP BY 1, 2
   HAVING sum(change) <> 0 OR sum(amount) <> 0`,
)

/** What is one row already stays as it is. */
const foldListCounts = statement<[], never>(
  'fold_list_counts',
  `WITH many AS (
     SELECT list, cell FROM list_counts GROUP BY 1, 2 HAVING count(*) > 1 OR sum(change) = 0
   ), taken AS (
     DELETE FROM list_counts c USING many WHERE c.list = many.list AND c.cell = many.cell RETURNING c.list, c.cell, c.change
   )
   INSERT INTO list_counts (list, cell, change)
   SELECT list, cell, sum(change) FROM taken GROUP BY 1, 2 HAVING sum(change) <> 0`,
)
