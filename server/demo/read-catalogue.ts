// The catalogues that a shop without items can be filled with, two files each: `demo`, a realistic shop, and
// `samples`, the four categories and five products of the specification (A-SEED-01, A-SEED-02).
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { baisaOf } from '#domain/money.ts'
import { projectFolder } from '#platform/process/project-folder.ts'
import type { categories, products } from '#server/database/tables/catalog.ts'

type NewCategoryRow = typeof categories.$inferInsert

type DemoCategory = Pick<NewCategoryRow, 'name' | 'nameArabic' | 'description' | 'descriptionArabic'> &
  Required<Pick<NewCategoryRow, 'emoji' | 'world'>>
export type DemoItem = {
  /** The name of its category. */
  category: string
  pictures: number
  /** Ids of the governorates an animal is delivered to. */
  regions?: number[]
  /** Its columns, as the database has them. */
  facts: Omit<typeof products.$inferInsert, 'images' | 'categoryId'>
}
export type DemoCatalogue = { categories: DemoCategory[]; items: DemoItem[] }

export const DEMO_FOLDER = join(projectFolder, 'server', 'demo')

export async function readCatalogue(name: 'demo' | 'samples'): Promise<DemoCatalogue> {
  type Item = Pick<DemoItem, 'category' | 'pictures' | 'regions'> & DemoItem['facts']
  const items = await readRows<Item>(`${name}-items.csv`)
  return {
    categories: await readRows<DemoCategory>(`${name}-categories.csv`),
    items: items.map(({ category, pictures, regions, ...facts }) => ({ category, pictures, regions, facts })),
  }
}

async function readRows<Row>(file: string): Promise<Row[]> {
  const text = await readFile(join(DEMO_FOLDER, file))
  return parse(text, { columns: true, cast: (cell, { column }) => readCell(String(column), cell) }) as Row[]
}

/** An empty cell leaves its column to the database. */
function readCell(column: string, cell: string) {
  if (cell === '') return undefined
  if (column === 'price' || column === 'costPrice') return baisaOf(cell)
  if (column === 'quantity' || column === 'pictures') return Number(cell)
  if (column === 'regions') return cell.split(' ').map(Number)
  return cell === 'true' || cell === 'false' ? cell === 'true' : cell
}
