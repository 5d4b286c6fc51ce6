// Samples and demo data (api.md, Admin; A-SEED-*, X-43).
import { createdSamples, demoData, removedDemoData } from '#contract/admin/seed.ts'
import { ok } from '#domain/result.ts'
import { type Api, answer } from '#http/api/endpoint.ts'
import { adminOf } from '#http/api/require-user.ts'
import { createSamples } from '#server/catalog/create-samples.ts'
import { countDemoData, removeDemoData } from '#server/catalog/remove-demo-data.ts'

export function seedApi(api: Api): void {
  api.on(
    'GET',
    '/api/admin/seed',
    { summary: 'How much demo data the shop holds', access: 'admin', answer: demoData },
    async ({ context }) => ok(await countDemoData(context)),
  )

  api.on(
    'POST',
    '/api/admin/seed',
    {
      summary: 'Make the sample categories and products; twice is the same as once',
      access: 'admin',
      answer: createdSamples,
      status: [201, 200],
    },
    async ({ c, context }) => {
      const made = await createSamples(context, adminOf(c))
      return made.ok ? answer(made.value, made.value.products > 0 ? 201 : 200) : made
    },
  )

  api.on(
    'DELETE',
    '/api/admin/seed',
    {
      summary: 'Remove what is flagged as demo, and the orders that hold nothing else',
      access: 'admin',
      answer: removedDemoData,
    },
    ({ c, context }) => removeDemoData(context, adminOf(c)),
  )
}
