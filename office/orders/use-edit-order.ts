import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect } from 'react'
import { call, queryOf, refusalIn, urlOf } from '#browser/api-client.ts'
import { type WrongFields, wrongFields } from '#browser/form-errors.ts'
import { wrongPlace } from '#browser/place/place-values.ts'
import { editOrderRequest } from '#contract/admin/order-requests.ts'
import type { AdminOrder, AdminOrderDetail } from '#contract/admin/orders.ts'
import { useDraftForm } from '#office/form/use-draft-form.ts'
import { ORDER_READS } from '#office/undo/use-undo.ts'
import { orderEditText } from '#text/admin/orders.ts'
import { fieldsOfOrder, type OrderFields, orderChanges } from './order-fields.ts'
import { itemSentences } from './sale/use-sale.ts'

/** The form that edits an order (W-05): values, draft, errors, and sending the changes. */
export function useEditOrder(order: AdminOrderDetail, onDone: () => void) {
  const queries = useQueryClient()
  const saving = useDraftForm<OrderFields, AdminOrderDetail, AdminOrder>({
    name: `order:edit-${order.id}`,
    record: order,
    first: fieldsOfOrder(order),
    fieldsOf: fieldsOfOrder,
    check: (fields, base) => wrongIn(fields, base ?? order),
    differ: (fields, first) => Object.keys(orderChanges(fields, first)).length > 0,
    send: ({ fields, base, updatedAt }) =>
      call('PATCH /api/admin/orders/:id', {
        params: order,
        body: { ...orderChanges(fields, fieldsOfOrder(base ?? order)), updatedAt },
      }),
    done: orderEditText.saved,
    onDone(now) {
      queries.setQueryData([urlOf('GET /api/admin/orders/:id', { params: order })], now)
      onDone()
    },
    versioned: 'PATCH /api/admin/orders/:id',
    readCurrent: () => queries.fetchQuery(queryOf('GET /api/admin/orders/:id', { params: order })),
    refresh: ORDER_READS,
  })
  const { form, begun, failure, draft, submit } = saving
  useFocusOnWrong(form.formState.submitCount + Object.keys(form.formState.errors).length)
  return {
    ...saving,
    ...refusedIn(failure),
    submit(event: FormEvent<HTMLFormElement>) {
      if (Object.keys(orderChanges(form.getValues(), begun)).length > 0) return submit(event)
      event.preventDefault()
      draft.end()
      onDone()
    },
  }
}

function wrongIn(fields: OrderFields, base: AdminOrder): WrongFields {
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
