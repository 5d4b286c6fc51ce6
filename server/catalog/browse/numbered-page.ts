// Catalogue A: pages of four that are asked for by their number (S-CATA-04, S-CATA-05).
import type { ProductList } from '#contract/catalog.ts'
import type { Reader } from '#server/context.ts'
import { listProducts } from './catalogue-queries.ts'

export const NUMBERED_PAGE_SIZE = 4

export type NumberedPage = Omit<ProductList, 'nextCursor'> & {
  /** The one that is shown: the last one, if a later one was asked for. */
  page: number
  pages: number
}

/** The catalogue's own list in its own order; a page past the end is the last one. */
export async function numberedPage(
  context: Reader,
  query: { search: string; category?: number },
  asked: number,
): Promise<NumberedPage> {
  const found = await readPage(context, query, 1)
  const pages = Math.max(1, Math.ceil(found.total / NUMBERED_PAGE_SIZE))
  const page = Math.min(asked, pages)
  const { nextCursor, ...shown } = page === 1 ? found : await readPage(context, query, page)
  return { ...shown, page, pages }
}

/** A page number is no position in the index, so the products before it are skipped by OFFSET. */
function readPage(
  context: Reader,
  query: { search: string; category?: number },
  page: number,
): Promise<ProductList> {
  const offset = (page - 1) * NUMBERED_PAGE_SIZE
  return listProducts(context, { ...query, limit: NUMBERED_PAGE_SIZE, offset })
}
