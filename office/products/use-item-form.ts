import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call, fieldErrorsOf, sentenceOf } from '#browser/api-client.ts'
import { resolved } from '#browser/form-errors.ts'
import { useChange } from '#browser/use-change.ts'
import type { AdminProduct, EditProductRequest } from '#contract/admin/products.ts'
import { muscatDay } from '#domain/calendar.ts'
import {
  ITEM_FIELD_NAMES,
  type ItemFieldName,
  itemField,
  OPTIONAL_CHOICES,
} from '#domain/catalog/item-fields.ts'
import type { ProductType } from '#domain/product.ts'
import { useDraft } from '#office/form/use-draft.ts'
import { itemFormText } from '#text/admin/product-form.ts'
import { useToast } from '#ui/toast.tsx'
import { useFirstError } from '#ui/use-first-error.ts'
import {
  changesOf,
  checkItemValues,
  formValuesOf,
  type ItemFormValues,
  itemRequest,
  mergeDraft,
  newItemValues,
} from './item-form-values.ts'

const DELIVERY_FIELDS = ITEM_FIELD_NAMES.filter((name) => itemField(name).group === 'delivery')

export type ItemFormTask = {
  /** The item that is changed; null for a new one. */
  item: AdminProduct | null
  first: ItemFormValues
  /** What the draft is kept under. */
  draftName: string
  onDone: () => void
}

/** The form of an item as a whole: what it begins with, what is wrong, saving, and what came of it. */
export function useItemForm({ item, first, draftName, onDone }: ItemFormTask) {
  const toast = useToast()
  const [base, setBase] = useState(item)
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<ItemFormValues>({
    defaultValues: first,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (fields) => resolved(fields, checkItemValues(fields, muscatDay(new Date()))),
  })
  const draft = useDraft(form, {
    name: `item:${draftName}`,
    first,
    base: base?.updatedAt ?? '',
    differ: (fields) => Object.keys(changesOf(fields, first)).length > 0,
    merge: mergeDraft,
  })
  const goToError = useFirstError(element)

  const { run, failure, conflict, reset } = useChange({
    send: ({ fields, version }: { fields: ItemFormValues; version: string | undefined }) =>
      base ? saveChanges(base, fields, version) : add(fields),
    done: (said) => ({ title: said, tone: 'ok' }),
    onDone() {
      draft.end()
      onDone()
    },
    onFailed: fail,
    versioned: 'PATCH /api/admin/products/:id',
    refresh: ['/api/admin/products', '/api/admin/categories', '/api/admin/setup'],
  })

  function send(fields: ItemFormValues, version = base?.updatedAt) {
    return run({ fields, version })
  }

  function fail(error: unknown) {
    const errors = fieldErrorsOf(error)
    for (const name of ITEM_FIELD_NAMES) {
      if (errors[name]) form.setError(name, { message: errors[name][0] })
    }
    const message = sentenceOf(error)
    toast(
      base
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
    if (!base) OPTIONAL_CHOICES.forEach(set)
    form.clearErrors()
  }

  return {
    form,
    element,
    base,
    draft,
    failure,
    conflict,
    submit: form.handleSubmit((fields) => send(fields), goToError),
    changeType,
    /** What is there now takes the place of what was typed. */
    showCurrent() {
      if (!conflict) return
      setBase(conflict)
      reset()
      draft.end()
      form.reset(formValuesOf(conflict))
    },
    /** What was changed here is saved over it; what was not, stays as it is now. */
    keepMine: () => form.handleSubmit((fields) => send(fields, conflict?.updatedAt), goToError)(),
  }
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
