import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { WrongFields } from '#browser/form-errors.ts'
import { counterText as text } from '#text/admin/counter.ts'
import { EmailField } from '#ui/email-field.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Till } from './till.ts'

type TillCustomer = Till['customer']

type CustomerFieldsProps = {
  customer: TillCustomer
  errors: WrongFields
  onChange: (customer: TillCustomer) => void
}

/** The customer, optional. */
export function CustomerFields({ customer, errors, onChange }: CustomerFieldsProps) {
  const isWrong = Boolean(errors.customerName || errors.customerPhone || errors.customerEmail)
  const [isOpen, setOpen] = useState(Boolean(customer.name || customer.phone || customer.email))
  const field = (name: keyof TillCustomer, error: string | undefined) => ({
    ...{ value: customer[name], optional: true, autoComplete: 'off', error },
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...customer, [name]: event.currentTarget.value }),
  })
  return (
    <details
      open={isOpen || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-control text-ink [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{text.customer}</span>
        <bdi className="min-w-0 flex-1 truncate text-end text-sm text-ink-3">
          {customer.name || customer.phone || customer.email || text.customerNone}
        </bdi>
        <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-3 pt-2">
        <TextField label={text.name} {...field('name', errors.customerName)} />
        <PhoneField label={text.phone} {...field('phone', errors.customerPhone)} />
        <EmailField label={text.email} hint={text.customerWhy} {...field('email', errors.customerEmail)} />
      </div>
    </details>
  )
}
