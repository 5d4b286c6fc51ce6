import type { UseFormReturn } from 'react-hook-form'
import { bindFields } from '#browser/bind-fields.ts'
import { PlaceSection } from '#browser/place/place-section.tsx'
import type { Cart } from '#contract/cart.ts'
import { REGIONS, type Region } from '#domain/regions.ts'
import { checkoutText } from '#text/checkout.ts'
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
      <TextField label={checkoutText.name} autoComplete="name" {...field('customerName')} />
      <PhoneField label={checkoutText.phone} hint={checkoutText.phoneWhy} {...field('customerPhone')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={checkoutText.region}
          autoComplete="address-level1"
          error={
            errors.regionId?.message ??
            (region && unserved.length > 0 ? checkoutText.unservedRegion(region.nameAr, unserved) : undefined)
          }
          options={regionOptions(cart, delivery)}
          {...form.register('regionId', { onChange: () => form.setValue('wilayat', '') })}
        />
        <SelectField
          label={checkoutText.wilayat}
          optional={checkoutText.optional}
          autoComplete="address-level2"
          placeholder={checkoutText.wilayatNone}
          options={(region?.wilayat ?? []).map((name) => ({ value: name, label: name }))}
          {...form.register('wilayat')}
        />
      </div>
      <TextareaField
        label={checkoutText.address}
        autoComplete="street-address"
        rows={2}
        hint={checkoutText.addressHint}
        {...field('customerAddress')}
      />
      <TextField
        label={checkoutText.landmark}
        optional={checkoutText.optional}
        autoComplete="off"
        hint={checkoutText.landmarkHint}
        {...field('landmark')}
      />
      <EmailField
        label={checkoutText.email}
        optional={checkoutText.optional}
        autoComplete="email"
        hint={checkoutText.emailHint}
        {...field('customerEmail')}
      />
      <TextareaField
        label={checkoutText.notes}
        optional={checkoutText.optional}
        rows={2}
        hint={checkoutText.notesHint}
        {...field('customerNotes')}
      />
      <PlaceSection wished={wished} />
    </>
  )
}

/** Marks governorates that an item in the cart is not delivered to. */
function regionOptions(cart: Cart, delivery: CheckoutDelivery) {
  return REGIONS.map(({ id, nameAr }) => ({
    value: String(id),
    label: unservedItems(cart, id, delivery).length > 0 ? checkoutText.regionNotServed(nameAr) : nameAr,
  }))
}
