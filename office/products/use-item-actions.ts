import { call, fieldErrorsOf, sentenceOf } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { AdminProduct } from '#contract/admin/products.ts'
import { itemListText } from '#text/admin/product-list.ts'
import { ITEM_ACTIONS, type ItemAction } from './item-menu.tsx'

/** One-tap actions on an item, with a toast for success or failure. From a list, several may run at the same time. */
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

/** For a refused field, the message is that of the field: «اختر محافظة…». */
function sentenceFor(error: unknown): string {
  const first = Object.values(fieldErrorsOf(error))[0]?.[0]
  return first ?? sentenceOf(error)
}
