import type { UseFormReturn } from 'react-hook-form'
import { bindFields } from '#browser/bind-fields.ts'
import { PlaceSection } from '#browser/place/place-section.tsx'
import type { Cart } from '#contract/cart.ts'
import { REGIONS, type Region } from '#domain/regions.ts'
import { checkoutText as text } from '#text/checkout.ts'
import { EmailField } from '#ui/email-field.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { unservedItems } from './delivery-quote.ts'
import type { CheckoutFields } from './order-form.ts'
import type { CheckoutDelivery } from './use-delivery-now.ts'

type ContactFieldsProps = {
  form: UseFormReturn<CheckoutFields>
  region: Region | undefined
  /** Names of the items not delivered to the chosen governorate. */
  unserved: readonly string[]
  cart: Cart
  delivery: CheckoutDelivery
  /** The page was reloaded to ask for the position. */
  wished: boolean
}

/** The receiver and the address (S-CHK-03..05, X-33). */
export function ContactFields({ form, region, unserved, cart, delivery, wished }: ContactFieldsProps) {
  const { errors } = form.formState
  const field = bindFields(form)
  return (
    <>
      <TextField label={text.name} autoComplete="name" {...field('customerName')} />
      <PhoneField label={text.phone} hint={text.phoneWhy} {...field('customerPhone')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={text.region}
          autoComplete="address-level1"
          error={
            errors.regionId?.message ??
            (region && unserved.length > 0 ? text.unservedRegion(region.nameAr, unserved) : undefined)
          }
          options={regionOptions(cart, delivery)}
          {...form.register('regionId', { onChange: () => form.setValue('wilayat', '') })}
        />
        <SelectField
          label={text.wilayat}
          optional
          autoComplete="address-level2"
          placeholder={text.wilayatNone}
          options={(region?.wilayat ?? []).map((name) => ({ value: name, label: name }))}
          {...form.register('wilayat')}
        />
      </div>
      <TextareaField
        label={text.address}
        autoComplete="street-address"
        rows={2}
        hint={text.addressHint}
        {...field('customerAddress')}
      />
      <TextField
        label={text.landmark}
        optional
        autoComplete="off"
        hint={text.landmarkHint}
        {...field('landmark')}
      />
      <EmailField
        label={text.email}
        optional
        autoComplete="email"
        hint={text.emailHint}
        {...field('customerEmail')}
      />
      <TextareaField label={text.notes} optional rows={2} hint={text.notesHint} {...field('customerNotes')} />
      <PlaceSection wished={wished} />
    </>
  )
}

/** Marks governorates that an item in the cart is not delivered to. */
function regionOptions(cart: Cart, delivery: CheckoutDelivery) {
  return REGIONS.map(({ id, nameAr }) => ({
    value: String(id),
    label: unservedItems(cart, id, delivery).length > 0 ? text.regionNotServed(nameAr) : nameAr,
  }))
}
