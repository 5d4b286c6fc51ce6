// Adds up what the triggers noted of the orders by status and payment (P-11), so that reading the numbers stays a matter of
// a few rows. Any number of folds may run at once: what one takes, the others do not find.
import type { Context } from '#server/context.ts'
import { statement } from '#server/database/statement.ts'

export async function foldOrderCounts({ db }: Pick<Context, 'db'>): Promise<void> {
  await foldCounts(db)
}

const foldCounts = statement<[], never>(
  'fold_order_counts',
  `WITH taken AS (DELETE FROM order_counts RETURNING status, payment_status, change)
   INSERT INTO order_counts (status, payment_status, change)
   SELECT status, payment_status, sum(change) FROM taken GROUP BY 1, 2 HAVING sum(change) <> 0`,
)
