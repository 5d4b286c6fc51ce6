// Sample and demo data (A-SEED-*, X-43, X-44).
import { z } from 'zod'

const count = z.int()

/** What stands in the shop and is flagged as demo, and the orders that hold nothing else. */
export const demoData = z.object({ categories: count, products: count, orders: count })
export type DemoData = z.infer<typeof demoData>

/** What was made; nothing where the samples were there already. */
export const createdSamples = z.object({ categories: count, products: count })
export type CreatedSamples = z.infer<typeof createdSamples>

/** What went. Products that other orders name, and categories that are still used, stay in the books and out of sight. */
export const removedDemoData = demoData.extend({ archived: count })
export type RemovedDemoData = z.infer<typeof removedDemoData>
