import { useQueryClient } from '@tanstack/react-query'
import { call, queryOf } from '#browser/api-client.ts'
import { hasFieldErrors, wrongFields } from '#browser/form-errors.ts'
import { useSubmit } from '#browser/use-submit.ts'
import type { Drawer } from '#contract/admin/drawer.ts'
import { closeDrawerRequest } from '#contract/admin/drawer-request.ts'
import { baisaOf, readRials, toRials } from '#domain/money.ts'
import { useFields } from '#office/form/use-fields.ts'
import { FailureNotice } from '#office/shell/failure-notice.tsx'
import { FormDialog } from '#office/shell/form-dialog.tsx'
import { drawerText as text } from '#text/admin/drawer.ts'
import { formatRials } from '#text/format-price.ts'
import { Badge } from '#ui/badge.tsx'
import { Notice } from '#ui/notice.tsx'
import { NumberField, TextField } from '#ui/text-field.tsx'

/** Closes the drawer: counted cash, remaining cash and difference; reports payments made meanwhile. */
export function CloseDrawerDialog({ drawer, onClose }: { drawer: Drawer; onClose: () => void }) {
  const queries = useQueryClient()
  const { fields, field } = useFields({ counted: '', remaining: '', note: '' })
  const { lastClose, expected } = drawer
  const request = {
    counted: fields.counted,
    remaining: fields.remaining.trim() || fields.counted,
    note: fields.note,
    lastCloseId: lastClose?.id ?? null,
    lastPaymentId: drawer.lastPaymentId,
  }
  const { submit, wrong, pending, failure, conflict } = useSubmit({
    check: (body) => wrongFields(closeDrawerRequest, body),
    send: (body: typeof request) => call('POST /api/admin/drawer/closes', { body }),
    done: ({ difference }) =>
      lastClose
        ? {
            title: text.closed,
            description: baisaOf(difference) === 0 ? text.matches : text.differs(difference),
          }
        : { title: text.opened },
    onDone: onClose,
    versioned: 'POST /api/admin/drawer/closes',
    onConflict: (current) => queries.setQueryData(queryOf('GET /api/admin/drawer').queryKey, current),
    refresh: ['/api/admin/drawer', '/api/admin/audit'],
  })

  return (
    <FormDialog
      onClose={onClose}
      onSubmit={() => submit(request)}
      title={lastClose ? text.closeTitle : text.openTitle}
      description={lastClose ? text.closeWhat(formatRials(expected)) : text.openWhat}
      submit={lastClose ? text.close : text.open}
      submitting={text.saving}
      pending={pending}
    >
      <NumberField label={text.counted} {...field('counted', wrong)} decimal />
      {lastClose ? <Difference counted={fields.counted} expected={expected} /> : null}
      <NumberField
        label={text.remaining}
        {...field('remaining', wrong)}
        decimal
        optional
        hint={text.remainingHint}
        placeholder={fields.counted}
      />
      <TextField label={text.note} {...field('note', wrong)} optional />
      {conflict ? (
        <Notice tone="warn" live>
          {text.changed}
        </Notice>
      ) : null}
      <FailureNotice error={failure && !hasFieldErrors(failure) ? failure : null} />
    </FormDialog>
  )
}

function Difference({ counted, expected }: { counted: string; expected: string }) {
  const amount = readRials(counted)
  if (amount === null) return null
  const difference = amount - baisaOf(expected)
  return (
    <div role="status">
      <Badge tone={difference === 0 ? 'ok' : 'warn'}>
        {difference === 0 ? text.matches : text.differs(toRials(difference as typeof amount))}
      </Badge>
    </div>
  )
}
