import type { WrongFields } from '#browser/form-errors.ts'
import { DELIVERY_TYPES } from '#domain/delivery.ts'
import { findRegion, REGIONS } from '#domain/regions.ts'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { saleText } from '#text/admin/sale.ts'
import { DELIVERY_TYPE_LABELS } from '#text/orders.ts'
import { EmailField } from '#ui/email-field.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import type { SaleFields } from './use-sale.ts'

type SaleContactProps = {
  fields: SaleFields
  set: (changed: Partial<SaleFields>) => void
  errors: WrongFields
}

/** The buyer and the address. */
export function SaleContact({ fields, set, errors }: SaleContactProps) {
  const region = findRegion(Number(fields.regionId))
  const text = (
    name: 'customerName' | 'customerPhone' | 'customerEmail' | 'customerAddress' | 'customerNotes',
  ) => ({
    value: fields[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  })
  return (
    <TitledCard title={saleText.customer}>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField label={saleText.name} autoComplete="off" {...text('customerName')} />
        <PhoneField label={saleText.phoneNumber} {...text('customerPhone')} />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          label={saleText.region}
          error={errors.regionId}
          value={fields.regionId}
          onValue={(value) => set({ regionId: value, wilayat: '' })}
          options={REGIONS.map(({ id, nameAr }) => ({ value: String(id), label: nameAr }))}
        />
        <SelectField
          label={saleText.wilayat}
          optional
          placeholder={saleText.anyWilayat}
          value={fields.wilayat}
          onValue={(value) => set({ wilayat: value })}
          options={(region?.wilayat ?? []).map((name) => ({ value: name, label: name }))}
        />
      </div>
      <TextField label={saleText.address} autoComplete="off" {...text('customerAddress')} />
      <EmailField label={saleText.email} optional {...text('customerEmail')} />
      <RadioCards
        legend={saleText.delivery}
        value={fields.deliveryType}
        onValue={(deliveryType) => set({ deliveryType })}
        columns={2}
        options={DELIVERY_TYPES.map((value) => ({ value, label: DELIVERY_TYPE_LABELS[value] }))}
      />
      <TextareaField label={saleText.notes} optional rows={2} {...text('customerNotes')} />
    </TitledCard>
  )
}
