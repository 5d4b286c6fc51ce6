// An office that keeps the records of animals (H-01): what tests of them ask.
import type { AdminHealthEntry, AdminPassport, OpenedPassport } from '#contract/admin/passports.ts'
import type { AdminProduct } from '#contract/admin/products.ts'
import type { AdminSpecies } from '#contract/admin/species.ts'
import type { Problem } from '#platform/api/problem.ts'
import { insertPerson } from './sessions.ts'
import { createAdminApp, SECRET } from './test-app.ts'

export const CHIP = '900123456789012'

export async function createPassportDesk() {
  const app = await createAdminApp()
  const owner = await insertPerson(app.shop, SECRET, { isAdmin: true })
  const { items: allSpecies } = (await app.admin<{ items: AdminSpecies[] }>('GET', '/api/admin/species')).body
  const species = new Map(allSpecies.map((one) => [one.code, one]))

  const speciesOf = (code: string) => species.get(code)?.id ?? 0

  async function addRecord(over: object = {}) {
    return app.admin<AdminPassport & Problem>('POST', '/api/admin/passports', {
      ...{ name: 'لولو', speciesId: speciesOf('cat') },
      ...over,
    })
  }
  const edit = (id: number, changes: object) =>
    app.admin<AdminPassport & Problem>('PATCH', `/api/admin/passports/${id}`, changes)
  const note = (id: number, entry: object) =>
    app.admin<AdminHealthEntry & Problem>('POST', `/api/admin/passports/${id}/entries`, entry)
  const open = async (id: number) =>
    (await app.admin<OpenedPassport>('GET', `/api/admin/passports/${id}`)).body

  async function addItem(over: object = {}) {
    const item = { type: 'animal', nameArabic: 'قط', price: '20', availableRegions: [1], isActive: false }
    return app.admin<AdminProduct & Problem>('POST', '/api/admin/products', { ...item, ...over })
  }
  const editItem = (id: number, changes: object) =>
    app.admin<AdminProduct & Problem>('PATCH', `/api/admin/products/${id}`, changes)
  const item = async (id: number) => (await app.admin<AdminProduct>('GET', `/api/admin/products/${id}`)).body

  /** Without any item or animal. */
  const begin = () => app.shop.pool.query('TRUNCATE products, animals CASCADE')

  return { app, owner, species, speciesOf, addRecord, edit, note, open, addItem, editItem, item, begin }
}
