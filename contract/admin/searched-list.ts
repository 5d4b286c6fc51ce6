// A list that is searched, of any size (P-11).
import { z } from 'zod'
import { listOf } from '#contract/primitives.ts'

/** As any list; of a search that finds more than anybody looks through, `total` is where counting ended. */
export function searchedListOf<Item extends z.ZodType>(item: Item) {
  return listOf(item).extend({
    moreThanTotal: z
      .literal(true)
      .optional()
      .meta({ description: 'There are more than `total`: nobody counts past 1,000 finds of a search' }),
  })
}
