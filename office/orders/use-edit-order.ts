import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call, queryOf, refusalIn, urlOf } from '#browser/api-client.ts'
import { resolved, showFieldErrors, type WrongFields, wrongFields } from '#browser/form-errors.ts'
import { wrongPlace } from '#browser/place/place-values.ts'
import { useChange } from '#browser/use-change.ts'
import { editOrderRequest, type OrderEdit } from '#contract/admin/order-requests.ts'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import { useDraft } from '#office/form/use-draft.ts'
import { ORDER_READS } from '#office/undo/use-undo.ts'
import { orderEditText } from '#text/admin/orders.ts'
import { fieldsOfOrder, type OrderFields, orderChanges } from './order-fields.ts'
import { itemSentences } from './sale/use-sale.ts'

/** The form that edits an order (W-05): values, draft, errors, and sending the changes. */
export function useEditOrder(order: AdminOrderDetail, onDone: () => void) {
  const queries = useQueryClient()
  const { base, form, draft, show } = useOrderFields(order)
  const { run, pending, failure, conflict, reset } = useChange({
    send: (body: OrderEdit & { updatedAt: string }) =>
      call('PATCH /api/admin/orders/:id', { params: order, body }),
    done: orderEditText.saved,
    onDone(now) {
      queries.setQueryData([urlOf('GET /api/admin/orders/:id', { params: order })], now)
      draft.end()
      onDone()
    },
    onFailed: (error) => showFieldErrors(form, error),
    versioned: 'PATCH /api/admin/orders/:id',
    refresh: ORDER_READS,
  })
  const send = (updatedAt: string) =>
    form.handleSubmit(async (fields) => {
      const changes = orderChanges(fields, fieldsOfOrder(base))
      if (Object.keys(changes).length > 0) return void (await run({ ...changes, updatedAt }))
      draft.end()
      onDone()
    })
  useFocusOnWrong(form.formState.submitCount + Object.keys(form.formState.errors).length)

  async function showNow() {
    const now = await queries.fetchQuery(queryOf('GET /api/admin/orders/:id', { params: order }))
    reset()
    show(now)
  }

  return {
    form,
    draft,
    pending,
    failure,
    ...refusedIn(failure),
    conflict: conflict && {
      changed: '',
      onShow: () => void showNow(),
      onKeep: () => void send(conflict.updatedAt)(),
    },
    submit: send(base.updatedAt),
  }
}

/** What was typed about the order, and the order that it began with. */
function useOrderFields(order: AdminOrderDetail) {
  const [base, setBase] = useState(order)
  const [first, setFirst] = useState(() => fieldsOfOrder(order))
  const form = useForm<OrderFields>({
    defaultValues: first,
    mode: 'onTouched',
    resolver: (fields) => resolved(fields, wrongIn(fields, base)),
  })
  const draft = useDraft(form, {
    name: `order:edit-${order.id}`,
    first,
    base: base.updatedAt,
    differ: (fields) => Object.keys(orderChanges(fields, first)).length > 0,
  })
  function show(now: AdminOrderDetail) {
    const fields = fieldsOfOrder(now)
    setBase(now)
    setFirst(fields)
    form.reset(fields)
    // Last, since showing the order counts as typing.
    draft.end()
  }

  return { base, form, draft, show }
}

function wrongIn(fields: OrderFields, base: AdminOrderDetail): WrongFields {
  return {
    ...(fields.items.length === 0 && { items: orderEditText.nothing }),
    ...wrongPlace(fields),
    ...wrongFields(editOrderRequest, orderChanges(fields, fieldsOfOrder(base)), orderEditText),
  }
}

function refusedIn(failure: Error | null) {
  const isOfItems =
    failure && (refusalIn(failure, 'insufficient-stock') || refusalIn(failure, 'region-not-served'))
  return {
    /** H-06: the days offered after a day was refused; null before. */
    otherDays: (failure && refusalIn(failure, 'day-not-offered')?.days) || null,
    /** Why the change was refused, one message per item. */
    sentences: isOfItems ? itemSentences(failure) : [],
  }
}

/** Focuses the first invalid field (conventions 17). */
function useFocusOnWrong(tries: number): void {
  useEffect(() => {
    if (tries > 0) document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus()
  }, [tries])
}
