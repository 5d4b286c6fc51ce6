import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import { useSubmit } from '#browser/use-submit.ts'
import type { TypedBulkChange } from '#contract/admin/bulk-request.ts'
import type { ChangedProducts } from '#contract/admin/products.ts'
import { FailureNotice } from '#office/shell/failure-notice.tsx'
import { FormDialog } from '#office/shell/form-dialog.tsx'
import { ITEM_FIELD_TEXT } from '#text/admin/item-fields.ts'
import { productBulkText } from '#text/admin/product-list.ts'
import { Button } from '#ui/button.tsx'
import { DialogPanel } from '#ui/dialog-panel.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { DateField, TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toast.tsx'
import { type BulkKind, needsFigure, readChange, type SaleDays, wrongFigure } from './bulk-change.ts'

const KINDS = (Object.keys(productBulkText.kinds) as BulkKind[]).map((kind) => ({
  value: kind,
  label: productBulkText.kinds[kind],
}))

const FIELD = {
  pricePercent: { label: productBulkText.percent, hint: productBulkText.percentHint },
  price: { label: productBulkText.price, hint: undefined },
  sale: { label: productBulkText.salePercent, hint: undefined },
  quantityChange: { label: productBulkText.quantity, hint: productBulkText.quantityHint },
}

type BulkDialogProps = {
  ids: readonly number[]
  onClose: () => void
  /** Called if all were changed, to clear the selection. */
  onDone: () => void
}

/** Applies one change to all selected items; failed items are listed with the reason. */
export function BulkDialog({ ids, onClose, onDone }: BulkDialogProps) {
  const toast = useToast()
  const [kind, setKind] = useState<BulkKind>('pricePercent')
  const [typed, setTyped] = useState('')
  const [days, setDays] = useState<SaleDays>({ from: '', until: '', permit: '' })
  const [outcome, setOutcome] = useState<ChangedProducts | null>(null)

  const { submit, wrong, pending, failure, reset } = useSubmit({
    check: wrongFigure,
    send: (change: TypedBulkChange) => call('PATCH /api/admin/products', { body: { ids: [...ids], change } }),
    onDone(changed) {
      if (!changed.items.every(({ ok }) => ok)) return setOutcome(changed)
      toast({ title: productBulkText.done(changed.changed), tone: 'ok' })
      onDone()
    },
    refresh: ['/api/admin/products', '/api/admin/categories'],
  })

  const title = productBulkText.title(ids.length)
  if (outcome) return <OutcomeDialog title={title} outcome={outcome} onClose={onClose} />
  return (
    <FormDialog
      alert={false}
      onClose={onClose}
      onSubmit={() => submit(readChange(kind, typed, days))}
      title={title}
      submit={productBulkText.apply}
      submitting={productBulkText.applying}
      pending={pending}
    >
      <SelectField
        label={productBulkText.kind}
        options={KINDS}
        value={kind}
        onValue={(value) => {
          setKind(value)
          reset()
        }}
      />
      {needsFigure(kind) ? (
        <FigureField
          kind={kind}
          value={typed}
          error={wrong.figure}
          onType={(value) => {
            setTyped(value)
            reset()
          }}
        />
      ) : null}
      {kind === 'sale' ? <SaleFields days={days} error={wrong.permit} onChange={setDays} /> : null}
      <FailureNotice error={failure} title={productBulkText.failed} />
    </FormDialog>
  )
}

type FigureFieldProps = {
  kind: keyof typeof FIELD
  value: string
  error: string | undefined
  onType: (value: string) => void
}

function FigureField({ kind, value, error, onType }: FigureFieldProps) {
  return (
    <TextField
      {...FIELD[kind]}
      dir="ltr"
      inputMode={kind === 'price' ? 'decimal' : 'text'}
      error={error}
      value={value}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}

type SaleFieldsProps = { days: SaleDays; error: string | undefined; onChange: (days: SaleDays) => void }

function SaleFields({ days, error, onChange }: SaleFieldsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['from', 'until'] as const).map((name) => (
          <DateField
            key={name}
            label={ITEM_FIELD_TEXT[name === 'from' ? 'saleFrom' : 'saleUntil'].label}
            value={days[name]}
            onValue={(value) => onChange({ ...days, [name]: value })}
          />
        ))}
      </div>
      <TextField
        label={ITEM_FIELD_TEXT.salePermit.label}
        hint={ITEM_FIELD_TEXT.salePermit.hint}
        dir="auto"
        value={days.permit}
        error={error}
        onValue={(value) => onChange({ ...days, permit: value })}
      />
    </>
  )
}

type OutcomeDialogProps = { title: string; outcome: ChangedProducts; onClose: () => void }

function OutcomeDialog({ title, outcome, onClose }: OutcomeDialogProps) {
  return (
    <DialogPanel
      open
      onClose={onClose}
      title={title}
      footer={<Button onClick={onClose}>{productBulkText.ok}</Button>}
    >
      <Outcome {...outcome} />
    </DialogPanel>
  )
}

function Outcome({ changed, items }: ChangedProducts) {
  const stayed = items.filter(({ ok }) => !ok)
  return (
    <div className="flex flex-col gap-3">
      <Notice
        tone="warn"
        live
        title={changed === 0 ? productBulkText.none : productBulkText.partly(changed, items.length)}
      >
        {productBulkText.stayed}
      </Notice>
      <ul className="flex flex-col divide-y divide-line">
        {stayed.map(({ id, nameArabic, problem }) => (
          <li key={id} className="py-2">
            <bdi className="block font-semibold text-ink">{nameArabic ?? productBulkText.gone(id)}</bdi>
            <span className="text-sm text-ink-2">{problem}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
