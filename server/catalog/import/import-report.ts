// The report on a file: counts of each kind, and the first rows of each.
import {
  type AddedRow,
  type ChangedRow,
  type ImportReport,
  MAX_LISTED_FAULTS,
  type RowFault,
} from '#contract/admin/product-imports.ts'
import { toRials } from '#domain/money.ts'
import { ITEM_CHOICES } from '#text/admin/item-fields.ts'
import { fileNoteText } from '#text/admin/product-import.ts'
import type { AddedItem, ChangedItem } from './check-row.ts'

/** With all errors, not only the first. */
export type WholeReport = { report: ImportReport; faults: RowFault[] }

const MAX_LISTED_ITEMS = 100
/** More than one for each row of the longest file. */
const MAX_FAULTS = 60_000

export function createImportReport() {
  const faultyRows = new Set<number>()
  const faults: RowFault[] = []
  const changes: ChangedRow[] = []
  const additions: AddedRow[] = []
  const counts = { rows: 0, added: 0, changed: 0, unchanged: 0, errors: 0, warnings: 0 }

  return {
    countRows: (more: number) => {
      counts.rows += more
    },
    countUnchanged: () => {
      counts.unchanged += 1
    },
    addFault: (fault: RowFault) => {
      if (fault.isWarning) counts.warnings += 1
      else {
        counts.errors += 1
        faultyRows.add(fault.row)
      }
      if (faults.length < MAX_FAULTS) faults.push(fault)
    },
    addChange: ({ number, before, fields }: ChangedItem) => {
      counts.changed += 1
      if (changes.length >= MAX_LISTED_ITEMS) return
      changes.push({ row: number, id: before.id, nameArabic: before.nameArabic, fields })
    },
    addAddition: ({ number, whole, checked }: AddedItem) => {
      counts.added += 1
      if (additions.length >= MAX_LISTED_ITEMS) return
      const { nameArabic } = whole
      const type = ITEM_CHOICES.type[whole.type]
      const price = toRials(checked.row.price)
      additions.push({ row: number, nameArabic, type, price, quantity: checked.quantity })
    },
    whole(notes: readonly string[]): WholeReport {
      const all = counts.errors + counts.warnings
      const cut = all > faults.length ? [fileNoteText.listedOnly(faults.length)] : []
      faults.sort((a, b) => Number(a.isWarning) - Number(b.isWarning) || a.row - b.row)
      return {
        faults,
        report: {
          ...counts,
          faulty: faultyRows.size,
          notes: [...notes, ...cut],
          faults: faults.slice(0, MAX_LISTED_FAULTS),
          changes,
          additions,
          isStale: false,
        },
      }
    },
  }
}
