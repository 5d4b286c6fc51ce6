// Catalogue A: pages of four that are asked for by their number (S-CATA-04, S-CATA-05).
import type { Product } from '#contract/catalog.ts'
import type { Context } from '#server/context.ts'
import { listProducts } from './catalogue-queries.ts'

export const NUMBERED_PAGE_SIZE = 4

export type NumberedPage = {
  items: Product[]
  total: number
  /** The one that is shown: the last one, if a later one was asked for. */
  page: number
  pages: number
}

/** The catalogue's own list in its own order; a page past the end is the last one. */
export async function numberedPage(
  context: Pick<Context, 'db' | 'changes'>,
  query: { search: string; category?: number },
  asked: number,
): Promise<NumberedPage> {
  const first = await listProducts(context, { ...query, limit: NUMBERED_PAGE_SIZE })
  const pages = Math.max(1, Math.ceil(first.total / NUMBERED_PAGE_SIZE))
  const page = Math.min(asked, pages)
  if (page === 1) return { items: first.items, total: first.total, page, pages }
  const { items, total } = await listProducts(context, { ...query, limit: page * NUMBERED_PAGE_SIZE })
  return { items: items.slice((page - 1) * NUMBERED_PAGE_SIZE), total, page, pages }
}
