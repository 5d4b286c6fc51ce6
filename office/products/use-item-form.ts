import { useRef } from 'react'
import { call, fieldErrorsOf, sentenceOf } from '#browser/api-client.ts'
import type { AdminProduct, EditProductRequest } from '#contract/admin/products.ts'
import {
  ITEM_FIELD_NAMES,
  type ItemFieldName,
  itemField,
  OPTIONAL_CHOICES,
} from '#domain/catalog/item-fields.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import type { ProductType } from '#domain/product.ts'
import { useDraftForm } from '#office/form/use-draft-form.ts'
import { ITEM_FIELD_TEXT } from '#text/admin/item-fields.ts'
import { itemFormText } from '#text/admin/product-form.ts'
import { useToast } from '#ui/toast.tsx'
import { useFirstError } from '#ui/use-first-error.ts'
import {
  changesOf,
  checkItemValues,
  differingFields,
  formValuesOf,
  type ItemFormValues,
  itemRequest,
  mergeDraft,
  newItemValues,
} from './item-form-values.ts'

const DELIVERY_FIELDS = ITEM_FIELD_NAMES.filter((name) => itemField(name).group === 'delivery')

export type ItemFormTask = {
  /** The edited item; null for a new one. */
  item: AdminProduct | null
  first: ItemFormValues
  /** The storage key of the draft. */
  draftName: string
  onDone: () => void
}

/** The form of an item: initial values, validation, saving and result. */
export function useItemForm({ item, first, draftName, onDone }: ItemFormTask) {
  const toast = useToast()
  const element = useRef<HTMLFormElement>(null)
  const goToError = useFirstError(element)

  const saving = useDraftForm({
    name: `item:${draftName}`,
    record: item,
    first,
    fieldsOf: formValuesOf,
    check: (fields) => checkItemValues(fields, muscatDay(new Date())),
    shouldFocusError: false,
    differ: (fields, before) => Object.keys(changesOf(fields, before)).length > 0,
    merge: mergeDraft,
    changed: changedFields,
    onInvalid: goToError,
    send: ({ fields, base, updatedAt }) => (base ? saveChanges(base, fields, updatedAt) : add(fields)),
    done: (said) => ({ title: said, tone: 'ok' }),
    onDone,
    onFailed: fail,
    versioned: 'PATCH /api/admin/products/:id',
    refresh: ['/api/admin/products', '/api/admin/categories', '/api/admin/setup'],
  })

  const { form } = saving

  function fail(error: unknown): void {
    const errors = fieldErrorsOf(error)
    for (const name of ITEM_FIELD_NAMES) {
      if (errors[name]) form.setError(name, { message: errors[name][0] })
    }
    const message = sentenceOf(error)
    toast(
      item
        ? { title: itemFormText.editFailed, description: message, tone: 'danger' }
        : { title: itemFormText.addFailed(message), tone: 'danger' },
    )
    goToError()
  }

  /** A-ITEM-08: delivery depends on the kind. A new item gets the defaults of its new kind. */
  function changeType(type: ProductType) {
    const fresh = newItemValues(type)
    const set = (name: ItemFieldName) => form.setValue(name, fresh[name] as never, { shouldDirty: true })
    set('type')
    DELIVERY_FIELDS.forEach(set)
    if (!item) OPTIONAL_CHOICES.forEach(set)
    form.clearErrors()
  }

  return { ...saving, element, changeType }
}

async function add(fields: ItemFormValues): Promise<string> {
  await call('POST /api/admin/products', { body: itemRequest(fields) })
  return itemFormText.added[fields.type]
}

async function saveChanges(
  base: AdminProduct,
  fields: ItemFormValues,
  version = base.updatedAt,
): Promise<string> {
  const changes: EditProductRequest = changesOf(fields, formValuesOf(base))
  if (Object.keys(changes).length === 0) return itemFormText.unchanged
  const stock = changes.quantity === undefined ? {} : { quantityRead: base.quantity }
  await call('PATCH /api/admin/products/:id', {
    params: base,
    body: { ...changes, ...stock, updatedAt: version },
  })
  return itemFormText.saved
}

function changedFields(base: AdminProduct, current: AdminProduct): string {
  const names = differingFields(itemRequest(formValuesOf(current)), itemRequest(formValuesOf(base)))
  return names.map((name) => ITEM_FIELD_TEXT[name].label).join('، ')
}
