import { call, fieldErrorsOf, sentenceOf } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { AdminProduct } from '#contract/admin/products.ts'
import { itemListText } from '#text/admin/product-list.ts'
import { ITEM_ACTIONS, type ItemAction } from './item-menu.tsx'

/** What is done with one item at a touch, of a list several, one right after the other; said when it is done, and why not. */
export function useItemActions() {
  return useChange({
    send: ({ item, action }: { item: AdminProduct; action: ItemAction }) =>
      call('PATCH /api/admin/products/:id', {
        params: item,
        body: { ...ITEM_ACTIONS[action], updatedAt: item.updatedAt },
      }),
    meanwhile: 'send',
    done: (_, { item, action }) => ({ title: itemListText.done[action](item.nameArabic), tone: 'ok' }),
    failed: (error) => ({ title: itemListText.editFailed, description: sentenceFor(error), tone: 'danger' }),
    refresh: ['/api/admin/products', '/api/admin/categories'],
  })
}

/** A refusal of the fields says in them what is missing: «اختر محافظة…». */
function sentenceFor(error: unknown): string {
  const first = Object.values(fieldErrorsOf(error))[0]?.[0]
  return first ?? sentenceOf(error)
}
