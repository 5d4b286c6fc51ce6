import { adminListText } from '#text/admin/shell.ts'

/** How many there are, in words that were made of `total`; nobody counts all finds of a search that has very many. */
export function totalText({ moreThanTotal }: { moreThanTotal: boolean }, total: string): string {
  return moreThanTotal ? adminListText.moreThan(total) : total
}
