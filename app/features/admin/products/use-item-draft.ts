import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { forgetItemDraft, keepItemDraft, readItemDraft } from '#app/features/admin/products/item-draft.ts'
import {
  differingFields,
  type ItemFields,
  mergeDraft,
  requestOf,
} from '#app/features/admin/products/item-fields.ts'

/**
 * What is typed is kept as it is typed. What was kept before is offered, and stays until somebody chooses; typing on
 * without choosing writes over it.
 */
export function useItemDraft(
  form: UseFormReturn<ItemFields>,
  { name, first, base }: { name: string; first: ItemFields; base: string },
) {
  const [offered, setOffered] = useState(() => readItemDraft(name))

  useEffect(() => {
    const began = requestOf(first)
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (differingFields(requestOf(values), began).length === 0) return
        keepItemDraft(name, { fields: values, first, base, at: new Date().toISOString() })
      },
    })
  }, [form, name, first, base])

  return {
    offered,
    /** Whether the item was changed by somebody after the draft was written. */
    isOlder: offered !== null && offered.base !== base,
    resume() {
      if (offered) form.reset(mergeDraft(offered, first), { keepDefaultValues: true })
      setOffered(null)
    },
    discard() {
      forgetItemDraft(name)
      setOffered(null)
    },
    /** It was saved. */
    end() {
      forgetItemDraft(name)
      setOffered(null)
    },
  }
}
