// Samples and demo data (api.md, Admin; A-SEED-*, X-43, L-03, L-04).
import { demoData, demoRemoval, loadDemoRequest, loadedDemo } from '#contract/admin/seed.ts'
import { type Api, answer } from '#http/api/endpoint.ts'
import { adminOf } from '#http/api/require-user.ts'
import { ok } from '#platform/result.ts'
import { loadDemo } from '#server/catalog/load-demo.ts'
import { announceRemoval, removeDemoData } from '#server/catalog/remove-demo-data.ts'

export function seedApi(api: Api): void {
  api.on(
    'GET',
    '/api/admin/seed',
    {
      summary: 'What removing the demo data would delete, archive and keep',
      access: 'admin',
      answer: demoData,
    },
    async ({ context }) => ok(await announceRemoval(context)),
  )

  api.on(
    'POST',
    '/api/admin/seed',
    {
      summary: 'Load the sample categories and products, or the whole demo; twice is the same as once',
      access: 'admin',
      body: loadDemoRequest,
      answer: loadedDemo,
      status: [201, 200],
      refusals: ['real-shop'],
    },
    async ({ c, context, body }) => {
      const made = await loadDemo(context, adminOf(c), body)
      return made.ok ? answer(made.value, made.value.products > 0 ? 201 : 200) : made
    },
  )

  api.on(
    'DELETE',
    '/api/admin/seed',
    {
      summary: 'Remove what is flagged as demo; orders and what people entered stay',
      access: 'admin',
      answer: demoRemoval,
    },
    ({ c, context }) => removeDemoData(context, adminOf(c)),
  )
}
