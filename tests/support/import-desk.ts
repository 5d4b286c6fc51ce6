// An administrator who imports files of items: each is uploaded, checked and previewed before it is written.
import { expect } from 'vitest'
import type { ProductImport } from '#contract/admin/product-imports.ts'
import { runImport } from '#server/catalog/import/run-import.ts'
import { insertPerson } from './sessions.ts'
import { BASE_URL, createAdminApp, SECRET } from './test-app.ts'

export const HEAD = 'رقم العنصر,نوع العنصر,الاسم بالعربية,السعر (ر.ع),الكمية,المحافظات'
export const SUPPLY = ',منتج أو مستلزمات,'

export const NEW_RABBIT = { 'نوع العنصر': 'حيوان حي', 'الاسم بالعربية': 'أرنب جديد' }

export async function createImportDesk() {
  const app = await createAdminApp()
  const owner = await insertPerson(app.shop, SECRET, { isAdmin: true })

  const exported = async () =>
    Buffer.from(
      await (
        await app.request('/api/admin/products/export', { headers: { Cookie: owner.cookie } })
      ).arrayBuffer(),
    )

  async function send(file: string | Uint8Array<ArrayBuffer>, cookie = owner.cookie) {
    const form = new FormData()
    form.set('file', new File([file], 'عناصر.csv', { type: 'text/csv' }))
    const response = await app.request('/api/admin/product-imports', {
      method: 'POST',
      headers: { Cookie: cookie, Origin: BASE_URL },
      body: form,
    })
    return { status: response.status, body: (await response.json()) as ProductImport }
  }

  /** Uploaded, checked and previewed. */
  async function preview(file: string | Uint8Array<ArrayBuffer>): Promise<ProductImport> {
    const { status, body } = await send(file)
    expect(status).toBe(202)
    expect(body.state).toBe('checking')
    await runImport(app.shop.context, body.id)
    return read(body.id)
  }

  async function read(id: number): Promise<ProductImport> {
    return (await app.admin<ProductImport>('GET', `/api/admin/product-imports/${id}`)).body
  }

  async function commit(id: number): Promise<ProductImport> {
    expect((await app.admin('POST', `/api/admin/product-imports/${id}/commit`)).status).toBe(202)
    await runImport(app.shop.context, id)
    return read(id)
  }

  async function add(item: object): Promise<number> {
    const { body, status } = await app.admin<{ id: number }>('POST', '/api/admin/products', {
      type: 'product',
      price: '5.5',
      quantity: '10',
      ...item,
    })
    expect(status).toBe(201)
    return body.id
  }

  return { app, owner, exported, send, preview, read, commit, add }
}

/** With its byte order mark, if it has one. */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

/** This many supplies, with different prices and quantities. */
export function suppliesNamed(name: string, count: number): string {
  return Array.from(
    { length: count },
    (_, n) => `${SUPPLY}${name} ${n},${(n % 90) + 1}.5,${n % 7},\r\n`,
  ).join('')
}

/** A row of a whole file. */
export function rowOf(head: string, cells: Record<string, string>): string {
  return head
    .split(',')
    .map((heading) => cells[heading] ?? '')
    .join(',')
}
