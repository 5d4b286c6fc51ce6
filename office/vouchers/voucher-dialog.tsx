import { useQuery } from '@tanstack/react-query'
import { call, queryOf } from '#browser/api-client.ts'
import type { AdminVoucher, VoucherRequest } from '#contract/admin/vouchers.ts'
import { VOUCHER_KINDS, type VoucherKind } from '#domain/vouchers/voucher.ts'
import { findVoucherFaults } from '#domain/vouchers/voucher-faults.ts'
import { blanksToNull } from '#office/form/blanks-to-null.ts'
import { labelFields } from '#office/form/label-fields.ts'
import { RecordDialog } from '#office/form/record-dialog.tsx'
import { useRecordForm } from '#office/form/use-record-form.ts'
import { voucherFaultSentences, vouchersText } from '#text/admin/vouchers.ts'
import { plainDigits } from '#text/format-price.ts'
import { ChipChoice, ChipToggles } from '#ui/chip-choice.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextField } from '#ui/text-field.tsx'

const { labels } = vouchersText
const KINDS = VOUCHER_KINDS.map((value) => ({ value, label: vouchersText.kinds[value] }))

/** Form values; blank means none. */
type VoucherFields = Record<
  'code' | 'percent' | 'amount' | 'minTotal' | 'maxUses' | 'startsOn' | 'endsOn',
  string
> & {
  kind: VoucherKind
  categoryIds: number[]
  oncePerCustomer: boolean
  isActive: boolean
}

const AMOUNT = { dir: 'ltr', inputMode: 'decimal', autoComplete: 'off' } as const
const COUNT = { ...AMOUNT, inputMode: 'numeric' } as const

export function VoucherDialog({ voucher, onClose }: { voucher: AdminVoucher | null; onClose: () => void }) {
  const saving = useVoucherForm(voucher, onClose)
  const { form } = saving
  const [kind, categoryIds] = form.watch(['kind', 'categoryIds'])
  const field = labelFields(form, labels)
  return (
    <RecordDialog
      onClose={onClose}
      saving={saving}
      title={voucher ? vouchersText.editTitle : vouchersText.newTitle}
      submit={vouchersText.save}
      failed={vouchersText.failed}
    >
      <TextField
        {...field('code')}
        required
        dir="ltr"
        autoCapitalize="characters"
        autoComplete="off"
        hint={vouchersText.codeHint}
      />
      <ChipChoice
        legend={labels.kind}
        options={KINDS}
        value={kind}
        onValue={(value) => {
          form.setValue('kind', value)
          form.clearErrors(['percent', 'amount'])
        }}
      />
      {kind === 'percent' ? <TextField {...field('percent')} {...COUNT} required /> : null}
      {kind === 'amount' ? <TextField {...field('amount')} {...AMOUNT} required /> : null}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...field('minTotal')} {...AMOUNT} optional />
        <TextField {...field('maxUses')} {...COUNT} optional hint={vouchersText.usesHint} />
        <TextField {...field('startsOn')} type="date" dir="ltr" optional />
        <TextField {...field('endsOn')} type="date" dir="ltr" optional />
      </div>
      <Categories chosen={categoryIds} onChoose={(ids) => form.setValue('categoryIds', ids)} />
      <Switch label={labels.oncePerCustomer} {...form.register('oncePerCustomer')} />
      <Switch label={labels.isActive} {...form.register('isActive')} />
    </RecordDialog>
  )
}

function Categories({ chosen, onChoose }: { chosen: number[]; onChoose: (ids: number[]) => void }) {
  const { data } = useQuery(queryOf('GET /api/admin/categories', { query: { limit: '100' } }))
  if (!data || data.items.length === 0) return null
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-md font-medium text-ink">{labels.categoryIds}</legend>
      <p className="text-sm text-ink-3">{vouchersText.categoriesHint}</p>
      <ChipToggles
        options={data.items.map(({ id, emoji, nameArabic }) => ({
          value: id,
          label: (
            <>
              <span aria-hidden>{emoji} </span>
              {nameArabic}
            </>
          ),
        }))}
        chosen={chosen}
        onChange={onChoose}
      />
    </fieldset>
  )
}

function useVoucherForm(voucher: AdminVoucher | null, onClose: () => void) {
  return useRecordForm({
    record: voucher,
    first: fieldsOf(voucher),
    fieldsOf,
    check: (fields) => voucherFaultSentences(findVoucherFaults(fields)),
    send: ({ fields, updatedAt }) => {
      const body: VoucherRequest = { ...blanksToNull(fields), code: fields.code, kind: fields.kind }
      return voucher
        ? call('PATCH /api/admin/vouchers/:id', { params: voucher, body: { ...body, updatedAt } })
        : call('POST /api/admin/vouchers', { body })
    },
    done: vouchersText.saved,
    onDone: onClose,
    versioned: 'PATCH /api/admin/vouchers/:id',
    refresh: ['/api/admin/vouchers'],
  })
}

function fieldsOf(voucher: AdminVoucher | null): VoucherFields {
  const { percent, amount, minTotal, maxUses, startsOn, endsOn } = voucher ?? {}
  return {
    code: voucher?.code ?? '',
    kind: voucher?.kind ?? 'percent',
    percent: String(percent ?? ''),
    amount: amount ? plainDigits(amount) : '',
    minTotal: minTotal ? plainDigits(minTotal) : '',
    maxUses: String(maxUses ?? ''),
    startsOn: startsOn ?? '',
    endsOn: endsOn ?? '',
    categoryIds: voucher?.categoryIds ?? [],
    oncePerCustomer: voucher?.oncePerCustomer ?? true,
    isActive: voucher?.isActive ?? true,
  }
}
