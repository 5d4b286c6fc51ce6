/** How far the numbers reach to both sides of the page that is shown (S-CATA-05). */
const WINDOW = 2

/** First, last, and two to each side of `page`; `null` stands for the numbers that are left out. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const from = Math.max(1, page - WINDOW)
  const to = Math.min(pages, page + WINDOW)
  const near = Array.from({ length: to - from + 1 }, (_, step) => from + step)
  const before = from > 2 ? [1, null] : from === 2 ? [1] : []
  const after = to < pages - 1 ? [null, pages] : to === pages - 1 ? [pages] : []
  return [...before, ...near, ...after]
}
