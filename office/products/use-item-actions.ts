import { call, fieldErrorsOf, sentenceOf } from '#browser/api-client.ts'
import { useRefresh } from '#browser/use-change.ts'
import type { AdminProduct } from '#contract/admin/products.ts'
import { itemListText } from '#text/admin/product-list.ts'
import { useToast } from '#ui/toast.tsx'
import { ITEM_ACTIONS, type ItemAction } from './item-menu.tsx'

/**
 * What is done with one item at a touch; said when it is done, and why when it is not. Not by `useChange`, which lets
 * through one change at a time: a list changes several items one right after the other.
 */
export function useItemActions() {
  const toast = useToast()
  const refresh = useRefresh()

  async function act(item: AdminProduct, action: ItemAction): Promise<void> {
    try {
      const body = { ...ITEM_ACTIONS[action], updatedAt: item.updatedAt }
      await call('PATCH /api/admin/products/:id', { params: item, body })
      toast({ title: itemListText.done[action](item.nameArabic), tone: 'ok' })
    } catch (error) {
      toast({ title: itemListText.editFailed, description: sentenceFor(error), tone: 'danger' })
    }
    // Also after a failure: somebody may have been quicker.
    await refresh('/api/admin/products', '/api/admin/categories')
  }

  return { act }
}

/** A refusal of the fields says in them what is missing: «اختر محافظة…». */
function sentenceFor(error: unknown): string {
  const first = Object.values(fieldErrorsOf(error))[0]?.[0]
  return first ?? sentenceOf(error)
}
